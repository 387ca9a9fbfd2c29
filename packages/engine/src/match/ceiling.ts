import type { Resume, ScoreComponent } from '@trueline/contracts';
import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { findAmerican, findBritish } from '../language/en/spelling.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { findNominal, readVerb } from '../language/en/verb-forms.ts';
import { hasAnyForm, hasForm } from '../language/forms.ts';
import { memoize } from '../language/memoize.ts';
import { longNamesIn, shortNamesIn } from '../taxonomy/acronym-names.ts';
import { isAcronymOf } from '../taxonomy/acronyms.ts';
import { otherTradeWords } from '../taxonomy/domain-synonyms.ts';
import { aliasesOf, findSkills } from '../taxonomy/skills.ts';
import { type Bullet, listBullets, wordCount } from './bullets.ts';
import { UNITS } from './component.ts';
import type { Facts } from './components.ts';
import { BULLET_WORDS, SHARE as CONCISION_SHARE } from './concision.ts';
import { creditOf, holdsTogether, IMPLIED_FACTOR } from './evidence/evidence.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';
import { type EvidenceLine, TIER } from './evidence/evidence-lines.ts';
import { hasOutcome, outcomeShare } from './impact.ts';
import { clauseWeight, scoreClauses } from './responsibilities.ts';
import type { SkillScore } from './skills.ts';

/** What the words of a line are called otherwise: its short names spelled out, its long ones shortened, a trade's other words. */
const otherNamesIn = memoize((text: string): readonly string[] => [
  ...longNamesIn(text),
  ...shortNamesIn(text),
  ...otherTradeWords(text),
]);

/** The skills that a line names once its words are called otherwise. */
const otherSkillsIn = memoize(
  (text: string): ReadonlySet<string> =>
    new Set(otherNamesIn(text).flatMap((other) => findSkills(other).map(({ name }) => name))),
);

const namesAct = (name: string): boolean =>
  name.split(/[\s-]+/).some((word) => readVerb(word).length > 0 || findNominal(word) !== null);

/** Whether a line has the words of an act side by side in whatever form and order: "reading of blueprints" of "blueprint reading". */
function holdsWords(line: EvidenceLine, name: string): boolean {
  const wanted = [...new Set(stemsOf(name))];
  const mayHold = wanted.length > 1 && wanted.every((stem) => line.stems.has(stem));
  return mayHold && holdsTogether(line, wanted);
}

/** Lines whose verb may come to stand otherwise: a duty phrase, a form in -ing, a noun for an act, the passive. */
const MAY_TURN =
  /^(?:I |my |main |key )*(?:was |am |were |is |in charge|responsible|accountable|tasked|duties|responsibilities|tasks|help|assist|involved|able|provid|perform|conduct|carr|did |do |made |make )|^\w+ing\b|^(?:the )?\w+(?: and \w+)? of\b|\bby (?:me|myself)\b/i;

/** The best tier of a line that another form of its own words would make evidence. */
function tierOfWords({ requirement }: SkillScore, { lines }: EvidenceIndex): number {
  const names = requirement.skills
    .flatMap(({ name, text }) => [text, ...aliasesOf(name)])
    .filter(namesAct);
  const holding = lines.filter(
    (line) => MAY_TURN.test(line.text) && names.some((name) => holdsWords(line, name)),
  );
  return Math.max(0, ...[...holding, ...linesSpellingOut(requirement, lines)].map(tierWithResult));
}

/** A line of a role may come to stand with a figure of the same role. */
const tierWithResult = ({ tier }: Pick<EvidenceLine, 'tier'>): number =>
  tier === TIER.role ? TIER.result : tier;

/** What is shown already, with the result that its line may come to tell. */
function reachableTier({ tier, lines, near }: SkillScore['evidence']): number {
  const factor = lines[0] === undefined || lines[0].tier === 0 ? 0 : tier / lines[0].tier;
  const best = Math.max(0, ...lines.map((line) => tierWithResult(line) * factor));
  return near ? tier : Math.max(tier, Math.min(best, TIER.result));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Fewer letters stand side by side by chance. */
const LETTERS_MIN = 6;
const SPELLED_WORDS_MAX = 6;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&/]*\p{Lu}s?(?![\p{L}\p{N}])/gu;

/** Whether words of the ad that hold a skill's name are what a short name of a line spells: "digital vehicle inspections" of "DVIs". */
function isSpelled({ text }: EvidenceLine, asked: string, name: string): boolean {
  const shorts = text.match(CAPITALS) ?? [];
  if (shorts.length === 0) return false;
  const words = asked.split(/\s+/);
  return words.some((_, from) =>
    Array.from({ length: SPELLED_WORDS_MAX }, (_, count) =>
      words
        .slice(from, from + count + 2)
        .join(' ')
        .replace(/[.,;:)]+$/, ''),
    ).some((run) => hasForm(run, name) && shorts.some((short) => isAcronymOf(short, run))),
  );
}

