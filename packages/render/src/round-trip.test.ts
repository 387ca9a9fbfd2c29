import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { describe, expect, it } from 'vitest';
import { render } from './render.ts';
import { COMPLETE, STUDENT } from './testing/sample-resumes.ts';

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
    education: education?.map(({ institution, studyType, area, startDate, endDate }) => ({
      institution,
      studyType,
      area,
      startDate,
      endDate,
    })),
    skills: skills?.flatMap(({ name, keywords }) => keywords ?? [name]),
  };
}

describe('a rendered file, read again', () => {
  for (const format of ['pdf', 'docx', 'txt', 'md'] as const) {
    it.each([
      ['complete', COMPLETE],
      ['sparse', STUDENT],
    ])(`${format}: gives back what matters of the %s resume`, async (_, resume) => {
      const bytes = await render(resume, { templateId: 'plainline', format });
      const result = await read(bytes, `resume.${format}`);
      if (!result.ok) throw new Error(result.failure.message);
      const { work = [], ...given } = essentials(resume);
      const expected = { ...given, work: work.length > 0 ? work : undefined };
      expect(essentials(result.resume)).toEqual(expected);
    });
  }
});
