import { type Answer, type Depth, type KnownAnswers, toAnswers } from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import { storableText } from '../../platform/db/json.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ResumeSessionRow, ResumeSessionValues } from './repository.ts';

/** What a result follows from, besides the decisions: a resume session as it is, or as it will be. */
export type FitInput = Pick<
  ResumeSessionRow,
  | 'job_description'
  | 'template_id'
  | 'template_settings'
  | 'include_cover_letter'
  | 'include_interview_questions'
  | 'include_ats_metadata'
  | 'edited_texts'
> & {
  original: NonNullable<ResumeSessionRow['original']>;
  as_of: YearMonth;
  answers: Answer[];
  known: KnownAnswers | null;
  ask_rounds: number;
  /** How far the result goes, or the next run. */
  depth: Depth | null;
};

/** The session with new values in place. Throws NOT_COMPLETED before its first run. */
export function toFitInput(row: ResumeSessionRow, values: ResumeSessionValues = {}): FitInput {
  const { original, as_of } = row;
  if (!original || as_of === null) throw new AppError('NOT_COMPLETED');
  return {
    original,
    as_of,
    job_description:
      values.jobDescription === undefined
        ? row.job_description
        : storableText(values.jobDescription),
    template_id: values.templateId ?? row.template_id,
    template_settings: values.templateSettings ?? row.template_settings,
    include_cover_letter: values.includeCoverLetter ?? row.include_cover_letter,
    include_interview_questions:
      values.includeInterviewQuestions ?? row.include_interview_questions,
    include_ats_metadata: values.includeAtsMetadata ?? row.include_ats_metadata,
    answers: values.answers ?? toAnswers(row.answers),
    known: row.known,
    ask_rounds: values.rounds ?? row.ask_rounds,
    depth: values.depth ?? row.depth,
    edited_texts: values.editedTexts ?? row.edited_texts,
  };
}
