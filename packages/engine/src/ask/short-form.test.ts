import { expect, it } from 'vitest';
import { shortForm } from './short-form.ts';

it.each([
  [
    'Run temperature controlled loads, single and multi-stop, on time and in spec',
    'Run temperature controlled loads, single and multi-stop',
  ],
  [
    'Keep temperature records (SFCR / food safety)',
    'Keep temperature records (SFCR / food safety)',
  ],
  ['Report changes in condition to RN right away', 'Report changes in condition to RN'],
  [
    'Prepare therapeutic and texture modified diets as ordered with Dietitian guidance',
    'Prepare therapeutic and texture modified diets',
  ],
  [
    'Lead 3 dietary aides on the shift in absence of Dietary Manager',
    'Lead 3 dietary aides on shift',
  ],
  ['Work out the holiday accrual for zero hours/irregular hours staff', 'Work out holiday accrual'],
  ['Run the fortnightly carer payroll and monthly office payroll', 'Run fortnightly carer payroll'],
  [
    'Complete multi-point digital vehicle inspections (DVI) with photos on every vehicle',
    'Complete multi-point digital vehicle inspections (DVI)',
  ],
  [
    'Build partnerships with schools, CFS, health centres',
    'Build partnerships with schools, CFS and health centres',
  ],
  [
    'RTI, starters/leavers, SSP, SMP, attachment of earnings, pension auto-enrolment and re-enrolment',
    'RTI, starters/leavers, SSP, SMP and attachment of earnings',
  ],
  [
    'Inspect and repair hydraulic systems on loaders and excavators in the yard',
    'Inspect and repair hydraulic systems on loaders',
  ],
  [
    'Plan, design and deliver training sessions for new volunteers across all our sites',
    'Plan, design and deliver training sessions',
  ],
  [
    'Maintain safe and clean work areas in line with company policies and procedures',
    'Maintain safe and clean work areas',
  ],
])('a duty in our short form: %s', (duty, short) => expect(shortForm(duty)).toBe(short));

it.each([
  'Explain report cards',
  'Attend parent-teacher meetings',
  'Diagnose customer concerns',
  'Help receive orders',
])('what is short stays: %s', (duty) => expect(shortForm(duty)).toBe(duty));

it.each([
  'Support revision of outdated subject headings relating to local history',
  'Mentor less experienced adjusters and take part in weekly file reviews',
  'Measure quantities for progress payments and helping with site records',
  'Check stock levels and assist with the ordering of dairy and produce',
])('is not cut where the next word belongs to the last: %s', (duty) => {
  expect(shortForm(duty)).not.toMatch(/(?:relating|take part|helping|and assist)$/);
});
