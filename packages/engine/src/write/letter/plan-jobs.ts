import { isUnplaced, type Place } from '../place.ts';
import type { LetterFacts } from './facts.ts';
import { chooseCounted, chooseOwnLines } from './own-lines.ts';
import { hasAnswers } from './plan-answers.ts';
import { isLatest, isNextBefore, planCourse, planLater } from './plan-course.ts';
import { planDeeds, planLed } from './plan-deeds.ts';
import { LIST_MIN, planList } from './plan-list.ts';
import { planNamedWork } from './plan-named-work.ts';
import { planOwnResults } from './plan-own-results.ts';
import { canRow, planRow } from './plan-range.ts';
import {
  isAt,
  isDeed,
  isLesser,
  type Ranked,
  sharesTitle,
  TELLS_ENOUGH,
  titleStemsOf,
} from './rank.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { isThingToTell } from './thing-to-tell.ts';
import type { Told } from './told.ts';
import { answers, tellingStems } from './wanted.ts';
import { placeSlots } from './wording.ts';

/** Sentences on the job that the letter stands on, and on each one before it behind the one that leads to it. */
const OF_JOB_MAX = 4;
/** Before what the ad asks for is set beside what the person brings. */
const OF_JOB_MATCHED = 1;
const EARLIER_MATCHED = 1;
const OF_EARLIER_MAX = 2;
const EARLIER_MAX = 2;
/** What the ad does not ask for shows what the job was, too, where there is room. */
const MAIN_TELLS = -0.8;
/** Of long ago; a trifle of then is worth less. */
const EARLIER_TELLS = -1.2;
/** So many acts make a paragraph; with fewer, more of the job stands in the person's own lines. */
const DEEDS_ENOUGH = 2;

/** With a figure or words enough to show something of then. */
const isFull = ({ text }: Told): boolean => /\d/.test(text) || text.split(' ').length >= FULL_WORDS;
const FULL_WORDS = 6;

/** So many of the ad's own words make a line one that it asks for. */
const ASKED_MIN = 2;

type Where = Pick<Slot, 'id' | 'paragraph' | 'priority'>;

const toldOf = (ranked: readonly Ranked[]): Told[] => ranked.map(({ told }) => told);

/** The job that the letter stands on: what was done in it where that can be told, else its lines as the person wrote them. */
function planEvidence(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  place: Place,
): void {
  const all = toldOf(ranked);
  const own = ranked
    .filter(isAt(place))
    .filter((one) => isDeed(one) && one.worth >= (sentences.isMatched ? TELLS_ENOUGH : MAIN_TELLS));
  // A paragraph on a job tells several, each in a statement of its own.
  const deeds = new Set(
    own.map(({ told }) => (/highlights/.test(told.path) ? told.path : `${told.path} ${told.part}`)),
  ).size;
  const ofPlace = ranked.filter(isAt(place));
  // What the ad asks for is set off in the person's own words: lists of nouns stand there better than in a sentence.
  const isAnswered = hasAnswers(facts);
  const things = ofPlace.filter(
    ({ told, worth }) =>
      !sentences.isMatched &&
      !(isAnswered && deeds === 0) &&
      told.kind === 'thing' &&
      worth >= MAIN_TELLS &&
      isThingToTell(told),
  );
  // What the opening tells is told.
  const open = facts.lines.filter(({ source }) =>
    sentences.used.every(({ path }) => path !== source.path),
  );
  const asked = isUnplaced(place) ? [] : chooseOwnLines(open, place.entry, facts);
  // The job that the letter stands on is never a bare name where its lines count something.
  const lines =
    asked.length === 0 && own.length === 0 && !isUnplaced(place)
      ? chooseCounted(open, place.entry)
      : asked;
  const isAny = deeds < DEEDS_ENOUGH;
  const isRow = !sentences.isMatched && canRow(sentences, facts, place, isAny);
  const isThin =
    !isRow &&
    !sentences.isMatched &&
    deeds + things.length < DEEDS_ENOUGH &&
    lines.length >= LIST_MIN &&
    !isAnswered;
  // "There" behind the employer that one applies to would be there: the place is named again.
  const isPostSayable = place.title !== undefined && place.startYear !== undefined;
  const openers = sentences.isSpanOpen
    ? ['open-span']
    : sentences.isPostTold
      ? ['more']
      : sentences.isHooked && (sentences.hasNamedLead || !isPostSayable)
        ? ['lead-also']
        : sentences.hasNamedLead
          ? ['lead-now', 'lead-at']
          : ['open-post', 'open'];
  const where: Where = { id: 'story', paragraph: 1, priority: 1 };
  if (isThin && planList(sentences, place, lines)) {
    sentences.onlyInMail(() => {
      planDeeds(sentences, [...own, ...things], all, where, LIST_MIN, openers, MAIN_TELLS);
    });
    sentences.lists = place;
    return;
  }
  const best = (isRow ? own : [...own, ...things]).sort(byWorth);
  // "On weekends I run the line": the post stands before it.
  const isOwnTime = best[0]?.told.kind === 'event' && /(?<!since )\bI\b/.test(best[0].told.text);
  const isPosted =
    isOwnTime &&
    place.isCurrent &&
    !sentences.hasNamedLead &&
    sentences.add('post', 1, 1, sentences.fill(['role-now'], placeSlots(place)));
  const count = sentences.used.length;
  const most = sentences.isMatched ? OF_JOB_MATCHED : OF_JOB_MAX;
  planDeeds(sentences, best, all, where, most, isPosted ? ['more'] : openers, MAIN_TELLS);
  const isNamed = isPosted || sentences.used.length > count;
  const row: Where = { ...where, id: 'row', priority: ROW };
  if (isRow && planRow(sentences, facts, place, row, [isNamed ? 'more' : 'lead'], isAny)) return;
  if (isRow) planDeeds(sentences, things, all, where, OF_JOB_MAX, isNamed ? ['more'] : openers);
}
/** Behind the first sentence on the job. */
const ROW = 1.3;
/** What the person tells of it themselves, before a second sentence of ours. */
const RESULTS = 1;

