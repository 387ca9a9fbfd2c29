import type { Place } from '../place.ts';
import { fact, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Slots } from './patterns.ts';
import type { Ranked } from './rank.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import type { Told } from './told.ts';
import { placeSlots, toldSlots } from './wording.ts';

/** Sentences on the job that the letter stands on, and on each one before it. */
const OF_JOB_MAX = 6;
const OF_EARLIER_MAX = 3;
const EARLIER_MAX = 3;
const TELLS_ENOUGH = 0.4;
const THING_TELLS = 0.8;
/** Of long ago; a trifle of then is worth less. */
const EARLIER_TELLS = -1.2;
/** How much stronger an earlier job's best has to be than the present one's for the letter to open with it. */
const LEAD_NEEDED = 2.5;
const FIGURE_WORTH = 1;
const PAIR_WORDS_MAX = 9;
const THINGS_MAX = 3;

type Where = Pick<Slot, 'id' | 'paragraph' | 'priority'>;

const isAt =
  (place: Place) =>
  ({ told }: Ranked): boolean =>
    told.place.entry === place.entry;
const toldOf = (ranked: readonly Ranked[]): Told[] => ranked.map(({ told }) => told);

/** What is worth less stands behind the application, not before it. */
export const OPENS_FROM = 4.5;

/** Opens with the strongest thing done or changed, of the present job unless an earlier one has much more to show. */
export function planOpening(
  sentences: Sentences,
  ranked: readonly Ranked[],
  parts: readonly string[],
  paragraphOf: (worth: number) => Slot['paragraph'],
): Place | undefined {
  const isFirst = ({ told }: Ranked): boolean =>
    told.part === 0 ||
    !ranked.some(({ told: other }) => other.path === told.path && other.part < told.part);
  const work = ranked.filter((one) => isFirst(one) && one.told.place.kind === 'work');
  const deeds = work.filter(({ told }) => told.kind === 'act' || told.kind === 'event');
  const latest = Math.max(0, ...work.map(({ told }) => told.place.end));
  const recent = deeds.filter(({ told }) => told.place.end === latest);
  const [best] = deeds;
  const [present] = recent;
  const byFigure = (one: Ranked): number =>
    one.worth + (one.told.kind === 'thing' && /\d/.test(one.told.text) ? FIGURE_WORTH : 0);
  // Where no deed stands out, what the job covers says most.
  const plain = work
    .filter(({ told }) => told.place.end === latest)
    .sort((a, b) => byFigure(b) - byFigure(a));
  const isPlain = best === undefined || best.worth < OPENS_FROM;
  const isPresentFirst =
    best !== undefined && present !== undefined && best.worth - present.worth < LEAD_NEEDED;
  const order = [
    ...(isPlain ? plain : []),
    ...(isPresentFirst ? recent : []),
    ...deeds,
    ...work,
    ...ranked.filter(isFirst),
  ];
  for (const { told, worth } of order) {
    const where: Where = { id: 'opening', paragraph: paragraphOf(worth), priority: 0 };
    if (sentences.tell(where, told, parts, toldOf(ranked))) return told.place;
  }
  return undefined;
}

/** Several things that one job covers, in one sentence. */
function joinThings(things: readonly Told[]): Part[] {
  const isLong = things.some(({ text }) => /,| and /.test(text));
  return things.flatMap((told, i): Part[] => [
    ...(i === 0
      ? []
      : [words(isLong ? ', as well as ' : i === things.length - 1 ? ' and ' : ', ')]),
    fact(told.text, { path: told.path, text: told.line }),
  ]);
}

/** Where the post can't be said in the sentence, the place alone. */
const BARE = ['open'] as const;

const isShort = ({ text }: Told): boolean =>
  text.split(' ').length <= PAIR_WORDS_MAX && !/,| and /.test(text);

/** Whether its line goes on with what came of it: told apart, so that both stay together. */
const followed = (told: Told, all: readonly Told[]): boolean =>
  all.some(
    ({ path, part, kind }) => path === told.path && part === told.part + 1 && kind === 'event',
  );

