"""The siege of Tenochtitlan: hexes on land, areas on the lake."""
