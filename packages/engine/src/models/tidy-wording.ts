/** Marks that a model puts before a line of its own: of a list, and what it calls its answer. */
const LIST_MARK = /^(?:[-*•·‣▪–—]|\d{1,2}[.)])\s+/u;
/** Names that a model gives its answer, and no head of a line ("Output: 300 units a day", "New line: 40 robots"). */
const OWN_LABEL =
  /^(?:(?:reworded|rewritten)(?: (?:line|wording|version|text|sentence|bullet))?|(?:better|new|improved|revised|shorter|warmer|plainer) wording|(?:shorter|warmer|plainer) (?:version|sentence)|here(?:['’]s| is) the (?:(?:new|better|shorter|warmer|plainer|reworded|rewritten|revised|improved) )?(?:line|wording|version|sentence)):\s+(?!\d)/i;
/** Such names that a line may open with too: only before a quote, or in a row of their own. */
const ANSWER_LABEL =
  /^(?:(?:better|new|improved|revised|shorter|warmer|plainer) (?:line|version|text|sentence|bullet)|answer|output|result|here(?:['’]s| is)[^:.\n]{0,40}):(?: ?[\n\r]\s*| (?=["“«`]))/i;
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”|«\s?([^«»]*?)\s?»|`([^`]*)`)$/u;
/** Marks in pairs around words; "4*5*6" and "a_b_c" are none. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_`])(\*\*|__|\*|`)(?=[\p{L}\p{N}"“(])((?:(?!\1).)+?)(?<=[\p{L}\p{N}.,!?)"”%])\1(?![\p{L}\p{N}*_`])/gu;

/** A model's wording without what it wraps its answers in, where the line itself has no such thing: marks of lists, quotes and emphasis, signs that nobody sees, a small letter at the head. */
export function tidyWording(text: string, original: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n\r]+/g, ' ')
    .trim();
  const bare = [LIST_MARK, OWN_LABEL, ANSWER_LABEL].reduce(
    (left, mark) => (mark.test(original) ? left : left.replace(mark, '')),
    visible,
  );
  const [, ...quoted] = QUOTED.test(original) ? [] : (QUOTED.exec(bare) ?? []);
  const said = quoted.find((one) => one !== undefined) ?? bare;
  const plain = /[*_`]/.test(original) ? said : said.replace(EMPHASIS, '$2');
  // "iPhone repairs"
  const isSmall = /^\p{Ll}[\p{Ll}'’-]*(?!\S)/u.test(plain) && /^\p{Lu}/u.test(original);
  return isSmall ? `${plain[0]?.toUpperCase()}${plain.slice(1)}` : plain;
}

const PICTURE = /\p{Extended_Pictographic}/u;
const SHOUTED_LETTERS = 12;
const OTHER_PERSON = /(?:^|[.;!?] )(?:s?he|they)\b/i;
const FIRST_PERSON = /(?:^|[^\p{L}])I(?![\p{L}.])/u;

/** What of its form a wording may not add to a line; undefined where it adds none of it. */
export function findAddedForm(
  value: string,
  original: string,
  isLine: boolean,
): string | undefined {
  const adds = (sign: RegExp): boolean => sign.test(value) && !sign.test(original);
  if (adds(PICTURE)) return 'No pictures.';
  if (isShouted(value) && !isShouted(original)) return 'No words in capitals throughout.';
  if (adds(OTHER_PERSON)) return 'Do not tell of the person as he, she or they.';
  if (isLine && adds(FIRST_PERSON)) return 'Write without "I", as the line is.';
  return saysTwice(value) && !saysTwice(original) ? 'It says the same twice.' : undefined;
}

const isShouted = (text: string): boolean =>
  text.replace(/[^\p{L}]/gu, '').length >= SHOUTED_LETTERS && text === text.toUpperCase();

/** One of its sentences or clauses stands in it word for word once more. */
function saysTwice(text: string): boolean {
  const parts = text
    .split(/[.;!?]+(?:\s|$)/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part.length >= SHOUTED_LETTERS);
  return new Set(parts).size < parts.length;
}
