import { stemsOf } from '../../language/en/text-stems.ts';
import { stemRarity } from '../../taxonomy/rarity.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { type EvidenceLine, isSentence } from '../evidence/evidence-lines.ts';

/** A line may repeat one of the ad's words; each rare word and each figure of its own allows for some more. */
const WORDS_ALLOWED = 0.5;
const WORDS_PER_OWN = 2.5;
/** A summary is long, and holds much of its own beside whatever is put behind it. */
const WORDS_PER_OWN_IN_SUMMARY = 0.8;
/** A figure is somebody's own. */
const FIGURE = 0.7;
/** What each word beyond that counts. */
const BEYOND = 0.1;

/** A line that is written out, with what each word of the ad in it counts. */
interface Unit {
  line: EvidenceLine;
  worth: ReadonlyMap<string, number>;
}

/** The written lines of a resume by the ad's words that they hold. */
export interface Units {
  byStem: ReadonlyMap<string, readonly Unit[]>;
  byLine: ReadonlyMap<EvidenceLine, Unit>;
}

/** What a word that the ad does not hold says of the person's own work: nothing where every ad has it. */
const ownness = (stem: string): number => (/\d/.test(stem) ? FIGURE : stemRarity(stem));

/** What the ad's words in a line count, first come first served: a line that is little but the ad's words is a list in disguise. */
function worthIn(
  { stems: distinct, kind }: EvidenceLine,
  adWords: ReadonlyMap<string, number>,
  isName: (stem: string) => boolean,
): Unit['worth'] {
  const stems = [...distinct];
  const own = stems.reduce(
    (sum, stem) => sum + (adWords.has(stem) || isName(stem) ? 0 : ownness(stem)),
    0,
  );
  const perOwn = kind === 'summary' ? WORDS_PER_OWN_IN_SUMMARY : WORDS_PER_OWN;
  const allowed = WORDS_ALLOWED + perOwn * own;
  const asked = stems.filter((stem) => adWords.has(stem));
  return new Map(asked.map((stem, i) => [stem, i < allowed ? 1 : BEYOND]));
}

/** The written lines of the resume, each word of the ad in them with what it counts. `name`: the person's, which says nothing of their work. */
export function listUnits(
  { lines }: EvidenceIndex,
  adWords: ReadonlyMap<string, number>,
  name = '',
): Units {
  const names = new Set(stemsOf(name));
  const byStem = new Map<string, Unit[]>();
  const byLine = new Map<EvidenceLine, Unit>();
  for (const line of lines) {
    if (!isSentence(line)) continue;
    const unit = { line, worth: worthIn(line, adWords, (stem) => names.has(stem)) };
    byLine.set(line, unit);
    for (const stem of unit.worth.keys()) {
      const found = byStem.get(stem);
      if (found === undefined) byStem.set(stem, [unit]);
      else found.push(unit);
    }
  }
  return { byStem, byLine };
}

/** What a line counts for a term of the ad: as its best word does where the line holds one; in full where the line says it in other words. */
export function worthFor(units: Units, line: EvidenceLine, stems: readonly string[]): number {
  const worth = units.byLine.get(line)?.worth;
  let best = 0;
  for (const stem of stems) best = Math.max(best, worth?.get(stem) ?? 0);
  return best === 0 ? 1 : best;
}
