"""The rules help in the window: pages as documents, pictures drawn by the program, the panel that shows them."""
