import type { LetterTone } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import { asNounPhrase } from '../noun-phrase.ts';
import { isUnplaced, type Place } from '../place.ts';
import { type Draft, fact, listed, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Named } from './input.ts';
import type { Slots } from './patterns.ts';
import { isLatest, OPENS_FROM, planJobs, planOpening } from './plan-jobs.ts';
import { isStriking, type Ranked, rankTold, sharesTitle, titleStemsOf } from './rank.ts';
import { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import type { Told } from './told.ts';
import { answers, type Wanted } from './wanted.ts';
import { needSlot, placeSlots } from './wording.ts';

const SKILLS_MAX = 3;
const LANGUAGES_MAX = 3;
const NEEDS_MAX = 2;

/** What the ad asks for and this shows, by names that a sentence can carry. */
const needsOf = (told: readonly Told[], wanted: readonly Wanted[]): Wanted[] =>
  wanted.filter(
    (one) =>
      one.isNameable && told.some(({ text, result }) => answers(one, `${text} ${result ?? ''}`)),
  );

/** For what the person applies, who they are, and what the ad asks for that the letter shows. */
function planApplication(
  sentences: Sentences,
  facts: LetterFacts,
  place: Place | undefined,
  isFirst = false,
): void {
  // Behind an opening that shows what the ad asks for, the application leads on from it; a role without a name can't carry it.
  const opened = sentences.used.filter(({ place: at }) => at.entry === place?.entry);
  const [need, other] =
    facts.title === undefined
      ? []
      : needsOf(opened, facts.wanted)
          // One word of the ad alone ("tickets") is too little to apply on.
          .filter(({ isTerm, phrase }) => isTerm !== true || phrase.includes(' '))
          .slice(0, NEEDS_MAX);
  const slots: Slots = {
    need:
      need === undefined
        ? undefined
        : other === undefined
          ? needSlot(need)
          : [...needSlot(need), words(' and '), ...needSlot(other)],
    who: facts.who === undefined ? undefined : [fact(facts.who.text, facts.who.source)],
  };
  const isBare = isFirst || !sentences.opensFirst;
  const parts =
    slots.who === undefined
      ? [...(need === undefined ? [] : ['apply']), isBare ? 'apply-bare' : 'apply-plain']
      : need === undefined
        ? ['apply-who']
        : ['apply-who-need', 'apply-who'];
  sentences.add('role', 0, 0, sentences.fill(parts, slots));
  sentences.named.push(...(need === undefined ? [] : other === undefined ? [need] : [need, other]));
}

const factsOf = (items: readonly Named[]): Part[] =>
  listed(
    items.map(({ text, source, sources, article }) => [
      ...(article === undefined ? [] : [words(`${article} `)]),
      fact(text, ...(sources ?? [source])),
    ]),
  );

/** What the ad asks for and the person holds, speaks and knows, and when they can work. */
function planHeld(
  sentences: Sentences,
  { held, languages, skills, degree, otherDegree, ready }: LetterFacts,
): void {
  // "I have ServSafe": a bare name is one of the certificates, and told as such.
  const names = held.filter(({ article }) => article === undefined);
  const papers = [
    ...(degree === undefined ? [] : [degree]),
    ...held.filter(({ article }) => article !== undefined),
  ];
  const spoken = languages.slice(0, LANGUAGES_MAX);
  const said = sentences.used.map(({ text }) => text.toLowerCase());
  const open = skills
    .filter(
      ({ text }) => text.length > 2 && !said.some((told) => told.includes(text.toLowerCase())),
    )
    .filter(({ text }) =>
      sentences.named.every(({ phrase }) => phrase.toLowerCase() !== text.toLowerCase()),
    );
  const known = open.filter(({ isTool }) => isTool).slice(0, SKILLS_MAX);
  const subjects = open
    .filter(({ isTool, text }) => !isTool && asNounPhrase(text) === text)
    .slice(0, SKILLS_MAX);
  const slots: Slots = {
    held: papers.length > 0 ? factsOf(papers) : undefined,
    names: names.length > 0 ? factsOf(names) : undefined,
    languages: spoken.length > 1 ? factsOf(spoken) : undefined,
    skills: known.length > 0 ? factsOf(known) : undefined,
    subjects: subjects.length > 0 ? factsOf(subjects) : undefined,
    ready: ready === undefined ? undefined : [fact(ready.text, ready.source)],
  };
  const isBoth = papers.length > 0 && spoken.length > 1;
  const parts = isBoth ? ['held-languages'] : ['held', 'languages'];
  sentences.add('held', 3, 1.5, sentences.fill(parts, slots));
  sentences.add('certificates', 3, 1.6, sentences.fill(['held-names'], slots));
  sentences.add('ready', 3, 2.8, sentences.fill(['ready'], slots));
  sentences.add('skills', 3, 3, sentences.fill(['skills'], slots));
  sentences.add('subjects', 3, 8, sentences.fill(['subjects'], slots));
  if (otherDegree !== undefined)
    sentences.add('degree', 3, 12, sentences.fill(['degree'], { held: factsOf([otherDegree]) }));
}

/** Why this employer: the person's own words, or what the ad states. */
function planEmployer(
  sentences: Sentences,
  { motive, employer, told }: LetterFacts,
  place: Place | undefined,
): void {
  if (motive !== undefined) {
    const text = /[.!?]$/.test(motive) ? motive : `${motive}.`;
    sentences.add('employer', 3, 0, [
      { parts: [fact(text, { path: 'motive', text })], text, pattern: 'motive' },
    ]);
    return;
  }
  const { is, does, done, states } = employer;
  const isAlike = does !== undefined && place !== undefined && sharesWork(does, place, told);
  const said = (text: string | undefined): Slots[string] =>
    text === undefined ? undefined : [{ from: 'ad', text }];
  sentences.add(
    'employer',
    3,
    1.8,
    sentences.fill([...EMPLOYER_PARTS.filter((part) => part !== 'employer-does-mine' || isAlike)], {
      ...(place === undefined ? {} : placeSlots(place)),
      is: said(is),
      does: said(does),
      done: said(done),
      states: said(states),
    }),
  );
}

const EMPLOYER_PARTS = [
  'employer-does-mine',
  'employer-states',
  'employer-done',
  'employer-does',
  'employer-is',
] as const;
const SHARED_STEMS_MIN = 2;

/** Whether what the person did at a place is of the kind that the employer does: two words of it at least. */
function sharesWork(does: string, place: Place, told: readonly Told[]): boolean {
  const own = stemSet(
    told
      .filter((one) => one.place.entry === place.entry)
      .map(({ line }) => line)
      .join(' '),
  );
  const shared = [...stemSet(does)].filter((stem) => !stem.startsWith('=') && own.has(stem));
  return shared.length >= SHARED_STEMS_MIN;
}

const TALK_WORDS_MAX = 3;

/** Asks for a talk, on what the ad asks for most and the letter has shown. */
function planClose(sentences: Sentences, { wanted }: LetterFacts, place: Place | undefined): void {
  const [need] = needsOf(sentences.used, wanted).filter(
    ({ phrase }) => phrase.split(' ').length <= TALK_WORDS_MAX,
  );
  sentences.add(
    'close',
    3,
    0,
    sentences.fill(['close'], {
      ...(place === undefined ? {} : placeSlots(place)),
      'talk-need': need === undefined ? undefined : needSlot(need),
    }),
  );
  sentences.add('thanks', 3, 13, sentences.fill(['thanks'], {}));
}

/** What the letter opens with: a formal one with the application, another with what the person did where that is strong enough. */
function planStart(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  tone: LetterTone,
): Place | undefined {
  const hasWho = facts.who !== undefined;
  if (tone === 'formal') {
    const place = planOpening(
      sentences,
      ranked,
      hasWho ? ['open'] : ['open-post', 'open'],
      () => 0,
    );
    planApplication(sentences, facts, place, true);
    sentences.moveFirst('role');
    return place;
  }
  if (planLead(sentences, facts, ranked)) return sentences.leads;
  const place = planOpening(
    sentences,
    ranked,
    hasWho ? ['open'] : ['open', 'open-post'],
    (worth) => (worth < OPENS_FROM ? 1 : 0),
  );
  planApplication(sentences, facts, place);
  return place;
}

/** The latest role of the ad's own kind where it ended lately enough, else the latest one. */
function mainRole(roles: readonly Place[], title: string | undefined): Place | undefined {
  const [latest] = roles;
  const stems = titleStemsOf(title);
  const isOfKind = (role: Place): boolean => sharesTitle(role.title?.text ?? '', stems);
  const own = roles.find(
    (role) => isOfKind(role) && role.at !== undefined && role.end > (latest?.end ?? 0) - LATELY,
  );
  return own ?? latest;
}
/** Ten years. */
const LATELY = 120;

/** Where no act stands out, the letter opens with who the person is, or the post and its years, and what it applies for. */
function planLead(
  sentences: Sentences,
  { roles, who, title }: LetterFacts,
  ranked: readonly Ranked[],
): boolean {
  const isStrong = ranked.some(
    ({ told, worth }) =>
      worth >= STRIKES_FROM && told.place.kind === 'work' && isStriking(told) && told.part === 0,
  );
  const latest = mainRole(roles, title);
  if (isStrong || latest === undefined) return false;
  // What ended is the last post only where no other may have gone on; an earlier one is told by its years.
  const hasYears =
    latest.entry !== roles[0]?.entry &&
    latest.startYear !== undefined &&
    latest.endYear !== undefined;
  if (!latest.isCurrent && (latest.at === undefined || !(hasYears || isLatest(latest, roles))))
    return false;
  const options =
    who === undefined
      ? latest.title === undefined
        ? []
        : sentences.fill(['lead'], placeSlots(latest))
      : sentences.fill(['apply-who'], { who: [fact(who.text, who.source)] });
  if (!sentences.add('role', 0, 0, options)) return false;
  sentences.leads = latest;
  sentences.hasNamedLead = who === undefined;
  return true;
}
const STRIKES_FROM = 6;

/** Of lines that no named or dated job holds, the first line alone: whether two belong to one job, or which came first, nobody has said. */
function withOneUnplaced(ranked: readonly Ranked[]): Ranked[] {
  const [first] = ranked.filter(({ told }) => isUnplaced(told.place));
  return ranked.filter(({ told }) => !isUnplaced(told.place) || told.path === first?.told.path);
}

/** Plans a letter: how it opens, the job it stands on, what came before, what the person holds, and the next step. */
export function planLetter(
  facts: LetterFacts,
  tone: LetterTone,
  passes: (draft: Draft) => boolean,
): Slot[] {
  const sentences = new Sentences(facts, tone, passes);
  const ranked = withOneUnplaced(rankTold(facts.told, facts));
  const place = planStart(sentences, facts, ranked, tone);
  planJobs(sentences, facts, ranked, place);
  planHeld(sentences, facts);
  planEmployer(sentences, facts, place);
  planClose(sentences, facts, place);
  return sentences.slots;
}
