import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { describe, expect, it } from 'vitest';
import { pageOnly } from './read-back/page-only.ts';
import { type RenderFormat, render } from './render.ts';
import { listTemplates } from './templates.ts';
import { COMPLETE, LONG, NON_LATIN, STUDENT } from './testing/sample-resumes.ts';

/** What an applicant tracking system must get out of every file. */
function essentials({ basics, work, education, skills }: Resume) {
  return {
    name: basics?.name,
    email: basics?.email,
    phone: basics?.phone,
    work: work?.map(({ name, position, location, startDate, endDate, highlights }) => ({
      name,
      position,
      location,
      startDate,
      endDate: endDate?.slice(0, 7),
      highlights,
    })),
    education: education?.map(
      ({ institution, location, studyType, area, startDate, endDate, highlights }) => ({
        institution,
        location,
        studyType,
        area,
        startDate,
        endDate,
        highlights,
      }),
    ),
    skills: skills?.flatMap(({ name, keywords }) => keywords ?? [name]),
  };
}

/** What Trueline's own reader gets out of a file's pages. */
async function readBack(resume: Resume, templateId: string, format: RenderFormat) {
  const bytes = await render(resume, { templateId, format });
  const result = await read(format === 'pdf' ? pageOnly(bytes) : bytes, `resume.${format}`);
  if (!result.ok) throw new Error(result.failure.message);
  return essentials(result.resume);
}

function expected(resume: Resume) {
  const { work = [], ...given } = essentials(resume);
  return { ...given, work: work.length > 0 ? work : undefined };
}

const RESUMES: [string, Resume][] = [
  ['complete', COMPLETE],
  ['sparse', STUDENT],
  ['long', LONG],
  ['non-Latin', NON_LATIN],
];

describe('a rendered file, read again', () => {
  for (const { id } of listTemplates()) {
    for (const format of ['pdf', 'docx'] as const) {
      it.each(RESUMES)(
        `${id}.${format}: gives back what matters of the %s resume`,
        async (_, resume) => {
          expect(await readBack(resume, id, format)).toEqual(expected(resume));
        },
      );
    }
  }

  for (const format of ['txt', 'md'] as const) {
    it.each(RESUMES)(`${format}: gives back what matters of the %s resume`, async (_, resume) => {
      expect(await readBack(resume, 'plainline', format)).toEqual(expected(resume));
    });
  }
});
