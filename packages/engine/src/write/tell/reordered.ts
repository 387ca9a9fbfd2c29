import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';

const WORD = String.raw`\p{Ll}[\p{Ll}-]*`;
const ITEM = String.raw`${WORD}(?: ${WORD}){0,2}`;
const AHEAD = String.raw`(?=$| (?:in|at|on|across|during|every|each) )`;
const LAST_TWO = new RegExp(String.raw`, (?<one>${ITEM}) and (?<other>${ITEM})${AHEAD}`, 'u');
const PAIR = new RegExp(
  String.raw`(?<before>${WORD}) (?<one>${WORD}) and (?<other>${ITEM})${AHEAD}`,
  'u',
);
/** Words between which an order is told, or that stand for what was named. */
const IN_ORDER = /\b(?:then|first|last|finally|both|other|others|more|such|so|all)\b/;

/** A thing by its name: no act, whose place in a row may tell when it was done. */
const isThing = (item: string): boolean => {
  const [first = ''] = item.split(' ');
  const last = item.split(' ').at(-1) ?? '';
  return (
    // "medical, trauma and surgical patients": what shares the noun of another has no place of its own.
    /s$/.test(last) &&
    numberOfNoun(last) === 'plural' &&
    !IN_ORDER.test(item) &&
    !/ (?:in|at|on|of|for|to|with|by|from|the|an?) /.test(` ${item} `) &&
    readVerb(first).every(({ form, verb }) =>
      form === 'gerund' ? verb.gerundIsNoun : form !== 'past' && verb.baseIsNoun,
    )
  );
};

/** "colours, timescales and budgets" as "colours, budgets and timescales": the same things in another order; null where the last two of a row aren't certain. */
export function reordered(text: string): string | null {
  const row = LAST_TWO.exec(text);
  const { one = '', other = '' } = row?.groups ?? {};
  if (row !== null && isThing(one) && isThing(other))
    return `${text.slice(0, row.index)}, ${other} and ${one}${text.slice(row.index + row[0].length)}`;
  if (text.includes(', ')) return null;
  const pair = PAIR.exec(text);
  if (pair === null) return null;
  const { before = '', one: first = '', other: second = '' } = pair.groups ?? {};
  const token = analyze(text, 'en').tokens.find(({ start }) => start === pair.index);
  const isEdge =
    token?.pos === 'verb' ||
    token?.pos === 'preposition' ||
    // "plan and run interviews and tests"
    /^\p{Ll}+ and $/u.test(text.slice(0, pair.index));
  if (!isEdge || !isThing(first) || !isThing(second)) return null;
  return `${text.slice(0, pair.index)}${before} ${second} and ${first}${text.slice(pair.index + pair[0].length)}`;
}

/** "prepare surfaces by washing down, | filling and sanding", "help the embalmer | to wash the deceased": a row that ends before its second part, and help without what for. */
export function isRowCut(text: string, piece: string): boolean {
  const last = text.split(' ').slice(-2).join(' ');
  const rest = piece.slice(piece.indexOf(` ${last}`) + last.length + 1);
  return (
    (/ (?:by|in|including|with) \p{Ll}+ing[^,]*$/u.test(text) && /^, \p{Ll}+ing\b/u.test(rest)) ||
    (/^(?:help|assist|support|allow|enabl)/.test(text) && /^ (?:to|with|in) /.test(rest))
  );
}
