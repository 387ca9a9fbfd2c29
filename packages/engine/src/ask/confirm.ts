import type { Score } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { hasForm } from '../language/forms.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { voiceOf } from '../rules/voice.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { isAskedWork, isNameOf } from './experience.ts';
import { lowerOpening } from './lower-opening.ts';
import { type NearLine, rankNearLines, tellsWhole } from './near-lines.ts';
import {
  type AskContext,
  NO,
  type PlannedAsk,
  type PlannedOption,
  pointsLost,
  shorten,
  standingLine,
  topicOf,
} from './planned-ask.ts';

const LIKELY = { sure: 0.65, alike: 0.4 } as const;
/** A line that the score finds near is one; another is from this on, and words that are alike alone, or that only order lines, need more. */
const NEAR_MIN = 0.75;
const ALIKE_MIN = 1.1;
const ORDER_MIN = 1;
/** So near to the nearest the other lines have to be, and so many are shown. */
const NEXT_SHARE = 0.75;
const LINES_MAX = 3;

type Wanted = Score['requirements'][number];

interface Candidate extends ResumeLine {
  /** As it stands. */
  standing: string;
}

/** Required work that lines are near to, in other words: was one of them that? */
export function askConfirmations(context: AskContext): PlannedAsk[] {
  const { resume, score } = context;
  const lines = listLines(resume).flatMap((line): Candidate[] => {
    const standing = isHighlight(line.path) ? standingLine(context, line.path) : undefined;
    return standing === undefined || /[[\]{}|]/.test(standing) ? [] : [{ ...line, standing }];
  });
  const seen = new Set<string>();
  return score.missingKeywords.flatMap(({ term, evidenced, near, source }): PlannedAsk[] => {
    const wanted = score.requirements.find(
      (one) => one.kind === 'skill' && one.skills.some((named) => named.text === term),
    );
    const key = findSkill(term)?.name ?? term.toLowerCase();
    if (evidenced || wanted === undefined || seen.has(key)) return [];
    const named = (context.near ?? []).filter((one) => one.term === term).map(({ path }) => path);
    if (named.length === 0 && !isAskedWork(wanted, term, score)) return [];
    const nearest = candidatesFor(term, lines, near === true ? source : undefined, named);
    if (nearest.lines.length === 0) return [];
    seen.add(key);
    return [confirmation(wanted, plainName(term), nearest, pointsLost(score, wanted.id))];
  });
}

/** Whether somebody who reads the line would take it for the work: told as its trade tells it, or word by word in like words, or in the words that people have for it. A product or a paper is told by its class alone. */
const isSensible = (
  { score, grounds, alike, isSure, isWhole }: NearLine,
  isName: boolean,
): boolean =>
  isSure
    ? grounds >= NEAR_MIN
    : !isName && ((isWhole && alike >= ALIKE_MIN) || score - grounds >= ORDER_MIN);

/** The lines nearest to a term that do not name it, the nearest first; `known` is one that the score finds near, `named` are paths of those that may be. */
function candidatesFor(
  term: string,
  lines: readonly Candidate[],
  known: string | undefined,
  named: readonly string[],
): { lines: Candidate[]; isSure: boolean } {
  const open = lines.filter(({ standing }) => !hasForm(standing, term));
  // A model has read the line for it.
  const read = open.filter(({ path }) => named.includes(path)).slice(0, LINES_MAX);
  if (read.length > 0) return { lines: read, isSure: true };
  const ranked = rankNearLines(
    term,
    open.map(({ text }) => text),
  );
  const isName = isNameOf(term);
  const sensible = ranked.filter((line) => isSensible(line, isName));
  // What the score finds near needs each word of the name told: it may be near another of the same requirement.
  const sure = ranked.find(
    ({ index, isWhole, isSure }) => open[index]?.text === known && (isSure || (isWhole && !isName)),
  );
  const isSure = sure !== undefined || sensible.some((line) => line.isSure);
  const best = Math.max(0, ...sensible.map(({ grounds }) => grounds));
  const nearest = sensible
    .filter(({ grounds }, at) => at === 0 || grounds >= Math.max(NEAR_MIN, NEXT_SHARE * best))
    .slice(0, LINES_MAX);
  const shown =
    sure === undefined || nearest.includes(sure) || sure.grounds < NEXT_SHARE * best
      ? nearest
      : [...nearest.slice(0, LINES_MAX - 1), sure];
  return { lines: shown.flatMap(({ index }) => open[index] ?? []), isSure };
}

