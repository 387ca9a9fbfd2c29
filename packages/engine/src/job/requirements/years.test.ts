import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const asked = (ad: string) =>
  extractRequirements(ad).requirements.filter(({ kind }) => kind === 'years');
const years = (line: string, heading = 'Requirements:'): (number | undefined)[] =>
  asked(`Cook\n${heading}\n${line}\n`).map((one) => one.years);

describe('years of experience that are asked', () => {
  it.each<[string, number[]]>([
    ['5+ years in a similar role', [5]],
    ['5 + years of experience', [5]],
    ['5-7 yrs exp.', [5]],
    ['5 to 7 years in retail', [5]],
    ['Minimum of 2 (two) years of experience', [2]],
    ['Minimum two (2) years in a call centre', [2]],
    ['At least 3 years as a supervisor', [3]],
    ['3 or more years as a charge nurse', [3]],
    ['3 years or more on the tools', [3]],
    ['Three-plus years of recruiting', [3]],
    ['Over 10 years managing construction projects', [10]],
    ['More than four years in customs', [4]],
    ['10+yrs experience', [10]],
    ['1-2 years’ experience in a warehouse', [1]],
    ['1 year minimum experience in a kitchen', [1]],
    ['one (1) year of recent experience', [1]],
    ['6 months of cash experience', [0.5]],
    ['6-12 months experience driving a reach truck', [0.5]],
    ['18 months of clinical practice', [1.5]],
    ['A year or two behind a bar', [1]],
    ['A couple of years of retail', [2]],
    ['Experience: 3 years', [3]],
    ['Experience (3 years)', [3]],
    ['Bookkeeping experience, 3 years', [3]],
    ['Work experience of 3 years', [3]],
    ['Experience of 2 years in sales required', [2]],
    ['You have been an electrician for at least five years', [5]],
    ['You have worked in daycare for three years', [3]],
    ['With five years under your belt', [5]],
    ['5 years post-qualification experience', [5]],
    ['2 years PQE', [2]],
    ['3+ years full-time', [3]],
    ['Ideally 3 years of fundraising', [3]],
    ['4 yrs AZ experience', [4]],
    ['Deux (2) ans d’expérience en vente', [2]],
    ['Minimum de 3 ans d’expérience', [3]],
    ['3 à 5 années d’expérience', [3]],
    ['Au moins un an comme préposé', [1]],
    ['Plus de 5 ans dans un poste similaire', [5]],
  ])('%s', (line, expected) => expect(years(line)).toEqual(expected));

  it.each<[string, number[]]>([
    ['5 years of experience, including 2 years in a lead role', [5]],
    ['8 years in nursing with at least 3 years in the ICU', [8]],
    ['6 years in accounting, of which 2 years in audit', [6]],
    ['Minimum 10 years of practice (5 years as a partner)', [10]],
    ['3 years of Java and 2 years of SQL', [3, 2]],
  ])('years within years are one demand, years beside years two: %s', (line, expected) =>
    expect(years(line)).toEqual(expected),
  );

  it.each<[string, number[]]>([
    ["Bachelor's degree and 5 years of experience, or a master's and 3 years", [3]],
    ['Diploma with 2 years of experience or certificate with 4 years', [2]],
    ['Two (2) to four (4) years of related experience', [2]],
    ['Minimum 2-3 years', [2]],
    ['1+ year(s) of barista work', [1]],
    ['3-5 year(s) in property management', [3]],
    ['A minimum of one full year in a bakery', [1]],
    ['at least 1 full year of cleaning', [1]],
    ['1,5 an d’expérience', []],
    ['Half a year on the counter', [0.5]],
    ['One season of tree planting', []],
    ['Experience in daycare (min. 1 year)', [1]],
    ['Min 3 yrs', [3]],
    ['5 yrs+ in oil and gas', [5]],
    ['five-plus years of teaching', [5]],
    ['10 years plus in wealth management', [10]],
    ['You’ve got 4 years or so of design behind you', [4]],
    ['Two years’ PQE', [2]],
    ['2 years of supervisory or lead-hand experience', [2]],
    ['3 years within the last five in acute care', [3]],
    ['2 years’ experience in the past 5 years', [2]],
    ['2 winters or 2 years of mountain driving', [2]],
    ['You have cooked professionally for at least 2 years', [2]],
    ['We want someone with 3 years in payroll', [3]],
    ['MIN. 5 YRS EXP', [5]],
    ['EXPERIENCE: 2 YRS MIN', [2]],
    ['0-2 years of experience', []],
    ['Up to 2 years of experience', []],
  ])('phrasing: %s', (line, expected) => expect(years(line)).toEqual(expected));

  it.each([
    'No experience needed',
    'Must be at least 18 years old',
    'Must be 19 years of age',
    '21+ years of age',
    'Children 3 to 5 years',
    'A one-year contract with possible extension',
    'This is a 2-year term position',
    'Contract: 12 months',
    '12-month maternity leave cover',
    'Criminal record check within the last 6 months',
    'First aid obtained in the last 2 years',
    'We have been in business for 40 years',
    'Over 25 years of serving the valley',
    'A 3 month probation applies',
    'A three-year diploma',
    'A 4-year apprenticeship',
    'Clean driver abstract for the last 3 years',
    'Three years without an accident',
    'Retention of records for 7 years',
    'Work 3 weeks on, 1 week off',
    'Vacation after 1 year',
    'Willing to commit for 2 years',
  ])('none: %s', (line) => expect(years(line)).toEqual([]));

  it('reads them in prose without headings and in lost line breaks', () => {
    const prose =
      'Larkspur Dental is looking for a Dental Assistant. You have two years chairside, you are certified and you like people. We have cared for families for 30 years.';
    expect(asked(prose).map((one) => one.years)).toEqual([2]);
    const joined =
      'QA TesterRequirements3+ years of manual testingExperience with Jira2 years with SeleniumNice to have1 year of Kotlin';
    expect(asked(joined).map((one) => [one.years, one.level])).toEqual([
      [3, 'must'],
      [2, 'must'],
      [1, 'nice'],
    ]);
  });

  it('keeps the skills that the years are of', () => {
    const [one] = asked('Analyst\nRequirements:\n4+ years of SQL and Tableau');
    expect(one?.skills.map(({ name }) => name)).toEqual(['SQL', 'Tableau']);
  });
});
