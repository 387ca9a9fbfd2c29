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
