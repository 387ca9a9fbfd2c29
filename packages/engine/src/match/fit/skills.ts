import { stemsOf } from '../../language/en/text-stems.ts';
import type { Part } from '../component.ts';
import type { EvidenceLine } from '../evidence/evidence-lines.ts';
import type { SkillScore } from '../skills.ts';
import { worthFor } from './units.ts';
import { topLines, type View } from './view.ts';
import type { Held } from './words.ts';

const LEVEL_WEIGHT = { must: 1, nice: 0.4, context: 0.6 } as const;
/** A degree, certificate or licence asked for weighs as a rare skill does. */
const CREDENTIAL = 1;

/** The skills asked, by level and rarity, each with its best line by where and when it was used; and the credentials. Null where none is asked. */
export function measureSkillsView(
  skills: readonly SkillScore[],
  credentials: Part | null,
  { units, weigh }: Pick<Held, 'units' | 'weigh'>,
): View | null {
  let got = 0;
  let total = 0;
  const gains = new Map<string, { line: EvidenceLine; gain: number }>();
  for (const { requirement, weight, evidence } of skills) {
    const worth = weight * LEVEL_WEIGHT[requirement.level];
    total += worth;
    const stems = requirement.skills.flatMap(({ text }) => stemsOf(text));
    let best = 0;
    let bestLine: EvidenceLine | undefined;
    for (const { line, tier } of evidence.weighed) {
      const shown = tier * weigh(line) * worthFor(units, line, stems);
      if (shown > best) [best, bestLine] = [shown, line];
    }
    got += worth * best;
    if (bestLine === undefined) continue;
    const gain = (gains.get(bestLine.path)?.gain ?? 0) + worth * best;
    gains.set(bestLine.path, { line: bestLine, gain });
  }
  for (const credit of credentials?.credits.values() ?? []) {
    total += CREDENTIAL;
    got += CREDENTIAL * credit;
  }
  return total === 0 ? null : { share: got / total, evidence: topLines(gains) };
}
