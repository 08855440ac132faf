/** Scroll to the newest line with the next picture: measuring at once would hold a move up. */
export function toTheEnd(list: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    if (list) list.scrollTop = list.scrollHeight;
  });
}