/** Whether a line has the verb of an act that is one word: "painted" of "painting". */
const tellsAct = ({ text }: EvidenceLine, name: string): boolean =>
  !/\s/.test(name) &&
  namesAct(name) &&
  hasAnyForm(text, [
    ...readVerb(name.toLowerCase()).flatMap(({ verb }) => Object.values(verb.forms)),
    ...Object.values(findNominal(name.toLowerCase())?.verb.forms ?? {}),
  ]);

/** Lines that come to name a skill asked once their words are written as the ad writes them: "CAD" of a dispatcher names dispatch, "homecare" home care. */
function linesSpellingOut(
  { skills, text: asked }: SkillScore['requirement'],
  lines: EvidenceIndex['lines'],
): EvidenceLine[] {
  return lines.filter((line) => {
    const letters = lettersOf(line.text);
    return (
      skills.some(
        ({ name, text }) =>
          (text.length >= LETTERS_MIN && letters.includes(lettersOf(text))) ||
          otherSkillsIn(line.text).has(name) ||
          tellsAct(line, text) ||
          isSpelled(line, asked, text),
      ) || otherNamesIn(line.text).some((other) => skills.some(({ text }) => hasForm(other, text)))
    );
  });
}

/**
 * The credit that truthful wording alone can reach: the ad's own form is written wherever the skill
 * itself is shown, and what stands in a list may be told in the summary. What is only implied is
 * never written, and what is shown nowhere gains nothing.
 */
function reachableCredit(score: SkillScore, index: EvidenceIndex): number {
  const { named } = score.evidence;
  const tier = reachableTier(score.evidence);
  const worded = tier === TIER.result ? 0 : tierOfWords(score, index);
  if (tier === 0 && worded === 0) return 0;
  if (!named && worded === 0)
    return creditOf({ tier: Math.max(tier, TIER.summary * IMPLIED_FACTOR), exact: false });
  return creditOf({ tier: Math.max(tier, worded, TIER.summary), exact: true });
}

function reachableSkills(scores: readonly SkillScore[], index: EvidenceIndex, max: number): number {
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return max;
  return (
    max *
    scores.reduce((sum, score) => sum + (score.weight * reachableCredit(score, index)) / total, 0)
  );
}

/** The stems of a line, of its words in another region's spelling, of its verbs in their other forms, of the long names of its short ones and of a trade's other words. */
function formsIn({ stems, text }: EvidenceLine): string[] {
  const others = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => [
    findAmerican(word) ?? findBritish(word) ?? '',
    ...readVerb(word).flatMap(({ verb }) => [
      ...Object.values(verb.forms),
      verb.nominal?.noun ?? '',
    ]),
  ]);
  return [...stems, ...stemsOf(text), ...stemsOf([...others, ...otherNamesIn(text)].join(' '))];
}

/**
 * One line for each role with all that the role says, and one for the summary with titles and skills,
 * each with the ad's forms of the skills shown there: no wording of a line may hold more.
 */
function fullestLines({ index, requirements, must, nice }: Facts): EvidenceLine[] {
  const forms = new Map<string, string[]>();
  const add = (lines: readonly EvidenceLine[], text: string): void => {
    if (lines.length === 0) return;
    for (const entry of new Set(['', ...lines.map((line) => line.entry)]))
      forms.set(entry, [...(forms.get(entry) ?? []), ...stemsOf(text)]);
  };
  for (const { name, text } of requirements.flatMap(({ skills }) => skills))
    add(index.named.get(name) ?? [], text);
  for (const { evidence, requirement } of [...must, ...nice])
    if (evidence.named) for (const { text } of requirement.skills) add(evidence.lines, text);
  const byEntry = Map.groupBy(
    index.lines.filter(({ kind }) => kind === 'role'),
    ({ entry }) => entry,
  );
  const fullest = (
    entry: string,
    kind: EvidenceLine['kind'],
    tier: number,
    lines: readonly EvidenceLine[],
  ): EvidenceLine => ({
    path: '',
    entry,
    text: '',
    kind,
    tier,
    counted: '',
    plain: '',
    skills: [],
    stems: new Set([...lines.flatMap(formsIn), ...(forms.get(entry) ?? [])]),
  });
  return [
    fullest('', 'summary', TIER.summary, index.lines.filter(mayBeSummed)),
    ...[...byEntry].map(([entry, lines]) =>
      fullest(entry, 'role', Math.max(...lines.map(tierWithResult)), lines),
    ),
  ];
}

/** What a summary is made of: itself, titles held and skills. */
const mayBeSummed = ({ kind, path }: EvidenceLine): boolean =>
  kind === 'summary' || kind === 'list' || path.endsWith('.position');

function reachableClauses(facts: Facts, max: number): number {
  const scores = scoreClauses(facts.requirements, fullestLines(facts));
  const total = scores.reduce((sum, { requirement }) => sum + clauseWeight(requirement), 0);
  if (total === 0) return max;
  const reached = scores.reduce(
    (sum, { requirement, credit }) => sum + clauseWeight(requirement) * credit,
    0,
  );
  return (max * reached) / total;
}

