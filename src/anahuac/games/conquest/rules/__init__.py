"""Rules of Conquest, one module per chapter, in rulebook order. Each function cites its clause."""
