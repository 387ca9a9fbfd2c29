import type { ResumeSession } from '@trueline/contracts';

/** What the person writes and chooses beside the document: the same in each depth, and always the newest. */
const BESIDE = [
  'answers',
  'coverLetter',
  'includeAtsMetadata',
  'includeCoverLetter',
  'includeInterviewQuestions',
  'interviewQuestions',
  'practiceNotes',
  'questionsEdited',
  'rounds',
  'templateId',
  'templateSettings',
] as const satisfies readonly (keyof ResumeSession)[];

/** The result as it was in a depth that was seen before, with what was decided and written since in another. */
export function withEarlierResult(stored: ResumeSession, earlier: ResumeSession): ResumeSession {
  const beside = Object.fromEntries(BESIDE.map((name) => [name, stored[name]]));
  const decided = new Map(stored.changes.map(({ id, decision }) => [id, decision]));
  const { pages, ...result } = earlier;
  return {
    ...result,
    // Counted for another template, they are none of this one.
    ...(stored.templateId === earlier.templateId && pages !== undefined && { pages }),
    atsMetadata: earlier.atsMetadata ?? stored.atsMetadata,
    ...(beside as Pick<ResumeSession, (typeof BESIDE)[number]>),
    changes: earlier.changes.map((change) => ({
      ...change,
      decision: decided.get(change.id) ?? change.decision,
    })),
  };
}
