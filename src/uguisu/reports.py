"""HTML reports: one self-contained file each, in a light and a dark theme."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined


def render(template: Path, language: str, title: str, **values: object) -> str:
    """The page of a template that extends `report_page.html`."""
    pages = Environment(
        loader=FileSystemLoader([template.parent, Path(__file__).parent]),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    return pages.get_template(template.name).render(language=language, title=title, **values)
