import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines } from '../document/paths.ts';
import {
  areTellable,
  CORE_SKILLS,
  isPlainHeading,
  linesOfGroups,
  OTHER_SKILLS,
  type SkillGroup,
} from '../document/skill-groups.ts';
import { analyze } from '../language/analyze.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import type { NounPhrase, Token } from '../language/line.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { tellsDrivingLicence } from '../taxonomy/credentials.ts';
import { findSkill, findSkills, isSameSkill } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { type AdAnswer, sumOf } from './ad-answer.ts';
import { applyChanges } from './apply.ts';
import { inListStyle } from './list-capitals.ts';
import { isLittle } from './order.ts';
import { ownTelling } from './own-telling.ts';
import { isOfLabelledRows } from './skill-places.ts';
import { NO_SKILL } from './surfaced-skill.ts';

/** Fewer are found at a glance in any list. */
const CORE_MIN = 4;
/** More than a reader takes in at a glance are no core. */
const CORE_MAX = 15;
/** An item that says so little of what the ad asks answers none of it. */
const ITEM_MIN = 0.3;
/** Longer items are sentences; so are those with a pronoun. */
const ITEM_WORDS_MAX = 7;
const IS_TOLD = /(?<![\p{L}.])(?:I|my|me|we|our|i'm|im)(?![\p{L}.])/iu;
const PHRASE_WORDS = { min: 2, max: 3 };
/** What a phrase of a bullet says of the ad, before it is worth a place in a list. */
const PHRASE_MIN = 0.45;
/** One word of a row of things done ("bathing, feeding, laundry") is worth a place by itself. */
const ROW_WORD_MIN = 0.35;
const ROW_MIN = 3;
const PHRASES_MAX = 6;
/** A word that tells so much is listed once. */
const TELLING = 0.4;
/** A list that is begun holds no fewer. */
const NEW_LIST_MIN = 5;

export interface CoreSkillsInput {
  resume: Resume;
  /** Changes that stand from the start, those of the list among them. */
  drafts: readonly Draft[];
  jobDescription: string;
  answer: AdAnswer;
  /** The gate's word on an item of the list. */
  accepts: (item: Pick<Draft, 'path' | 'after'>) => boolean;
}

/** Something for the list: its words, where the ad speaks of it, and the line that shows it. */
interface Item {
  text: string;
  place: number;
  source?: { path: string; text: string };
}

const isSpoken = (item: string): boolean => {
  const found = findSkills(item);
  return found.length > 0 && found.every(({ kind }) => kind === 'language');
};
/** "Full clean driving licence", "own car": what one is allowed or has is no skill, whatever the ad asks. */
const isPermit = (item: string): boolean =>
  tellsDrivingLicence(item) ||
  /\b(?:passport|visa|(?:work|residence|driving) (?:permit|card)|own (?:car|van|vehicle|transport|tools?))\b/i.test(
    item,
  );

/** One name of each thing: of "Excel" and "MS Excel" the first. */
const eachOnce = (items: readonly string[]): string[] =>
  items.filter((item, at) => !items.slice(0, at).some((other) => isSameSkill(other, item)));

const isWhole = (item: string): boolean =>
  item.split('(').length === item.split(')').length && /^[\p{L}\p{N}.]/u.test(item);

/** "Computer" and "Tools" say which skills follow, "Key skills" that some do. */
const NAMES_A_SORT =
  /\b(?:computer|it|tools?|toolbox|toolkit|software|systems?|technolog\w+|tech|technical|equipment|machines?|personal|soft|languages?)\b/i;
/** The items of a list as it stands; none where the person has grouped it, its one group has a name that says more of them, or it holds sentences or pieces. */
function flatItems(groups: Resume['skills'] = []): string[] | null {
  const named = groups.filter(({ keywords = [] }) => keywords.length > 0);
  const names = named.flatMap(({ name = '' }) => (name === '' ? [] : [name]));
  if (named.length > 1 || !names.every(isPlainHeading)) return null;
  if (names.some((name) => NAMES_A_SORT.test(name))) return null;
  if (groups.some(({ level }) => level !== undefined)) return null;
  const items = groups.flatMap(({ name = '', keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const isList = items.every(
    (item) =>
      item.split(/\s+/).length <= ITEM_WORDS_MAX && !IS_TOLD.test(item) && isWhole(item.trim()),
  );
  if (isOfLabelledRows(items)) return null;
  return isList ? joinTorn(items.map((item) => item.trim()).filter((item) => item !== '')) : null;
}

/** "Driving", "own car": what only tells more of the item before stays with it. */
const GOES_ON = /^(?:own|with|and|including|incl\.?) /;
function joinTorn(items: readonly string[]): string[] {
  const whole: string[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    if (last !== undefined && GOES_ON.test(item)) whole[whole.length - 1] = `${last}, ${item}`;
    else whole.push(item);
  }
  return whole;
}

/** Where the ad first speaks of what an item says: at its first word that tells something. */
function placeIn(ad: ReadonlyMap<string, number>, stems: Iterable<string>): number {
  const places = [...stems].flatMap((stem) => ad.get(stem) ?? []);
  return places.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...places);
}

const NO_ITEM = new Set<Token['pos']>(['pronoun', 'determiner', 'number', 'auxiliary', 'mark']);
const WORD_LETTERS_MIN = 3;
const OPENS: ReadonlySet<Token['pos']> = new Set(['noun', 'adjective', 'name']);

/** Which one of its kind a thing is, and not what: "my own bench", "the whole shop". */
const SAYS_WHICH: ReadonlySet<string> = new Set(
  'own same other another new old first last next whole entire different several various many more big small large good best main current previous former certain'.split(
    ' ',
  ),
);

/** No person ("new cooks") and no word that is a verb or tells how something is ("my bay clean"). */
const isThing = (noun: string): boolean =>
  !TITLE_WORDS.has(noun) &&
  !TITLE_WORDS.has(noun.replace(/s$/, '')) &&
  readVerb(noun).every(({ form, verb }) => form !== 'base' || verb.baseIsNoun);

/** "tilt skillet": the words of a phrase without what stands before its first noun or adjective; null where it is none to list, such as one that a number counts ("7 day inspections") or a hyphen tears ("resist-"). */
function phraseOf(tokens: readonly Token[], { from, to }: NounPhrase, text: string): string | null {
  const words = tokens.slice(from, to);
  const first = words.findIndex(({ pos, lower }) => !NO_ITEM.has(pos) && !SAYS_WHICH.has(lower));
  const own = first === -1 ? [] : words.slice(first);
  if (words.slice(0, first).some(({ pos }) => pos === 'number')) return null;
  if (own.length < PHRASE_WORDS.min || own.length > PHRASE_WORDS.max) return null;
  const isPlain = own.every(
    ({ pos, gap, lower, text: word }, at) =>
      OPENS.has(pos) &&
      lower.length >= WORD_LETTERS_MIN &&
      lower !== 'one' &&
      (at === 0 || gap === ' ') &&
      /^\p{Ll}/u.test(word),
  );
  const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
  const head = own.at(-1);
  const isPlace = PLACES.has(head?.lower ?? '') && findSkill(text.slice(start, end)) === undefined;
  const isTorn =
    TORN_BEFORE.test(text.slice(0, start)) || TORN_AFTER.test(text.slice(start, end + 1));
  return isPlain && !isTorn && !isPlace && head?.pos === 'noun' && isThing(head.lower)
    ? text.slice(start, end)
    : null;
}

/** Where one works, and how it has to be ("my bay clean"), is nothing that one can do. */
const PLACES: ReadonlySet<string> = new Set(
  'area bay bench building clean corridor counter desk dry floor hall hotel house kitchen lounge office premises room shop site stall store tidy toilet venue ward warehouse workplace workshop yard'.split(
    ' ',
  ),
);

/** A number, or a hyphen with or without blanks, right before a phrase: "7 day", "7-day", "resist- ance". */
const TORN_BEFORE = /(?:\d[%\p{L}]{0,3}[ -]|\p{L}[-‐‑\u00ad]{1,2} ?)$/u;
const TORN_AFTER = /[-‐‑\u00ad]$|[-‐‑\u00ad] /;

/** So far apart may the words of one thing stand in the ad. */
const NEAR_WORDS = 2;

/** Whether the ad itself says these words in this order, beside each other. */
function standsTogether(adStems: readonly string[], stems: readonly string[]): boolean {
  const [first, ...others] = stems;
  return adStems.some((stem, at) => {
    if (stem !== first) return false;
    let reached = at;
    return others.every((other) => {
      const next = adStems.indexOf(other, reached + 1);
      const isNear = next !== -1 && next - reached <= NEAR_WORDS;
      reached = next;
      return isNear;
    });
  });
}

/** The phrases of a bullet, and the parts of one that is a row of things done: "bathing, oral care, light housekeeping". */
function namedIn(text: string): string[] {
  const { tokens, phrases } = analyze(text, 'en');
  const row = text.replace(/[.\s]{1,3}$/, '').split(/, and |, | and | & /);
  const isRow =
    row.length >= ROW_MIN && row.every((part) => part.split(' ').length <= ROW_WORDS_MAX);
  const parts = isRow ? row.filter((part) => IS_PART.test(part) && isNamed(part)) : [];
  return [...parts, ...phrases.flatMap((phrase) => phraseOf(tokens, phrase, text) ?? [])];
}
const ROW_WORDS_MAX = 4;

/** Nouns, what tells of them, and gerunds: "oral care", "feeding", but not "on the phone"; one noun alone ("school") says nothing. */
function isNamed(part: string): boolean {
  const { tokens } = analyze(part, 'en');
  const isAct = /^(?:\p{L}{3,}ing|\p{Lu}{2,})$/u.test(part);
  return (
    (tokens.length > 1 || isAct) &&
    tokens.every(
      ({ pos, form, lower }) =>
        (OPENS.has(pos) || form === 'gerund') && lower.length >= WORD_LETTERS_MIN,
    )
  );
}
const IS_PART = /^\p{L}+(?: \p{Ll}+){0,2}$/u;

/** Things that bullets name in the ad's words and no item of the list says. */
function listPhrases(input: CoreSkillsInput, adStems: readonly string[], has: string[]): Item[] {
  const { resume, answer, accepts } = input;
  const known = new Set(has.flatMap(stemsOf));
  const found: Item[] = [];
  for (const { path, text } of listLines(resume)) {
    if (!isHighlight(path) || !path.startsWith('work')) continue;
    for (const own of namedIn(ownTelling(text, true))) {
      const stems = stemsOf(own);
      const weights = answer.stems(own);
      const least = stems.length === 1 ? ROW_WORD_MIN : PHRASE_MIN;
      if (stems.length === 0 || weights.size < stems.length || sumOf(weights) < least) continue;
      if ([...weights].some(([stem, weight]) => weight >= TELLING && known.has(stem))) continue;
      if (NO_SKILL.test(own)) continue;
      if (stems.every((stem) => known.has(stem)) || !standsTogether(adStems, stems)) continue;
      if (!accepts({ path: 'skills[0].keywords[0]', after: own })) continue;
      for (const stem of stems) known.add(stem);
      found.push({ text: own, place: adStems.indexOf(stems[0] ?? ''), source: { path, text } });
    }
  }
  return found.slice(0, PHRASES_MAX);
}

/** The list of skills: what the ad asks and the resume shows, in the ad's order, then the rest; a long one in two groups. Nothing where the person has grouped it, or few of it answer the ad. */
export function proposeCoreSkills(input: CoreSkillsInput): Draft[] {
  const { resume, drafts, jobDescription, answer } = input;
  const listed = drafts.filter(({ path }) => /^skills\b/.test(path));
  const changed = applyChanges(
    resume,
    listed.map((draft) => ({ ...draft, decision: 'accepted' as const })),
  );
  const listedItems = flatItems(changed.skills);
  if (listedItems === null) return [];
  const items = eachOnce(listedItems);
  const adStems = stemsOf(jobDescription);
  const places = new Map<string, number>();
  for (const [at, stem] of adStems.entries()) if (!places.has(stem)) places.set(stem, at);
  const answers = (item: string): boolean =>
    !isSpoken(item) &&
    !isLittle(item) &&
    !isPermit(item) &&
    answer.weigh(item) >= ITEM_MIN &&
    !hasForm('team player', item);
  const own = items.filter(answers).map((text): Item => {
    return { text, place: placeIn(places, answer.stems(text).keys()) };
  });
  const core = [...own, ...listPhrases(input, adStems, items)]
    .sort((a, b) => a.place - b.place)
    .slice(0, CORE_MAX);
  if (core.length < (items.length === 0 ? NEW_LIST_MIN : CORE_MIN)) return [];
  const shown = new Set(core.map(({ text }) => text));
  const rest = items.filter((item) => !shown.has(item));
  const groups = groupsOf(
    core.map(({ text }) => inListStyle(text)),
    rest.map(inListStyle),
  );
  const before = linesOfGroups(resume.skills ?? []);
  const after = linesOfGroups(groups);
  if (after === before || !areTellable(groups)) return [];
  const asked = listed.find(({ requirementId }) => requirementId !== undefined)?.requirementId;
  return [
    {
      path: 'skills',
      before,
      after,
      kind: 'core-skills',
      reason: 'What this job asks for and your resume shows stands first, in the order of the ad.',
      ...(asked === undefined ? {} : { requirementId: asked }),
      sources: sourcesOf(resume, listed, core),
      verdict: 'proven',
    },
  ];
}

/** A list of no more is read at a glance, and needs no names. */
const ONE_LIST_MAX = 12;

/** What the ad asks for before the rest: in one list, or where that is long in two. */
function groupsOf(core: string[], rest: string[]): SkillGroup[] {
  if (core.length + rest.length <= ONE_LIST_MAX || rest.length === 0)
    return [{ name: undefined, keywords: [...core, ...rest] }];
  return [
    { name: CORE_SKILLS, keywords: core },
    { name: OTHER_SKILLS, keywords: rest },
  ];
}

/** Each line of the list, and the lines that show what is new in it. */
function sourcesOf(
  resume: Resume,
  listed: readonly Draft[],
  core: readonly Item[],
): Draft['sources'] {
  const all = [
    ...listLines(resume)
      .filter(({ path }) => path.startsWith('skills['))
      .map(({ path, text }) => ({ path, text })),
    ...listed.flatMap(({ sources }) => sources),
    ...core.flatMap(({ source }) => (source === undefined ? [] : [source])),
  ];
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
