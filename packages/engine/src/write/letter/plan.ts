import type { LetterTone } from '@trueline/contracts';
import { isUnplaced, type Place } from '../place.ts';
import { type Draft, fact, listed, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Named } from './input.ts';
import type { Slots } from './patterns.ts';
import { isLatest, planJobs } from './plan-jobs.ts';
import { type Ranked, rankTold, sharesTitle, titleStemsOf } from './rank.ts';
import { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { placeSlots } from './wording.ts';

const SKILLS_MAX = 3;
const LANGUAGES_MAX = 3;
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
  const slots: Slots = {
    held: papers.length > 0 ? factsOf(papers) : undefined,
    names: names.length > 0 ? factsOf(names) : undefined,
    languages: spoken.length > 1 ? factsOf(spoken) : undefined,
    skills: known.length > 0 ? factsOf(known) : undefined,
    ready: ready === undefined ? undefined : [fact(ready.text, ready.source)],
  };
  const has = [
    ...(papers.length > 0 ? ['held'] : []),
    ...(names.length > 0 ? ['names'] : []),
    ...(spoken.length > 1 ? ['languages'] : []),
  ];
  // All in one sentence where there is room for it, else the languages apart.
  const isLong = has.length > 2;
  const first = has.slice(0, isLong ? 2 : has.length).join('-');
  sentences.add('held', 3, 1.5, sentences.fill([first], slots));
  if (isLong) sentences.add('languages', 3, 1.6, sentences.fill(['languages'], slots));
  sentences.add('ready', 3, 2.8, sentences.fill(['ready'], slots));
  sentences.add('skills', 3, 3, sentences.fill(['skills'], slots));
  if (otherDegree !== undefined)
    sentences.add('degree', 3, 12, sentences.fill(['degree'], { held: factsOf([otherDegree]) }));
}

/** Why this employer, in the person's own words. */
function planMotive(sentences: Sentences, { motive }: LetterFacts): void {
  if (motive === undefined) return;
  const text = /[.!?]$/.test(motive) ? motive : `${motive}.`;
  sentences.add('employer', 3, 0, [
    { parts: [fact(text, { path: 'motive', text })], text, pattern: 'motive' },
  ]);
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

/** For what the person applies, and who they are: by their summary, or the post and its years. */
function planOpening(sentences: Sentences, { roles, who }: LetterFacts, main?: Place): void {
  if (who !== undefined) {
    sentences.add(
      'role',
      0,
      0,
      sentences.fill(['apply-who'], { who: [fact(who.text, who.source)] }),
    );
    return;
  }
  // What ended is the last post only where no other may have gone on; an earlier one is told by its years.
  const hasYears =
    main !== undefined &&
    main.entry !== roles[0]?.entry &&
    main.startYear !== undefined &&
    main.endYear !== undefined;
  const isSayable =
    main?.title !== undefined &&
    (main.isCurrent || (main.at !== undefined && (hasYears || isLatest(main, roles))));
  const isNamed =
    isSayable && sentences.add('role', 0, 0, sentences.fill(['lead'], placeSlots(main)));
  sentences.hasNamedLead = isNamed;
  if (!isNamed) sentences.add('role', 0, 0, sentences.fill(['apply-bare'], {}));
}

/** Of lines that no named or dated job holds, the first line alone: whether two belong to one job, or which came first, nobody has said. */
function withOneUnplaced(ranked: readonly Ranked[]): Ranked[] {
  const [first] = ranked.filter(({ told }) => isUnplaced(told.place));
  return ranked.filter(({ told }) => !isUnplaced(told.place) || told.path === first?.told.path);
}

/** Plans a letter: who applies for what, the job it stands on, what came before, what the person holds, and the next step. */
export function planLetter(
  facts: LetterFacts,
  tone: LetterTone,
  passes: (draft: Draft) => boolean,
): Slot[] {
  const sentences = new Sentences(facts, tone, passes);
  const ranked = withOneUnplaced(rankTold(facts.told, facts));
  // A person without jobs shows what else they did.
  const main = mainRole(facts.roles, facts.title) ?? ranked[0]?.told.place;
  planOpening(sentences, facts, main);
  planJobs(sentences, facts, ranked, main);
  planHeld(sentences, facts);
  planMotive(sentences, facts);
  sentences.add('close', 3, 0, sentences.fill(['close'], {}));
  sentences.add('thanks', 3, 2.5, sentences.fill(['thanks'], {}));
  return sentences.slots;
}
