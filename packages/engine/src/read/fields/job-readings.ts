import { LEGAL_FORMS, SMALL_WORDS } from '../../taxonomy/employer-names.ts';
import { REGION_CODES } from '../../taxonomy/places.ts';
import { fold, foldInPlace } from '../characters.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';
import { type Piece, stripEdges } from './head-pieces.ts';
import { isAside } from './job-asides.ts';
import { COST, type JobLayout, type JobReading, orderOf, type Parting } from './job-layout.ts';
import { isBareCity, isTownName } from './location.ts';
import { isAddress, titleOverEmployer } from './title-or-employer.ts';

/** Each further entry that parts so takes this off, down to a rest. */
const COST_TAKEN = 0.9;
const LEAST_COST = 0.3;
/** Neither a title nor an employer is often left out. */
const MISSING = 1.5;
const LEFT_OVER = 1;
const TOWN = 2;
/** Each entry that parts at its rows speaks so much for it, and all of them so much. */
const BY_ROWS = 1.5;
const MOST_BY_ROWS = 4;
const MAX_PIECES = 4;

/** Every way to tell title and employer among a head's pieces, the likeliest first. */
export function readingsOf(pieces: readonly Piece[], layout: JobLayout): JobReading[] {
  const named = pieces.slice(0, MAX_PIECES);
  const rest = pieces.slice(MAX_PIECES);
  const readings = [
    ...pairsOf(named, layout),
    ...named.flatMap((piece) => partedOf(piece, named, layout)),
    ...(named.length === 1 ? aloneOf(named[0] as Piece, layout) : []),
  ];
  return readings
    .map((reading) => ({ ...reading, rest: [...reading.rest, ...rest] }))
    .sort((a, b) => b.score - a.score);
}

interface Sides {
  title: Slice;
  company: Slice;
  by: Parting;
  rest: Slice[];
  /** Beside the words' own evidence. */
  bonus: number;
}

function toReading({ title, company, by, rest, bonus }: Sides, layout: JobLayout): JobReading {
  const titleFirst = title.start < company.start;
  const titleSign = signOfTitle(title, layout);
  const employerSign = signOfEmployer(company, layout);
  const isTown =
    isBareCity(company.text) || (titleSign < 1.5 && !titleFirst && isBareCity(title.text));
  const isParted = by === 'comma' || COMMAS.test(title.text) || COMMAS.test(company.text);
  const town = isTown && isParted ? townCost(layout, by) : 0;
  // "Sole trader at Example Heating" is more than a title.
  const within = by === 'comma' && AT_WITHIN.test(title.text) ? 3 : 0;
  const evidence = titleSign - employerSign + bonus - town - within;
  const order = by === 'word' ? 0 : orderOf(layout, by) * (titleFirst ? 0.5 : -0.5);
  const shown = layout.partings.get(by) ?? 0;
  const taken = COST_TAKEN * Math.max(0, shown - 1);
  const cost = COST[by] === 0 ? 0 : Math.max(LEAST_COST, COST[by] - taken);
  const score = evidence + 2 * order - cost;
  return {
    title,
    company,
    rest,
    by,
    titleFirst,
    evidence: evidence - COST[by],
    titleSign,
    employerSign,
    score,
  };
}

/** Where the section's entries are parted otherwise, a few capitalised words behind a comma or on a row of their own may be a town. */
function townCost({ partings }: JobLayout, by: Parting): number {
  const others = OTHERWISE.reduce(
    (sum, other) => sum + (other === by ? 0 : (partings.get(other) ?? 0)),
    0,
  );
  return others < 2 ? 0.5 : Math.min(4, 1 + 0.8 * others);
}

const OTHERWISE: readonly Parting[] = ['comma', 'slash', 'bracket', 'blank', 'colon'];

/** Two of the pieces are title and employer. */
function pairsOf(pieces: readonly Piece[], layout: JobLayout): JobReading[] {
  return pieces.flatMap((first, at) =>
    pieces.slice(at + 1).flatMap((second, behind) => {
      const by = first.row === second.row ? 'mark' : 'rows';
      const rest = pieces.filter((piece) => piece !== first && piece !== second);
      const bonus = -LEFT_OVER * (2 * at + behind);
      return [
        toReading({ title: first, company: second, by, rest, bonus }, layout),
        toReading({ title: second, company: first, by, rest, bonus }, layout),
      ];
    }),
  );
}

