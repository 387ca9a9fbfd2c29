import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const PARTS: readonly (readonly [string, string])[] = [
  ['Career objective', 'To cook for schools, where people laugh in the kitchen.'],
  [
    'Professional experience',
    'Kitchen Manager, Example Catering Ltd, Leeds. March 2019 to date. I run a kitchen of nine cooks for two canteens.',
  ],
  ['Education', 'Diploma in Professional Cookery, Sample College, 2012 to 2014.'],
  ['Computer skills', 'Excel, Word, Toast'],
  ['Languages', 'English (mother tongue), Polish (some)'],
  ['Hobbies', 'Choir, gardening'],
];

const kindsOf = async (rows: readonly string[]): Promise<(string | undefined)[]> => {
  const text = `Ada Sample\nada.sample@example.com\n+1 555 0100\n\n${rows.join('\n\n')}`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.meta?.trueline?.sections ?? []).map(({ kind }) => kind);
};

describe('headings on the row of what they name', () => {
  it.each([
    ['a colon', (label: string) => `${label}: `],
    ['a dash', (label: string) => `${label} – `],
    ['a stop, in capitals', (label: string) => `${label.toUpperCase()}. `],
    ['a colon and a dash', (label: string) => `${label}:- `],
  ])('are headings where a document has no others: %s', async (_, dress) => {
    expect(await kindsOf(PARTS.map(([label, text]) => dress(label) + text))).toEqual([
      'summary',
      'work',
      'education',
      'skills',
      'languages',
      'interests',
    ]);
  });

  it('are headings beside others where full stops close them', async () => {
    const rows = PARTS.map(([label, text]) =>
      label === 'Professional experience' ? `${label}\n\n${text}` : `${label}. ${text}`,
    );
    const { length } = PARTS;
    expect(await kindsOf(rows)).toHaveLength(length);
    expect(await kindsOf(rows)).toContain('education');
  });

  it('are headings in capitals within a text', async () => {
    const text = PARTS.map(([label, said]) => `${label.toUpperCase()}: ${said}`).join(' ');
    expect(await kindsOf([text])).toEqual([
      'summary',
      'work',
      'education',
      'skills',
      'languages',
      'interests',
    ]);
  });

  it('are none where capitals name something else', async () => {
    const jobs = 'Cook, Sample Inn, 2015 - 2018. Ran the SKILLS: first programme of the kitchen.';
    expect(await kindsOf(['WORK', jobs, 'EDUCATION', 'BSc, Sample College, 2014'])).toEqual([
      'work',
      'education',
    ]);
  });

  it('are labels below a heading of its own', async () => {
    const rows = PARTS.map(([label, text]) => `${label}: ${text}`);
    expect(await kindsOf(['REFERENCES', 'Jo Example, 555 0177', ...rows])).not.toContain('work');
  });

  it('are none where they stand again and again', async () => {
    const jobs = ['2015', '2018', '2021'].map(
      (year) => `Experience: Cook, Example ${year}\nEducation: none\nSkills: soups`,
    );
    expect(await kindsOf(jobs)).not.toContain('work');
  });
});
