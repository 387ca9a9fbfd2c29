import { describe, expect, it } from 'vitest';
import { tellLine } from './told-line.ts';

const told = (text: string, isCurrent = false) =>
  tellLine({ path: 'work[0].highlights[0]', entry: 'work[0]', text }, isCurrent);

describe('tellLine', () => {
  it.each([
    ['Built web application for customers', 'built a web application for customers'],
    ['Led migration of billing platform to AWS', 'led the migration of a billing platform to AWS'],
    [
      'Scaled engineering team from 3 to 28 across research',
      'scaled an engineering team from 3 to 28',
    ],
    ['Creation of a web portal for role management', 'created a web portal'],
    ['Responsible for preparing monthly reports', 'prepared monthly reports'],
    ['Handling customer returns at the front desk', 'handled customer returns at the front desk'],
    ['I wrote the onboarding guide', 'wrote the onboarding guide'],
    ['Found $7,400 of double payments in 2022', 'found \\$7,400 of double payments'],
    ['Answered 80 calls per day for the clinic', 'answered 80 calls per day'],
    ['Mentored 3 junior developers and provided code reviews', 'mentored 3 junior developers'],
    ['Closed 46 vacancies in 2023 with one other coordinator', 'closed 46 vacancies'],
    ['Milked 90 cows on weekends', 'milked 90 cows on weekends$'],
    ['Served supper to about 80 guests', 'served supper to about 80 guests$'],
    ['Found own loads in slow months', 'found my own loads'],
  ])('tells "%s"', (text, finite) => {
    expect(told(text)?.finite).toMatch(new RegExp(`^${finite}`));
  });

  it('tells work without a verb as a thing', () => {
    expect(told('Functional and regression testing of two live titles')).toMatchObject({
      kind: 'thing',
      finite: 'the functional and regression testing of two live titles',
    });
    expect(told('Préparation de la paie')).toBeNull();
  });

  it('keeps what came of it apart', () => {
    expect(told('Introduced end-to-end tests, raising coverage from 30% to 82%')).toMatchObject({
      finite: 'introduced end-to-end tests',
      outcome: 'raised coverage from 30% to 82%',
      hasNumber: true,
    });
  });

  it('tells a role that goes on in the present where the bullet does', () => {
    expect(told('Train new employees', true)?.finite).toBe('train new employees');
    expect(told('Trained new employees', true)?.finite).toBe('trained new employees');
  });

  it.each([
    ['Lead a team of 5 cooks', 'lead a team of 5 cooks'],
    ['Open the store for customers', 'open the store for customers'],
    ['Clean 12 rooms a day', 'clean 12 rooms a day'],
    ['Read blueprints and order fittings', 'read blueprints and order fittings'],
  ])('tells "%s", whose first word is a verb for sure', (text, finite) => {
    expect(told(text, true)?.finite).toBe(finite);
  });

  it.each([
    'Drills at 14 primary schools',
    'Nurse consults: weight clinic, nail clipping',
    'Adopted by 3 major labs',
    'Promoted to shift manager after one year',
    'Cut time to fill from 58 to 37 days',
    'Played a key role in gaining authorization',
    'Data Collection: Designed the survey',
    'Python for custom tool development',
    'Audit by the accreditation body without a finding',
    'Préparation de la paie',
    '300 covers on race week',
    'Open source Python library for data analysis',
    'Lead time reports for buyers',
    'Clean room records for auditors',
    'Direct sales to schools',
    'Supported the design, development and tested the releases',
    'Managed budgets, schedules and led crews',
    'Delivered reports as part of an 8 -member team',
  ])('tells no act of "%s"', (text) => {
    expect(told(text)?.kind).not.toBe('act');
  });
});