/** One of the pieces holds both. */
function partedOf(piece: Piece, pieces: readonly Piece[], layout: JobLayout): JobReading[] {
  const rest = pieces.filter((other) => other !== piece);
  const unused = rest.filter(({ text }) => !isBareCity(text)).length;
  // A row of its own above the one that would hold both is hardly there for nothing.
  const above = rest
    .filter(({ row, bold }) => row < piece.row && bold === piece.bold)
    .map(({ text }) => (titleOverEmployer(text) <= -1 ? 3 : 1))
    .reduce((most, one) => Math.max(most, one), 0);
  // Where other entries have title and employer on rows of their own, so has this one.
  const onRow = rest.some(({ row, text }) => row !== piece.row && !isBareCity(text));
  const rows = onRow ? Math.min(MOST_BY_ROWS, BY_ROWS * (layout.partings.get('rows') ?? 0)) : 0;
  const bonus = -LEFT_OVER * (2 * unused + rest.length - unused + above) - rows;
  return [...splitsOf(piece), ...knownSplits(piece, layout)]
    .map(({ bonus: own, ...sides }) => toReading({ ...sides, rest, bonus: own + bonus }, layout))
    .filter(({ by, titleSign }) => by !== 'blank' || titleSign >= leastByBlank(layout));
}

/** Where only a blank parts the two, the title has to be one by its own words; a hint is enough where other entries are parted so. */
const leastByBlank = ({ partings }: JobLayout): number =>
  (partings.get('blank') ?? 0) > 2 ? 0.8 : 1.5;

/** The only piece is one of the two. */
function aloneOf(piece: Piece, layout: JobLayout): JobReading[] {
  const sign = signOfTitle(piece, layout);
  const order = orderOf(layout, 'none');
  const base = { rest: [], by: 'none' as const, titleSign: sign, employerSign: sign };
  const town = splitSlice(piece, /,\s+/g).at(-1);
  const isPlaced = town !== undefined && town.start > piece.start && isTownName(town.text);
  const title = isPlaced ? cut(piece, 0, piece.text.lastIndexOf(',')) : piece;
  return [
    {
      ...base,
      title,
      ...(isPlaced && { location: town }),
      titleFirst: true,
      evidence: sign - MISSING,
      score: sign - MISSING + 0.1 * Math.sign(order),
    },
    {
      ...base,
      company: piece,
      titleFirst: false,
      evidence: -sign - MISSING,
      score: -sign - MISSING,
    },
  ];
}

const COMMAS = /,\s+(?![^()]*\))/;
/** A comma stands within an employer and its place more often than within a title. */
const TITLE_COMMA = 0.4;
const EACH_COMMA = new RegExp(COMMAS, 'g');

/** How much a text with its commas reads like a title. */
function signOfTitle({ text }: Slice, layout: JobLayout): number {
  if (layout.employers.has(fold(text))) return -3;
  const [, ...later] = text.split(COMMAS);
  const against = later.some((part) => titleOverEmployer(part) <= -1.5) ? 2.5 : 0;
  return titleOverEmployer(text) - against - TITLE_COMMA * later.length - townSign(text);
}

/** How much a text with its commas reads like a title where it stands for an employer. */
function signOfEmployer({ text }: Slice, layout: JobLayout): number {
  const [first = '', ...later] = text.split(COMMAS);
  if (layout.employers.has(fold(text)) || layout.employers.has(fold(first))) return -3;
  const titles = later.some((part) => titleOverEmployer(part) >= 2.5) ? 2.5 : 0;
  const aside = isAside({ text: first }) || OWN_ACCOUNT.test(fold(first)) ? 2.5 : 0;
  // Names have no small letters at their start or amid their words, and no slashes.
  const isLow = /^\p{Ll}{2,}\s/u.test(first) && /\s\p{Lu}/u.test(first);
  const broken = isLow || BROKEN_NAME.test(first) ? 1.5 : 0;
  const own = Math.min(titleOverEmployer(text), titleOverEmployer(first));
  return own + titles + aside + broken + townSign(text);
}

