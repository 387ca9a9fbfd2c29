import { isUnplaced, type Place } from '../place.ts';
import { fact, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { chooseOwnLines, isNotOwn, type OwnLine } from './own-lines.ts';
import type { Slots } from './patterns.ts';
import type { Ranked } from './rank.ts';
import type { Sentences } from './sentences.ts';
import { LIST_MARK, type Slot } from './slot.ts';
import type { Told } from './told.ts';
import { placeSlots, toldSlots } from './wording.ts';

/** Sentences on the job that the letter stands on, and on each one before it. */
const OF_JOB_MAX = 4;
const OF_EARLIER_MAX = 2;
const EARLIER_MAX = 2;
const TELLS_ENOUGH = 0.4;
/** Of long ago; a trifle of then is worth less. */
const EARLIER_TELLS = -1.2;
const PAIR_WORDS_MAX = 9;
/** So many acts make a paragraph; with fewer, more of the job stands in the person's own lines. */
const DEEDS_ENOUGH = 3;
const DEEDS_SHARE = 0.6;
const LIST_MIN = 2;
/** One thing alone, or one act for all of them, is no topic. */
const NEEDS_OF_TOPIC = 2;
const TOPIC_DEEDS = 2;

/** With a figure or words enough to show something of then. */
const isFull = ({ text }: Told): boolean => /\d/.test(text) || text.split(' ').length >= FULL_WORDS;
const FULL_WORDS = 6;

type Where = Pick<Slot, 'id' | 'paragraph' | 'priority'>;

const isAt =
  (place: Place) =>
  ({ told }: Ranked): boolean =>
    told.place.entry === place.entry;
const toldOf = (ranked: readonly Ranked[]): Told[] => ranked.map(({ told }) => told);

/** What somebody was ("was the one they called") is no act of theirs. */
const STATE = /^(?:am|was|were|have been) (?!responsible|in charge)/;

/** Things that a job covers are set off as lines, never told. */
const isDeed = ({ told: { kind, text } }: Ranked): boolean =>
  (kind === 'act' && !STATE.test(text)) ||
  kind === 'event' ||
  (kind === 'post' && !/\d|\bones?\b/.test(text));

const isShort = ({ text }: Told): boolean =>
  text.split(' ').length <= PAIR_WORDS_MAX && !/,| and /.test(text);

/** What was done in one job, two short acts in one sentence; the first sentence by its own opener. */
function planDeeds(
  sentences: Sentences,
  own: readonly Ranked[],
  all: readonly Told[],
  at: Where,
  most: number,
  openers: readonly string[] = ['more'],
): void {
  let said = 0;
  for (const { told, worth } of own) {
    if (said >= most) return;
    const isFollowing =
      told.part > 0 &&
      told.kind === 'event' &&
      all.some((one) => one.path === told.path && one.part < told.part);
    if (!sentences.isFree(told) || worth < TELLS_ENOUGH || isFollowing) continue;
    const where: Where = {
      ...at,
      id: `${at.id}-${said + 1}`,
      priority: at.priority + said * 1.5,
    };
    const parts = said === 0 ? openers : ['more'];
    const partner = own.find(
      ({ told: other, worth: rated }) =>
        other !== told &&
        rated >= TELLS_ENOUGH &&
        other.kind === 'act' &&
        other.isPresent === told.isPresent &&
        other.result === undefined &&
        sentences.isFree(other) &&
        isShort(other),
    )?.told;
    const isPair = told.kind === 'act' && told.result === undefined && isShort(told);
    if (isPair && partner !== undefined) {
      const slots: Slots = { ...toldSlots(told), 'did-too': toldSlots(partner).did };
      if (sentences.tellBoth(where, told, partner, `${parts[0]}-both`, slots)) {
        said++;
        continue;
      }
    }
    if (sentences.tell(where, told, parts, all)) said++;
  }
}

/** What of the ad the person's lines of one job answer, and the lines themselves. */
function planList(sentences: Sentences, place: Place, lines: readonly OwnLine[]): boolean {
  const need = sentences.needsIn(lines.map(({ text }) => text));
  const slots = placeSlots(place);
  const where = sentences.hasNamedLead ? [words('there')] : slots['at-all'];
  const isAdded = sentences.add(
    'list',
    1,
    1,
    sentences.fill([...(need === undefined ? [] : ['list-need']), 'list'], { need, where }),
  );
  if (!isAdded) return false;
  lines.forEach(({ text, source }, i) => {
    const item = { parts: [words(LIST_MARK), fact(text, source)], text: `${LIST_MARK}${text}` };
    sentences.add(`list-${i + 1}`, 1, i < LIST_MIN ? 1 : 2 + i, [item], 'list');
  });
  return true;
}

/** The job that the letter stands on: what was done in it where that can be told, else its lines as the person wrote them. */
function planEvidence(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  place: Place,
): void {
  const all = toldOf(ranked);
  const own = ranked.filter(isAt(place)).filter((one) => isDeed(one) && one.worth >= TELLS_ENOUGH);
  const deeds = new Set(own.map(({ told }) => told.path)).size;
  const lines = isUnplaced(place) ? [] : chooseOwnLines(facts.lines, place.entry, facts);
  const ofJob = facts.lines.filter(({ entry }) => entry === place.entry).length;
  const isThin =
    (deeds < DEEDS_ENOUGH || deeds < ofJob * DEEDS_SHARE) &&
    ofJob > deeds &&
    lines.length >= LIST_MIN;
  const openers = sentences.hasNamedLead ? ['more-lead', 'more'] : ['open-post', 'open'];
  const where: Where = { id: 'story', paragraph: 1, priority: 1 };
  if (isThin && planList(sentences, place, lines)) {
    sentences.inEmail(() => planDeeds(sentences, own, all, where, LIST_MIN, openers));
    sentences.lists = place;
    return;
  }
  const need =
    deeds < TOPIC_DEEDS
      ? undefined
      : sentences.needsIn(
          own
            .slice(0, OF_JOB_MAX)
            .map(({ told }) => `${told.text} ${told.result ?? ''}`)
            .filter((text) => !isNotOwn(text)),
          NEEDS_OF_TOPIC,
        );
  const isTopic =
    need !== undefined &&
    sentences.add(
      'topic',
      1,
      4.2,
      sentences.fill(sentences.hasNamedLead ? ['topic-there'] : ['topic'], {
        ...placeSlots(place),
        need,
      }),
    );
  if (isTopic) sentences.hasNamedLead = true;
  planDeeds(sentences, own, all, where, OF_JOB_MAX, isTopic ? ['more-lead', 'more'] : openers);
}

/** Whether a job began no earlier than another ended, as far as their years say: the two did not run side by side. */
const followsOn = (role: Place, before: Place | undefined): boolean =>
  role.endYear === undefined ||
  before?.startYear === undefined ||
  Number(role.endYear.text) <= Number(before.startYear.text);

/** The words that lead to a job from the one told before it. */
function leadOf(role: Place, before: Place | undefined, isFirst: boolean): string[] {
  if (role.isCurrent) return before === undefined ? ['open-post', 'open'] : ['beside'];
  if (before === undefined) return ['open-post', 'open'];
  const isSameEmployer = before.at !== undefined && before.at.text === role.at?.text;
  if (isSameEmployer) return ['before-same', isFirst ? 'before' : 'earlier'];
  return isFirst && followsOn(role, before) ? ['before'] : ['earlier'];
}

/** The present job where the letter stands on an earlier one, then what came before, job by job. */
export function planJobs(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  main: Place | undefined,
): void {
  const { roles } = facts;
  const all = toldOf(ranked);
  if (main !== undefined) planEvidence(sentences, facts, ranked, main);
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
  if (later !== undefined) planLater(sentences, ranked, later, roles);
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
  let said = 0;
  let before = told;
  for (const role of earlier) {
    if (said === EARLIER_MAX) break;
    const own = ranked
      .filter(isAt(role))
      .filter(
        (one) => isDeed(one) && one.worth >= (isFull(one.told) ? EARLIER_TELLS : TELLS_ENOUGH),
      );
    const where: Where = { id: `earlier-${said + 1}`, paragraph: 2, priority: said === 0 ? 2 : 5 };
    const parts = leadOf(role, before, said === 0);
    if (!own.some(({ told }) => sentences.tell(where, told, parts, all))) continue;
    said++;
    before = role;
    planDeeds(sentences, own, all, { ...where, priority: said === 1 ? 4 : 7 }, OF_EARLIER_MAX);
  }
  planCourse(sentences, roles, told, said);
}

/** What the person does since the job that the letter stands on. */
function planLater(
  sentences: Sentences,
  ranked: readonly Ranked[],
  role: Place,
  roles: readonly Place[],
): void {
  const own = ranked.filter(isAt(role)).filter(isDeed);
  const paragraph = sentences.lists === undefined ? 1 : 2;
  const where: Where = { id: 'now', paragraph, priority: 1 };
  const isTold =
    role.isCurrent && own.some(({ told }) => sentences.tell(where, told, ['now'], toldOf(ranked)));
  if (isTold || !(role.isCurrent || isLatest(role, roles))) return;
  sentences.add(
    'now',
    paragraph,
    1,
    sentences.fill([role.isCurrent ? 'role-now' : 'role-last'], placeSlots(role)),
  );
}
/** Whether no other job ends as late or at a time that nobody knows: only then is it the last one. */
export const isLatest = ({ entry, end }: Place, roles: readonly Place[]): boolean =>
  end > 0 && roles.every((other) => other.entry === entry || (other.end > 0 && other.end < end));

/** The jobs of which nothing is told, by their names: the present one, the one before, and where it all began. */
function planCourse(
  sentences: Sentences,
  roles: readonly Place[],
  main: Place | undefined,
  said: number,
): void {
  const told = new Set(sentences.used.map(({ place }) => place.entry));
  const untold = roles.filter(
    ({ title, at, end, entry }) =>
      title !== undefined &&
      at !== undefined &&
      end > 0 &&
      !told.has(entry) &&
      entry !== main?.entry,
  );
  const [first] = untold;
  let rest = untold;
  if (main === undefined && first !== undefined) {
    // A later job that can't be named leaves this one neither the last nor one to count back from.
    if (!first.isCurrent && !isLatest(first, roles)) return;
    const parts = [first.isCurrent ? 'role-now' : 'role-last'];
    if (!sentences.add('now', 1, 1, sentences.fill(parts, placeSlots(first)))) return;
    rest = untold.slice(1);
  }
  const older = rest.filter(
    (role) =>
      !role.isCurrent && (main === undefined || role.end <= main.end) && followsOn(role, main),
  );
  const [next] = older;
  const start = older.at(-1);
  if (next !== undefined && said === 0)
    sentences.add('role-1', 2, 2, sentences.fill(['role-before'], placeSlots(next)));
  const isFirstJob = start !== undefined && start.entry === roles.at(-1)?.entry;
  if (isFirstJob && start !== next && said === 0 && start.startYear !== undefined)
    sentences.add('role-2', 2, 3, sentences.fill(['role-start'], placeSlots(start)));
  // A job before all that is told of fills a letter that would be thin without it.
  const oldest = Math.min(...sentences.used.map(({ place }) => place.end));
  const before = older.find(({ end }) => end < oldest);
  if (said > 0 && before !== undefined)
    sentences.add('role-3', 2, 12, sentences.fill(['role-earlier'], placeSlots(before)));
}
