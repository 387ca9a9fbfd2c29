import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import type { Line } from './line.ts';
import { isTemplateText, withoutTemplateRows } from './template-rows.ts';

describe('what a template shows where nothing was filled in', () => {
  it.each([
    '[Insert photo here]',
    '[Your career objective in 2-3 lines]',
    '[Job Title]',
    '[Job Title]\t[Company Name]\t[Dates]',
    '[Company Name], [City, State]',
    '[Start date] – [End date]',
    '[Skill 6]',
    '[Describe your duties here. Use action verbs!]',
    '[Degree or Diploma]',
    '<Your name>',
    '{{first_name}}',
    '{{name}}',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
    'Click or tap here to enter text.',
    'Click here to enter a date.',
    'Lorem Ipsum',
    'Sed do eiusmod tempor incididunt ut labore',
    'Cliquez ici pour entrer du texte.',
    'Photo here',
    'Your name here.',
    'Job Title Here',
    'Company Name Here',
    'Your school name goes here',
    'School location here',
    'www.yourwebsite.com',
    'https://linkedin.com/in/yourname',
    'yourname@mail.example',
    '@yourhandle',
    '[Votre nom]',
    '[Ihre Telefonnummer]',
    '[Nom de entreprise]',
  ])('is %s', (text) => {
    expect(isTemplateText(text)).toBe(true);
  });

  it.each([
    '[Confidential client]',
    'Shop manager [Company Name withheld]',
    '[X]',
    '[x]',
    '[ ]',
    '[x]\t[ ]',
    'Lorem Ipsum generator for Twi, a plug-in used by 2,000 designers',
    'Lorem Ipsum generator',
    'Photo here and there for the parish paper',
    'Your name here sign painter, hobby business',
    'Click to enter system for 2,000 gate passes a day',
    'Magna cum laude',
    '[B2]',
    '[2019 – 2021]',
    'Ana Sample <ana@example.com>',
    'Entered data [SAP]',
    'Click and collect lead',
    'Responsible for [title] search',
    '[Redacted]',
    '[Part-time]',
    'Title, City, Company',
    '<html>',
    'Worked from here',
    'Title held here',
    'Start here',
    'Skills here',
    'Your school here',
    'Languages of the town here',
    'yourcompany.de GmbH, Berlin',
    'yourblog.com | 07700 900123',
    'yourblog.de',
    'github.com/yourname',
    'Built yourportfolio.com for the shop',
    'yourname.com/shop',
    'yourstory.example',
    'yourk@mail.example',
    'linkedin.com/in/yourina-sample',
  ])('is not %s', (text) => {
    expect(isTemplateText(text)).toBe(false);
  });

  it('is left out and told of; what stands beside it stays', async () => {
    const text = `Inge Muster
[Insert photo here]
inge@example.com

SUMMARY
[Your career objective in 2-3 lines]
I have looked after children for more than twenty years.

WORK EXPERIENCE
Childminder, Sample Nursery\t2013 - 2018
- Took care of three children
- Lorem ipsum dolor sit amet
[Job Title]\t[Company Name]\t[Dates]
- [Describe your duties here. Use action verbs!]

EDUCATION
Certificate in Childcare\tSample College\t2012
[Degree or Diploma]\t[Name of School]\t[Year]

SKILLS
Cash handling\t[Skill 6]
`;
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { resume } = result;
    expect(resume.work?.map(({ highlights }) => highlights)).toEqual([
      ['Took care of three children'],
    ]);
    expect(resume.education).toHaveLength(1);
    expect(resume.skills?.flatMap(({ name, keywords = [] }) => [name, ...keywords])).toEqual([
      undefined,
      'Cash handling',
    ]);
    expect(result.text).not.toMatch(/\[|Lorem/);
    const told = resume.meta?.trueline?.leftOut?.filter(({ reason }) => reason === 'template');
    expect(told).toHaveLength(7);
  });

  it('is no row with links of its own', () => {
    const cell = { text: '[LinkedIn] [Website]', x: 0, width: 20, bold: false, italic: false };
    const line: Line = {
      ...{ cells: [cell], x: 0, y: 0, width: 20, size: 0, bold: false, italic: false },
      ...{ gapBefore: 0, wraps: false, links: ['https://www.linkedin.com/in/sample'] },
    };
    expect(withoutTemplateRows([line])).toEqual({ lines: [line], leftOut: [] });
    expect(withoutTemplateRows([{ ...line, links: [] }]).lines).toEqual([]);
  });

  it('goes with the names of fields below it, which alone may be the head of a table', () => {
    const rowOf = (text: string): Line => ({ cells: [{ text }], links: [] }) as unknown as Line;
    const fields = rowOf('Company Name, Location');
    expect(withoutTemplateRows([rowOf('Job Title Here'), fields]).lines).toEqual([]);
    expect(withoutTemplateRows([rowOf('Sold bread'), fields]).lines).toHaveLength(2);
  });

  it('is nothing in a list or among jobs and projects', async () => {
    const text = `Ada Sample
yourname@mail.example
www.yourwebsite.com
07700 900123

WORK EXPERIENCE
yourcompany.de GmbH, Berlin
Baker, 2018 - 2020
- Job title here
- yourcompany.com

PROJECTS
yourblog.com
- Wrote it in PHP
`;
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { work, basics, projects, meta } = result.resume;
    expect(basics).toEqual({ name: 'Ada Sample', phone: '07700 900123' });
    expect(work?.[0]).toMatchObject({ name: 'yourcompany.de GmbH', position: 'Baker' });
    expect(work?.[0]?.highlights).toEqual(['Job title here', 'yourcompany.com']);
    expect(JSON.stringify(projects)).toMatch(/yourblog\.com.*|Wrote it in PHP/);
    expect(meta?.trueline?.leftOut?.map(({ text: gone }) => gone)).toEqual([
      'yourname@mail.example',
      'www.yourwebsite.com',
    ]);
  });
});
