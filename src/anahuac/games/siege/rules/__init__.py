"""The rules of the siege, one module per part of a chapter, in rulebook order."""
