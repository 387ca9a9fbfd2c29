import { describe, expect, it } from 'vitest';
import { toResumeDocument } from '../document/resume-document.ts';
import { render } from '../render.ts';
import { COMPLETE, HOSTILE, LONG, STUDENT } from '../testing/sample-resumes.ts';
import { renderFormText } from './form-text.ts';

describe('renderFormText', () => {
  it('looks like this', () => {
    expect(renderFormText(toResumeDocument(STUDENT))).toBe(
      `Théo Łukasiewicz
theo@student.example

EDUCATION
Bachelor of Science in Biology
Chebucto University
Sep 2023 – Present

SKILLS
R, Field sampling
`,
    );
  });

  it.each([COMPLETE, LONG, HOSTILE])('has every bullet on one line', (resume) => {
    const document = toResumeDocument(resume);
    const lines = new Set(renderFormText(document).split('\n'));
    const bullets = document.sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.bullets),
    );
    expect(bullets.filter((bullet) => !lines.has(`- ${bullet}`))).toEqual([]);
  });

  it('is what txt gives without wrapping', async () => {
    const options = { templateId: 'plainline', format: 'txt' } as const;
    const form = new TextDecoder().decode(await render(LONG, { ...options, wrap: false }));
    expect(form).toContain(`${LONG.work?.[0]?.highlights?.[2]}\n`);
    expect(form).not.toContain('---');
    expect(new TextDecoder().decode(await render(LONG, options))).toContain('---');
  });
});
