import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function jobsOf(rows: readonly string[]) {
  const jobs = rows.map((row) => `${row}\n- Did the work there\n`).join('\n');
  const text = `Ana Sample\nana.sample@example.com | 555-0142\n\nWORK EXPERIENCE\n${jobs}`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map((job) =>
    [job.position, job.name, job.location].join(' | '),
  );
}

const EXPECTED = ['Carpenter | Kauri Builders | Rotoheke', 'Labourer | Pete Sampler | Tauvale'];

describe('towns that no list knows', () => {
  it.each([
    [
      'Carpenter, Rotoheke\nKauri Builders | 2018 - 2020',
      'Labourer, Tauvale\nPete Sampler | 2015 - 2017',
    ],
    [
      'Carpenter (Rotoheke)\nKauri Builders | 2018 - 2020',
      'Labourer (Tauvale)\nPete Sampler | 2015 - 2017',
    ],
    [
      'Carpenter\nKauri Builders (Rotoheke) | 2018 - 2020',
      'Labourer\nPete Sampler (Tauvale) | 2015 - 2017',
    ],
    [
      'Carpenter\nKauri Builders in Rotoheke | 2018 - 2020',
      'Labourer\nPete Sampler in Tauvale | 2015 - 2017',
    ],
    [
      'Carpenter, Kauri Builders, Rotoheke | 2018 - 2020',
      'Labourer, Pete Sampler, Tauvale | 2015 - 2017',
    ],
    [
      'Carpenter, Kauri Builders\nRotoheke (2018 - 2020)',
      'Labourer, Pete Sampler\nTauvale (2015 - 2017)',
    ],
    [
      'Carpenter | 2018 - 2020\nKauri Builders\nRotoheke',
      'Labourer | 2015 - 2017\nPete Sampler\nTauvale',
    ],
  ])('are told by their place in every head: %j', async (first, second) => {
    expect(await jobsOf([first, second])).toEqual(EXPECTED);
  });

  it.each([
    [
      'Cook (Freelance)\nSample Grill Ltd | 2018 - 2020',
      'Cook (Contract)\nHill Diner Ltd | 2015 - 2017',
    ],
    ['Cook\nHalcyon | 2018 - 2020', 'Waiter\nMaplewood | 2015 - 2017'],
  ])('are none in %j', async (first, second) => {
    expect((await jobsOf([first, second])).every((job) => job.endsWith(' | '))).toBe(true);
  });
});
