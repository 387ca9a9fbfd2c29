import { namesLanguages } from '../fields/languages.ts';
import { withoutScale } from './grid-words.ts';
import { findAnswer, TICKS } from './short-answers.ts';

/** A language of a grid with what its row or column says of it. */
export interface GridLanguage {
  name: string;
  said: string;
}

export interface GridParts {
  names: readonly string[];
  /** For each name what it says under each column. */
  values: readonly (readonly string[])[];
  columns: readonly string[];
  /** The head's own words on what its numbers mean; empty where it says nothing, undefined where it says several things. */
  scale: string | undefined;
}

/** Marks set where something is the case, and those set where it is not. */
const TICK = new RegExp(`^[x${TICKS}●•*+]$`, 'iu');
const NONE = /^[-–—/✗✘☐○]?$/u;
const CROSS = /^[x✗✘]$/iu;
/** "++", "***": how well, not that. */
const COUNTED = /^([+*])\1+$/;
/** Drawn in a row, which is read elsewhere. */
const DRAWN = /[●○★☆■□▮▯◆◇⬤◯•]{2,}/u;
const NUMBER = /^(?:\d{1,2}(?:[.,/]\d{1,2})?|[a-z])$/iu;
const MAX_VALUE_WORDS = 4;
const MAX_SAID = 100;

/** What is said of each language: what the columns rate stands before each level unless all agree, and a tick says the column's name. Undefined where the values rate nothing. */
export function saidOfEach(parts: GridParts): GridLanguage[] | undefined {
  const { names, values, columns } = parts;
  const all = values.flat();
  if (!all.every(isValue) || all.every(isNone)) return undefined;
  const marks = marksOf(all);
  const scale = all.some((text) => marks(text) === 'level' && NUMBER.test(text)) ? parts.scale : '';
  if (scale === undefined) return undefined;
  const rated = scale === '' ? columns : columns.map(withoutScale);
  const said = names.map((_, at) => {
    const text = saidOf(rated, values[at] ?? [], marks);
    return scale === '' || text === '' ? text : `${text} [${scale}]`;
  });
  if (said.some((text) => text.length > MAX_SAID)) return undefined;
  return names.map((name, at) => ({ name, said: said[at] ?? '' }));
}

const isValue = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_VALUE_WORDS &&
  !/[()@]|\d{3}/.test(text) &&
  !DRAWN.test(text) &&
  !namesLanguages(text);

const isTick = (text: string): boolean => TICK.test(text) || findAnswer(text) === 'yes';
const isNone = (text: string): boolean =>
  NONE.test(text) || ['no', 'nothing'].includes(findAnswer(text) ?? '');

/** Whether the value only says that something is the case or is not. */
export const isMark = (text: string): boolean => isTick(text) || isNone(text);

type Mark = 'tick' | 'none' | 'level';

/** What a value is among all of its grid: a cross beside other words says no, alone it is the tick; "+" beside "++" is a level. */
function marksOf(all: readonly string[]): (text: string) => Mark {
  const isCrossed = all.some((text) => !CROSS.test(text) && !isNone(text));
  const isCounted = all.some((text) => COUNTED.test(text));
  return (text) => {
    if (CROSS.test(text) && !/^x$/i.test(text)) return 'none';
    if (isNone(text) || (isCrossed && CROSS.test(text))) return 'none';
    return isTick(text) && !(isCounted && /^[+*]$/.test(text)) ? 'tick' : 'level';
  };
}

function saidOf(
  columns: readonly string[],
  values: readonly string[],
  marks: (text: string) => Mark,
): string {
  const told = columns.map((column, at) => {
    const level = values[at] ?? '';
    return { column, level, mark: marks(level) };
  });
  const own = told.filter(({ mark }) => mark !== 'none');
  // "French: no, no, no" is not said to be known.
  const denied = told.filter(({ level }) => /[\p{L}✗✘]/u.test(level));
  if (own.length === 0) return denied.map(({ column, level }) => `${column} ${level}`).join(', ');
  const [first] = own;
  const isOne = own.length === columns.length && own.every(({ level }) => level === first?.level);
  if (isOne && first?.mark === 'level') return first.level;
  return own
    .map(({ column, level, mark }) => (mark === 'tick' ? column : `${column} ${level}`))
    .join(', ');
}
