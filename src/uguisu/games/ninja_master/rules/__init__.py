"""The rules of Ninja Master, the only code that changes its state.

`race` is a round until it ends, `scoring` counts it, `ending` passes the pieces on or ends all.
"""
