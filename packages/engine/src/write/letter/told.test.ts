import { describe, expect, it } from 'vitest';
import { withSureFacts } from '../../document/as-written.ts';
import { read } from '../../read/index.ts';
import { listStories } from '../stories.ts';
import { listTold } from './told.ts';

async function toldOf(head: string): Promise<string[]> {
  const text = `Ana Sample\nana.sample@example.com\n\nWORK\n${head}\n- Cooked 40 meals a day for the school\n\nSKILLS\nBread, soup\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return listTold(result.resume, '2026-11').map((told) => told.text);
}

describe('a remark in brackets', () => {
  it.each([
    '2018 - 2020 Cook, Hill Bakery Ltd\n(closed in the crisis)',
    'Cook, Hill Bakery Ltd\n(closed in the crisis)\n2018 - 2020',
    'Cook, Hill Bakery Ltd (closed in the crisis), 2018 - 2020',
    'Cook - Hill Bakery Ltd 2018 - 2020 (merged with a chain in 2021)',
    'Hill Bakery Ltd\n(sold 3 shops to a chain)\nCook\n2018 - 2020',
    'Hill Bakery Ltd\nCook (moved to Leeds in 2019)\n2018 - 2020',
    'Hill Bakery Ltd, Cook, 2018 - 2020, (employed 40 people)',
    'Cook | Hill Bakery Ltd | (taken over by a chain) | 2018 - 2020',
    'Cook, 2018 - 2020\nHill Bakery Ltd, Leeds (served 9 schools)',
  ])('is no act of the person: %j', async (head) => {
    expect(await toldOf(head)).toEqual(['cooked 40 meals a day for the school']);
  });
});

describe('a line of a job whose time is not known', () => {
  const resumeWith = (text: string) =>
    withSureFacts({
      work: [{ name: 'Hill Bakery', position: 'Baker', startDate: '2019', highlights: [text] }],
      meta: {
        trueline: {
          asWritten: [
            {
              section: 'work',
              doubt: 0.9,
              lines: [{ text, kind: 'item', path: 'work[0].highlights[0]', entry: 'work[0]' }],
            },
          ],
        },
      },
    });

  it.each([
    'Manage the orders of 12 shops',
    'Trains 4 new bakers on the ovens',
    'I train 4 new bakers on the ovens',
    'Managing the orders of 12 shops',
    'Responsible for the orders of 12 shops',
    'Prepare and deliver bread for 12 shops',
  ])('is not told in the past where it is not in it: "%s"', (text) => {
    const resume = resumeWith(text);
    expect(listTold(resume, '2026-11').filter(({ isPresent }) => !isPresent)).toEqual([]);
    expect(
      listStories(resume, '2026-11').filter(({ told }) => !told.isPresent && told.kind !== 'thing'),
    ).toEqual([]);
  });

  it.each(['Managed the orders of 12 shops', 'Trained 4 new bakers on the ovens'])(
    'is told where it is in the past: "%s"',
    (text) => {
      expect(listTold(resumeWith(text), '2026-11')).toMatchObject([{ isPresent: false }]);
    },
  );
});

describe('what was done to the person', () => {
  const all = (line: string): string[] =>
    listTold(
      {
        basics: { name: 'Ana Sample' },
        work: [
          {
            position: 'Cook',
            name: 'Hill Bakery',
            startDate: '2018-01',
            endDate: '2020-01',
            highlights: [line, 'Cooked 40 meals a day for the school'],
          },
        ],
      },
      '2026-11',
    ).map(({ text }) => text);
  it.each([
    'Promoted twice',
    'Fined 3 times',
    'Sent home twice',
    'Cleaned the ovens every night and sent home twice',
    'Cleaned the ovens every night; promoted twice',
    'Paid £14 an hour',
    'Nominated for cook of the year',
    'Laid off in the crisis',
  ])('is no act: "%s"', (line) => {
    const told = all(line).join('; ');
    expect(told).toContain('cooked 40 meals');
    expect(told).not.toMatch(/promoted|fined|sent|paid|nominated|laid/);
  });

  it.each(['Cleaned 3 ovens and offered advice to guests', 'Asked 40 guests about the food'])(
    'but what it did to others is: "%s"',
    (line) => {
      expect(all(line).length).toBeGreaterThan(1);
    },
  );
});

describe('what brackets take back or give to others', () => {
  const told = (text: string): string[] =>
    listTold(
      {
        basics: { name: 'Ana Sample' },
        work: [{ name: 'Hill Bakery', position: 'Baker', startDate: '2019', highlights: [text] }],
      },
      '2026-11',
    ).map((one) => one.text);
  it.each([
    'Maintenance of 12 vans (by a contractor)',
    'Repaired 4 ovens (done by my brother)',
    'Built the new counter (by Sample Joiners)',
    'Wrote a hygiene plan (not finished)',
    'Organised a bread fair for 200 guests (cancelled)',
  ])('is not told without them: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
  it.each(['Took 40 orders a day (by phone and e-mail)'])('and the rest is told: %s', (text) => {
    expect(told(text)).toHaveLength(1);
  });
});

it.each([
  ['2010 - 2014', []],
  ['2010 - present', ['ran the CNC router in the last 2 years']],
])('tells "the last 2 years" of a job that goes on alone: %s', (span, told) => {
  const [startDate = '', endDate] = span.split(' - ');
  const highlights = ['Ran the CNC router the last 2 years'];
  const work = [
    {
      name: 'Hill Joinery',
      position: 'Joiner',
      startDate,
      ...(endDate === 'present' ? {} : { endDate: endDate ?? '' }),
      highlights,
    },
  ];
  expect(
    listTold({ basics: { name: 'Ana Sample' }, work }, '2026-11').map(({ text }) => text),
  ).toEqual(told);
});
