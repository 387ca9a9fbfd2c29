/** Characters that look alike or are not seen, made alike: quotes, dashes, blanks, ligatures, case. */
function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('â€™', "'")
    .replace(/â€[“”]/g, '-')
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters and digits alone, in a row; + and # stay, since C, C++ and C# differ. */
export function loosely(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}\p{M}+#&%]/gu, '');
}

/** The words of a text; hyphens and slashes part them, apostrophes do not. */
export function words(text: string): string[] {
  return plain(text)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}\p{M}+#]+/u)
    .filter(Boolean);
}
