/** Any origin does: only whether an address stays on its own is asked. */
const ANY_ORIGIN = 'https://origin.invalid';

function staysHere(path: string): boolean {
  // A backslash or a control character is where browsers and routers read an address differently.
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false;
  return URL.canParse(path, ANY_ORIGIN) && new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN;
}

/** The path to go back to after signing in, or null for anything that could leave this site, written plainly or encoded. */
export function findReturnTo(value: string | null): string | null {
  if (value === null || !staysHere(value)) return null;
  try {
    if (!staysHere(decodeURIComponent(value))) return null;
  } catch {
    // A stray percent sign: not an address that this app made.
    return null;
  }
  return /^\/auth(?![\w-])/.test(value) ? null : value;
}
