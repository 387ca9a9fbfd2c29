const ENGLISH = /\b(?:the|and|of|to|with|for|in|on|by|from)\b/gi;
const OTHER =
  /\b(?:de|la|le|les|des|et|du|une|pour|avec|dans|und|der|die|das|mit|für|von|el|los|para|con|en)\b|[\u0400-\u04ff]{3,}/gi;

/** Whether a document is written in English, by its commonest words: grammar is touched in no other language. */
export function isEnglish(lines: readonly string[]): boolean {
  const text = lines.join('\n');
  const english = text.match(ENGLISH)?.length ?? 0;
  const other = text.match(OTHER)?.length ?? 0;
  return english > other * 3;
}
