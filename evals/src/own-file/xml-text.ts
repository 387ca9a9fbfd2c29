const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Text between XML tags as it reads. */
export const unescaped = (text: string): string =>
  text.replace(/&\w+;/g, (one) => ENTITIES[one] ?? one);
