import type { LeftOutText } from '@trueline/contracts';
import titles from '../../../data/phrases/document-titles.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { closeLetterSpacing, fold, isOneSlipAway } from '../characters.ts';
import { isPlace } from '../fields/location.ts';
import { isListedTitleWord } from '../fields/title-score.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Cell, type Line, lineText } from './line.ts';

/** What a resume calls itself, folded and without full stops; and the same without blanks. */
const TITLES: ReadonlySet<string> = new Set(
  readTable<{ title: string; language: string }>(titles).map(({ title }) => plain(title)),
);
const SOLID: ReadonlySet<string> = new Set([...TITLES].map((title) => title.replaceAll(' ', '')));
const LONG_TITLES = [...TITLES].filter((title) => title.length >= 9);

/** A document is named at its top, above or beside the person's name. */
const TOP_LINES = 8;
const MIN_SENTENCE_WORDS = 8;
const JOINED_BEFORE =
  /^(?<title>[\p{L}. /-]{2,40}?)\s*(?:[:–—|-]\s+|\s(?:of|for|von|de|du|di|van|per)\s+|\t)(?=\S)/iu;
const JOINED_BEHIND = /\s*(?:[–—|,:(/]\s*|\s-\s*)(?<title>[\p{L}. /-]{2,40})\)?$/u;
const NAME_BEFORE = /^(?<name>\p{Lu}\S*(?: \p{Lu}\S*){1,3}) (?<title>\S+(?: \S+)?)$/u;
const OPEN_END = /\s(?:of|for|von|de|di|van)\s*:?$/i;
/** "CV (updated)", "Resume 2025". */
const VERSION = /\s*(?:\([^()]*\)|[,–—|-]?\s*(?:19|20)\d\d)$/u;

