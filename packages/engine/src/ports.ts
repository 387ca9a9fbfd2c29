import type { ModelEdit } from '@trueline/contracts';

/** What is asked of a language model: instructions of ours, and data that is never an instruction. */
export interface EditRequest {
  instructions: string;
  /** JSON: the lines to reword, their facts, the job description. */
  data: string;
}

export type EditAnswer =
  | { ok: true; edits: ModelEdit[] }
  | { ok: false; reason: 'timeout' | 'refused' | 'invalid' | 'unavailable' };

/** Asks a language model to reword lines. Never throws; answers within its own time limit. */
export type ProposeEdits = (request: EditRequest) => Promise<EditAnswer>;
