import { describe, expect, it } from 'vitest';
import { column } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

describe('type and headings of a page', () => {
  it('reads the capitals of a sidebar as headings beside other headings', async () => {
    const { resume } = await readPages([
      ...column(40, 60, [
        'SKILLS',
        'Pruning',
        'Grafting',
        '',
        'LANGUAGES',
        'Dutch',
        '',
        'INTERESTS',
        'Skating',
      ]),
      ...column(240, 60, [
        ['Ines Beispiel', 20],
        '',
        'ines@example.com',
        '',
        ['Experience', 13],
        'Gardener, Fixture Parks Ltd, 2018 - 2021',
        '• Planted trees',
        '',
        ['Education', 13],
        'B.A. History, Example College, 2017',
      ]),
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Pruning', 'Grafting'] }]);
    expect(resume.languages).toEqual([{ language: 'Dutch' }]);
    expect(resume.interests).toEqual([{ name: 'Skating' }]);
  });

  it('joins a heading that a margin breaks in two', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(
        60,
        120,
        ['ESPERIENZE', 'LAVORATIVE'].map((text): [string, number] => [text, 11]),
      ),
      ...column(60, 152, ['Segretaria, Esempio S.r.l., 2018 – 2021', '• Archivio']),
      ...column(
        60,
        200,
        ['COMPETENZE', 'TECNICHE'].map((text): [string, number] => [text, 11]),
      ),
      ...column(60, 232, ['Excel, Word']),
    ]);
    expect(resume.work).toMatchObject([{ name: 'Esempio S.r.l.', position: 'Segretaria' }]);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Word'] }]);
  });

  it('parts an employer from the place behind it, and two names, where the type changes', async () => {
    const { resume } = await readPages(
      [
        [
          { text: 'Robin', x: 60, y: 60, size: 24, bold: true },
          { text: 'Placeholder', x: 130, y: 60, size: 24 },
        ],
        ...column(60, 80, ['robin@example.com']),
        ...column(60, 120, [['EXPERIENCE', 12]]),
        [
          { text: 'Fixture Drug', x: 60, y: 136, bold: true },
          { text: 'Salem, OR', x: 121, y: 136 },
        ],
        ...column(60, 149, ['Cashier, 05/2017 – Present', '• Sold things']),
      ].flat(),
    );
    expect(resume.basics?.name).toBe('Robin Placeholder');
    expect(resume.work).toMatchObject([
      { name: 'Fixture Drug', position: 'Cashier', location: 'Salem, OR' },
    ]);
  });

  it('ends a cell at a row that would have had room on the one above', async () => {
    const { resume } = await readPages(
      [
        ...HEADER,
        ...column(60, 120, [['EXPERIENCE', 12]]),
        [
          { text: '2020 – 2022', x: 60, y: 136 },
          {
            text: 'Postdoctoral Research Associate, University of Exampleton and Fixtures, School of',
            x: 150,
            y: 136,
          },
          { text: 'Testing', x: 150, y: 149 },
          {
            text: 'Measured the growth of samples in the wet season and in the dry one, and wrote it up',
            x: 150,
            y: 162,
          },
        ],
      ].flat(),
    );
    expect(resume.work?.[0]?.summary).toBe(
      'Measured the growth of samples in the wet season and in the dry one, and wrote it up',
    );
  });
});
