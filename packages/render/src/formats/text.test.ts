import { describe, expect, it } from 'vitest';
import { toResumeDocument } from '../document/resume-document.ts';
import { COMPLETE, HOSTILE, STUDENT } from '../testing/sample-resumes.ts';
import { findOutOfOrder, textsInOrder } from '../testing/texts.ts';
import { renderText } from './text.ts';
import { lengthOf } from './text-wrap.ts';

describe('renderText', () => {
  it.each([
    ['complete', COMPLETE],
    ['hostile', HOSTILE],
  ])('holds every text of the %s resume in order, in lines of at most 78', (_, resume) => {
    const document = toResumeDocument(resume);
    const text = renderText(document);
    expect(findOutOfOrder(text, textsInOrder(document))).toBeUndefined();
    expect(Math.max(...text.split('\n').map(lengthOf))).toBeLessThanOrEqual(78);
    expect(text).not.toMatch(/[ \t]\n/);
  });

  it('looks like this', () => {
    const line = '-'.repeat(78);
    expect(renderText(toResumeDocument(STUDENT))).toBe(
      `Théo Łukasiewicz
theo@student.example

EDUCATION
${line}
Bachelor of Science in Biology                              Sep 2023 – Present
Chebucto University

SKILLS
${line}
R, Field sampling
`,
    );
  });

  it('has all dates in one place, at the right, however long a title is', () => {
    const work = (name: string) => ({ name, position: 'Cook', endDate: '2020' });
    const long = `Cook of ${'very '.repeat(12)}large canteens`;
    const text = (second: string) =>
      renderText(
        toResumeDocument({ work: [work('Sample Inn'), { ...work('Inn'), position: second }] }),
      );
    expect(text('Baker').match(/^\S.* {3,}2020$/gm)).toHaveLength(2);
    expect(text(long).match(/^\S.* {3,}2020$/gm)).toHaveLength(2);
    expect(text(long).replaceAll('\n', ' ')).toContain(long);
  });
});
