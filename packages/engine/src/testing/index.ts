// What the evaluations use of the engine's insides, beside what it offers to everyone (`../index.ts`).
export { shortTask } from '../ask/duty-line.ts';
export { rankNearLines } from '../ask/near-lines.ts';
export { entryOf, findValue } from '../document/paths.ts';
export { placeFeatures, wordFeatures } from '../job/clauses/clause-features.ts';
export { listPlacedClauses } from '../job/clauses/placed-clauses.ts';
export { plainAd } from '../job/segments/ad-text.ts';
export { analyze } from '../language/analyze.ts';
export { isEnglish, listEnglish } from '../language/en/english-words.ts';
export { stemOf } from '../language/en/stems.ts';
export { stemsOf } from '../language/en/text-stems.ts';
export type { Token } from '../language/line.ts';
export { MONTHS } from '../language/months.ts';
export { listFitViews } from '../match/score.ts';
export { foldInPlace } from '../read/characters.ts';
export { makeDocx, paragraph, run, table } from '../read/fixtures/make-docx.ts';
export { type HeadKind, pairsOf } from '../read/heads/head-kind.ts';
export { chancesOf, listReadings, type Reading, sharedValues } from '../read/heads/head-model.ts';
export { type Factor, type Lattice, sharedNames } from '../read/heads/lattice.ts';
export { listRoleRows } from '../read/index.ts';
export { LINE_ROLES, type LineRole, type RoleRows } from '../read/roles/line-role.ts';
export { roleFeatures } from '../read/roles/role-features.ts';
export { likeliestRoles, type RoleWeights } from '../read/roles/role-model.ts';
export { type Comparison, compare, FIELDS } from '../read/testing/compare.ts';
export { lostWords } from '../read/testing/conservation.ts';
export { type Counts, LENIENT } from '../read/testing/entries.ts';
export {
  type EntryHead,
  HEAD_KINDS,
  type HeadName,
  listHeads,
} from '../read/testing/entry-heads.ts';
export { loadFixtures } from '../read/testing/fixture-truth.ts';
export type { LineRule } from '../rules/define-rule.ts';
export { roleTense } from '../rules/line/role-tense.ts';
export { LINE_RULES } from '../rules/registry.ts';
export { voiceOf } from '../rules/voice.ts';
export { relatedness } from '../taxonomy/occupation-nearness.ts';
export { occupationOf, readTitle } from '../taxonomy/occupations.ts';
export { rarityOf } from '../taxonomy/rarity.ts';
export { findSkills } from '../taxonomy/skills.ts';
export { contentOf, titleFeatures, titleTokens } from '../taxonomy/title-words.ts';
export { TITLE_WORDS } from '../taxonomy/titles.ts';
