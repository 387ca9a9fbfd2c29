import { LANGUAGE_NAMES } from '../../taxonomy/language-names.ts';
import { fold, foldInPlace } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { sliceBlock } from '../sections/part-of-block.ts';
import { cut, type Slice, splitSlice, strip } from '../slice.ts';
import { tellsOfUse } from './language-use.ts';

export interface LanguageDraft {
  language: Slice;
  fluency?: Slice;
}

const NAME = new RegExp(
  `(?<![\\p{L}])(?:${[...new Set(LANGUAGE_NAMES.map(foldInPlace))].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'gu',
);
const RATING = /[●○★☆■□▮▯◆◇⬤◯•]{2,}.*$|\d{1,3} ?%.*$/u;
const FILLER =
  /^(?:(?:in|at|en|in der|speaker|language|sprache|and|et|und|y|e|i|is|are|my|have|also|speak|i speak|(?:i|he|she)\s+(?:can\s+)?(?:also\s+)?(?:speak|read|write|talk|understand|know)s?|je parle|hablo|falo|ich spreche)\s+)+|\s+(?:in|en|of|and|et|und)$/giu;
/** Says no more than the word of a level before it: "advanced level". */
const LEVEL_END = /\s+(?:level|skills?)$/iu;
const FLUENCY = /^(?<language>[\p{L} .]+?)\s*(?:\s[–—-]\s|[:(,\t]|\s{2,})\s*(?<fluency>.+?)$/u;

/** "French (fluent), English - native", "Fluent in German"; one a row or a list on one row. What names no language and says no level is none. */
export function readLanguages(blocks: readonly Block[]): LanguageDraft[] {
  const drafts: LanguageDraft[] = [];
  const unknown: LanguageDraft[] = [];
  const grid = blocks.map(gridLevels);
  for (const level of grid) if (level !== undefined) drafts.push(level);
  const others = blocks.filter((_, index) => grid[index] === undefined);
  const pieces = others.flatMap(levelledPieces);
  for (const [index, piece] of pieces.entries()) {
    const isEnd = !saysMoreOfRow(piece, pieces[index + 1], others);
    const named = fromPiece(piece, isEnd).map((draft) => ({
      ...(piece.level && { fluency: piece.level }),
      ...draft,
    }));
    const last = drafts.at(-1);
    // "French, fluent": a piece without a language says how well the one before it is known.
    if (named.length > 0) {
      if (named.some(({ fluency }) => isOfSeveral(fluency?.text ?? '')))
        shareLevel(drafts, named[0]);
      drafts.push(...named);
    } else if (last !== undefined && last.fluency === undefined && isFluency(piece.text))
      last.fluency = strip(piece, /[.\s]/u);
    else if (last?.fluency !== undefined && saysMore(last.fluency, piece, others))
      last.fluency = joined(last.fluency, piece);
    else {
      const draft = unlisted(piece);
      if (!isFluency(draft.fluency?.text ?? '')) unknown.push(draft);
      drafts.push(draft);
    }
  }
  const known = drafts.filter((draft) => !unknown.includes(draft));
  const isLevelled = known.filter(({ fluency }) => fluency !== undefined).length * 2 > known.length;
  return drafts
    .filter(
      (draft) => !unknown.includes(draft) || (!isLevelled && isLanguageLike(draft.language.text)),
    )
    .sort((a, b) => a.language.start - b.language.start);
}

/** "English: basic, I understand more than I speak": a piece behind the level of the only language of its row goes on with it. */
function saysMore(level: Slice, piece: Slice, blocks: readonly Block[]): boolean {
  const row = blocks.find(({ start, end }) => piece.start >= start && piece.end <= end);
  const isOfRow = row !== undefined && level.start >= row.start && level.end <= piece.start;
  if (!isOfRow || !tellsOfUse(piece.text)) return false;
  const between = row.text.slice(level.end - row.start, piece.start - row.start);
  const names = [...foldInPlace(row.text).matchAll(NAME)];
  return names.length <= 1 && /^[,;]\s*$/.test(between);
}

/** Whether the piece behind stands on the same row and names no language of its own. */
const saysMoreOfRow = (piece: Slice, next: Slice | undefined, rows: readonly Block[]): boolean =>
  next !== undefined &&
  !holdsLanguage(next.text) &&
  rows.some(({ start, end }) => piece.start >= start && next.end <= end);

const joined = (level: Slice, piece: Slice): Slice => {
  const more = strip(piece, /[.\s]/u);
  return { text: `${level.text}, ${more.text}`, start: level.start, end: more.end };
};

interface Piece extends Slice {
  level?: Slice;
}

/** "English   C2   C1   B2", "Greek   native   native": one level for each of listening, reading, speaking and writing. */
function gridLevels({ cells }: Block): LanguageDraft | undefined {
  const [name, ...levels] = cells;
  const [first, ...more] = levels;
  const last = levels.at(-1);
  if (name === undefined || first === undefined || last === undefined || more.length === 0)
    return undefined;
  const isGrid = levels.every(({ text }) => /^(?:[abc][12]\+?|[-–—])$/i.test(text));
  const isTold = holdsLanguage(name.text) && levels.every(({ text }) => saysFluency(text));
  if (!(isGrid || isTold) || !/^\p{L}[\p{L} ]{2,20}$/u.test(name.text)) return undefined;
  if (levels.every((level) => level.text === first.text))
    return { language: cut(name, 0), fluency: first };
  const text = levels.map((level) => level.text).join(' ');
  return { language: cut(name, 0), fluency: { text, start: first.start, end: last.end } };
}

/** The pieces of a row; "Fluent: French, Dutch" says how well of each. */
function levelledPieces(block: Block): Piece[] {
  const label = /^([^:,;(]{3,30}):\s+/.exec(block.text);
  const level = cut(block, 0, label?.[1]?.length ?? 0);
  if (label === null || !isFluency(level.text) || holdsLanguage(level.text)) return piecesOf(block);
  const list = sliceBlock(block, label[0].length);
  return piecesOf(list).map((piece) => ({ ...piece, level }));
}

/** "(mother tongues)" is said of the languages before it too. */
const isOfSeveral = (text: string): boolean => /\b(?:tongues|languages|both|all)\b/i.test(text);

function shareLevel(drafts: LanguageDraft[], named: LanguageDraft | undefined): void {
  const from = drafts.findLastIndex(({ fluency }) => fluency !== undefined) + 1;
  for (const draft of drafts.slice(from)) if (named?.fluency) draft.fluency = named.fluency;
}

/** A name of a language that no list of ours has: a word or two, in letters alone. */
const isLanguageLike = (text: string): boolean =>
  /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}$/u.test(text);

const itemsOf = (text: string): string[] =>
  text.split(/[;|•·]|,(?![^(]*\))/u).filter((item) => item.trim() !== '');
const ANY_NAME = new RegExp(NAME.source, 'u');
const ENDS_WITH_NAME = new RegExp(`(?:${NAME.source})(?: (?:language|creole|pidgin))?$`, 'u');
const holdsLanguage = (item: string): boolean => ANY_NAME.test(foldInPlace(item));

/** Whether each item of the list names a language that people speak. */
export const namesLanguages = (text: string): boolean =>
  itemsOf(text).length > 0 && itemsOf(text).every((item) => holdsLanguage(item) || isCoded(item));

/** Whether the text is the name of one language, which it ends with: "Swiss German", not "English breakfast". */
export const isLanguageName = (text: string): boolean =>
  ENDS_WITH_NAME.test(foldInPlace(text.replace(/\s*\([^()]*\)$/, '').trim()));

/** Whether one of the items does. */
export const namesSomeLanguage = (text: string): boolean => itemsOf(text).some(holdsLanguage);

/** Whether most items do, as a list under its own label may name others too. */
export function namesMostlyLanguages(text: string): boolean {
  const items = itemsOf(text);
  return items.length > 0 && items.filter(holdsLanguage).length * 2 >= items.length;
}

/** Whether the text says how well a language is known and names none: "Mother tongue". */
export const saysFluency = (text: string): boolean => isFluency(text) && !holdsLanguage(text);

/** Whether the row names a language and then says something of it: "English – TOEIC 545 (2025)". */
export const opensWithLanguage = (text: string): boolean => {
  const name = /^(?<name>\p{L}[\p{L} ]{2,20}?)\s*(?:[–—:(\t-])/u.exec(text)?.groups?.name;
  return name !== undefined && holdsLanguage(name) && name.split(' ').length <= 2;
};

/** "EN C1", "ENG (good)", "Eng. - fair": the letters of a language or of its country, or its short form; where the level behind them begins. */
function codedLevel(text: string): number | undefined {
  const { code = '', level } = CODED.exec(text)?.groups ?? {};
  const isCode = CODES.has(code) || OPENS_NAME(code);
  return level !== undefined && isCode && isFluency(level) ? text.lastIndexOf(level) : undefined;
}

/** "ENG", "Eng.": the letters that a language's name begins with. */
const OPENS_NAME = (code: string): boolean => {
  const letters = fold(code.replace('.', ''));
  return letters.length > 2 && LANGUAGE_NAMES.some((name) => name.startsWith(letters));
};

/** Two letters of languages (ISO 639-1), and of countries that people write for their language. */
const CODES: ReadonlySet<string> = new Set(
  `AA AB AF AK AM AR AS AY AZ BE BG BH BI BM BN BO BR BS CA CE CO CS CY DA DE DU DV DZ EE EL EN EO ES ET EU FA FF FI FJ FO FR FY GA
  GD GL GN GU GV HA HE HI HO HR HT HU HY IA ID IG IS IT IU JA JV KA KG KI KK KM KN KO KR KS KU KY LA LB LG LN LO LT LU LV MG MH MI
  MK ML MN MR MS MT MY NA NB ND NE NL NN NO NR NV NY OC OM OR OS PA PI PL PS PT QU RM RN RO RU RW SA SC SD SE SG SI SK SL SM SN SO
  SQ SR SS ST SU SV SW TA TE TG TH TI TK TL TN TO TR TS TT TW TY UG UK UR UZ VE VI WO XH YI YO ZA ZH ZU UA GB CZ DK GR JP CN GER FRE FRA SPA
  CHI CZE DUT GRE JPN KOR NLD POR RUS UKR ZHO DEU ITA`.split(/\s+/),
);

const CODED = /^\s*(?<code>\p{Lu}{2,3}|\p{Lu}\p{Ll}{1,4}\.)[ :–(-]{1,3}(?<level>[^\s)][^)]*)\)?$/u;

const isCoded = (text: string): boolean => codedLevel(text) !== undefined;

const isFluency = (text: string): boolean =>
  text.length < 45 && (LEVEL.test(fold(text)) || SAID.test(fold(text)) || USES.test(text));

const LEVEL =
  /fluen|native|basic|inter|adv|profes|bilin|conv|mother|beginner|work|courant|matern|limit|full|elem|notion|kenntnis|sprach|flie|nivel|livello|niveau|[abc][12]/;
const SAID =
  /^(?:some|(?:a )?lit{1,2}le|a bit(?: of)?|good|very|v|well|ok(?:ay)?|excellent|fair|poor|small|school|home|rusty|learning|near|first|second|spoken|written|speak\p{L}*|read\p{L}*|understand\p{L}*|sehr|gut|goed|redelijk|matig|vloeiend|moedertaal|bien|buen\p{L}*|lancar|bisa|sedikit|bahasa ibu|anyanyelv\p{L}*|alapf\p{L}*|kozepf\p{L}*|felsof\p{L}*|dobr\p{L}*|slab\p{L}*)(?!\p{L})/u;

/** A language in its own cell and what is said of it in the next. */
function cellsOf(block: Block): Slice[] | undefined {
  const [first, second, ...more] = block.cells;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (findHeadingKind(first.text) === 'languages') return [cut(block, second.start - block.start)];
  const isName = holdsLanguage(first.text) || isLanguageLike(first.text);
  const isTold = holdsLanguage(first.text) ? !holdsLanguage(second.text) : saysFluency(second.text);
  return isName && isTold ? [block] : undefined;
}

/** Semicolons, bars, full stops and commas outside brackets part languages; two cells are a language and its level. */
function piecesOf(block: Block): Slice[] {
  const [only, ...others] = cellsOf(block) ?? [];
  if (only === block && others.length === 0) return [cut(block, 0)];
  const label = /^[^:,;(]{3,30}:\s+/.exec(block.text)?.[0] ?? '';
  const isLabel = findHeadingKind(label.replace(/[:\s]+$/, '')) === 'languages';
  const list = only ?? cut(block, isLabel ? label.length : 0);
  const isPair = block.cells.length === 2 && !/[,;]/.test(block.text);
  const separator = isPair
    ? /\s*[;|]\s*/gu
    : /\s*[;|•·\t]\s*|,\s*(?![^(]*\))|(?<=\))\s+(?=\p{Lu})|(?<=\p{L}{4}|\))\.\s+(?=\p{Lu})/gu;
  const pieces = splitSlice(list, separator).flatMap(bracketApart);
  return withUsesWhole(pieces, list).map(closed);
}

/** "English (Afrikaans: fair)": a language in brackets has its own level; an exam's name is said of the one before. */
function bracketApart(piece: Slice): Slice[] {
  const [lead = '', label = ''] = /^[^()]*?\s+\((\p{Lu}\p{L}+)(?=:\s)/u.exec(piece.text) ?? [];
  if (label === '' || !holdsLanguage(label)) return [piece];
  const at = lead.length - label.length;
  return [strip(cut(piece, 0, at - 1), /\s/u), cut(piece, at)];
}

/** "(Afrikaans: fair)" taken apart has left its bracket open. */
const closed = (piece: Slice): Slice =>
  /^[^(]*\)$/.test(piece.text) ? cut(piece, 0, piece.text.length - 1) : piece;

const USE = '(?:speak|spoken|read|writ(?:e|ten|ing)|underst(?:and|ood))(?:s|ing)?';
const AND = '(?:\\s*[,/&+]\\s*|\\s+and\\s+)';
const HOW = '(?:\\s+(?:only|well|some|a little|little|a bit|so-so|fluently))?';
/** "read, write, speak", "speak only", "read and write a little". */
const USES = new RegExp(`^${USE}${HOW}(?:${AND}${USE}${HOW})*[.)]?$`, 'iu');

/** "English - read, write, speak": what one does in a language, with commas between, is said of it as a whole. */
function withUsesWhole(pieces: readonly Slice[], list: Slice): Slice[] {
  const whole: Slice[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const above = last?.text.split(/\s[–—-]\s|[:(]\s*/).at(-1) ?? '';
    const isMore = last !== undefined && USES.test(piece.text) && USES.test(above.trim());
    if (!isMore) whole.push(piece);
    else whole[whole.length - 1] = cut(list, last.start - list.start, piece.end - list.start);
  }
  return whole;
}

/** Languages that stand together in a piece, "English and Malay", with their places in it. */
interface Group {
  names: Slice[];
  from: number;
  to: number;
}

const JOINED = /^(?:\s*(?:,|&|\/|\+|and|et|und|y|e|i)\s*)+$/iu;
/** "French Creole", "Mandarin Chinese": one language. */
const COMPOUND = /^(?:creole|pidgin|chinese|gaelic)$/;

function groupsOf(piece: Slice, isEnd: boolean): Group[] {
  const groups: Group[] = [];
  for (const match of foldInPlace(piece.text).matchAll(NAME)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const group = groups.at(-1);
    const between = group === undefined ? '' : piece.text.slice(group.to, from);
    const last = group?.names.at(-1);
    // "French (core French)": what brackets say of a language is no other.
    if (group !== undefined && /\([^)]*$/.test(piece.text.slice(0, from))) continue;
    // "Hindi – kitchen Hindi": its own name again at the end says which, where no level stands beside it.
    const isAgain = last !== undefined && foldInPlace(last.text) === match[0];
    if (isAgain && isEnd && to === piece.text.length && saysWhich(between)) continue;
    if (group !== undefined && last !== undefined && between === ' ' && COMPOUND.test(match[0]))
      group.names[group.names.length - 1] = cut(piece, last.start - piece.start, to);
    else if (group !== undefined && (JOINED.test(between) || between === ' '))
      group.names.push(cut(piece, from, to));
    else {
      groups.push({ names: [cut(piece, from, to)], from, to });
      continue;
    }
    group.to = to;
  }
  return groups;
}

/** A dash and words that say no level, but which of the kind or where it was learned. */
function saysWhich(between: string): boolean {
  const words = /^\s*[–—:-]\s*(?<words>\p{L}.*)$/u.exec(between)?.groups?.words;
  const said = words?.trim() ?? '';
  return said !== '' && (!isFluency(said) || /^(?:school|home|work)$/i.test(said));
}

const MAX_PIECE_LENGTH = 130;

function fromPiece(piece: Slice, isEnd: boolean): LanguageDraft[] {
  if (piece.text.length > MAX_PIECE_LENGTH) return [];
  const groups = groupsOf(piece, isEnd);
  let from = 0;
  return groups.flatMap((group, index) => {
    const next = groups[index + 1];
    const to = next === undefined ? piece.text.length : levelEnd(piece.text, group.to, next.from);
    const before = bare(cut(piece, from, group.from));
    const behind = bare(cut(piece, group.to, to));
    from = to;
    const said = isFluency(before.text) && !isFluency(behind.text) ? before : behind;
    const level = said.text === '' ? before : said;
    const [first, ...more] = group.names;
    if (first === undefined) return [];
    const own = more.length === 0 && groups.length === 1 ? wholeName(piece, first) : first;
    const fluency = own.start < first.start ? behind : level;
    return [own, ...more].map((language) => ({
      language,
      ...(fluency.text !== '' && { fluency }),
    }));
  });
}

/** Where what is said of one language ends and what is said of the next begins. */
function levelEnd(text: string, from: number, to: number): number {
  const joint = /\s+(?:and|but|et|und|y|e)\s+|,\s*|\)\s*|\s+[–—-]\s+(?=\S+$)/iu.exec(
    text.slice(from, to),
  );
  return joint === null ? to : from + joint.index + (joint[0].startsWith(')') ? 1 : 0);
}

/** "Te reo Māori", "Cajun French": capitalised words before a language that say no level belong to its name. */
function wholeName(piece: Slice, name: Slice): Slice {
  const before = piece.text.slice(0, name.start - piece.start).trim();
  const isOwn =
    /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(before) &&
    !isFluency(before) &&
    !/^(?:in|the|i|my|our|he|she|speak\w*|spoken|written|read\w*|good|some|little|very|can|oral)\b/i.test(
      before,
    );
  return isOwn ? cut(piece, 0, name.end - piece.start) : name;
}

/** The words of a level without what joins them to the language. */
function bare(slice: Slice): Slice {
  const unrated = cut(slice, 0, RATING.exec(slice.text)?.index);
  const outer = strip(unrated, /[:–—,./\-\s]/u);
  const inner = /^\(([^()]*)\)$/.exec(outer.text) ? cut(outer, 1, outer.text.length - 1) : outer;
  // "Tamil (speak)": in brackets even that word says how well.
  if (inner !== outer && inner.text.length > 2) return inner;
  if (/[ ,/]/.test(inner.text) && USES.test(inner.text)) return inner;
  let from = 0;
  let to = inner.text.length;
  for (const match of inner.text.matchAll(FILLER)) {
    if (match.index === 0) from = match[0].length;
    else to = match.index;
  }
  const isFiller = /^(?:in|at|speaker|and|et|und|y|e|have|speak)$/i.test(inner.text);
  if (isFiller) return cut(inner, inner.text.length);
  const said = cut(inner, from, Math.max(from, to));
  if (/^(?:(?:i|we|he|she) )?(?:can |also )*(?:speak|talk|know)s?$/i.test(said.text))
    return cut(inner, inner.text.length);
  const level = cut(said, 0, LEVEL_END.exec(said.text)?.index);
  return isFluency(level.text) && !SAID.test(fold(level.text)) ? level : said;
}

/** A language that no list of ours names. */
function unlisted(piece: Slice): LanguageDraft {
  const coded = codedLevel(piece.text);
  const code = CODED.exec(piece.text)?.groups?.code;
  if (coded !== undefined && code !== undefined) {
    const at = piece.text.indexOf(code);
    return {
      language: cut(piece, at, at + code.length),
      fluency: strip(cut(piece, coded), /\)/),
    };
  }
  const { language, fluency } = FLUENCY.exec(piece.text)?.groups ?? {};
  if (language === undefined || fluency === undefined) return { language: piece };
  const at = piece.text.length - fluency.length;
  return { language: cut(piece, 0, language.length), fluency: strip(cut(piece, at), /[()]/) };
}
