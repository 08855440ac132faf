"""Which build is running: compiled or plain Python."""


def is_compiled() -> bool:
    """Whether the engine modules were compiled by mypyc when the package was built."""
    from uguisu.kernel import state

    return not str(state.__file__).endswith(".py")
