import type {
  Answer,
  Ask,
  CareerIntelligence,
  Change,
  Decision,
  JobRequirements,
  KeptHome,
  ModelItem,
  ModelWords,
  PromptTask,
  Proof,
  Proposal,
  RefusedProposal,
  Resume,
  Wording,
} from '@trueline/contracts';
import type { CareerInput, ModelAnswer, ModelRequest, ProofInput, Wish } from '@trueline/engine';
import type { OptimizationResult } from '../../platform/db/schema.ts';
import type { FitInput } from './fit-input.ts';

/** What the engine finds; how many pages it fills is the renderer's to say. */
export type UnpagedResult = Omit<OptimizationResult, 'pages'>;

/** What of a result decisions are made on. */
export type DecidedOn = Pick<UnpagedResult, 'changes' | 'questions' | 'degraded' | 'modelWords'>;

/** What an earlier result asked, as far as an answer is known again by it. */
export type Asked = Pick<Ask, 'id' | 'prompt' | 'topic' | 'about'>;

/** A profile beside the ads that its person looked at, unread. */
export type ProfileInput = Omit<CareerInput, 'jobs'> & { jobDescriptions: readonly string[] };

/** Parent to child: work of the engine on one resume session or profile. */
export type FitJob =
  | {
      type: 'fit';
      input: FitInput;
      /** Of the result before. */
      asked: readonly Asked[];
      /** What the language model has answered so far, round by round; without one nobody is asked. */
      model: { rounds: readonly ModelAnswer[][]; isTrusted: boolean } | undefined;
    }
  | { type: 'judge-wording'; input: FitInput; item: ModelItem; isTrusted: boolean }
  | { type: 'rehearse-judging'; input: FitInput }
  | {
      type: 'decide';
      input: FitInput;
      result: DecidedOn;
      decisions: Record<string, Decision>;
      /** When they were made (ISO 8601). */
      decidedAt: string;
    }
  | {
      type: 'refit';
      input: FitInput;
      /** Of the depth before, and of others seen earlier. */
      result: DecidedOn;
      decisions: Record<string, Decision>;
      decidedAt: string;
    }
  | {
      type: 'list-prompts';
      input: FitInput;
      result: Pick<UnpagedResult, 'coverLetter' | 'changes'>;
      wish: Wish | undefined;
    }
  | {
      type: 'propose';
      input: FitInput;
      result: UnpagedResult;
      items: readonly Proposal[];
      isTrusted: boolean;
    }
  | {
      type: 'ask-for-wish';
      input: FitInput;
      result: UnpagedResult;
      wish: Wish;
      model: { rounds: readonly ModelAnswer[][]; isTrusted: boolean };
    }
  | { type: 'read-job'; jobDescription: string }
  | { type: 'measure'; document: Resume }
  | { type: 'prove'; input: ProofInput }
  | { type: 'place-kept'; document: Resume; keptId: string; home: KeptHome }
  | { type: 'analyze-career'; input: ProfileInput };

/** A whole result, or what the language model is to be asked before there is one. */
export type Fitting = { requests: ModelRequest[] } | { result: UnpagedResult; answers: Answer[] };

/** What came of a model's proposals: the result with those that stand in it, none where nothing is new. */
export interface Proposed {
  result?: UnpagedResult;
  changes: Change[];
  sentences: ModelWords['sentences'];
  refused: RefusedProposal[];
}

/** What a model says to a wish, none where its endpoint failed; or what it is to be asked before that. */
export type WishAnswer = { requests: ModelRequest[] } | { items: Proposal[] | undefined };

/** What each type of job gives back. */
export interface FitResults {
  fit: Fitting;
  'judge-wording': Wording | null;
  'rehearse-judging': null;
  decide: UnpagedResult;
  refit: UnpagedResult;
  'list-prompts': PromptTask[];
  propose: Proposed;
  'ask-for-wish': WishAnswer;
  'read-job': JobRequirements;
  measure: { lines: number; characters: number };
  prove: Proof;
  /** Without a document: it keeps no such text. */
  'place-kept': { document?: Resume };
  'analyze-career': CareerIntelligence;
}
