const WORD = '(?:pages?|seite|p[áa]gina|pagina|strona|sida|side|стр\\.?|страница|p\\.|pg\\.?)';
const OF = '(?:of|/|de|sur|von|van|di|z|av|af|из|\\|)';
/** A template's last page is often not filled in: "Page 1 of [x]". */
const LAST = '(?:\\d{1,2}|\\[[nx#]\\])';
const WHOLE = new RegExp(`^[-–—|·• ]*(?:${WORD} ?)?\\d{1,2}(?: ?${OF} ?${LAST})?[-–—|·• ]*$`, 'iu');
const AT_END = new RegExp(`(?:^|[\\s|·•–-])${WORD} \\d{1,2}(?: ?${OF} ?\\d{1,2})?$`, 'iu');

/** Whether the text is a page's number and nothing else: "Page 2 of 3", "- 2 -", "2". */
export const isOnlyPageNumber = (text: string): boolean => WHOLE.test(text);

/** Whether a running header or footer is a page number, alone or behind other words. */
export const isPageNumber = (text: string): boolean => WHOLE.test(text) || AT_END.test(text);

/** The text of a running header or footer without the page number behind it; '' for a page number alone. */
export const withoutPageNumber = (text: string): string =>
  WHOLE.test(text) ? '' : text.replace(AT_END, '').replace(/[\s|·•–-]+$/, '');

const COUNTED_END = new RegExp(
  `(?:[|·•–—-]|\\s[(\\[]|\\s{2,}|\\t)\\s*(?<page>\\d{1,2}) ?${OF} ?(?<pages>\\d{1,2})[)\\]]?$`,
  'iu',
);
const WORD_END = new RegExp(
  `(?:^|[\\s|·•,(–—-])${WORD} ?(?<page>\\d{1,2})(?: ?${OF} ?(?<pages>\\d{1,2}))?\\)?$`,
  'iu',
);

/** The number of the page at the end of a row that says something before it, and the row without it: "Ana Sample | Page 2 of 3", "CV (2/3)". */
export function pageOf(text: string): { rest: string; page: number } | undefined {
  const found = WORD_END.exec(text) ?? COUNTED_END.exec(text);
  const { page, pages = page } = found?.groups ?? {};
  if (found === null || Number(page) < 1 || Number(page) > Number(pages)) return undefined;
  const rest = text.slice(0, found.index).replace(/[\s|·•,(–—-]+$/u, '');
  return rest === '' ? undefined : { rest, page: Number(page) };
}
