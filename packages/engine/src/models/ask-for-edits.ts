import type { ModelEdit, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { EditRequest, ProposeEdits } from '../ports.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { buildEditRequest, type OfferedLine } from './edit-request.ts';
import { judgeEdit } from './judge-edit.ts';

/** Above this share of refused edits nothing of the answer is used (engine.md 7, point 3). */
const MAX_REJECTED_SHARE = 0.3;

/** What came of asking: changes for the gate's word to stand on, or none when the built-in engine has to do alone. */
export interface ModelEdits {
  drafts: Draft[];
  degraded: boolean;
}

const NOTHING: ModelEdits = { drafts: [], degraded: true };

/** Asks once, and once more with the gate's reasons for what it refused. */
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
  const retried = second.ok ? sort(second.edits) : { drafts: [], rejected: first.rejected };
  const mended = retried.drafts.filter(({ path }) => !first.drafts.some((d) => d.path === path));
  const stillRejected = first.rejected.filter(
    ({ edit }) => !mended.some(({ path }) => path === edit.path),
  );
  const share = stillRejected.length / answer.edits.length;
  if (share > MAX_REJECTED_SHARE) return NOTHING;
  return { drafts: [...first.drafts, ...mended], degraded: false };
}

interface Rejected {
  edit: ModelEdit;
  reason: string;
}

/** At most one edit for each line: the first that the gate lets through. */
function sortEdits(
  edits: readonly ModelEdit[],
  offered: ReadonlyMap<string, OfferedLine>,
  source: ResumeSource,
  instructions: string,
): { drafts: Draft[]; rejected: Rejected[] } {
  const drafts = new Map<string, Draft>();
  const rejected: Rejected[] = [];
  for (const edit of edits) {
    if (edit.value.trim() === edit.original) continue;
    const verdict = judgeEdit(edit, offered, source, instructions);
    if ('rejected' in verdict) rejected.push({ edit, reason: verdict.rejected });
    else if (!drafts.has(edit.path)) drafts.set(edit.path, verdict.draft);
  }
  return { drafts: [...drafts.values()], rejected };
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
