import {
  type Change,
  isPrintedAsWritten,
  type JobRequirements,
  type Report,
} from '@trueline/contracts';
import { applyChanges, listLines, scoreResume } from '@trueline/engine';
import type { FitInput } from './fit-input.ts';

/** The lines that could go to make the resume shorter, each as a removal that waits for the person's word. Lines that another change rewrites stay. */
export function listRemovals(
  { leaveOut }: NonNullable<Report['layout']>,
  changes: readonly Change[],
  job: JobRequirements,
  { original: { document }, job_description, as_of }: FitInput,
): Change[] {
  if (!leaveOut) return [];
  const texts = new Map(listLines(document).map(({ path, text }) => [path, text]));
  const changed = new Set(changes.map(({ path }) => path));
  const scoreOf = (resume: typeof document) =>
    scoreResume(resume, job, job_description, as_of).score;
  const before = scoreOf(document);
  return leaveOut.paths.flatMap((path, index) => {
    const text = texts.get(path);
    if (text === undefined || changed.has(path)) return [];
    const removal = { path, before: text, after: '' };
    const without = applyChanges(document, [{ ...removal, decision: 'accepted' }]);
    return [
      {
        ...removal,
        id: `leave-out-${index + 1}`,
        kind: 'leave-out',
        reason: 'It holds no number and nothing that this job asks for.',
        points: Math.round((scoreOf(without) - before) * 100) / 100,
        sources: [{ path, text }],
        verdict: 'proven',
        decision: 'rejected',
      } satisfies Change,
    ];
  });
}

/** The texts that found no place and stand in no section that is printed as it was written, each printed until the person leaves it out; one that the engine leaves out (personal data, "references on request") begins so. */
export function listKeptRemovals(
  { original: { document } }: FitInput,
  changes: readonly Change[],
): Change[] {
  return (document.meta?.trueline?.kept ?? []).flatMap((piece, index): Change[] => {
    if (isPrintedAsWritten(piece, document)) return [];
    const { id, text } = piece;
    const path = `meta.trueline.kept[${index}]`;
    const proposed = changes.find((change) => change.path === path);
    const removal: Change = {
      id,
      path,
      before: text,
      after: '',
      kind: 'kept-text',
      reason: proposed?.reason ?? 'It stands in your file, and no section of a resume holds it.',
      points: 0,
      sources: [{ path, text }],
      verdict: 'proven',
      decision: proposed?.decision ?? 'rejected',
    };
    return [removal];
  });
}
