import { LANGUAGE_NAMES } from '../../taxonomy/language-names.ts';
import { foldInPlace } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip } from '../slice.ts';

export interface LanguageDraft {
  language: Slice;
  fluency?: Slice;
}

const NAME = new RegExp(
  `(?<![\\p{L}])(?:${[...new Set(LANGUAGE_NAMES)].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'gu',
);
const RATING = /[●○★☆■□▮▯◆◇⬤◯•]{2,}.*$|\d{1,3} ?%.*$/u;
const FILLER =
  /^(?:(?:in|at|en|in der|speaker|language|sprache|and|et|und|y|e|i)\s+)+|\s+(?:in|level|skills?|en|of|and|et|und)$/giu;
const FLUENCY = /^(?<language>[\p{L} ]+?)\s*(?:\s[–—-]\s|[:(,\t]|\s{2,})\s*(?<fluency>.+?)$/u;

/** "French (fluent), English - native", "Fluent in German"; one a row or a list on one row. */
export function readLanguages(blocks: readonly Block[]): LanguageDraft[] {
  const drafts: LanguageDraft[] = [];
  for (const piece of blocks.flatMap(piecesOf)) {
    const named = fromPiece(piece);
    const last = drafts.at(-1);
    // "French, fluent": a piece without a language says how well the one before it is known.
    if (named.length > 0) drafts.push(...named);
    else if (last !== undefined && last.fluency === undefined && isFluency(piece.text))
      last.fluency = piece;
    else drafts.push(unlisted(piece));
  }
  return drafts;
}

/** Whether each item of the list names a language that people speak. */
export const namesLanguages = (text: string): boolean =>
  text
    .split(/[;|•·]|,(?![^(]*\))/u)
    .every((item) => item.trim() !== '' && new RegExp(NAME.source, 'u').test(foldInPlace(item)));

const isFluency = (text: string): boolean =>
  text.length < 45 &&
  /fluen|native|basic|inter|adv|profes|bilin|conv|mother|beginner|work|courant|matern|limit|full|elem|notion|kenntnis|sprach|flie|nivel|livello|niveau|[abc][12]/i.test(
    text,
  );

/** Semicolons, bars and commas outside brackets part languages; two cells are a language and its level. */
function piecesOf(block: Block): Slice[] {
  const isPair = block.cells.length === 2 && !/[,;]/.test(block.text);
  const separator = isPair
    ? /\s*[;|]\s*/gu
    : /\s*[;|•·\t]\s*|,\s*(?![^(]*\))|(?<=\))\s+(?=\p{Lu})/gu;
  return splitSlice({ text: block.text, start: block.start, end: block.end }, separator);
}

function fromPiece(piece: Slice): LanguageDraft[] {
  const names = [...foldInPlace(piece.text).matchAll(NAME)].map((match) =>
    cut(piece, match.index, match.index + match[0].length),
  );
  const [first] = names;
  const last = names.at(-1);
  if (first === undefined || last === undefined || piece.text.length > 90) return [];
  const before = bare(cut(piece, 0, first.start - piece.start));
  const behind = bare(cut(piece, last.end - piece.start));
  const said = behind.text === '' ? before : behind;
  const own = wholeName(piece, first);
  if (names.length === 1 && own.start < first.start) {
    const level = bare(cut(piece, last.end - piece.start));
    return [{ language: own, ...(level.text !== '' && { fluency: level }) }];
  }
  return names.map((language) => ({ language, ...(said.text !== '' && { fluency: said }) }));
}

/** "Te reo Māori", "Cajun French": capitalised words before a language that say no level belong to its name. */
function wholeName(piece: Slice, name: Slice): Slice {
  const before = piece.text.slice(0, name.start - piece.start).trim();
  const isOwn =
    /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(before) &&
    !isFluency(before) &&
    !/^(?:in|the|speak\w*|spoken|written|read\w*|good|some|little|very|can|oral)\b/i.test(before);
  return isOwn ? cut(piece, 0, name.end - piece.start) : name;
}

/** The words of a level without what joins them to the language. */
function bare(slice: Slice): Slice {
  const unrated = cut(slice, 0, RATING.exec(slice.text)?.index);
  const outer = strip(unrated, /[:–—,.\-\s]/u);
  const inner = /^\(([^()]*)\)$/.exec(outer.text) ? cut(outer, 1, outer.text.length - 1) : outer;
  let from = 0;
  let to = inner.text.length;
  for (const match of inner.text.matchAll(FILLER)) {
    if (match.index === 0) from = match[0].length;
    else to = match.index;
  }
  const isFiller = /^(?:in|at|speaker|and|et|und|y|e)$/i.test(inner.text);
  return isFiller ? cut(inner, inner.text.length) : cut(inner, from, Math.max(from, to));
}

/** A language that no list of ours names. */
function unlisted(piece: Slice): LanguageDraft {
  const { language, fluency } = FLUENCY.exec(piece.text)?.groups ?? {};
  if (language === undefined || fluency === undefined) return { language: piece };
  const at = piece.text.length - fluency.length;
  return { language: cut(piece, 0, language.length), fluency: strip(cut(piece, at), /[()]/) };
}
