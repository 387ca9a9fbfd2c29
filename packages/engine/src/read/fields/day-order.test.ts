import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function jobDates(first: string, second: string) {
  const text = `Ana Sample\nana.sample@example.com\n\nWORK EXPERIENCE\n${first}\nSample Foods Ltd, Forklift Driver\n- Drove\n\n${second}\nHill Bakery Ltd, Baker\n- Baked\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map(({ startDate, endDate }) => `${startDate} ${endDate}`);
}

describe('days and months in figures', () => {
  it.each([
    ['02/05/2024 - date', '01/09/2022 - 31/08/2023', ['2024-05 undefined', '2022-09 2023-08']],
    ['05/02/2024 - 06/03/2024', '09/01/2022 - 08/31/2023', ['2024-05 2024-06', '2022-09 2023-08']],
    [
      '02-05-2024 to 03-06-2025',
      '15-08-2016 to 30-09-2017',
      ['2024-05 2025-06', '2016-08 2017-09'],
    ],
  ])('%s is read as %s shows', async (first, second, dates) => {
    expect(await jobDates(first, second)).toEqual(dates);
  });

  it('stay years where nothing tells', async () => {
    expect(await jobDates('02/05/2024 - date', '01/09/2022 - 03/08/2023')).toEqual([
      '2024 undefined',
      '2022 2023',
    ]);
  });
});
