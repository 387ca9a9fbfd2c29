import type { LetterTone } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import { isUnplaced, type Place } from '../place.ts';
import { type Draft, fact, listed } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Named } from './input.ts';
import { type Answered, isThin, planAnswers } from './plan-answers.ts';
import { planClose } from './plan-close.ts';
import { planDeeds } from './plan-deeds.ts';
import { planHeld } from './plan-held.ts';
import { planJobs } from './plan-jobs.ts';
import { isEnough, listMatches, type Match, planMatches } from './plan-matches.ts';
import { planOpening } from './plan-opening.ts';
import { type Ranked, rankTold, titleStemsOf } from './rank.ts';
import { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { tellingStems } from './wanted.ts';

/** Why this employer, in the person's own words. */
function planMotive(sentences: Sentences, { motive }: LetterFacts): void {
  if (motive === undefined) return;
  const text = /[.!?]$/.test(motive) ? motive : `${motive}.`;
  sentences.add('employer', 5, 0, [
    { parts: [fact(text, { path: 'motive', text })], text, pattern: 'motive' },
  ]);
}

/** What a document tells whose jobs could not be told apart, where little else is told: what shares words with the ad, else the best of it. */
function planUnsure(sentences: Sentences, facts: LetterFacts): void {
  const count = sentences.used.length + sentences.inRow.size;
  if (count > LITTLE || sentences.lists !== undefined) return;
  const said = new Set(sentences.used.map(({ text }) => text));
  const shared = ({ told }: Ranked): number =>
    tellingStems(told.text).filter((stem) => facts.adStems.has(stem)).length;
  const ranked = rankTold(facts.unsure, facts).filter(({ told }) => !said.has(told.text));
  const asked = ranked.filter((one) => shared(one) > 0).sort((a, b) => shared(b) - shared(a));
  planDeeds(
    sentences,
    asked.length > 0 || count > 0 ? asked : ranked.slice(0, UNASKED_MAX),
    facts.unsure,
    { id: 'work', paragraph: count === 0 ? 1 : 2, priority: 1 },
    UNSURE_MAX,
    ['unsure'],
    UNSURE_TELLS,
    ['unsure-more'],
  );
}
const LITTLE = 2;
const UNSURE_MAX = 2;
const UNASKED_MAX = 2;
/** Of no time and no place, it is worth less from the start. */
const UNSURE_TELLS = -1.5;

/** The latest role of the ad's own kind where it ended lately enough, else the latest one. */
function mainRole(roles: readonly Place[], title: string | undefined): Place | undefined {
  const [latest] = roles;
  const stems = titleStemsOf(title);
  const shared = (role: Place): number =>
    [...titleStemsOf(role.title?.text)].filter((stem) => stems.has(stem)).length;
  const recent = roles.filter(
    (role) => role.at !== undefined && role.end > (latest?.end ?? 0) - LATELY,
  );
  const best = Math.max(0, ...recent.map(shared));
  const own = best === 0 ? undefined : recent.find((role) => shared(role) === best);
  // A present job of the kind comes before one that shares another word of the title.
  const now = recent.find((role) => role.isCurrent && shared(role) > 0);
  // Beside a job that could not be read, another is not said to be the one that counts.
  const isUnread = roles.some(
    ({ kind, title, at }) => kind === 'work' && title === undefined && at === undefined,
  );
  return now ?? own ?? (isUnread ? undefined : latest);
}
/** Ten years. */
const LATELY = 120;

/** Of lines that no named or dated job holds, the first line alone: whether two belong to one job, or which came first, nobody has said. */
function withOneUnplaced(ranked: readonly Ranked[]): Ranked[] {
  const [first] = ranked.filter(({ told }) => isUnplaced(told.place));
  return ranked.filter(({ told }) => !isUnplaced(told.place) || told.path === first?.told.path);
}

/** Items of the list of skills that the ad cannot do without and no sentence tells yet. */
function planItems(sentences: Sentences, { items }: Answered): void {
  const said = sentences.slots.map(({ options }) => options[0]?.text.toLowerCase() ?? '');
  const open = items.filter(({ text }) => !said.some((one) => one.includes(text.toLowerCase())));
  if (open.length === 0) return;
  const parts = listed(
    open.map(({ text, source, sources }) => fact(text, ...(sources ?? [source]))),
  );
  sentences.add('items', 4, 1.8, sentences.fill(['items'], { items: parts }));
}

/** Papers, degrees, languages and tools that no line set off has, those among them that answer a demand; of tools none whose demand a line answers. */
function withoutAnswered(facts: LetterFacts, answered: Answered): LetterFacts {
  const { lines, demands, tools, papers } = answered;
  if (lines.length === 0 && tools.length === 0 && papers.length === 0) return facts;
  const isOpen = ({ text }: Named): boolean => {
    const own = [...stemSet(text)].filter((stem) => !stem.startsWith('='));
    return !lines.some((line) => {
      const stems = stemSet(line);
      return own.filter((stem) => stems.has(stem)).length / own.length >= ANSWERED_SHARE;
    });
  };
  const asked = demands.flatMap(({ text, skills }) => [
    text.toLowerCase(),
    ...skills.flatMap(({ name, forms }) => [name, ...forms]).map((name) => name.toLowerCase()),
  ]);
  const { degree, otherDegree, ...rest } = facts;
  const skills = facts.skills.filter(
    (one) => isOpen(one) && !asked.some((text) => text.includes(one.text.toLowerCase())),
  );
  return {
    ...rest,
    held: [
      ...facts.held.filter(isOpen),
      ...papers.filter((one) => facts.held.every((other) => !isSame(one, other))),
    ],
    // "Journalism and Samoan Studies" says of nobody that they speak it.
    languages: facts.languages.filter(
      (one) => isOpen(one) || !lines.some((line) => OF_SPEECH.test(line)),
    ),
    skills: [...tools, ...skills.filter((one) => tools.every((tool) => !isSame(one, tool)))],
    ...(degree !== undefined && isOpen(degree) ? { degree } : {}),
    ...(otherDegree !== undefined && isOpen(otherDegree) ? { otherDegree } : {}),
  };
}
/** Two names of one thing: "Excel" and "Microsoft Excel". */
const isSame = (one: Named, other: Named): boolean =>
  one.source.path === other.source.path ||
  one.text.toLowerCase().includes(other.text.toLowerCase()) ||
  other.text.toLowerCase().includes(one.text.toLowerCase());
const OF_SPEECH = /\b(?:fluen\p{L}+|native|mother tongue|sp(?:eak|oken)|languages?|bilingual)\b/iu;
const ANSWERED_SHARE = 0.6;

/** What no row is made of. */
function withoutMatched(ranked: readonly Ranked[], matched: readonly Match[]): Ranked[] {
  const paths = new Set(
    matched.flatMap(({ statements }) =>
      statements.flatMap(({ sources }) => sources.map(({ path }) => path)),
    ),
  );
  return ranked.filter(({ told }) => !paths.has(told.path));
}

/** The strongest act opens the letter, whatever rows could be made of it, where it has a figure or a result. */
const canOpen = ([best]: readonly Ranked[]): boolean =>
  best !== undefined && (best.told.result !== undefined || /\d/.test(best.told.text));

/** What the rows have told. */
const byMatches = (matches: readonly Match[]): Answered => ({
  lines: matches.flatMap(({ statements }) => statements.map(({ text }) => text.toLowerCase())),
  demands: matches.map(({ demand }) => demand),
  tools: [],
  items: [],
  papers: [],
});

/** A letter in one of its two shapes; undefined where what the ad asks for cannot be set beside what the person brings. */
function planShape(
  facts: LetterFacts,
  tone: LetterTone,
  passes: (draft: Draft) => boolean,
  isMatched: boolean,
): Sentences | undefined {
  const sentences = new Sentences(facts, tone, passes);
  const ranked = withOneUnplaced(rankTold(facts.told, facts));
  // A person without jobs shows what else they did.
  const main = mainRole(facts.roles, facts.title) ?? ranked[0]?.told.place;
  const matched = isMatched ? listMatches(facts, main) : [];
  if (isMatched && !isEnough(matched)) return undefined;
  sentences.isMatched = isMatched;
  const open = isMatched ? withoutMatched(ranked, matched) : ranked;
  planOpening(sentences, facts, canOpen(ranked) ? ranked : open, main);
  planJobs(sentences, facts, open, main);
  if (!isMatched) planUnsure(sentences, facts);
  const matches = isMatched ? planMatches(sentences, facts, main, passes) : [];
  // The opening has told too much of it.
  if (matches === undefined) return undefined;
  const answered = isMatched ? byMatches(matches) : planAnswers(sentences, facts, main);
  planHeld(sentences, withoutAnswered(facts, answered));
  planItems(sentences, answered);
  if (answered.lines.length > 0) sentences.onlyInMail(() => planHeld(sentences, facts));
  planMotive(sentences, facts);
  planClose(sentences, facts);
  // Thanks are a formal letter's.
  if (tone === 'formal') sentences.add('thanks', 4, 2.5, sentences.fill(['thanks'], {}));
  return sentences;
}

/**
 * Plans a letter: who applies for what, the job it stands on, what came before, what the person holds, and the next step.
 * In sentences, which read as a person's; what the ad asks for is set beside what they bring where sentences tell too little.
 */
export function planLetter(
  facts: LetterFacts,
  tone: LetterTone,
  passes: (draft: Draft) => boolean,
): Slot[] {
  const told = planShape(facts, tone, passes, false);
  // Behind a moment of their own the letter goes on as it began.
  const isFull = facts.moment !== undefined || (told !== undefined && !isThin(told));
  return ((isFull ? told : planShape(facts, tone, passes, true)) ?? told)?.slots ?? [];
}
