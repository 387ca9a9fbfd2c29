import type { YearMonth } from '@trueline/engine';
import type { ResumeSessionRow } from './repository.ts';

/** What a result follows from, besides the decisions: a resume session as it is, or as it will be. */
export type FitInput = Pick<
  ResumeSessionRow,
  | 'job_description'
  | 'template_id'
  | 'template_settings'
  | 'include_cover_letter'
  | 'include_interview_questions'
  | 'include_ats_metadata'
  | 'answers'
  | 'edited_texts'
> & { original: NonNullable<ResumeSessionRow['original']>; as_of: YearMonth };
