import { describe, expect, it } from 'vitest';
import { type RecognizedPage, type RecognizedWord, readRecognized } from '../../index.ts';

const CHARACTER = 5;

/** Rows of a page, one string each; words in `unsure` were recognized with this confidence. */
function page(
  rows: readonly string[],
  unsure: Readonly<Record<string, number>> = {},
): RecognizedPage {
  const words = rows.flatMap((row, index) => {
    const baseline = 60 + 16 * index;
    let x = 50;
    return row.split(' ').map((text): RecognizedWord => {
      const left = x;
      x += CHARACTER * (text.length + 1) - 2;
      const confidence = unsure[text] ?? 0.95;
      const right = left + CHARACTER * text.length;
      return {
        text,
        confidence,
        left,
        right,
        top: baseline - 8,
        bottom: baseline,
        baseline,
        size: 11,
        bold: false,
      };
    });
  });
  // The picture shows the page turned half round.
  return {
    number: 1,
    width: 612,
    height: 792,
    words,
    toOriginal: [-1, 0, 612, 0, -1, 792, 0, 0, 1],
  };
}

const ROWS = [
  'Nora Sample',
  'nora.sample@example.com | 416-555-0100',
  'EXPERIENCE',
  'Baker, Fixture Bread, 2019 - Present',
  '• Baked 200 loaves a day for 14 shops',
  'EDUCATION',
  'Diploma in Baking, Test College, 2018',
];

describe('words that were recognized', () => {
  it('are read as a file is, and contacts are always asked about', () => {
    const result = readRecognized([page(ROWS)]);
    if (!result.ok) throw new Error(result.failure.message);
    expect(result.resume.basics?.name).toBe('Nora Sample');
    expect(result.resume.work?.[0]?.highlights).toEqual(['Baked 200 loaves a day for 14 shops']);
    const { warnings = [], doubtful } = result.resume.meta?.trueline ?? {};
    expect(warnings.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['basics.email', 'basics.phone']),
    );
    expect(doubtful).toBeUndefined();
  });

  it('below four fifths sure stay as they are, are listed with their place and lower what holds them', () => {
    const result = readRecognized([page(ROWS, { loaves: 0.5, '200': 0.79, shops: 0.8 })]);
    if (!result.ok) throw new Error(result.failure.message);
    const { doubtful = [], spans = {}, warnings = [] } = result.resume.meta?.trueline ?? {};
    expect(doubtful.map(({ text }) => text)).toEqual(['200', 'loaves']);
    for (const { text, start, end } of doubtful) expect(result.text.slice(start, end)).toBe(text);
    expect(spans['work[0].highlights[0]']?.confidence).toBe(0.5);
    const [asked] = warnings.filter(({ path }) => path === 'work[0].highlights[0]');
    expect(asked?.message).toContain('"200", "loaves"');
    // As the picture shows it: turned half round.
    expect(doubtful[0]?.box[1]).toBeGreaterThan(600);
    expect(spans['basics.name']?.box?.[3]).toBeGreaterThan(700);
  });

  it('that only look like words are named as left out', () => {
    const rows = ROWS.with(0, '@» Nora Sample');
    const result = readRecognized([page(rows, { '@»': 0.3 })]);
    if (!result.ok) throw new Error(result.failure.message);
    expect(result.resume.basics?.name).toBe('Nora Sample');
    expect(result.resume.meta?.trueline?.leftOut).toContainEqual(
      expect.objectContaining({ text: '@»', reason: 'ornament' }),
    );
  });
});
