import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderSvgPage, toSvgPages } from './formats/svg.ts';
import { listTemplates } from './templates.ts';
import { differenceOf, stripOf } from './testing/pictures.ts';
import { COMPLETE, LONG, NON_LATIN, STUDENT } from './testing/sample-resumes.ts';
import { LETTER, ROLE } from './testing/sample-writing.ts';
import { typesetLetter } from './typst/typeset-letter.ts';

/** A shifted line is another 1 % of the pixels, an accent 0.2 %; this is for how a machine rounds. */
const TOLERANCE = 0.001;

/** `UPDATE_PICTURES=1` draws them anew; look at what changed before you keep it. */
const isUpdate = process.env.UPDATE_PICTURES === '1';

function drawStrip(id: string): Uint8Array {
  const [letter = ''] = toSvgPages(
    typesetLetter({ resume: COMPLETE, letter: LETTER, role: ROLE }, id),
  );
  const resumes = [STUDENT, COMPLETE, LONG, NON_LATIN];
  return stripOf([...resumes.map((resume) => renderSvgPage(resume, id, 1)), letter]);
}

describe('first pages: minimal, full, long, non-Latin, and the letter', () => {
  it.each(listTemplates())('look in $id as they did', ({ id }) => {
    const file = new URL(`./fixtures/golden/${id}.png`, import.meta.url);
    const strip = drawStrip(id);
    if (isUpdate) writeFileSync(file, strip);
    expect(existsSync(file), 'a picture to compare with').toBe(true);
    expect(differenceOf(readFileSync(file), strip)).toBeLessThan(TOLERANCE);
  });

  it('would show a line that moved, and another accent', () => {
    const strip = stripOf([renderSvgPage(COMPLETE, 'ward', 1)]);
    const shorter = { ...COMPLETE, basics: { ...COMPLETE.basics, summary: 'Runs payroll.' } };
    const moved = stripOf([renderSvgPage(shorter, 'ward', 1)]);
    const wine = stripOf([renderSvgPage(COMPLETE, 'ward', 1, { accent: 'wine' })]);
    expect(differenceOf(strip, strip)).toBe(0);
    expect(differenceOf(strip, moved)).toBeGreaterThan(5 * TOLERANCE);
    expect(differenceOf(strip, wine)).toBeGreaterThan(TOLERANCE);
  });
});
