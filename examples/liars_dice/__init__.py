"""Liar's dice, a fifth game: what a package needs to be played everywhere (docs/adding-a-game.md).

Try it from the checkout: `UGUISU_GAMES=examples.liars_dice.game:LiarsDice uguisu play liars-dice`.
"""
