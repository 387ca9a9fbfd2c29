import { describe, expect, it } from 'vitest';
import { column, makePdf, type PlacedText } from '../../fixtures/make-pdf.ts';
import { read } from '../../index.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const SECTIONS: readonly (readonly [name: string, from: number, rows: readonly string[]])[] = [
  [
    'EXPERIENCE',
    130,
    [
      'Depot Manager, Fixture Logistics Ltd, 2019 – 2021',
      '• Ran three docks',
      '• Kept the accident book',
      '• Hired nine people',
      '',
      'Yard Clerk, Sample Haulage Ltd, 2016 – 2018',
      '• Weighed trucks',
    ],
  ],
  ['EDUCATION', 250, ['Diploma in Logistics', 'Example College, 2015', 'With honors']],
  ['SKILLS', 330, ['Forklift, Excel', 'Dispatch', 'Radio']],
];

/** Headings up or down the margin, in the middle of their sections or at their tops. */
function page(turn: 'up' | 'down', isCentered: boolean): PlacedText[] {
  return SECTIONS.flatMap(([name, from, rows]) => {
    const length = name.length * 7.6;
    const height = (rows.length - 1) * 13;
    const top = isCentered ? from + (height - length) / 2 - 5 : from - 8;
    const y = turn === 'up' ? top + length : top;
    return [{ text: name, x: 80, y, size: 11, bold: true, turn }, ...column(110, from, rows)];
  });
}

describe('text that runs up or down the page', () => {
  it.each([
    ['up', true],
    ['up', false],
    ['down', true],
    ['down', false],
  ] as const)('heads the section beside it: %s, centered: %s', async (turn, isCentered) => {
    const { resume } = await readPages([...HEADER, ...page(turn, isCentered)]);
    expect(resume.meta?.trueline?.sections?.map(({ kind }) => kind)).toEqual([
      'work',
      'education',
      'skills',
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Fixture Logistics Ltd', highlights: { length: 3 } },
      { name: 'Sample Haulage Ltd', highlights: ['Weighed trucks'] },
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Example College' }]);
  });

  it('is upright on a page that the file turns, or that holds little else', async () => {
    const rows = [...HEADER, ...page('up', true)];
    const turned = Buffer.from(makePdf([rows])).toString('latin1');
    const byFile = turned.replace('/Type /Page /', '/Type /Page /Rotate 90 /');
    const byText = turned.replaceAll(
      /(0 1 -1 0|1 0 0 1) ([\d.]+) ([\d.]+) Tm/g,
      (_, way: string, x: string, y: string) =>
        `${way === '1 0 0 1' ? '0 1 -1 0' : '-1 0 0 -1'} ${792 - Number(y)} ${x} Tm`,
    );
    for (const file of [byFile, byText]) {
      const result = await read(Buffer.from(file, 'latin1'), 'resume.pdf');
      if (!result.ok) throw new Error(result.failure.code);
      expect(result.resume.basics?.name).toBe('Ines Beispiel');
      expect(result.resume.work).toHaveLength(2);
    }
  });
});