const byWorth = (a: Ranked, b: Ranked): number => b.worth - a.worth;

/** The words that lead to a job from the one told before it. */
function leadOf(role: Place, before: Place | undefined, roles: readonly Place[]): string[] {
  if (role.isCurrent) return before === undefined ? ['open-post', 'open'] : ['beside'];
  if (before === undefined) return ['open-post', 'open'];
  if (!isNextBefore(role, before, roles)) return ['earlier'];
  const isSameEmployer = before.at !== undefined && before.at.text === role.at?.text;
  return isSameEmployer ? ['before-same', 'before'] : ['before'];
}

/** The present job where the letter stands on an earlier one, then what came before, job by job. */
export function planJobs(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  standsOn: Place | undefined,
): void {
  const { roles } = facts;
  // A later job is known of and cannot be told apart: the one that it stands on is an earlier one, told as such.
  const isOld = standsOn !== undefined && !standsOn.isCurrent && facts.hasLater;
  const main = isOld ? undefined : standsOn;
  const all = toldOf(ranked);
  if (main !== undefined) {
    planEvidence(sentences, facts, ranked, main);
    planOwnResults(sentences, facts, main.entry, { paragraph: 1, priority: RESULTS });
  }
  // Opened by who the person is, and nothing told of the post: "before that" wants its name.
  const isUnnamed =
    main !== undefined &&
    !sentences.hasNamedLead &&
    sentences.lists === undefined &&
    sentences.used.every(({ place }) => place.entry !== main.entry);
  if (isUnnamed && (main.isCurrent || isLatest(main, roles)))
    sentences.add(
      'post',
      1,
      1,
      sentences.fill([main.isCurrent ? 'role-now' : 'role-last'], placeSlots(main)),
    );
  const [later] = roles.filter(
    ({ end, entry }) => main !== undefined && end > main.end && entry !== main.entry,
  );
  if (later !== undefined) planLater(sentences, ranked, later, roles, main);
  const earlier = roles.filter(
    ({ end, entry }) => entry !== main?.entry && (main === undefined || end <= main.end),
  );
  // What nothing names or tells can't be counted back from.
  const isShown =
    sentences.hasNamedLead ||
    sentences.lists !== undefined ||
    sentences.slots.some(({ id }) => id === 'post') ||
    sentences.used.some(({ place }) => place.entry === main?.entry);
  const told = isShown ? main : undefined;
  const titleStems = titleStemsOf(facts.title);
  const isOfKind = ({ title }: Place): boolean => sharesTitle(title?.text ?? '', titleStems);
  const isAsked = ({ told: { text, result = '' }, met }: Ranked): boolean =>
    met > 0 ||
    facts.wanted.some((one) => answers(one, `${text} ${result}`)) ||
    tellingStems(`${text} ${result}`).filter((stem) => facts.adStems.has(stem)).length >= ASKED_MIN;
  let said = 0;
  let before = told;
  for (const role of earlier) {
    if (said === (sentences.isMatched ? EARLIER_MATCHED : EARLIER_MAX)) break;
    // A job enters for what the ad asks: by its kind, or by what was done there.
    const isWanted =
      isOfKind(role) ||
      ranked.some((one) => isAt(role)(one) && isAsked(one)) ||
      canRow(sentences, facts, role);
    // A letter with nothing told yet tells what was counted elsewhere.
    const isCounted = ({ told: { kind, text } }: Ranked): boolean =>
      kind === 'act' && /\d/.test(text);
    const isOnly =
      sentences.used.length === 0 && ranked.some((one) => isAt(role)(one) && isCounted(one));
    if (!isWanted && !isOnly) continue;
    const own = ranked.filter(isAt(role)).filter(
      (one) =>
        isDeed(one) &&
        one.worth >= (isFull(one.told) ? EARLIER_TELLS : TELLS_ENOUGH) &&
        // A part in what others did of old says little.
        !isLesser(one.told),
    );
    const where: Where = { id: `earlier-${said + 1}`, paragraph: 2, priority: said === 0 ? 2 : 5 };
    // Behind the present job, told last, "before that" would count back from it.
    const isBehindNow = said === 0 && sentences.slots.some(({ id }) => id === 'now');
    const parts = isBehindNow && !role.isCurrent ? ['earlier'] : leadOf(role, before, roles);
    const isTold =
      planNamedWork(sentences, ranked.filter(isAt(role)), role, where, parts) ||
      planLed(sentences, own, all, where, parts) ||
      (!sentences.isMatched && planRow(sentences, facts, role, where, parts, isOfKind(role)));
    if (!isTold) continue;
    said++;
    before = role;
    planOwnResults(sentences, facts, role.entry, { paragraph: 2, priority: 2 });
    if (sentences.isMatched) continue;
    planRow(sentences, facts, role, { ...where, id: 'row', priority: where.priority + ROW }, [
      'more',
    ]);
    planDeeds(
      sentences,
      own.filter((one) => isFull(one.told)),
      all,
      { ...where, priority: said === 1 ? 4 : 7 },
      OF_EARLIER_MAX,
      ['more'],
      EARLIER_TELLS,
    );
  }
  if (isOld) return;
  // "Assistant farm manager" of a poultry farm is of the kind for a poultry unit.
  planCourse(
    sentences,
    roles,
    told,
    (role) => isOfKind(role) || sharesTitle(role.at?.text ?? '', titleStems),
  );
}
