import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';

const skillsIn = (ad: string): string[] => {
  const { requirements, skills } = extractRequirements(ad);
  return [...requirements.flatMap((one) => one.skills), ...skills].map(({ name }) => name);
};

describe('what only the employer’s name holds', () => {
  it.each([
    ['Summit Roofing Supply', 'Roofing'],
    ['Northwind Data Analytics Inc.', 'Data analysis'],
    ['Harbour Plumbing & Heating Ltd.', 'Plumbing'],
    ['Lakeside Web Design', 'Web design'],
    ['Prairie Welding Works', 'Welding'],
    ['Blue Fern Digital Marketing', 'Digital marketing'],
    ['Castle Carpentry Group', 'Carpentry'],
    ['Elm Street Catering Company', 'Catering'],
    ['Redstone Machine Learning Labs', 'Machine learning'],
    ['Quayside Bookkeeping Services', 'Bookkeeping'],
  ])('%s asks for no %s', (company, skill) => {
    const ad = `Office Clerk\n${company}\n\n${company} has served the valley since 1980.\n\nRequirements\n- Microsoft Excel\n- One year in an office\nAt ${company} we expect punctuality.\n`;
    expect(skillsIn(ad)).toContain('Microsoft Excel');
    expect(skillsIn(ad)).not.toContain(skill);
  });

  it('is asked where a line asks for it', () => {
    const ad =
      'Estimator\nSummit Roofing Supply\n\nRequirements\n- Experience in roofing\n- Microsoft Excel\n';
    expect(skillsIn(ad)).toContain('Roofing');
  });
});

describe('terms of employment are no demands', () => {
  it.each([
    'Union position',
    'This is a unionized position',
    'Non-union role',
    'Must be a member of the union or willing to join',
    'Covered by the collective agreement',
    'Pay per the collective bargaining agreement',
    'Salary expectations',
    'Wage scale 4',
    'Six-month probationary period',
    'Full-time, permanent position',
    'Own reliable transportation',
  ])('%s', (line) => {
    const ad = `Clerk\nTown of Brantwick\n\nRequirements\n- Microsoft Excel\n- ${line}\n`;
    const asked = extractRequirements(ad).requirements.filter(({ kind }) => kind !== 'title');
    expect(asked.map(({ text }) => text)).toEqual(['Microsoft Excel']);
  });

  it.each([
    ['Experience interpreting collective agreements', 'Collective agreements'],
    ['Union dues and pension remittances', 'Union dues'],
    ['Salary administration', undefined],
  ])('but work with them is: %s', (line, skill) => {
    const ad = `HR Clerk\nTown of Brantwick\n\nRequirements\n- ${line}\n`;
    const asked = extractRequirements(ad).requirements.filter(({ kind }) => kind !== 'title');
    expect(asked.length).toBeGreaterThan(0);
    if (skill !== undefined) expect(skillsIn(ad)).toContain(skill);
  });
});

describe('the title is not the department', () => {
  it.each([
    'Clerk II – Parks Division',
    'Clerk II – Parks',
    'Clerk II, Parks and Recreation Department',
    'Clerk II (Parks Division)',
    'Parks Division: Clerk II',
    'Clerk II | Public Works',
    'Clerk II - Corporate Services',
    'Clerk II, Faculty of Arts',
    'Clerk II - Office of the Registrar',
    'Clerk II - Roads & Drainage',
  ])('%s', (line) => {
    const ad = `${line}\nTown of Brantwick\n\nRequirements\n- Microsoft Excel\n`;
    expect(extractRequirements(ad).title).toBe('Clerk II');
  });

  it.each(['Nurse, Intensive Care Unit', 'Law Clerk, Real Estate'])('keeps a field: %s', (line) => {
    const ad = `${line}\nTown of Brantwick\n\nRequirements\n- Microsoft Excel\n`;
    expect(extractRequirements(ad).title).toBe(line);
  });
});

describe('one thing asked twice is one requirement', () => {
  it.each([
    ['Criminal record check', 'A clear criminal record check is needed'],
    ['Microsoft Excel', 'Proficiency in Excel'],
    ["Driver's licence", "Valid driver's licence required"],
    ['First Aid and CPR', 'You need current CPR and First Aid certificates'],
    ['Must be fluent in English', 'English, written and spoken'],
    ['Willing to travel between sites', 'Must be able to travel between sites'],
  ])('%s; %s', (first, second) => {
    const countOf = (lines: string[]): number => {
      const list = lines.map((line) => `- ${line}`).join('\n');
      const ad = `Care Aide\nTown of Brantwick\n\nRequirements\n${list}\n`;
      return extractRequirements(ad).requirements.length;
    };
    expect(countOf([first, second])).toBe(countOf([first]));
  });
});
