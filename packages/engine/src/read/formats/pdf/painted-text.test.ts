import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const LETTER = 5.5;

/** Letters as a browser paints them that it thickens itself: filled curves, and the text over them at opacity 0. */
function outlined(text: string, x: number, y: number, size = 10): PlacedText {
  const width = (LETTER * size) / 10;
  const letters = [...text].map((letter, index) => {
    if (letter === ' ') return '';
    const [left, base, top] = [x + index * width, 792 - y, 792 - y + 0.7 * size];
    const right = left + 0.8 * width;
    return `${left} ${base} m ${right} ${base} ${right} ${top} ${left} ${top} c h`;
  });
  return { text, x, y, size, color: `0 g /Seen gs ${letters.join(' ')} f /Unseen gs` };
}

const back: PlacedText = { text: '.', x: 590, y: 780, color: '/Seen gs 0 g' };

describe('letters painted as outlines', () => {
  it('are read by the unseen text over them, and are bold', async () => {
    const { resume, text } = await readPages([
      outlined('Ines Beispiel', 60, 60, 20),
      ...column(60, 73, ['ines@example.com']).map((row) => ({ ...row, color: '/Seen gs 0 g' })),
      outlined('Experience', 60, 110),
      outlined('Warehouse Supervisor', 60, 130),
      { ...back, text: 'Fixture Logistics, 2019 - Present', x: 60, y: 143 },
      outlined('Skills', 60, 170),
      { ...back, text: 'Forklift, Excel', x: 60, y: 190 },
    ]);
    expect(resume.basics?.name).toBe('Ines Beispiel');
    expect(resume.work).toMatchObject([
      { name: 'Fixture Logistics', position: 'Warehouse Supervisor', startDate: '2019' },
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Excel'] }]);
    expect(text).not.toContain('SupervisorWarehouse');
    const codes = resume.meta?.trueline?.warnings?.map(({ code }) => code);
    expect(codes).not.toContain('HIDDEN_TEXT');
  });

  it.each([
    ['nothing', '/Unseen gs'],
    ['one shape for all of it', '0 g /Seen gs 60 400 m 260 400 260 410 60 410 c h f /Unseen gs'],
    [
      'letters in the color of the page',
      outlined('Kubernetes Terraform', 60, 388).color?.replace('0 g', '1 g') ?? '',
    ],
  ])('leave unseen text hidden over %s', async (_name, color) => {
    const { resume, text } = await readPages([
      ...HEADER,
      ...column(60, 110, [['EXPERIENCE', 12], 'Clerk, Fixture Ltd, 2018 - 2021', ['SKILLS', 12]]),
      ...column(60, 149, ['Excel']),
      { text: 'Kubernetes Terraform', x: 60, y: 388, color },
      back,
    ]);
    expect(text).not.toContain('Kubernetes');
    const hidden = resume.meta?.trueline?.warnings?.find(({ code }) => code === 'HIDDEN_TEXT');
    expect(hidden?.message).toContain('Kubernetes');
  });
});

describe('words drawn several times', () => {
  /** The row of a job, as a halo and a shadow set it. */
  const haloed = (text: string, x: number, y: number): PlacedText[] => [
    { text, x: x + 1, y, color: '1 1 1 rg' },
    { text, x: x - 1, y, color: '1 1 1 rg' },
    { text, x: x + 1, y: y + 1, color: '0.6 g' },
    { text, x, y },
  ];

  it('are one word, seen where one copy is', async () => {
    const { resume, text } = await readPages([
      ...haloed('Ines Beispiel', 60, 60).map((piece) => ({ ...piece, size: 20 })),
      ...column(60, 73, ['ines@example.com']),
      ...haloed('EXPERIENCE', 60, 110),
      ...haloed('Clerk, Fixture Shop', 60, 130),
      ...column(60, 143, ['2018 - 2020', '• Sold books']),
      ...haloed('SKILLS', 60, 180),
      ...column(60, 193, ['Sales']),
    ]);
    expect(resume.basics?.name).toBe('Ines Beispiel');
    expect(text.match(/Clerk/g)).toHaveLength(1);
    expect(text.match(/EXPERIENCE/g)).toHaveLength(1);
    expect(resume.work).toMatchObject([{ position: 'Clerk', name: 'Fixture Shop' }]);
  });

  it('are one word where a copy ends or begins within a longer text', async () => {
    const { text } = await readPages([
      ...HEADER,
      ...column(60, 110, [['EXPERIENCE', 12], 'Clerk, Fixture Shop, 2018 - 2020']),
      { text: '• Ran three docks', x: 60, y: 136 },
      { text: 'three docks with nine people', x: 86.8, y: 136 },
      { text: 'nine people', x: 162.3, y: 137 },
      ...column(60, 160, [['SKILLS', 12], 'Sales']),
    ]);
    expect(text).toContain('• Ran three docks with nine people\n');
  });

  it('stay where they stand beside one another', async () => {
    const { text } = await readPages([
      ...HEADER,
      ...column(60, 110, [['EXPERIENCE', 12], 'Clerk, Walla', '2018 - 2020', ['SKILLS', 12]]),
      { text: 'Walla', x: 118, y: 123 },
      { text: 'Sales', x: 60, y: 162 },
    ]);
    expect(text).toContain('Walla Walla');
  });
});
