import type { ModelEdit, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { EditRequest, ProposeEdits } from '../ports.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { buildEditRequest, type OfferedLine } from './edit-request.ts';
import { judgeEdit } from './judge-edit.ts';

/** Of one line so many are compared. */
const WORDINGS_MAX = 3;

/** What came of asking: wordings that no source contradicts, in doubt or not; none where the model could not be reached. */
export interface ModelEdits {
  drafts: Draft[];
  degraded: boolean;
}

const NOTHING: ModelEdits = { drafts: [], degraded: true };

/** Asks once, and once more with the reasons for what was refused; what is refused again is dropped, and nothing else with it. */
export async function askForEdits(
  resume: Resume,
  jobDescription: string,
  propose: ProposeEdits,
): Promise<ModelEdits> {
  const { request, offered } = buildEditRequest(resume, jobDescription);
  if (offered.size === 0) return { drafts: [], degraded: false };
  const answer = await propose(request);
  if (!answer.ok) return NOTHING;
  const source = new ResumeSource(resume);
  const sort = (edits: readonly ModelEdit[]) =>
    sortEdits(edits, offered, source, request.instructions);
  const first = sort(answer.edits);
  if (first.rejected.length === 0) return { drafts: first.drafts, degraded: false };
  const second = await propose(withReasons(request, first.rejected));
  const retried = second.ok ? sort(second.edits) : { drafts: [] };
  return { drafts: [...first.drafts, ...retried.drafts], degraded: false };
}

interface Rejected {
  edit: ModelEdit;
  reason: string;
}

/** The wordings that the gate lets through, a few of each line, and the others with their reasons. */
function sortEdits(
  edits: readonly ModelEdit[],
  offered: ReadonlyMap<string, OfferedLine>,
  source: ResumeSource,
  instructions: string,
): { drafts: Draft[]; rejected: Rejected[] } {
  const drafts: Draft[] = [];
  const rejected: Rejected[] = [];
  for (const edit of edits) {
    if (edit.value.trim() === edit.original) continue;
    const verdict = judgeEdit(edit, offered, source, instructions);
    if ('rejected' in verdict) rejected.push({ edit, reason: verdict.rejected });
    else {
      const others = drafts.filter(({ path }) => path === edit.path);
      const isNew = others.every(({ after }) => after !== verdict.draft.after);
      if (isNew && others.length < WORDINGS_MAX) drafts.push(verdict.draft);
    }
  }
  return { drafts, rejected };
}

function withReasons(request: EditRequest, rejected: readonly Rejected[]): EditRequest {
  const refused = rejected.map(({ edit, reason }) => ({
    path: edit.path,
    value: edit.value,
    reason,
  }));
  return {
    instructions: `${request.instructions}\nSome edits were refused; "refused" says why. Answer only with better edits for these paths, or none where none is possible.`,
    data: JSON.stringify({ ...JSON.parse(request.data), refused }),
  };
}
