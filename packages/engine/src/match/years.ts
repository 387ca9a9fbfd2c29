import type { Requirement, Resume, WorkEntry } from '@trueline/contracts';
import { monthsCovered, type YearMonth } from '../document/dates.ts';
import type { Loss } from './component.ts';
import type { EvidenceIndex } from './evidence.ts';
import { stemsOf } from './stems.ts';

const WEIGHT = { must: 1, nice: 0.5, context: 0.5 } as const;
/** Words of rank in titles, lowest first; "senior" and above are asked for in years where no number stands. */
const RANKS: readonly RegExp[] = [
  /\b(?:intern|trainee|student|co-op)\b/i,
  /\b(?:junior|jr|entry|associate|assistant)\b/i,
  /\b(?:intermediate|mid)\b/i,
  /\b(?:senior|sr)\b/i,
  /\b(?:staff|lead|principal|supervisor|foreman|manager|architect)\b/i,
  /\b(?:director|head|vp|vice president|chief)\b/i,
];
const SENIOR_RANK = 3;
/** Years of work that stand for a senior title nobody wrote. */
const SENIOR_YEARS = 5;

const rankOf = (title: string): number => RANKS.findLastIndex((pattern) => pattern.test(title));

export const yearsOf = (entries: readonly WorkEntry[], asOf: YearMonth): number =>
  monthsCovered(entries, asOf) / 12;

/** Entries that show one of the skills, or whose title shares a word with the subject. */
function entriesOn(requirement: Requirement, resume: Resume, index: EvidenceIndex): WorkEntry[] {
  const work = resume.work ?? [];
  const names = [...new Set(requirement.skills.map((skill) => skill.name))];
  if (names.length === 0) return work;
  const entries = new Set(
    names.flatMap((name) =>
      [...(index.named.get(name) ?? []), ...(index.implied.get(name) ?? [])].map(
        (line) => line.entry,
      ),
    ),
  );
  const subject = new Set(requirement.skills.flatMap((skill) => stemsOf(skill.text)));
  return work.filter(
    (entry, i) =>
      entries.has(`work[${i}]`) || stemsOf(entry.position ?? '').some((stem) => subject.has(stem)),
  );
}

interface Ask {
  weight: number;
  credit: number;
  loss: Omit<Loss, 'share'>;
}

function askOf(
  requirement: Requirement,
  resume: Resume,
  index: EvidenceIndex,
  asOf: YearMonth,
): Ask {
  const asked = requirement.years ?? 1;
  const shown = yearsOf(entriesOn(requirement, resume, index), asOf);
  return {
    weight: WEIGHT[requirement.level],
    credit: Math.min(1, shown / asked),
    loss: {
      requirementId: requirement.id,
      jobQuote: requirement.text,
      reason: `The ad asks for ${asked} years; the dated roles show ${Math.floor(shown * 10) / 10}.`,
      fix: 'Give start and end dates for every role that counts.',
      fixKind: 'cannot',
    },
  };
}

/** A senior title without a number: met by a title of that rank once held, or by years. */
function seniorityAsk(title: Requirement, resume: Resume, asOf: YearMonth): Ask | null {
  const asked = rankOf(title.text);
  if (asked < SENIOR_RANK) return null;
  const work = resume.work ?? [];
  const held = Math.max(-1, ...work.map((entry) => rankOf(entry.position ?? '')));
  const credit = held >= asked ? 1 : Math.min(1, yearsOf(work, asOf) / SENIOR_YEARS);
  return {
    weight: WEIGHT.must,
    credit,
    loss: {
      requirementId: title.id,
      jobQuote: title.text,
      reason: 'No role of this rank is shown, nor the years that usually lead to it.',
      fix: 'Nothing to rewrite: rank and years are facts.',
      fixKind: 'cannot',
    },
  };
}

/** C: years shown over years asked, overlaps counted once, by subject where one is stated (engine.md 3). */
export function measureYears(
  requirements: readonly Requirement[],
  resume: Resume,
  index: EvidenceIndex,
  asOf: YearMonth,
): { losses: Loss[]; credits: Map<string, number> } | null {
  const asked = requirements.filter(({ kind }) => kind === 'years');
  const asks = asked.map((requirement) => askOf(requirement, resume, index, asOf));
  const title = requirements.find(({ kind }) => kind === 'title');
  const rank = asked.length === 0 && title !== undefined ? seniorityAsk(title, resume, asOf) : null;
  if (rank !== null) asks.push(rank);
  if (asks.length === 0) return null;
  const total = asks.reduce((sum, { weight }) => sum + weight, 0);
  return {
    losses: asks.map(({ weight, credit, loss }) => ({
      ...loss,
      share: (weight * (1 - credit)) / total,
    })),
    credits: new Map(asked.map((requirement, i) => [requirement.id, asks[i]?.credit ?? 0])),
  };
}
