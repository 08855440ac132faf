/** Something this browser knows of us between two pages; without storage, a new page does not. */
export function remembered(key: string) {
  return {
    is(): boolean {
      try {
        return localStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(yes: boolean): void {
      try {
        if (yes) localStorage.setItem(key, "yes");
        else localStorage.removeItem(key);
      } catch {
        // then a new page does not know
      }
    },
  };
}
