import { isEnglish } from '../../language/en/english-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { CITIES } from '../../taxonomy/cities.ts';
import { REGION_NAMES } from '../../taxonomy/places.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Segment } from '../segments/segments.ts';
import { withoutTerms } from './role-terms.ts';
import { isWordOfAds } from './specialty.ts';

const LEGAL =
  /\b(?:Inc|LLC|LLP|Ltd|Ltée|Limited|Corp|Group|GmbH|Pty|PLC)\b\.?|\bCo\b\.?(?! \p{Lu}\p{Ll})/iu;

/** Whether a name ends as a company's does in law; "Co. Westmeath" is a county. */
export const hasLegalForm = (text: string): boolean => LEGAL.test(text);

/** Trades whose firms go by the plural and that no ad names so many of: "Ash Solicitors". */
const OF_FIRMS = new Set(
  `builders carriers movers roofers painters landscapers contractors electricians plumbers architects
  engineers consultants partners associates accountants brokers lawyers solicitors bakers brewers butchers
  advisers advisors surveyors valuers auctioneers agents opticians dentists printers publishers jewellers
  florists caterers hauliers joiners decorators glaziers stonemasons distillers outfitters actuaries
  planners cleaners designers optometrists pharmacists`.split(/\s+/),
);
const MANAGERS = /\b(?:wealth|fund|asset|property|investment) managers$/i;
/** A worker of a kind, and no firm: "Licensed Electricians". */
const OF_WORKERS = new RegExp(
  [
    `^(?:licen[cs]ed|certified|registered|qualified|experienced|skilled|senior|junior|trainee`,
    String.raw`assistant|lead|head|general|chief|apprentice|part|full|night|day)\b`,
  ].join('|'),
  'i',
);

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/** A word that no trade, tool or place goes by: a family's, a hill's. */
const isOwnName = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    /^\p{Lu}[\p{L}'’-]{3,}$/u.test(word) &&
    !isEnglish(lower) &&
    !isWordOfAds(lower) &&
    !TITLE_WORDS.has(lower) &&
    findSkill(word) === null &&
    !CITIES.has(lower) &&
    !REGION_NAMES.has(lower)
  );
};

const isTrade = (word: string): boolean => {
  const lower = word.toLowerCase();
  return /s$/.test(lower) && (OF_FIRMS.has(lower) || TITLE_WORDS.has(singularOf(lower)));
};

/**
 * Whether words name a firm by its trade in the plural: `sure` by a name before the trade or a legal form behind it
 * ("Boderg Accountants & Tax Advisers", "Ash, Elm & Partners"), `maybe` where a trade's firms are called so ("Castle
 * Opticians"), which another line of the ad's head has to bear out.
 */
export function readTradeFirm(text: string): 'sure' | 'maybe' | null {
  const own = words(text);
  const [first = ''] = own;
  const isNamed = own.length > 1 && own.length <= WORDS_MAX && !OF_WORKERS.test(text);
  // "Our practice has two dentists" is a sentence.
  const isSmall = own.some(
    (word) => /^\p{Ll}/u.test(word) && !/^(?:and|of|the|in|by|for)$/.test(word),
  );
  if (!isNamed || isSmall || !/^\p{Lu}/u.test(first) || /[.!?:]$/.test(text)) return null;
  const bare = own.filter((word) => !hasLegalForm(word));
  const last = bare.at(-1) ?? '';
  const at = bare.findIndex(isTrade);
  const isAgency = /^(?:agency|agencies|group|bureau)$/i.test(last) && at > 0;
  if (!isTrade(last) && !isAgency) return null;
  if (at === 0) return null;
  if (bare.length < own.length && bare.length > 1) return 'sure';
  if (/(?:,| &| and) (?:partners|associates|co)$/i.test(text)) return 'sure';
  if (bare.slice(0, at).some(isOwnName)) return 'sure';
  return OF_FIRMS.has(last.toLowerCase()) || MANAGERS.test(text) || isAgency ? 'maybe' : null;
}
const WORDS_MAX = 7;

interface Span {
  text: string;
  start: number;
  end: number;
}

/** A firm in an ad's head: its name, its line, that line's place among the segments, and the other parts of the line. */
interface HeadFirm {
  name: string;
  line: Segment;
  at: number;
  others: readonly Span[];
  isSure: boolean;
}

const PART = /\s+[-–—|]\s+|\s*\|\s*/u;
const LINE_CHARS_MAX = 110;
const HEAD_LINES = 3;

function partsOf({ text, start }: Segment): Span[] {
  let from = 0;
  return text.split(PART).map((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return { text: part, start: start + at, end: start + from };
  });
}

/** "Ash & Elm Solicitors, Leeds" without its place; "Meade, Foyle & Partners" is one name. */
function nameIn(text: string): string | null {
  // "Estate Agents (2 posts)": so many of them are wanted.
  if (withoutTerms(text) !== text) return null;
  const pieces = text
    .replace(OF_FIELD, '')
    .replace(/\s*\([^()]*\)$/, '')
    .split(/,\s/);
  const ways = pieces.map((_, i) => pieces.slice(0, pieces.length - i).join(', '));
  return ways.find((one) => readTradeFirm(one) !== null) ?? null;
}

const OF_FIELD = /^(?:company|employer|organi[sz]ation|firm)\s*:\s*/i;

/** The first firm in the head of an ad that goes by its trade's plural. */
export function findTradeFirm(segments: readonly Segment[]): HeadFirm | null {
  for (const [at, line] of segments.slice(0, HEAD_LINES).entries()) {
    if (line.section !== 'start' || line.text.length > LINE_CHARS_MAX) continue;
    const parts = partsOf(line);
    const found = parts.find(({ text }) => nameIn(text) !== null);
    const name = nameIn(found?.text ?? '');
    if (name === null) continue;
    const others = parts.filter((part) => part !== found);
    return { name, line, at, others, isSure: readTradeFirm(name) === 'sure' };
  }
  return null;
}
