import type { Requirement } from '@trueline/contracts';
import { flattenMarkup, withoutFilling } from '../job/segments/markup.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import type { Loss } from './component.ts';
import type { EvidenceLine } from './evidence/evidence-lines.ts';

const WEIGHT = { must: 1, nice: 0.5, context: 1 } as const;

export const clauseWeight = ({ level }: Requirement): number => WEIGHT[level];

/** No bullet repeats a clause word for word: this recall earns the full credit. */
const FULL_RECALL = 0.6;

/** A word of every ad ("team", "support") weighs this little beside one that hardly any holds. */
const COMMON_WORD = 0.2;

interface Clause {
  requirement: Requirement;
  stems: ReadonlySet<string>;
}

/** Rare words weigh more: ln(1 + clauses / clauses that hold the word) within the ad, times the rarity in ads at large. */
function rarity(clauses: readonly Clause[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of clauses)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) =>
    Math.log(1 + clauses.length / (counts.get(stem) ?? 1)) *
    (COMMON_WORD + (1 - COMMON_WORD) * stemRarity(stem));
}

export interface ClauseScore {
  requirement: Requirement;
  credit: number;
  line?: EvidenceLine;
}

/** Each duty with the line that covers most of its words. */
export function scoreClauses(
  requirements: readonly Requirement[],
  lines: readonly EvidenceLine[],
): ClauseScore[] {
  const clauses = requirements
    .filter(({ kind }) => kind === 'responsibility')
    .map((requirement) => ({
      requirement,
      stems: new Set(stemsOf(flattenMarkup(requirement.text).replaceAll('\u2060', ''))),
    }))
    .filter(({ stems }) => stems.size > 0);
  const weightOf = rarity(clauses);
  const counted = lines.filter((line) => line.kind === 'role' || line.kind === 'summary');
  return clauses.map(({ requirement, stems }) => {
    const total = [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);
    let best: ClauseScore = { requirement, credit: 0 };
    for (const line of counted) {
      const shared = [...stems].reduce(
        (sum, stem) => sum + (line.stems.has(stem) ? weightOf(stem) : 0),
        0,
      );
      const credit = line.tier * Math.min(1, shared / total / FULL_RECALL);
      if (credit > best.credit) best = { requirement, credit, line };
    }
    return best;
  });
}

const QUOTED_WORDS_MAX = 10;

/** The duty's first words, for naming it in a sentence. */
function shortened(text: string): string {
  const words = withoutFilling(flattenMarkup(text))
    .replace(/[.;:]+$/, '')
    .split(/\s+/);
  const start = words.slice(0, QUOTED_WORDS_MAX).join(' ');
  return words.length > QUOTED_WORDS_MAX ? `${start} …` : start;
}

/** E: how well the best line of the resume covers each duty (engine.md 3). */
export function clauseLosses(scores: readonly ClauseScore[]): Loss[] {
  const total = scores.reduce((sum, { requirement }) => sum + clauseWeight(requirement), 0);
  return scores.map(({ requirement, credit, line }) => ({
    share: (clauseWeight(requirement) * (1 - credit)) / total,
    requirementId: requirement.id,
    jobQuote: requirement.text,
    reason:
      line === undefined
        ? `No line of the resume speaks of "${shortened(requirement.text)}".`
        : `The nearest line covers "${shortened(requirement.text)}" in part.`,
    ...(line === undefined ? {} : { nearest: line.text }),
    fix: 'If you have done this, say so in a line of the role where you did it.',
    fixKind: 'ask' as const,
  }));
}
