import { type ResumeSession, toAnswers } from '@trueline/contracts';
import type { ResumeSessionListRow, ResumeSessionRow } from './repository.ts';
import { findStandingResult } from './standing-result.ts';

/** What a resume session answers before there is a result. */
const NO_RESULT = {
  improvementScore: 0,
  originalScore: 0,
  optimizedScore: 0,
  ceiling: 0,
  components: [],
  missingKeywords: [],
  changesSummary: [],
  changes: [],
  requirements: [],
  questions: [],
  skills: [],
  interviewQuestions: [],
  challenges: [],
  contradictions: [],
  degraded: false,
};

export function toResumeSession(row: ResumeSessionRow, originalResume: string): ResumeSession {
  const { status } = row;
  const result = findStandingResult(row);
  return {
    id: row.id,
    resumeId: row.resume_id,
    originalResume,
    jobDescription: row.job_description,
    status,
    ...(status === 'optimizing' && row.progress ? { progress: row.progress } : {}),
    ...(status === 'failed' && row.failure ? { failure: row.failure } : {}),
    includeAtsMetadata: row.include_ats_metadata,
    includeCoverLetter: row.include_cover_letter,
    includeInterviewQuestions: row.include_interview_questions,
    ...NO_RESULT,
    ...result,
    ...(result && row.edited_texts.interviewQuestions ? { questionsEdited: true } : {}),
    answers: result ? toAnswers(row.answers) : [],
    practiceNotes: row.practice_notes,
    rounds: row.ask_rounds,
    ...(row.depth ? { depth: row.depth } : {}),
    templateId: row.template_id,
    templateSettings: row.template_settings,
    ...(result && row.as_of ? { asOf: row.as_of } : {}),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A line of the list; without a result its scores are 0. */
export function toListItem(row: ResumeSessionListRow) {
  const stands = row.status === 'completed' || (row.status === 'failed' && !row.is_of_other_ad);
  return {
    id: row.id,
    resumeId: row.resume_id,
    status: row.status,
    ...(stands && row.job ? { job: row.job } : {}),
    originalScore: stands ? row.original_score : 0,
    optimizedScore: stands ? row.optimized_score : 0,
    ceiling: stands ? row.ceiling : 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