function plain(text: string): string {
  return fold(text)
    .replace(/æ/g, 'ae')
    .replace(/[.:_*"]+/g, '')
    .replace(/[-/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the text is what a document calls itself and nothing else: "C.V.", "Curriculum vitea", "Bio-data". */
export function isDocumentTitle(text: string): boolean {
  const closed = closeLetterSpacing(text.replace(VERSION, '')).replace(OPEN_END, '');
  const key = plain(closed);
  if (key === '' || key.length > 45) return false;
  if (TITLES.has(key)) return true;
  const isCapitals = closed === closed.toUpperCase();
  if (isCapitals && SOLID.has(key.replaceAll(' ', ''))) return true;
  return (
    key.length >= 9 &&
    LONG_TITLES.some(
      (title) => Math.abs(title.length - key.length) <= 1 && isOneSlipAway(key, title),
    )
  );
}

/** The lines without what the document calls itself at its top, alone on its row or beside the name: no person is called "Curriculum vitae". */
export function withoutDocumentTitle(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const leftOut: LeftOutText[] = [];
  const rest = lines.flatMap((line, index): Line[] => {
    const isBar = isBrandByTitle(line, lines[index - 1], lines.slice(index + 1, TOP_LINES));
    if ((index === 0 && isPortalTitle(line, lines.slice(1, TOP_LINES))) || (index < 2 && isBar)) {
      leftOut.push({ text: lineText(line), reason: 'label' });
      return [];
    }
    if (index >= TOP_LINES || opensText(line, lines[index + 1])) return [line];
    const cells = line.cells.flatMap((cell): Cell[] => withoutTitle(cell, leftOut));
    const [first] = cells;
    if (first === undefined) return [];
    return cells.every((cell, at) => cell === line.cells[at])
      ? [line]
      : [{ ...line, cells, x: first.x }];
  });
  return { lines: rest, leftOut };
}

/** What a portal calls its page of somebody, by itself or with whose page it is. */
const OF_PORTAL =
  /(?:^| )(?:candidat|kandidat|kandyd|applicant|bewerber|talent|job ?seeker|member|worker|freelancer)/;
const NAME_ROW = /^\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]*){1,4}$/u;
const SITE_WORDS = 2;
const SITE_WORD = /job|hire|hiring|talent|work|career|recruit|board|cv/i;
/** "HireHarbour"; "McKenzie" is a surname. */
const INNER_CAPITAL = /^(?!Ma?c\p{Lu}).*\p{Ll}\p{Lu}/u;

/** "HireHarbour Talent Profile", "Candidate profile | JobBoard": a portal's name beside its title for the page, above the person's own name. */
function isPortalTitle(line: Line, below: readonly Line[]): boolean {
  const words = lineText(line)
    .split(/[\s|:•·()–—-]+/)
    .filter((word) => word !== '');
  const texts = below.map(lineText);
  if (!texts.some(isNameRow)) return false;
  if (isBrandBesideTitle(line, texts)) return true;
  for (let count = 1; count <= SITE_WORDS && count < words.length; count++) {
    const sides = [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const;
    for (const [site, title] of sides) {
      const isTitle = OF_PORTAL.test(fold(title.join(' '))) && isDocumentTitle(title.join(' '));
      // Who has one name, or stands in an address below, is the person.
      const isOwn = site.some((word) => fold(texts.join(' ')).includes(fold(word)));
      const isSite =
        SITE_WORD.test(site.join()) || (count === 1 && INNER_CAPITAL.test(site.join()));
      if (isTitle && isSite && !isOwn && site.every((word) => /^[\p{Lu}\d]/u.test(word)))
        return true;
    }
  }
  return false;
}

/** "kazihub" at one edge and "Candidate profile" at the other: a bar with the portal's name. */
function isBrandBesideTitle({ cells }: Line, below: readonly string[]): boolean {
  const title = cells.find(isPortalsTitle);
  const [brand, ...more] = cells.filter((cell) => cell !== title);
  if (title === undefined || brand === undefined || more.length > 0) return false;
  return isBrand(brand.text, below);
}

/** The same bar on two rows, whichever the page has first. */
function isBrandByTitle(
  { cells: [brand, ...more] }: Line,
  above: Line | undefined,
  below: readonly Line[],
): boolean {
  const beside = [above?.cells, below[0]?.cells].filter((cells) => cells?.length === 1);
  if (brand === undefined || more.length > 0) return false;
  const texts = below.map(lineText);
  const isBar = beside.some((cells) => cells?.some(isPortalsTitle));
  return isBar && isBrand(brand.text, texts) && texts.some(isNameRow);
}

const isPortalsTitle = ({ text }: Cell): boolean =>
  OF_PORTAL.test(fold(text)) && isDocumentTitle(text);

/** One word that is nobody's below. */
const isBrand = (text: string, below: readonly string[]): boolean =>
  /^[\p{L}\d.-]+$/u.test(text) && !fold(below.join(' ')).includes(fold(text));

/** A row that may name the person: no heading, job title or place, which the same capitals spell. */
const isNameRow = (text: string): boolean =>
  NAME_ROW.test(text) &&
  findHeadingKind(text) === undefined &&
  !isPlace(text) &&
  !text.split(' ').some((word) => isListedTitleWord(fold(word)));

/** "Résumé" above sentences is the heading of a summary. */
function opensText(line: Line, next: Line | undefined): boolean {
  const below = next === undefined ? '' : lineText(next);
  const isSaid =
    below.split(/\s+/).length >= MIN_SENTENCE_WORDS &&
    !/[@|•·]|\d{3}.*\d{3}/.test(below) &&
    /\p{Ll} \p{Ll}+ \p{Ll}/u.test(below);
  return isSaid && findHeadingKind(lineText(line)) !== undefined;
}

function withoutTitle(cell: Cell, leftOut: LeftOutText[]): Cell[] {
  const drop = (text: string): void => {
    leftOut.push({ text: text.trim(), reason: 'label' });
  };
  if (isDocumentTitle(cell.text)) {
    drop(cell.text);
    return [];
  }
  const before = JOINED_BEFORE.exec(cell.text);
  if (before?.groups?.title !== undefined && isDocumentTitle(before.groups.title)) {
    drop(before[0]);
    return [{ ...cell, text: cell.text.slice(before[0].length) }];
  }
  const behind = JOINED_BEHIND.exec(cell.text);
  if (behind?.groups?.title !== undefined && isDocumentTitle(behind.groups.title)) {
    drop(behind.groups.title);
    return [{ ...cell, text: cell.text.slice(0, behind.index) }];
  }
  const { name, title } = NAME_BEFORE.exec(cell.text)?.groups ?? {};
  if (name !== undefined && title !== undefined && isDocumentTitle(title)) {
    drop(title);
    return [{ ...cell, text: name }];
  }
  return [cell];
}
