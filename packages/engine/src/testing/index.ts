// What the evaluations use of the engine's insides, beside what it offers to everyone (`../index.ts`).
export { entryOf } from '../document/paths.ts';
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
export { type Basis, findOrigins, readBasis } from '../verify/basis.ts';
export { checkWritten } from '../verify/check-text.ts';
export { type ClaimFeatures, listClaims } from '../verify/claim-features.ts';
export {
  type ClaimWeights,
  doubt,
  LINE_SHARE,
  sigmoid,
  type Weights,
} from '../verify/claim-model.ts';
export { asSourceWrites } from '../verify/source-writing.ts';
export { readPairs, resumeWith } from '../verify/testing/lines.ts';
export { placeOf, type Role, readRoles, resumeOf } from '../verify/testing/roles.ts';
export { ResumeSource } from '../verify/verify-resume.ts';
