/** `{text}@{text}.{text}` without spaces: catches slips of the hand; whether it exists is found out by mail. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
