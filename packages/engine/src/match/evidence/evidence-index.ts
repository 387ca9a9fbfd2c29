import { isEnglish } from '../../language/en/english-words.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { memoize } from '../../language/memoize.ts';
import { stemRarity } from '../../taxonomy/rarity.ts';
import { impliedBy } from '../../taxonomy/skills.ts';
import type { EvidenceLine } from './evidence-lines.ts';

/** All lines of a resume by the skills they show. */
export interface EvidenceIndex {
  lines: readonly EvidenceLine[];
  named: ReadonlyMap<string, readonly EvidenceLine[]>;
  implied: ReadonlyMap<string, readonly EvidenceLine[]>;
  /** Lines by the stems they hold. */
  byStem: ReadonlyMap<string, ReadonlySet<EvidenceLine>>;
  /** Lines of which something does not count. */
  aside: readonly EvidenceLine[];
  /** Names of employers, schools and issuers, which prove nothing of what somebody can do. */
  names: readonly EvidenceLine[];
  /** What counts of the resume, lower case, for literal search. */
  text: string;
  /** Its words of small letters that no dictionary has. */
  unknown: readonly string[];
}

function add(map: Map<string, EvidenceLine[]>, name: string, line: EvidenceLine): void {
  const lines = map.get(name) ?? [];
  if (!lines.includes(line)) map.set(name, [...lines, line]);
}

const unknownIn = memoize((lower: string): readonly string[] =>
  (lower.match(/\p{L}{4,}/gu) ?? []).filter((word) => !isEnglish(word)),
);

export function indexEvidence(
  lines: readonly EvidenceLine[],
  names: readonly EvidenceLine[] = [],
): EvidenceIndex {
  const named = new Map<string, EvidenceLine[]>();
  const implied = new Map<string, EvidenceLine[]>();
  const byStem = new Map<string, Set<EvidenceLine>>();
  for (const line of lines) {
    for (const skill of line.skills) {
      add(named, skill.norm, line);
      for (const parent of impliedBy(skill.norm)) add(implied, parent, line);
    }
    for (const stem of line.stems) {
      const holding = byStem.get(stem);
      if (holding === undefined) byStem.set(stem, new Set([line]));
      else holding.add(line);
    }
  }
  const lowers = lines.map((line) => line.plain.toLowerCase());
  const unknown = [...new Set(lowers.flatMap(unknownIn))];
  const aside = lines.filter(({ text, counted }) => text !== counted);
  return { lines, named, implied, byStem, aside, names, text: lowers.join('\n'), unknown };
}

/** Lines that hold all of some stems. */
export function linesWith(index: EvidenceIndex, stems: readonly string[]): EvidenceLine[] {
  const [first, ...rest] = stems;
  const holding = first === undefined ? undefined : index.byStem.get(first);
  return holding === undefined
    ? []
    : [...holding].filter((line) => rest.every((stem) => line.stems.has(stem)));
}

export const stemsInOrder = memoize((text: string): readonly string[] => stemsOf(text));

/** A word of every ad alone says nothing of a skill of two words. */
const LONE_WORD_RARITY = 0.45;
export const rarestOf = (stems: readonly string[]): number =>
  Math.max(0, ...stems.map((stem) => stemRarity(stem)));
export const tellsEnough = (stems: readonly string[]): boolean =>
  stems.length > 1 || rarestOf(stems) >= LONE_WORD_RARITY;
