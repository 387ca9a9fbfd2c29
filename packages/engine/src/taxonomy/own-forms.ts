import { stemsOf } from '../language/en/text-stems.ts';
import { findNominal, readVerb } from '../language/en/verb-forms.ts';
import { memoize } from '../language/memoize.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { isKnownAcronym, isTold, longNamesOf, standsForIn } from './acronym-names.ts';
import { isAcronymOf } from './acronyms.ts';
import { findSkill } from './skills.ts';

/** Words of a line that show a skill under no name of the lexicon's. */
export interface OwnForm {
  text: string;
  start: number;
  end: number;
}

const ACRONYM = /(?<![\p{L}\p{N}&/.-])[A-Z][A-Z&/]{1,6}s?(?![\p{L}\p{N}&/-]|\.\p{L})/gu;
/** Two letters stand for many things: only beside other work of the same field. */
const SURE_LETTERS = 3;

/** Whether the short name stands for the long one in this line: by the table of trades in its field, else by its initials. */
function standsFor(own: string, form: string, text: string, hasKin: boolean): boolean {
  const isSure = own.replace(/s$|[^A-Z]/g, '').length >= SURE_LETTERS;
  const tabled = longNamesOf(own);
  if (tabled.length === 0) return (isSure || hasKin) && isAcronymOf(own, form);
  if (isKnownAcronym(own, form)) return hasKin || standsForIn(own, form, text, isSure);
  return hasKin && isAcronymOf(own, form) && !tabled.some((name) => isTold(text, name));
}

/** Whether the line is of another field than that in which the short name stands for the long one: "EMT pipe" beside emergency medical technicians. */
export const isOutOfField = (own: string, form: string, text: string): boolean =>
  isKnownAcronym(own, form) && !standsForIn(own, form, text, true);

/** "LTC" of "long-term care". `hasKin`: the resume shows other skills of the same field. A certificate's own line is sure of its letters. */
export function findAcronym(
  text: string,
  name: string,
  form: string,
  hasKin: boolean,
  isCertificate = false,
): OwnForm | null {
  if (!/[\s-]/.test(form)) return null;
  for (const { 0: own, index } of text.matchAll(ACRONYM)) {
    const known = findSkill(own);
    const isNamedSo = isCertificate || isKnownAcronym(own, form);
    const isOther = !isNamedSo && known !== null && known.name !== name;
    if (isOther || !standsFor(own, form, text, hasKin)) continue;
    return { text: own, start: index, end: index + own.length };
  }
  return null;
}

/** What ends the object of a verb. */
const OBJECT_END = new Set(
  `for of in on at to with by from as into out off per across between after before under over during through using via while when that
  which who where until since within`.split(/\s+/),
);
const JOINTS = new Set(['and', 'or']);
const ARTICLES = new Set(
  `the a an all any each their its our my his her some several various both`.split(' '),
);
const OBJECT_WORDS_MAX = 4;
/** What was only helped with is not listed as one's own act. */
const SHARED = /^(?:help|assist|support|aid|involved|participat|contribut|observ|shadow)\p{L}*$/u;

/** The verb whose act a word tells or names: "planned", "planning", "administration". */
function verbOf(word: string): string | null {
  return findNominal(word)?.verb.base ?? readVerb(word)[0]?.verb.base ?? null;
}

/** "menus" and "menu" alike; a stem would take "production" for "product". */
const singularOf = (word: string): string =>
  /ss$/.test(word)
    ? word
    : word
        .replace(/(?<=\p{L}{2})ies$/u, 'y')
        .replace(/(?<=ch|sh|ss|x|z)es$/, '')
        .replace(/s$/, '');

const keyOf = (verb: string, object: readonly string[]): string | null =>
  stemsOf(object.join(' ')).length === 0 ? null : [verb, ...object.map(singularOf)].join(' ');

interface Act extends OwnForm {
  key: string;
}

/** Whether the line tells only of help with what follows. */
export const isSharedAct = (words: readonly Word[]): boolean =>
  words.some(({ lower }, i) => i < 2 && SHARED.test(lower));

/** The object phrases behind a verb: "menus and events" are two. "Cases" of "cases of wine" is something else than cases. */
export function actObjects(words: readonly Word[], at: number): Word[][] {
  const objects: Word[][] = [[]];
  for (let i = at; i < words.length && i < at + OBJECT_WORDS_MAX * 2; i++) {
    const word = words[i] as Word;
    const isApart = i > at && word.gap !== ' ' && word.gap !== ', ';
    if (word.lower === 'of') objects.pop();
    if (isApart || OBJECT_END.has(word.lower)) break;
    if (JOINTS.has(word.lower) || word.gap === ', ') objects.push([]);
    if (!JOINTS.has(word.lower) && !ARTICLES.has(word.lower)) objects.at(-1)?.push(word);
  }
  return objects.filter((object) => object.length > 0 && object.length <= OBJECT_WORDS_MAX);
}

/** Each act that a line tells of its object, by its verb and the last words of the object: "Planned weekly menus". */
function listActs(text: string): Act[] {
  const words = wordsOf(text);
  if (isSharedAct(words)) return [];
  return words.flatMap((word, i) => {
    const verb = verbOf(word.lower);
    if (verb === null) return [];
    const isNoun = words[i + 1]?.lower === 'of';
    if (
      isNoun
        ? findNominal(word.lower) === null && !word.lower.endsWith('ing')
        : readVerb(word.lower).length === 0
    )
      return [];
    return actObjects(words, isNoun ? i + 2 : i + 1).flatMap((object) =>
      object.flatMap((_, from): Act[] => {
        const key = keyOf(
          verb,
          object.slice(from).map(({ lower }) => lower),
        );
        const end = object.at(-1)?.end ?? word.end;
        return key === null
          ? []
          : [{ key, text: text.slice(word.start, end), start: word.start, end }];
      }),
    );
  });
}

const actsIn: (text: string) => readonly Act[] = memoize(listActs);

/** "menu planning" as verb and object; null where its last word names no act. */
const keyOfName = memoize((name: string): string | null => {
  const words = wordsOf(name.replace(/-/g, ' ')).map(({ lower }) => lower);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.some((word) => JOINTS.has(word) || OBJECT_END.has(word)))
    return null;
  const isAct =
    findNominal(last) !== null ||
    readVerb(last).some(({ form }) => form !== 'past' && form !== 'third');
  const verb = isAct ? verbOf(last) : null;
  return verb === null ? null : keyOf(verb, words.slice(0, -1));
});

/** "Planned weekly menus" of "menu planning": the same words, told as an act. */
export function findAct(text: string, form: string): OwnForm | null {
  const key = keyOfName(form);
  return key === null ? null : (actsIn(text).find((act) => act.key === key) ?? null);
}

/** Whether other skills of its field are among those shown or implied. */
export const hasKin = (name: string, shown: { has(name: string): boolean }): boolean =>
  (findSkill(name)?.parents ?? []).some((parent) => shown.has(parent));
