import { type AtsMetadata, listFormFields, type Resume } from '@trueline/contracts';
import type { WrittenPack } from '@trueline/engine';
import { type Role, renderLetter, renderQuestions } from '@trueline/render';
import { json } from './output.ts';

const LETTER_FORMATS = ['pdf', 'docx', 'txt'] as const;
const QUESTION_FORMATS = ['pdf', 'md', 'json'] as const;

type Files = Record<string, Uint8Array | string>;

/** What was written beside the resume, as files by name, in the look of the resume's template. */
export async function packFiles(
  pack: WrittenPack,
  resume: Resume,
  role: Role,
  templateId: string,
): Promise<Files> {
  const { coverLetter, interviewQuestions: questions, challenges, atsMetadata } = pack;
  const files: Files = {};
  for (const format of coverLetter ? LETTER_FORMATS : []) {
    const input = { resume, role, letter: coverLetter?.standard ?? '' };
    files[`cover-letter.${format}`] = await renderLetter(input, { templateId, format });
  }
  for (const format of questions ? QUESTION_FORMATS : []) {
    const input = { resume, role, challenges, questions: questions ?? [] };
    files[`interview-questions.${format}`] = await renderQuestions(input, { templateId, format });
  }
  if (atsMetadata === undefined) return files;
  return {
    ...files,
    'ats-metadata.json': json(atsMetadata),
    'application-form.txt': formSheet(atsMetadata),
  };
}

/** What application forms ask, one answer a line under the name of its group. */
const formSheet = (metadata: AtsMetadata): string =>
  listFormFields(metadata)
    .map(({ title, fields }) =>
      [title, ...fields.map(({ label, value, note }) => `  ${label}: ${note ?? value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
