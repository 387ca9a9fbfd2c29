import { type Finding, findingSchema, type Resume, verdictSchema } from '@trueline/contracts';
import { listLines, verify } from '@trueline/engine';
import { z } from 'zod';

export const checkedLineSchema = z.object({
  text: z.string(),
  /** Place in a draft given as JSON Resume, `work[0].highlights[1]`. */
  path: z.string().optional(),
  /** Row of a draft given as text, from 1. */
  row: z.int().optional(),
  verdict: verdictSchema,
  findings: z.array(findingSchema),
});
type CheckedLine = z.infer<typeof checkedLineSchema>;

const verdictOf = (findings: readonly Finding[]): CheckedLine['verdict'] =>
  findings.some(({ verdict }) => verdict === 'contradicted')
    ? 'contradicted'
    : findings.length > 0
      ? 'confirm'
      : 'proven';

const checked = (line: Omit<CheckedLine, 'verdict'>): CheckedLine => ({
  ...line,
  verdict: verdictOf(line.findings),
});

/** Every line of a draft with its verdict and what speaks against it, held against the original. */
export function checkLines(
  original: { resume: Resume; text: string },
  draft: Resume | string,
): CheckedLine[] {
  if (typeof draft !== 'string') {
    const { unsupported } = verify(original.resume, draft);
    const lines = listLines(draft).map(({ path, text }) =>
      checked({ text, path, findings: unsupported.filter((finding) => finding.path === path) }),
    );
    // What the draft leaves out, such as the end of a job, has no line of its own.
    const others = unsupported.filter(({ path }) => !lines.some((line) => line.path === path));
    return [
      ...lines,
      ...others.map((finding) =>
        checked({
          text: finding.text,
          ...(finding.path && { path: finding.path }),
          findings: [finding],
        }),
      ),
    ];
  }
  const { unsupported } = verify(original.text, draft);
  let start = 0;
  return draft.split('\n').flatMap((text, index) => {
    const from = start;
    start += text.length + 1;
    if (text.trim() === '') return [];
    const findings = unsupported.filter(
      (finding) => finding.start !== undefined && finding.start >= from && finding.start < start,
    );
    return [checked({ text: text.trim(), row: index + 1, findings })];
  });
}
