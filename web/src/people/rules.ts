/** What names and passwords may be, said before anything is typed and ticked while it is. The
 *  server has the last word (protocol/http/accounts.py, people/names.py). */

export const NAME_MOST = 24;
export const LOGIN_LEAST = 2;
export const LOGIN_MOST = 24;
export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 200;
/** Of a line of chat. */
export const TEXT_MOST = 400;

/** As the server counts: code points, not halves of them. */
export const lengthOf = (text: string): number => [...text].length;

export const isName = (text: string): boolean =>
  text.trim() !== "" && lengthOf(text.trim()) <= NAME_MOST;

export const isLoginLength = (text: string): boolean =>
  lengthOf(text) >= LOGIN_LEAST && lengthOf(text) <= LOGIN_MOST;

export const isLoginText = (text: string): boolean => /^[\p{L}\p{N}_.-]+$/u.test(text);

export const isPassword = (text: string): boolean =>
  lengthOf(text) >= PASSWORD_LEAST && lengthOf(text) <= PASSWORD_MOST;
