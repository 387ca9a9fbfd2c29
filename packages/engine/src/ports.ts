import type { ModelItem, PromptId } from '@trueline/contracts';

/** What is asked of a language model: instructions of ours, and data that is never an instruction. */
export interface ModelRequest {
  id: PromptId;
  version: number;
  instructions: string;
  /** JSON: the texts to reword, and what the ad asks for. */
  data: string;
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** What the items of the answer may be about. */
  paths: readonly string[];
}

/** What came of one request: the items so far, and why no more came, where that is so. `unasked`: the run's budget was spent, or it was stopped. */
export interface ModelAnswer {
  items: ModelItem[];
  failure?: 'timeout' | 'refused' | 'invalid' | 'unavailable' | 'unasked';
}

/** Asks a language model several things within one budget; one answer a request, in their order. Never throws. */
export type AskModel = (requests: readonly ModelRequest[]) => Promise<ModelAnswer[]>;
