import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const TOP =
  'Ana Sample\nana.sample@example.com\n\nWORK\nCook, Sample Grill, 2018 - 2020\n- Cooked\n\n';

async function refereesOf(heading: string, ...rows: (readonly [string, string])[]) {
  const table = rows.map(([left, right]) => `${left.padEnd(40)}${right}`.trimEnd());
  const text = `${TOP}${heading}\n${table.join('\n')}\n\nLANGUAGES\nEnglish\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.references?.map(({ name, reference }) => `${name}: ${reference}`);
}

describe('people who can be asked, side by side', () => {
  it.each(['REFEREES', 'REFERENCES', 'REFERENCES:'])(
    'stand one below the other: %s',
    async (heading) => {
      const read = await refereesOf(
        heading,
        ['Mr. Patrick Muster', 'Mrs. Jane Sample'],
        ['Operations Manager', 'Revenue Officer'],
        ['Sample Mall', 'Muster County'],
        ['0755 550 102', '0755 550 187'],
      );
      expect(read?.map((one) => one.split(':')[0])).toEqual([
        'Mr. Patrick Muster',
        'Mrs. Jane Sample',
      ]);
      expect(read?.[0]).toMatch(/Operations Manager.*Sample Mall.*0755 550 102/s);
      expect(read?.[1]).toMatch(/Revenue Officer.*Muster County.*0755 550 187/s);
    },
  );

  it('whatever is longer', async () => {
    const read = await refereesOf(
      'REFEREES',
      ['Patrick Muster', 'Dr Jane Sample-Hill'],
      ['Manager', 'Head, Sample Centre'],
      ['Sample Services Ltd', '024 555 0190'],
      ['024 555 0177', ''],
    );
    expect(read?.[0]).toMatch(/^Patrick Muster: Manager.*024 555 0177/s);
    expect(read?.[1]).toMatch(/^Dr Jane Sample-Hill: Head, Sample Centre.*024 555 0190/s);
  });

  it('a table with a person in each row stays', async () => {
    const read = await refereesOf(
      'REFEREES',
      ['Patrick Muster', 'Operations Manager'],
      ['Jane Sample', 'Revenue Officer'],
      ['Sam Probe', 'Head Cook'],
    );
    expect(read?.map((one) => one.split(':')[0])).toEqual([
      'Patrick Muster',
      'Jane Sample',
      'Sam Probe',
    ]);
  });

  it.each([
    ['a blank row', [['', '']]],
    ['new names', []],
  ] as const)('four, parted by %s', async (_, blank) => {
    const read = await refereesOf(
      'REFEREES',
      ['Patrick Muster', 'Jane Sample'],
      ['Operations Manager', 'Revenue Officer'],
      ['0755 550 102', '0755 550 187'],
      ...blank,
      ['Sam Probe', 'Grace Hill'],
      ['Head Cook', 'Teacher'],
      ['0755 550 133', '0755 550 144'],
    );
    expect(read).toHaveLength(4);
    expect(read?.[0]).toMatch(/^Patrick Muster: Operations Manager.*550 102/s);
    expect(read?.[1]).toMatch(/^Jane Sample: Revenue Officer.*550 187/s);
    expect(read?.[2]).toMatch(/^Sam Probe: Head Cook.*550 133/s);
    expect(read?.[3]).toMatch(/^Grace Hill: Teacher.*550 144/s);
  });

  it('the one with more rows keeps them', async () => {
    const read = await refereesOf(
      'REFEREES',
      ['Patrick Muster', 'Jane Sample'],
      ['Operations Manager', 'Revenue Officer'],
      ['Sample Mall', '0755 550 187'],
      ['0755 550 102', ''],
      ['patrick@example.com', ''],
      ['Accra', ''],
    );
    expect(read).toHaveLength(2);
    expect(read?.[0]).toMatch(/^Patrick Muster: .*550 102.*patrick@example\.com.*Accra/s);
    expect(read?.[1]).not.toMatch(/550 102|patrick@|Accra/);
  });
});
