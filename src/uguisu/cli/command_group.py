"""Commands that have commands of their own: `uguisu admin`, `uguisu lab`."""

from typing import Any

from typer.core import TyperGroup

from uguisu.cli.usage_errors import UsageError, near


class CommandGroup(TyperGroup):
    """Suggests the command that was probably meant."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            named = f"{ctx.info_name} {args[0]}"
            raise UsageError(
                "cli-no-command",
                command=named,
                help=f"uguisu {ctx.info_name} --help",
                **near(args[0], self.commands),
            )
        return super().resolve_command(ctx, args)
