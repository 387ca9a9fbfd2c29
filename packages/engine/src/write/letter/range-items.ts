import type { Source } from '@trueline/contracts';
import { isEnglish } from '../../language/en/english-words.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { stemRarity } from '../../taxonomy/rarity.ts';
import { findSkill, findSkills } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { inSmallLetter, isPlain, listPieces } from '../tell/pieces.ts';
import { isRetold } from '../tell/shared-run.ts';
import { namesWorkAlone } from '../tell/thing.ts';
import { isSurelyVerb, OF_THING } from '../tell/verb-opener.ts';
import { hasFiniteVerb, opensWithAdverb, opensWithOthers } from '../tell/whose.ts';
import { bestFor } from './answers/answers.ts';
import type { Statement } from './answers/statement.ts';
import type { LetterFacts } from './facts.ts';
import { isEverybodys } from './rank.ts';
import { CLIPPED, opensWithBase, PUFF, STROKE } from './surely-told.ts';
import { NOT_DONE, namesPost } from './thing-to-tell.ts';

/** Work of one job by its name, as it can stand in a row behind a colon. */
export interface RangeItem {
  text: string;
  source: Source;
  /** The ad asks for it or describes it. */
  isDescribed: boolean;
}

const WORDS_MIN = 2;
const WORDS_MAX = 9;
/** A figure brings words of its own. */
const WORDS_WITH_FIGURE_MAX = 12;

