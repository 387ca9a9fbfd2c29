/** Letters printed as one. */
export const LIGATURE = /[\ufb00-\ufb06]/g;

/** Letters printed as one come apart: "ﬁ" is "fi". */
export const withoutLigatures = (text: string): string =>
  text.replace(LIGATURE, (joined) => joined.normalize('NFKC'));

/** A text without its dress: joined letters apart, marks that nobody sees gone, each run of blanks one space, hyphens and apostrophes of one kind, no glyph of a list in front. */
export const undress = (text: string): string =>
  withoutLigatures(text)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‐‑]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s•●▪◦‣⁃·∙■□◆◇►▶➢➤✓✔★☆*»–—-]+(?=[\s\p{L}]))+/u, '')
    .trim();
