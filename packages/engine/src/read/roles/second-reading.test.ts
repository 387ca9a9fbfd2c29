import { describe, expect, test } from 'vitest';
import { read } from '../index.ts';

const readText = async (text: string) => {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
};

const HEAD = 'Mara Beispiel\nmara.beispiel@example.com\n+49 30 5550 1234\n';

describe('rows whose roles are learned', () => {
  test('words without a place find one where the rows show the entries of jobs', async () => {
    const { work = [], meta } = await readText(`${HEAD}
WORK

Sample Buses Ltd, Springfield. Driver, from March 2010 until today. Lines to the coast and the airport, two hundred thousand passengers a year, never an accident with people.

Example Coaches Ltd, Shelbyville. Coach driver, 9/1994 to Feb. 2010. Lines to the capital and school trips, keeping the log of a fleet of twelve coaches and their papers in order.

EDUCATION

Madeup College, Springfield, Diploma in Mechanics, 1990 - 1992
`);
    const told = work.map(({ name, position }) => `${name} ${position}`).join('\n');
    expect(told).toMatch(/Sample Buses/);
    expect(told).toMatch(/Example Coaches/);
    expect((meta?.trueline?.kept ?? []).length).toBe(0);
  });

  test('entries that hang together are cut as before', async () => {
    const { work = [] } = await readText(`${HEAD}
WORK
Nurse, Sample Clinic, 2015 - 2020
- Cared for patients
Aide, Example Home, 2012 - 2015
- Helped at meals
`);
    expect(work.map(({ name, position }) => [position, name])).toEqual([
      ['Nurse', 'Sample Clinic'],
      ['Aide', 'Example Home'],
    ]);
  });
});
