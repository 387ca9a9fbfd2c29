import type { Score } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { workOf } from '../document/work-history.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { isAskedWork } from './experience.ts';
import {
  type AskContext,
  NO,
  type PlannedAsk,
  type PlannedOption,
  pointsLost,
  topicOf,
} from './planned-ask.ts';

/** More than this nobody reads through. */
const TERMS_MAX = 12;
const LIKELY = 0.55;
/** What a name is worth that the score counts by other words already: who searches for the ad's word finds it. */
const POINTS_OTHER_WORDS = 0.4;

export interface ListedTerm {
  term: string;
  points: number;
  requirementId: string;
  isRequired: boolean;
}

/** Names that the ad requires and that the resume tells in other words alone. */
export function termsInOtherWords(context: AskContext): ListedTerm[] {
  const { resume, score, changes } = context;
  const standing = [
    ...listLines(resume).map(({ text }) => text),
    // A name that was proposed and not wanted is not asked for.
    ...changes.map(({ after }) => after),
  ].join('\n');
  const titles = new Set(
    [...titlesOf(score), ...workOf(resume).map(({ position }) => position)].flatMap(stemsOf),
  );
  return score.missingKeywords.flatMap(({ term, evidenced, level }): ListedTerm[] => {
    const wanted = score.requirements.find(
      (one) => one.kind === 'skill' && one.skills.some(({ text }) => text === term),
    );
    if (!evidenced || level !== 'must' || wanted === undefined || hasForm(standing, term))
      return [];
    const stems = stemsOf(term);
    // "Cooking" of a cook: the title says it.
    if (stems.length < 2 && stems.every((stem) => titles.has(stem))) return [];
    return isAskedWork(wanted, term, score)
      ? [{ term, points: POINTS_OTHER_WORDS, requirementId: wanted.id, isRequired: true }]
      : [];
  });
}

const titlesOf = ({ requirements }: Score): string[] =>
  requirements.filter(({ kind }) => kind === 'title').map(({ text }) => text);

/** Names of the ad that asks about experience would ask for one by one. */
export const termsOf = (asks: readonly PlannedAsk[], score: Score): ListedTerm[] =>
  asks.flatMap(({ about: { terms = [], requirementId = '' } }) =>
    terms.map((term) => ({
      term,
      points: pointsLost(score, requirementId) / terms.length,
      requirementId,
      isRequired: score.requirements.some(
        ({ id, level }) => id === requirementId && level === 'must',
      ),
    })),
  );

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, '-')
    .slice(0, 40);

/** The topic under which a "no" to one of the names is remembered. */
const termTopic = (term: string): string => topicOf('experience', term);

/** Of names that say the same one: "cloud services" says "cloud". */
const isSaid = ({ term }: ListedTerm, at: number, all: readonly ListedTerm[]): boolean =>
  all.some(
    (other, i) =>
      i !== at &&
      (hasForm(other.term, term) ||
        findSkill(other.term)?.name === (findSkill(term)?.name ?? '')) &&
      (i < at || other.term.toLowerCase() !== term.toLowerCase()) &&
      (i < at || !hasForm(term, other.term)),
  );

/** Names of the ad to tick, the required ones first, several in one ask: each becomes an item among the skills. What was declined before is not listed. */
export function askListedTerms(
  terms: readonly ListedTerm[],
  settled: ReadonlySet<string>,
): PlannedAsk[] {
  const open = terms
    .filter(({ term }) => !settled.has(termTopic(term)))
    .filter((term, at, all) => !isSaid(term, at, all))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
    .slice(0, TERMS_MAX);
  if (open.length === 0) return [];
  const names = open.map(({ term }) => term);
  const [first] = open;
  return [
    {
      id: 'terms',
      type: 'experience',
      prompt:
        'The ad asks for these, and your resume does not name them. Which of them have you really worked with?',
      about: { requirementId: first?.requirementId ?? '', terms: names },
      options: [...open.map(toOption), { ...NO, label: 'None of these' }],
      multiple: true,
      points: open.reduce((sum, { points }) => sum + points, 0),
      likely: LIKELY,
      why: 'Who searches for the ad’s words finds them among your skills. Tick what you could talk about in an interview.',
      topic: topicOf('experience', `terms ${names.join(' ')}`),
    },
  ];
}

const toOption = ({ term }: ListedTerm): PlannedOption => ({
  id: `s-${slugOf(term)}`,
  label: capitalize(term),
  line: capitalize(term),
  blanks: [],
  target: { kind: 'skill' },
  topic: termTopic(term),
});
