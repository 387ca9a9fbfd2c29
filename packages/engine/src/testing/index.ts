// What the evaluations use of the engine's insides, beside what it offers to everyone (`../index.ts`).
export { placeFeatures, wordFeatures } from '../job/clauses/clause-features.ts';
export { listPlacedClauses } from '../job/clauses/placed-clauses.ts';
export { plainAd } from '../job/segments/ad-text.ts';
export { analyze } from '../language/analyze.ts';
export { stemOf } from '../language/en/stems.ts';
export { stemsOf } from '../language/en/text-stems.ts';
export type { Token } from '../language/line.ts';
export { makeDocx, paragraph, run, table } from '../read/fixtures/make-docx.ts';
export { type Comparison, compare, FIELDS } from '../read/testing/compare.ts';
export { lostWords } from '../read/testing/conservation.ts';
export { type Counts, LENIENT } from '../read/testing/entries.ts';
export { loadFixtures } from '../read/testing/fixture-truth.ts';
export type { LineRule } from '../rules/define-rule.ts';
export { LINE_RULES } from '../rules/registry.ts';
export { findSkills } from '../taxonomy/skills.ts';
export { TITLE_WORDS } from '../taxonomy/titles.ts';