/** With the ad's longer names a line of so many words may come to be split in two. */
const SPLIT_WORDS = 24;
const mayBeSplit = ({ text }: Bullet): boolean => wordCount(text) > SPLIT_WORDS;
/** Numbers that are digits once they are written alike. */
const NUMBER_WORD = /\b(?:\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;
const mayShow = (text: string): boolean => hasOutcome(text) || NUMBER_WORD.test(text);

/** Roles whose intro tells an extent that a bullet may take over. */
const introsWithNumber = ({ work = [] }: Resume): number =>
  work.filter((role) => /\d/.test(`${role.summary ?? ''} ${role.description ?? ''}`)).length;

/** The bullets that there are, and those that the paragraph of a role may be parted into. */
function listReachableBullets(resume: Resume): Bullet[] {
  const parted = (resume.work ?? []).flatMap(({ summary = '', endDate }, at) =>
    sentencesOfParagraph(summary).map((text) => ({
      path: `work[${at}].summary`,
      text,
      ended: endDate !== undefined,
    })),
  );
  return [...listBullets(resume), ...parted];
}

/** Figures and outcomes may be spread over more bullets by splitting, or come with the ad's own name of a skill; no other is added. */
function reachableImpact({ resume, must, nice }: Facts, max: number): number {
  const bullets = listReachableBullets(resume);
  if (bullets.length === 0) return 0;
  const shown = bullets.reduce((sum, bullet) => {
    const parts = bullet.text.split(/[,;.]|\band\b/).filter(mayShow).length;
    return sum + (mayBeSplit(bullet) ? Math.min(2, parts) : Number(mayShow(bullet.text)));
  }, 0);
  const named = [...must, ...nice].filter(
    ({ evidence, requirement }) =>
      evidence.named && requirement.skills.some(({ text }) => hasOutcome(text)),
  ).length;
  return max * (1 - outcomeShare(shown + named + introsWithNumber(resume)));
}

/** How many words the ad's own names may add to each line that shows their skills, or has a short name for one. */
function growthByLine({ requirements, index }: Facts): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const { name, text } of requirements.flatMap(({ skills }) => skills))
    longest.set(name, Math.max(longest.get(name) ?? 0, wordCount(text)));
  return new Map(
    index.lines.map(({ path, skills, text }) => [
      path,
      [...new Set(skills.map(({ norm }) => norm))].reduce(
        (sum, name) => sum + (longest.get(name) ?? 0),
        [...longNamesIn(text), ...shortNamesIn(text)].reduce(
          (sum, name) => sum + wordCount(name),
          0,
        ),
      ),
    ]),
  );
}

/** A bullet of few words stays short unless the ad has a longer name for something in it. */
function reachableConcision(facts: Facts, max: number): number {
  const bullets = listBullets(facts.resume);
  const growth = growthByLine(facts);
  const short = bullets.filter(
    ({ path, text }) => wordCount(text) + (growth.get(path) ?? 0) < BULLET_WORDS.min - 1,
  );
  const distinct = new Set(short.map(({ text }) => text)).size;
  const left = Math.max(0, distinct - introsWithNumber(facts.resume));
  const count = bullets.length + bullets.filter(mayBeSplit).length;
  return max * (1 - (CONCISION_SHARE.bullets * left) / Math.max(1, count));
}

/** What the engine can't mend of a component: its losses that are for the person or nobody. */
const withoutAutomatic = ({ max, lost }: ScoreComponent): number =>
  max -
  lost
    .filter(({ fixKind }) => fixKind !== 'automatic')
    .reduce((sum, { points }) => sum + points, 0);

/** Points of credentials that a line holds by another name of theirs. */
const reachableNames = ({ lost }: ScoreComponent, { lines }: EvidenceIndex): number =>
  lost
    .filter(({ jobQuote = '' }) =>
      lines.some(({ text }) => otherNamesIn(text).some((other) => hasForm(jobQuote, other))),
    )
    .reduce((sum, { points }) => sum + points, 0);

/** The best score that truthful wording alone can reach, from the original and the ad alone, before any rewriting (engine.md 3, 9). */
export function ceilingOf(facts: Facts, components: readonly ScoreComponent[]): number {
  const best = components.map((component): number => {
    const { id, max, got } = component;
    if (id === 'A') return Math.max(got, reachableSkills(facts.must, facts.index, max));
    if (id === 'B') return Math.max(got, reachableSkills(facts.nice, facts.index, max));
    if (id === 'F') return got + reachableNames(component, facts.index);
    if (id === 'E') return Math.max(got, reachableClauses(facts, max));
    if (id === 'H') return Math.max(got, reachableImpact(facts, max));
    if (id === 'I') return withoutAutomatic(component);
    if (id === 'J') return Math.max(got, reachableConcision(facts, max));
    return got;
  });
  const sum = best.reduce((total, points) => total + Math.ceil(points * UNITS - 1e-6), 0);
  return Math.min(100 * UNITS, sum) / UNITS;
}
