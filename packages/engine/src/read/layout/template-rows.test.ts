import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import { isTemplateText } from './template-rows.ts';

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
    '[Votre nom]',
    '[Ihre Telefonnummer]',
    '[Nom de entreprise]',
  ])('is %s', (text) => {
    expect(isTemplateText(text)).toBe(true);
  });

  it.each([
    '[Confidential client]',
    'Shop manager [Company Name withheld]',
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
});
