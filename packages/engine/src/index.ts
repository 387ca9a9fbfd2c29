/** The engine's front door: what applications may call. Reading files has its own, `@trueline/engine/read`. */

export { applyChanges } from './compose/apply.ts';
export type { YearMonth } from './document/dates.ts';
export { listLines, type ResumeLine } from './document/paths.ts';
export { splitPlace } from './document/split-place.ts';
export { extractRequirements } from './job/extract-requirements.ts';
export { type ScoreBand, scoreBand, scoreResume } from './match/score.ts';
export {
  type DecidedResult,
  type Optimization,
  type OptimizeInput,
  optimize,
  redecide,
} from './optimize.ts';
export { gradeModel } from './optimize-grade.ts';
export {
  askForLetter,
  createWordingJudge,
  type JudgedProposals,
  type JudgingInput,
  judgeProposals,
  listPromptTasks,
  type PromptChoice,
  type ProposalInput,
  rehearseWordingJudge,
} from './optimize-proposals.ts';
export { askForWish, listWishTasks, type Wish } from './optimize-wishes.ts';
export { type ModelOptions, optimizeWithModel } from './optimize-with-model.ts';
export type { AskModel, ModelAnswer, ModelRequest } from './ports.ts';
export { buildProof, checkProof, type ProofInput } from './proof.ts';
export { placeKept } from './read/place-kept.ts';
export { verify } from './verify/index.ts';
export { findContradictions, type Pack } from './verify/pack.ts';
export { type LineScope, verifyLine } from './verify/verify-line.ts';
export { analyzeCareer, type CareerInput } from './write/analysis/career-intelligence.ts';
export { analyzeSkills } from './write/analysis/skills-analysis.ts';
export { ownWordsOf, type WritingInput } from './write/letter/input.ts';
export { type PackChoice, type WrittenPack, writePack } from './write/write-pack.ts';