/** Beside another name it says how the person worked, and for nobody. */
const OWN_ACCOUNT =
  /^(?:self[- ]employed|freelance|freelancer|sole trader|independent|own account|zzp|selbstandig|a mon compte|autonomo|autonoma)$/;

const BROKEN_NAME =
  /\p{Ll}{2}\s\/\s|\s(?!(?:and|the|del|des|dos|das|von|van|und|für|chez)\s)\p{Ll}{3,}\s+\p{Lu}/u;

const townSign = (text: string): number => (isTownName(text) ? TOWN : 0);

/** Where a title and an employer meet within one piece. */
function splitsOf(piece: Piece): Omit<Sides, 'rest'>[] {
  return [
    ...wordSplits(piece),
    ...markSplits(piece),
    ...bracketSplits(piece),
    ...blankSplits(piece),
  ];
}

const AT_WITHIN = /\s(?:at|@)\s\p{Lu}/u;
const AS = /\s+as\s+(?:an?\s+|the\s+)?(?=\p{L}[^,]*$)/u;
const AT =
  /\s+(?:at|At|AT|@|with|With|w\/|chez|bei|bij|presso|en el|na empresa)\s+(?=\p{Lu}|[\p{L}\d-]+\.\p{Ll}{2,})/gu;
const FOR = /\s+for\s+(?=\p{Lu})/gu;

function wordSplits(piece: Piece): Omit<Sides, 'rest'>[] {
  const sides: Omit<Sides, 'rest'>[] = [];
  const as = AS.exec(piece.text);
  if (as !== null) {
    const [company, title] = [cut(piece, 0, as.index), cut(piece, as.index + as[0].length)];
    sides.push({ title, company: stripEdges(company), by: 'word', bonus: 0 });
  }
  for (const [pattern, bonus] of [
    [AT, 1],
    [FOR, -2],
  ] as const)
    for (const match of piece.text.matchAll(pattern)) {
      const company = cut(piece, match.index + match[0].length);
      sides.push({ title: cut(piece, 0, match.index), company, by: 'word', bonus });
    }
  return sides;
}

/** "Inc.", "S.A.": no name begins so, and neither does one in "Co. Clare". */
export function opensWithForm(text: string): boolean {
  const word = /^[\p{L}.]*\p{L}/u.exec(text)?.[0] ?? '';
  const isAlone = !/^(?:[\p{L}&-]| [&\p{L}])/u.test(text.slice(word.length));
  return isAlone && LEGAL_FORMS.has(fold(word).replaceAll('.', ''));
}

const MARKS: readonly (readonly [Parting, RegExp])[] = [
  ['comma', EACH_COMMA],
  ['comma', /(?<=\p{Ll}{4}|\p{Lu}{3}|\))\.\s+(?=\p{Lu})(?![^()]*\))/gu],
  ['colon', /\s*:\s+(?=[\p{L}\d])(?![^()]*\))/gu],
  ['slash', /\s+\/\s+/g],
];

function markSplits(piece: Piece): Omit<Sides, 'rest'>[] {
  return MARKS.flatMap(([by, pattern]) =>
    [...piece.text.matchAll(pattern)].flatMap((match) => {
      const after = cut(piece, match.index + match[0].length);
      // A legal form stays with its name.
      return opensWithForm(after.text) ? [] : bothWays(cut(piece, 0, match.index), after, by, 0);
    }),
  );
}

const bothWays = (
  before: Slice,
  after: Slice,
  by: Parting,
  bonus: number,
): Omit<Sides, 'rest'>[] => [
  { title: before, company: stripEdges(after), by, bonus },
  { title: stripEdges(after), company: before, by, bonus },
];

