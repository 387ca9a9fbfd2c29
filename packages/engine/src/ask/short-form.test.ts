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
    'Inspect and repair hydraulic systems, pumps and valves on loaders',
    'Inspect and repair hydraulic systems',
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

it.each([
  'Lead 3 dietary aides on the shift in absence of Dietary Manager',
  'Lead the dietary aides on the late shift in the absence of the Manager',
  'Give medication to residents only when the nurse has signed the chart',
  'Drive the delivery vans to all depots except those in the north',
  'Close the shop at night unless the manager is on the premises',
  'Approve refunds for customers at the till, not to exceed 50 dollars',
  'Answer all calls from new patients but not those about bills',
  'Move heavy goods in the main warehouse without the use of forklifts',
  'Lift boxes of frozen goods from the pallets, up to 20 kg',
  'Change dressings on the wards under the supervision of a nurse',
  'Run the front desk on weekends as backup for the receptionist',
])('a condition, a limit or an exception is never cut away: %s', (duty) => {
  expect(shortForm(duty)).toBe(duty);
  expect(shortForm(duty, true)).toBe(duty);
});

it.each([
  [
    'Set up and operate manual lathes, mills or grinders in small batches',
    /lathes, mills or grinders/,
  ],
  [
    'Operate lathes, mills or grinders to make parts of steel and brass',
    /lathes, mills or grinders/,
  ],
  ['Prepare soups, salads, or hot sandwiches to order for every guest', /soups, salads, or hot/],
  ['Sell bread or pastries, or serve hot drinks, at the front counter', /or serve/],
  ['Check deliveries by weight or by count and note what is short', /weight or by count/],
])('a row of "or" is told whole: %s', (duty, row) => {
  expect(shortForm(duty)).toMatch(row);
  expect(shortForm(duty)).not.toMatch(/lathes and mills|soups and salads/);
});

it.each([
  [
    'Service and repair commercial refrigeration, heating and ventilation plant',
    'refrigeration, heating and ventilation plant',
  ],
  [
    'Service and repair all of the refrigeration, heating and ventilation plant on site',
    'refrigeration, heating and ventilation plant',
  ],
  [
    'Prepare the weekly and monthly sales, stock and marketing reports for managers',
    'sales, stock and marketing reports',
  ],
  [
    'Order and put away kitchen, bar and cleaning supplies for the hotel',
    'kitchen, bar and cleaning supplies',
  ],
])('a row of one name is not cut inside: %s', (duty, row) => {
  expect(shortForm(duty)).toContain(row);
});
