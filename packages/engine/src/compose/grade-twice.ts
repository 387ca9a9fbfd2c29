import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';

/** "GPA: 3.85/4.0", "Final grade 2:1": what a grade stands behind. */
const LABEL =
  /^(?:(?:cumulative|final|overall|total|average|major)\s+)*(?:c?gpa|grades?|marks?|average|result|class(?:ification)?)?\s*(?:of|:|=|-|–)?\s*|\s*\(?(?:c?gpa|average)\)?$/gi;
const gradeOf = (text: string): string =>
  text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(LABEL, '')
    .replace(/\s/g, '')
    .toLowerCase();

/** The grade of an entry of schooling, told again in a line under it: the line goes on without it. */
export function proposeGradesOnce(resume: Resume): Draft[] {
  return (resume.education ?? []).flatMap((entry, index) => {
    const score = entry.score?.trim() ?? '';
    const own = gradeOf(score);
    if (!/\d/.test(own)) return [];
    return (['highlights', 'courses'] as const).flatMap((list) =>
      (entry[list] ?? []).flatMap((text, at): Draft[] => {
        const parts = text.split(/\s*[,;|]\s+/);
        const left = parts.filter((part) => gradeOf(part) !== own);
        if (left.length === parts.length) return [];
        const path = `education[${index}].${list}[${at}]`;
        return [
          {
            path,
            before: text,
            after: left.join(', '),
            kind: 'duplicate',
            reason: 'The grade stands above it already.',
            sources: [
              { path, text },
              { path: `education[${index}].score`, text: score },
            ],
            verdict: 'proven',
          },
        ];
      }),
    );
  });
}
