import { describe, expect, it } from 'vitest';
import { read } from '../../index.ts';
import { HEADING_MARK } from './dressed-headings.ts';
import { withoutFrames } from './frames.ts';

type Drawing = (rows: readonly string[], width?: number) => string[];

const drawn =
  (top: string, side: string, bottom: string): Drawing =>
  (rows, width = 56) => [
    `${top[0]}${(top[1] ?? '').repeat(width + 2)}${top[2]}`,
    ...rows.map((row) => `${side} ${row.padEnd(width)} ${side}`),
    `${bottom[0]}${(bottom[1] ?? '').repeat(width + 2)}${bottom[2]}`,
  ];

const DRAWINGS: readonly (readonly [string, Drawing])[] = [
  ['plus and dashes', drawn('+-+', '|', '+-+')],
  ['plus and equals signs', drawn('+=+', '|', '+=+')],
  ['thin lines', drawn('┌─┐', '│', '└─┘')],
  ['double lines', drawn('╔═╗', '║', '╚═╝')],
  ['round corners', drawn('╭─╮', '│', '╰─╯')],
  ['thick lines', drawn('┏━┓', '┃', '┗━┛')],
  ['dots and quotes', drawn('.-.', '|', "'-'")],
  ['hashes', drawn('###', '#', '###')],
  ['stars', drawn('***', '*', '***')],
];

const CARDS = [
  ['Ana Sample', 'ana.sample@example.com', '+44 7700 900123'],
  ['WORK', '', 'Guard, Hill Bank                     2015 - 2019', '', '- Opened the doors'],
  ['EDUCATION', '', 'Sample School, 2014'],
  ['LANGUAGES', '', 'Twi (mother tongue), English (good)'],
  ['SKILLS', '', 'Keys', 'Doors'],
];

async function resumeOf(rows: readonly string[]) {
  const result = await read(new TextEncoder().encode(rows.join('\n')), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

describe('texts in frames', () => {
  it.each(DRAWINGS)('of %s are read as if there were none', async (_, draw) => {
    for (const between of [[], ['']]) {
      const resume = await resumeOf(CARDS.flatMap((card) => [...draw(card), ...between]));
      expect(resume.basics?.name).toBe('Ana Sample');
      expect(resume.work?.map(({ name, position }) => [position, name])).toEqual([
        ['Guard', 'Hill Bank'],
      ]);
      expect(resume.languages?.map(({ language }) => language)).toEqual(['Twi', 'English']);
      expect(resume.skills?.flatMap(({ name, keywords }) => keywords ?? name)).toEqual([
        'Keys',
        'Doors',
      ]);
    }
  });

  it.each(DRAWINGS.slice(0, 7))('of %s side by side stand one below the other', (_, draw) => {
    const [left, right] = [draw(['SKILLS', '', 'Keys'], 16), draw(['TONGUES', '', 'Twi'], 14)];
    const rows = left.map((row, at) => `${row}  ${right[at]}`);
    expect(withoutFrames(rows)).toEqual(['SKILLS', '', 'Keys', '', 'TONGUES', '', 'Twi', '']);
  });

  it.each([
    ['a label in the border', ['┌─ Skills ──────┐', '│ Keys          │', '└───────────────┘']],
    ['dashes around a label', ['+-- Skills -----+', '| Keys          |', '+---------------+']],
  ])('keep %s', (_, rows) => {
    expect(withoutFrames(rows)).toEqual(['Skills', 'Keys', '']);
  });

  it('whose right side is ragged, or whose letters are wider than the border counts', () => {
    const rows = ['+--------+', '| Keys |', '| Doors that open', '+--------+'];
    expect(withoutFrames(rows)).toEqual(['Keys', 'Doors that open', '']);
    const pair = ['+------+ +------+', '| Key   | | Doors | ', '+------+ +------+'];
    expect(withoutFrames(pair)).toEqual(['Key', '', 'Doors', '']);
  });

  it('are looked for in rows of any length in no time', () => {
    const rows = ['+-a'.repeat(10_000), '+- a-b'.repeat(8_000)];
    const start = performance.now();
    expect(withoutFrames(rows)).toEqual(rows);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('part at a rule below the head', () => {
    const rows = ['┌────────┐', '│ Skills │', '├────────┤', '│ Keys   │', '└────────┘'];
    expect(withoutFrames(rows)).toEqual(['Skills', '', 'Keys', '']);
  });

  it('that share a border, or have a bar within', () => {
    const rows = [
      '+------------+',
      '| Cook | Inn |',
      '+------------+',
      '| Keys       |',
      '+------------+',
    ];
    expect(withoutFrames(rows)).toEqual(['Cook | Inn', '', 'Keys', '']);
  });

  it('around headings alone mark those under any words, too', () => {
    const draw = drawn('+-+', '|', '+-+');
    const rows = [
      'Ana Sample',
      ...['Work', 'Skills', 'Bits'].flatMap((one) => [...draw([one]), 'x']),
    ];
    expect(withoutFrames(rows).filter((row) => row.startsWith(HEADING_MARK))).toHaveLength(3);
  });

  it.each([
    ['a Markdown table', ['| Cook | Inn |', '|------|-----|', '| 2015 | 2016 |']],
    ['a table of cells', ['+------+-----+', '| Cook | Inn |', '+------+-----+']],
    ['a pipe between title and employer', ['Cook | Hill Inn | 2015', '----------------', 'x']],
    ['a rule above and below', ['===========', 'Work', '===========']],
    ['a list of stars between rules', ['**********', '* Keys', '* Doors', '**********']],
    ['a box that stays open', ['+--------+', '| Keys   |', 'Doors', '+--------+']],
    ['headings of hashes', ['# Work', 'Cook', '# Skills', 'Keys']],
    ['a code of signs', ['/---\\', 'C++ | C#', '+1 | +2']],
  ])('leave %s', (_, rows) => {
    expect(withoutFrames(rows)).toEqual(rows);
  });
});