/** What else one job has to show: pairs of short acts, what it covers in one sentence, each thing once. */
function planMore(
  sentences: Sentences,
  own: readonly Ranked[],
  all: readonly Told[],
  at: Where,
  most: number,
  opener = 'more',
): void {
  let said = 0;
  // What a job covers is said in two sentences at most.
  let isFull = false;
  let hasThings = sentences.used.some(
    ({ kind, place }) =>
      kind === 'thing' && own.some(({ told }) => told.place.entry === place.entry),
  );
  const next = (): Where => {
    said++;
    return {
      id: `${at.id}-${said}`,
      paragraph: at.paragraph,
      priority: at.priority + (said - 1) * 1.5,
    };
  };
  for (const { told, worth } of own) {
    if (said >= most) return;
    if (!sentences.isFree(told) || worth < (told.kind === 'thing' ? THING_TELLS : TELLS_ENOUGH))
      continue;
    if (
      told.part > 0 &&
      told.kind === 'event' &&
      all.some((one) => one.path === told.path && one.part < told.part)
    )
      continue;
    const partner = own.find(
      ({ told: other, worth: rated }) =>
        other !== told &&
        rated >= TELLS_ENOUGH &&
        other.kind === told.kind &&
        other.isPresent === told.isPresent &&
        other.result === undefined &&
        told.result === undefined &&
        sentences.isFree(other) &&
        isShort(other),
    )?.told;
    if (told.kind === 'thing' && isFull) continue;
    const where = next();
    if (
      told.kind !== 'event' &&
      said > 1 &&
      !followed(told, all) &&
      sentences.answerNeed(where, told, 'need-more')
    ) {
      hasThings ||= told.kind === 'thing';
      continue;
    }
    // A statement with a subject of its own wants the place alone before it.
    const first = opener === 'open-post' && told.kind === 'event' ? 'open' : opener;
    const more = said === 1 ? first : told.kind === 'thing' && hasThings ? 'more-too' : 'more';
    if (told.kind === 'thing' && followed(told, all)) {
      if (sentences.tell(where, told, [more, 'more'], all)) hasThings = true;
      else said--;
      continue;
    }
    if (told.kind === 'thing') {
      const things = own
        .filter(
          ({ told: other, worth: rated }) =>
            other.kind === 'thing' && sentences.isFree(other) && rated >= TELLS_ENOUGH / 2,
        )
        .slice(0, THINGS_MAX)
        .map(({ told: other }) => other);
      const listed = things.some(({ text }) => /,| and /.test(text)) ? things.slice(0, 2) : things;
      const slots: Slots = {
        ...toldSlots(told),
        [told.isPresent ? 'thing-now' : 'thing-past']: joinThings(listed),
      };
      if (
        sentences.add(
          where.id,
          where.paragraph,
          where.priority,
          sentences.fill(
            more === 'more-too' ? [more] : said === 1 ? [more, ...BARE, 'more'] : [more, 'more'],
            slots,
          ),
        )
      ) {
        sentences.used.push(...listed);
        if (more === 'more-too') isFull = true;
        hasThings = true;
      } else said--;
      continue;
    }
    if (told.kind === 'act' && partner !== undefined && isShort(told)) {
      const slots: Slots = { ...toldSlots(told), 'did-too': toldSlots(partner).did };
      if (sentences.tellBoth(where, told, partner, `${more}-both`, slots)) continue;
    }
    if (told.kind === 'post' && partner !== undefined) {
      const both = [
        ...(toldSlots(told)[told.isPresent ? 'post-now' : 'post-past'] ?? []),
        words(' and '),
        ...(toldSlots(partner)[told.isPresent ? 'post-now' : 'post-past'] ?? []),
      ];
      const slots: Slots = {
        ...toldSlots(told),
        [told.isPresent ? 'post-now' : 'post-past']: both,
      };
      if (sentences.tellBoth(where, told, partner, 'more', slots)) continue;
    }
    if (!sentences.tell(where, told, more === 'more' ? ['more'] : [more, 'more-own'], all)) said--;
  }
}

/** The words that lead to a job from the one told before it. */
function leadOf(role: Place, before: Place | undefined, isFirst: boolean): string[] {
  if (role.isCurrent) return before === undefined ? ['now', 'open'] : ['beside'];
  if (before === undefined) return ['open'];
  const isSameEmployer = before.at !== undefined && before.at.text === role.at?.text;
  if (isSameEmployer) return ['before-same', isFirst ? 'before' : 'earlier'];
  return isFirst ? ['before'] : ['earlier'];
}

