/** How many, how long, when, for whom: behind a role, never behind a firm. */
const TERM_WORDS = [
  String.raw`time|posts?|positions?|vacanc\p{L}+|hours?|hrs|days?|nights?|shifts?|contract|months?`,
  String.raw`permanent|temporary|casual|seasonal|cover|fte|\d+`,
].join('|');
const BEHIND_DASH = [
  `(?:full|part)[- ]time|permanent|temporary|casual|seasonal|maternity|contract|fixed[- ]term`,
  String.raw`\d+ ?[- ]?(?:months?|weeks?|hours?|hrs)\b`,
].join('|');
const TERMS = new RegExp(
  [
    String.raw`\s*\((?:[^()]*\b(?:${TERM_WORDS})\b[^()]*|[mfdwhx](?:[/,|][mfdwhx]){1,2})\)`,
    String.raw`\s+x\s?\d+$`,
    String.raw`\s+[-–—]\s+(?:${BEHIND_DASH}).*$`,
  ].join('|'),
  'giu',
);

/** A line of an ad's head without the terms behind it. */
export const withoutTerms = (text: string): string => text.replace(TERMS, '').trim();