/** "Dementia care" at a line's start is no name. */
const plainName = (term: string): string =>
  /^[A-Z][a-z]+(?: [a-z]+)+$/.test(term) && findSkill(term)?.kind !== 'tool'
    ? term.charAt(0).toLowerCase() + term.slice(1)
    : term;

type NamedLine = Required<Pick<PlannedOption, 'line' | 'target'>>;

/** What a yes makes: the name before a line of things ("Personal care: bathing, feeding"), in the place of words that say no more ("Medication reminders, blister pack"), else among the skills: before an act it would be a label. */
function nameLine(term: string, { path, standing }: Candidate): NamedLine {
  const told = standing.charAt(0).toLowerCase() + standing.slice(1);
  const merged = replaceHead(standing, term);
  if (merged !== null) return { line: merged, target: { kind: 'replace', path } };
  if (!isRowOfThings(standing) || sharesWord(standing, term))
    return { line: capitalize(term), target: { kind: 'skill' } };
  return { line: `${capitalize(term)}: ${told}`, target: { kind: 'name', path, name: term } };
}

const HEAD_WORDS_MAX = 5;

/** The line with the name in the place of its head, where that says each word of the name and nothing else: "Reminding of medicines, blister pack". */
function replaceHead(standing: string, term: string): string | null {
  const [head = ''] = standing.split(/[,:;(]/);
  if (voiceOf(standing) !== 'gerund' || head.split(/\s+/).length > HEAD_WORDS_MAX) return null;
  const [wanted, own] = [stemsOf(term), stemsOf(head)];
  const isSame = saysAll(wanted, own) && saysAll(own, wanted);
  return isSame ? `${capitalize(term)}${standing.slice(head.trimEnd().length)}` : null;
}

/** Words of one family open alike: "medicines" and "medication". */
const FAMILY_LETTERS = 5;
const saysAll = (wanted: readonly string[], own: readonly string[]): boolean =>
  wanted.every(
    (stem) =>
      tellsWhole([stem], own) ||
      own.some(
        (one) => stem.length >= FAMILY_LETTERS && one.startsWith(stem.slice(0, FAMILY_LETTERS)),
      ),
  );

const ROW_HEAD_MAX = 2;
/** "bathing, dressing, diaper change": things or acts in a row, told by no verb. */
function isRowOfThings(standing: string): boolean {
  const [head = '', next] = standing.split(',');
  const voice = voiceOf(standing);
  if (voice === 'noun') return !standing.includes(':');
  return voice === 'gerund' && next !== undefined && head.split(/\s+/).length <= ROW_HEAD_MAX;
}

/** Of a row the first thing is named beside its name: "Oral care: oral care, feeding". */
const sharesWord = (standing: string, term: string): boolean => {
  const own = new Set(stemsOf(standing.split(',')[0] ?? ''));
  return stemsOf(term).some((stem) => own.has(stem));
};

const QUOTE_MAX = 140;

function confirmation(
  wanted: Wanted,
  term: string,
  { lines, isSure }: { lines: readonly Candidate[]; isSure: boolean },
  points: number,
): PlannedAsk {
  const [first] = lines;
  const quoted = lines.map(({ text }) => `"${shorten(text, QUOTE_MAX)}"`);
  const named = lines.map((line) => nameLine(term, line));
  // The same answer for each line is one.
  const isOne = lines.length === 1 || named.every(({ target }) => target.kind === 'skill');
  const yes: PlannedOption[] = named.slice(0, isOne ? 1 : named.length).map((told, at) => ({
    ...told,
    id: isOne ? 'yes' : `at-${lines[at]?.path.replace(/\W+/g, '-')}`,
    label: isOne ? 'Yes' : `Yes: ${quoted[at]}`,
    blanks: [],
  }));
  return {
    id: `confirm-${wanted.id}-${term
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 32)}`,
    type: 'confirm',
    prompt:
      lines.length === 1
        ? `The ad asks for ${term}. Your line: ${quoted[0]}. Was that ${term}?`
        : `The ad asks for ${term}. Was one of your lines ${term}: ${quoted.join(' or ')}?`,
    about: {
      requirementId: wanted.id,
      ...(first === undefined
        ? {}
        : { path: first.path, entry: first.entry, line: first.standing }),
      jobQuote: wanted.text,
      terms: [term],
    },
    options: [
      ...yes,
      {
        id: 'partly',
        label: 'Partly',
        line: `Basics of ${lowerOpening(term)}`,
        blanks: [],
        target: { kind: 'skill' },
      },
      NO,
    ],
    points,
    likely: isSure ? LIKELY.sure : LIKELY.alike,
    isSure,
    why: 'Your line tells it in other words; who searches for the ad’s word would not find it.',
    topic: topicOf('confirm', term),
  };
}