const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  (!isEnglish(word.toLowerCase().replace(/['’]s$|-.*$/, '')) ||
    findSkill(word)?.kind === 'language');

/** Where a name of work may end: before what it was done by, with or under. */
const END =
  / (?=(?:according to|as per|using|with|under|during|when|while|before|after|including|for|in|on|at|by|from) )|, (?!.* and )/gu;

/** "for 14 companies, ca": a sentence that was taken to end at its short word. */
const CUT_OFF = /,? (?:ca|approx|incl|etc|max|min|avg|e\.?g|i\.?e)$/i;

/** The name without what hangs on behind it, as short as a row has room for; null where nothing whole is left. */
function shortened(whole: string, line: string): string | null {
  const text = whole.replace(CUT_OFF, '');
  const isFit = (one: string): boolean =>
    one.split(' ').length <= (/\d/.test(one) ? WORDS_WITH_FIGURE_MAX : WORDS_MAX) &&
    isRetold(one, line);
  if (isFit(text)) return text;
  const ends = [...text.matchAll(END)].map(({ index }) => index).reverse();
  const found = ends
    .map((end) => text.slice(0, end).replace(/[,\s]+$/, ''))
    .find(
      (one) =>
        isFit(one) &&
        one.split(' ').length > WORDS_MIN &&
        !OPEN_END.test(one) &&
        !TAKES_BACK.test(text.slice(one.length)),
    );
  return found ?? null;
}

/** What is said of when, or of what was left out, stays with what it is said of. */
const TAKES_BACK =
  /\b(?:not?|never|without|except|but|only|first time|until|till|since|planned|next|soon|20\d\d)\b/i;
const OPEN_END = / (?:and|or|ca|about|around|over|up|of|the|an?)$/;

/** What somebody was, how much it was, or when one works: no name of work. */
const NO_WORK = new RegExp(
  [
    String.raw`^(?:no|nil|zero|never|about|over|around|up to|average|all|any|every|each|other|various|best|highest|first|my|own)\b|^[$€£]|^\d+ (?:years?|months?|times|weeks?)\b`,
    String.raw`\b(?:roster|hours|days? off|weeks? (?:on|out)|employee of|award|prize|promoted|overtime|shifts? per)\b`,
    String.raw`\b(?:I|we|me|my|you|he|she|they|him|her|them|it|this|these|those|who|which|that)\b`,
    String.raw`\b(?:is|are|was|were|be|been|has|have|had|can|will|shall|should|must|not|none|nobody)\b`,
  ].join('|'),
  'iu',
);

/** Behind a word that is a verb and a noun these show the verb: "cook in big batches", "work with children". */
const BEHIND_VERB = /^(?:in|up|out|off|down|over|with|around|through)$/;

const isPastOf = (word: string, next: string): boolean =>
  /\p{L}{2,}ed$/u.test(word) && DETERMINERS.has(next);

type Opening = 'name' | 'act' | 'none';

/** Whether a line opens with the name of work ("search of cells"), with what is done ("check in deliveries"), or with what cannot stand in a row. */
function openingOf(text: string, besideVerbs: boolean): Opening {
  const [first = '', second = ''] = text.split(/[ ,]+/);
  const readings = readVerb(first);
  const base = findVerbForm(first, 'base');
  // "Passed the examination": an act, whether or not the verb is known.
  const isPast = readings.some(({ form }) => form === 'past') || isPastOf(first, second);
  if (isPast && base === null) return 'none';
  if (readings.some(({ form, verb }) => form === 'third' && !verb.baseIsNoun)) return 'none';
  if (base === null) return TITLE_WORDS.has(first) ? 'none' : 'name';
  // "Stock rotation" is named by what it is of; "milk cows" may be an act, "test plans" a thing.
  if (OF_THING.has(first) && namesWorkAlone(second)) return 'name';
  if (OF_THING.has(first) && numberOfNoun(second) === 'plural') return 'none';
  if (/^(?:outs|ins|ups|offs|overs|downs)$/.test(second)) return 'name';
  const isVerb =
    !base.verb.baseIsNoun ||
    BEHIND_VERB.test(second) ||
    DETERMINERS.has(second) ||
    /^\d/.test(second) ||
    (/^(?:to|with)$/.test(second) && besideVerbs) ||
    (second !== 'of' && (besideVerbs || isSurelyVerb(text, first, second)));
  if (isVerb) return 'act';
  return TITLE_WORDS.has(first) ? 'none' : 'name';
}

/** The first act of a line as the name of work: "checking in deliveries", "programming and operating shows". */
function asGerund(text: string): string | null {
  const [first = '', ...rest] = text.split(' ');
  const found = findVerbForm(first, 'base');
  if (found === null) return null;
  const other = rest[0] === 'and' ? findVerbForm(rest[1] ?? '', 'base') : null;
  // "install and piping": the second of a pair is an act as well, or the line says something else.
  if (rest[0] === 'and' && other === null) return null;
  const behind = rest.slice(other === null ? 0 : 2).join(' ');
  const next = [...behind.matchAll(/,? and |, /g)].find(({ index, 0: joint }) => {
    const word = /^\p{L}+/u.exec(behind.slice(index + joint.length))?.[0] ?? '';
    return readVerb(word).some(({ form }) => form === 'base' || form === 'past');
  });
  const own = next === undefined ? behind : behind.slice(0, next.index);
  const doing = [found, other].flatMap((one) => (one === null ? [] : inflect(one, 'gerund')));
  return own === '' || !doing.every((word) => isEnglish(word))
    ? null
    : `${doing.join(' and ')} ${own}`;
}

/** "cutting, bending and rolling of plates, stores issue": each part of a row is one more thing, none a second act. */
const goesOnAsAct = (text: string): boolean =>
  text
    .split(/, (?:and )?| and /)
    .slice(1)
    .some((part) => {
      const [first = '', second = ''] = part.split(' ');
      const readings = readVerb(first.toLowerCase());
      return (
        findVerbForm(first, 'past') !== null ||
        readings.some(
          ({ form, verb }) => form === 'base' && (!verb.baseIsNoun || DETERMINERS.has(second)),
        )
      );
    });

/** "allergies, vegetarian, gluten free": the last of three has its "and". */
const withLastAnd = (text: string): string =>
  / and | or /.test(text) || text.split(', ').length < 3
    ? text
    : text.replace(/, (?=[^,]*$)/, ' and ');

/** A statement's name of work; null where it is none for certain. */
function nameWork(
  { text, sources }: Statement,
  besideVerbs: boolean,
): Omit<RangeItem, 'isDescribed'> | null {
  const [source] = sources;
  const [piece, ...others] = listPieces(text);
  if (source === undefined || piece === undefined || others.length > 0 || !isPlain(piece))
    return null;
  const isDuty = /^to \p{L}/iu.test(piece);
  const small = isDuty
    ? piece.slice(3)
    : findSkills(piece).some(({ kind, text: name }) => kind === 'tool' && piece.startsWith(name))
      ? piece
      : inSmallLetter(piece, isName);
  if (
    NO_WORK.test(small) ||
    NOT_DONE.test(small) ||
    PUFF.test(small) ||
    CLIPPED.test(small) ||
    STROKE.test(small) ||
    /[:;–]/.test(small) ||
    isEverybodys(small) ||
    hasFiniteVerb(small) ||
    opensWithAdverb(small) ||
    opensWithOthers(piece)
  )
    return null;
  const opening = isDuty ? 'act' : openingOf(small, besideVerbs);
  const isNamed = opening === 'name' && !goesOnAsAct(small) && !namesPost(small);
  if (!isNamed && opening !== 'act') return null;
  const named = opening === 'act' ? asGerund(small) : small;
  const short = named === null ? null : shortened(withLastAnd(named), source.text);
  return short === null || short.split(' ').length < WORDS_MIN ? null : { text: short, source };
}

/** A word so rare ties a line to an ad; more common ones do so together. */
const TIES = 0.5;
const TELLING = 0.3;

/** How much of what an ad speaks of a text names, by how rare its words are. */
const tieOf = (text: string, described: ReadonlySet<string>): number =>
  [...new Set(stemsOf(text))]
    .filter((stem) => described.has(stem) && /\p{L}/u.test(stem) && stemRarity(stem) >= TELLING)
    .reduce((sum, stem) => sum + stemRarity(stem), 0);

/** Work of a job that its lines name, what comes close to the ad first. */
export function listRange(
  { demands, duties, described, book }: LetterFacts,
  entry: string,
  isOpen: (statement: Statement) => boolean,
): RangeItem[] {
  const own = [...book.of.values()].filter((one) => one.kind === 'work' && one.entry === entry);
  const besideVerbs = own.some(({ sources }) => opensWithBase(sources[0]?.text ?? ''));
  const named = new Map(
    own
      .filter(isOpen)
      .map((one) => [one, nameWork(one, besideVerbs)] as const)
      .filter((pair): pair is [Statement, Omit<RangeItem, 'isDescribed'>] => pair[1] !== null),
  );
  const answering = new Set(
    [...demands, ...duties].map((demand) => bestFor(demand, book, (one) => named.has(one))),
  );
  return [...named]
    .map(([statement, item]) => ({
      ...item,
      tie: tieOf(item.text, described) + (answering.has(statement) ? TIES : 0),
    }))
    .sort((a, b) => b.tie - a.tie)
    .map(({ tie, ...item }) => ({ ...item, isDescribed: tie >= TIES }));
}
