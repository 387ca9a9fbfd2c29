import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const PAGES = (head: string, foot: (page: number) => string): string => `${head}
Inge Muster
inge.muster@example.com

Work
Cook, Sample Inn, 2018 - 2021
- Grill and fryer

${foot(1)}
${head}
Porter, Muster Inn, 2014 - 2018
- Kept the doors

Languages
English, Polish
${foot(2)}
`;

describe('what a browser prints around a page', () => {
  it.each([
    [
      '27/11/2026, 09:14\t\tInge Muster - Resume | MyPages',
      (page: number) => `https://pages.example/cv?print=1\t\t${page}/2`,
    ],
    [
      '11/27/26, 9:14 AM    Resume',
      (page: number) => `https://pages.example/cv    Page ${page} of 2`,
    ],
    ['27.11.2026, 09:14    Lebenslauf', (page: number) => `file:///C:/cv.html    ${page}/2`],
    ['Resume of Inge', (page: number) => `${page} of 2\t27/11/2026, 09:14`],
  ])('is left out: %s', async (head, foot) => {
    const resume = await readText(PAGES(head, foot));
    expect(resume.work?.map(({ name, highlights }) => [name, highlights])).toEqual([
      ['Sample Inn', ['Grill and fryer']],
      ['Muster Inn', ['Kept the doors']],
    ]);
    expect(JSON.stringify(resume.meta?.trueline?.kept ?? [])).not.toMatch(
      /09:14|9:14|example\/cv|file:/,
    );
    const gone = resume.meta?.trueline?.leftOut?.map(({ text }) => text).join(' ') ?? '';
    expect(gone).toMatch(/9:14/);
  });

  it('a lone time of an event is none', async () => {
    const resume = await readText(
      'Inge Muster\ninge.muster@example.com\n\nWork\nCook, Sample Inn, 2018 - 2021\n- Served the dinner of\n27/11/2020, 19:00\n',
    );
    expect(JSON.stringify(resume)).toContain('19:00');
  });
});

describe('a greeting above and a closing below', () => {
  const BODY =
    'Owen Muster\n12 Mill Lane, Exampleton\n07700 900 123\nowen.muster@example.com\n\nWork\nJan 2020 - now  Porter, Sample Ltd, Exampleton\n\nSkills\nForklift, Excel\n';

  it.each([
    [
      'Good evening Ms Example,\n\nas we said on the phone, here it is.\n\n',
      '\nKind regards\nOwen\n',
    ],
    ['Hi Sam,\n\nthis is all I have. Tell me if you need more!\n\n', '\nThanks again\nOwen\n'],
    ['Guten Tag Frau Beispiel,\n\nwie besprochen.\n\n', '\nMit freundlichen Grüßen\nOwen Muster\n'],
    ['Bonjour Madame,\n\ncomme convenu au téléphone.\n\n', '\nCordialement\nOwen\n'],
  ])('are the mail’s: %j', async (above, below) => {
    const resume = await readText(`${above}${BODY}${below}`);
    expect(resume.basics).toMatchObject({ name: 'Owen Muster', phone: '07700 900 123' });
    expect(resume.basics?.summary).toBeUndefined();
    expect(resume.basics?.location?.address).toBe('12 Mill Lane, Exampleton');
    expect(resume.meta?.trueline?.kept).toBeUndefined();
    expect(resume.work).toHaveLength(1);
  });

  it('what tells of the person behind a greeting stays where no name is set off below', async () => {
    const text =
      'Hello,\nI am Owen Muster and I have kept doors since 2012.\nowen.muster@example.com\n\nWork\nPorter, Sample Ltd, 2012 - 2020\n\nSkills\nForklift, Excel, Word\nDoors, keys\n';
    expect(JSON.stringify(await readText(text))).toContain('kept doors since 2012');
  });
});

it('a document in small letters keeps the rows of an item together', async () => {
  const { work } = await readText(`sharon muster
4 orchard close, exampleton
sharon.muster@example.com / 07700 900456

work
night porter, queens hotel, exampleton, 2020 to 2024
- looked after the front desk and let in
  guests at night
- walked round the building every two hours
  with a torch
cleaner, bright spaces ltd, exampleton, 2018 to 2020
- cleaned four floors of offices with two others and
  kept the store

skills
first aid, tills, polite on the phone
`);
  expect(work?.flatMap(({ highlights }) => highlights)).toEqual([
    'looked after the front desk and let in guests at night',
    'walked round the building every two hours with a torch',
    'cleaned four floors of offices with two others and kept the store',
  ]);
});
