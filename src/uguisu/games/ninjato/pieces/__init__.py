"""The pieces of Ninjato as the rules count with them: numbers, printed values, payments."""