/** "Pastry Chef (Example House Hotel, Ennis)", "Example House Hotel (Pastry Chef)". */
function bracketSplits(piece: Piece): Omit<Sides, 'rest'>[] {
  const bracket = /^(?<outer>[^()]{2,})\s+\((?<inner>[^()]{3,})\)$/.exec(piece.text)?.groups;
  if (bracket?.outer === undefined || bracket.inner === undefined) return [];
  const outer = cut(piece, 0, bracket.outer.length);
  const inner = cut(piece, piece.text.length - bracket.inner.length - 1, piece.text.length - 1);
  if (isAside(inner) || !(/^\p{Lu}/u.test(inner.text) || isAddress(inner.text))) return [];
  return bothWays(outer, inner, 'bracket', 0);
}

const MAX_WORDS = 12;
/** What a change between capitals and small letters says for a break there. */
const CASE_BREAK = 2;
const ONE_WORD = 1.2;
const ARTICLE = /^(?:The|THE|Le|La|Les|El|Los|Las|Il|Lo|Der|Die|Das|Het|De)$/;
const isSmall = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase());

/** "Registered Nurse St Mary's Hospital", "Halcyon Line cook", "Example Foods, Toronto, ON Second Cook": nothing but a blank between the two. */
function blankSplits(piece: Piece): Omit<Sides, 'rest'>[] {
  const words = [...piece.text.matchAll(/\S+/g)];
  if (words.length > MAX_WORDS) return [];
  return words.slice(1).flatMap((word, index) => {
    const last = words[index]?.[0] ?? '';
    const isOpen = /[,;:/&(-]$/.test(last) || isSmall(last) || isSmall(word[0]) || LINKS.test(last);
    const isWithin = /\([^()]*$/.test(piece.text.slice(0, word.index));
    const isArticle = ARTICLE.test(word[0]);
    const isLow = /^[(\p{Ll}]/u.test(word[0]) && !isAddress(word[0]);
    if ((isOpen && !isArticle) || isWithin || isLow) return [];
    const [before, after] = [cut(piece, 0, word.index), cut(piece, word.index)];
    const bonus = blankBonus(
      last,
      words.slice(index + 1).map(([text]) => text),
      index + 1,
    );
    return bothWays(before, after, 'blank', bonus).filter(({ company }) => isNamed(company.text));
  });
}

/** Words that lead on to what stands behind them. */
const LINKS = /^(?:as|at|with|for|@)$/i;

/** What another entry names as its employer parts this one too, whatever stands between the two. */
function knownSplits(piece: Piece, { repeated }: JobLayout): Omit<Sides, 'rest'>[] {
  const folded = foldInPlace(piece.text);
  return [...repeated].flatMap((name) => {
    const at = folded.indexOf(name);
    if (at < 0 || name.length < MIN_KNOWN_LENGTH) return [];
    const [before, after] = [cut(piece, 0, at), cut(piece, at + name.length)].map(stripEdges);
    const isEdge = !/[\p{L}\p{N}]/u.test(
      `${folded[at - 1] ?? ''}${folded[at + name.length] ?? ''}`,
    );
    if (!isEdge || before === undefined || after === undefined) return [];
    const company = cut(piece, at);
    if (before.text !== '') return [{ title: before, company, by: 'word' as const, bonus: 0.5 }];
    if (after.text === '' || isTownName(after.text)) return [];
    return [
      { title: after, company: cut(piece, 0, at + name.length), by: 'word' as const, bonus: 0 },
    ];
  });
}

const MIN_KNOWN_LENGTH = 5;

/** More than a kind of employer, which belongs to the title beside it: "Restaurant Manager", "Freelance Translator". */
const isNamed = (text: string): boolean =>
  text.includes(' ') || isAddress(text) || titleOverEmployer(text) === 0;

function blankBonus(last: string, behind: readonly string[], count: number): number {
  const isLowBefore = /^\p{Ll}{3}/u.test(last);
  const isLowBehind = behind.length > 1 && behind.slice(1).every((word) => /^\p{Ll}/u.test(word));
  const isClosed = /[)"”]$|\.$/.test(last) || REGION_CODES.has(last);
  const isArticle = /^(?:The|THE)$/.test(behind[0] ?? '');
  const breaks = [isLowBefore, isLowBehind, isClosed, isArticle].filter(Boolean).length;
  return CASE_BREAK * Math.min(breaks, 2) - (count === 1 ? ONE_WORD : 0);
}