/** The present job where the letter opened with an earlier one, then what came before, job by job. */
export function planJobs(
  sentences: Sentences,
  { roles }: LetterFacts,
  ranked: readonly Ranked[],
  opening: Place | undefined,
): void {
  const all = toldOf(ranked);
  if (opening !== undefined)
    planMore(
      sentences,
      ranked.filter(isAt(opening)),
      all,
      { id: 'story', paragraph: 1, priority: 1 },
      OF_JOB_MAX,
      sentences.leads === undefined
        ? sentences.opensFirst
          ? 'more-first'
          : 'more'
        : sentences.hasNamedLead
          ? 'more-lead'
          : 'open-post',
    );
  // Opened by who the person is, and nothing told of the post: "before that" wants its name.
  const isUnnamed =
    opening !== undefined &&
    !sentences.hasNamedLead &&
    sentences.used.every(({ place }) => place.entry !== opening.entry);
  if (isUnnamed && (opening.isCurrent || isLatest(opening, roles)))
    sentences.add(
      'post',
      1,
      1,
      sentences.fill([opening.isCurrent ? 'role-now' : 'role-last'], placeSlots(opening)),
    );
  const later = roles.filter(
    ({ end, entry }) => opening !== undefined && end > opening.end && entry !== opening.entry,
  );
  for (const role of later.slice(0, 1)) {
    const isLast = isLatest(role, roles);
    const own = ranked.filter(isAt(role));
    const where: Where = { id: 'now', paragraph: 1, priority: 1 };
    const isTold = own.some(({ told }) =>
      sentences.tell(where, told, [role.isCurrent ? 'now' : 'since-then'], all),
    );
    if (!isTold && (role.isCurrent || isLast))
      sentences.add(
        'now',
        1,
        1,
        sentences.fill([role.isCurrent ? 'role-now' : 'role-last'], placeSlots(role)),
      );
    else if (isTold)
      planMore(sentences, own, all, { id: 'now', paragraph: 1, priority: 2.5 }, OF_EARLIER_MAX);
  }
  const earlier = roles.filter(
    ({ end, entry }) => entry !== opening?.entry && (opening === undefined || end <= opening.end),
  );
  let said = 0;
  let before = opening;
  for (const role of earlier) {
    if (said === EARLIER_MAX) break;
    const own = ranked
      .filter(isAt(role))
      .filter(
        ({ told, worth }) =>
          worth >= (said === 0 || /\d/.test(told.text) ? EARLIER_TELLS : TELLS_ENOUGH),
      );
    const where: Where = { id: `earlier-${said + 1}`, paragraph: 2, priority: said === 0 ? 2 : 5 };
    const parts = leadOf(role, before, said === 0);
    const isTold =
      own.slice(0, 1).some(({ told }) => sentences.answerNeed(where, told, 'need-before')) ||
      own.some(({ told }) => sentences.tell(where, told, parts, all));
    if (!isTold) continue;
    said++;
    before = role;
    planMore(sentences, own, all, { ...where, priority: said === 1 ? 4 : 7 }, OF_EARLIER_MAX - 1);
  }
  planCourse(sentences, roles, opening, said);
}

/** Whether no other job ends as late or at a time that nobody knows: only then is it the last one. */
export const isLatest = ({ entry, end }: Place, roles: readonly Place[]): boolean =>
  end > 0 && roles.every((other) => other.entry === entry || (other.end > 0 && other.end < end));

/** The jobs of which nothing is told, by their names: the present one, the one before, and where it all began. */
function planCourse(
  sentences: Sentences,
  roles: readonly Place[],
  opening: Place | undefined,
  said: number,
): void {
  const told = new Set(sentences.used.map(({ place }) => place.entry));
  const untold = roles.filter(
    ({ title, at, end, entry }) =>
      title !== undefined &&
      at !== undefined &&
      end > 0 &&
      !told.has(entry) &&
      entry !== opening?.entry,
  );
  const [first] = untold;
  let rest = untold;
  if (opening === undefined && first !== undefined) {
    // A later job that can't be named leaves this one neither the last nor one to count back from.
    if (!first.isCurrent && !isLatest(first, roles)) return;
    const parts = [first.isCurrent ? 'role-now' : 'role-last'];
    if (!sentences.add('now', 1, 1, sentences.fill(parts, placeSlots(first)))) return;
    rest = untold.slice(1);
  }
  const older = rest.filter(
    ({ isCurrent, end }) => !isCurrent && (opening === undefined || end <= opening.end),
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
