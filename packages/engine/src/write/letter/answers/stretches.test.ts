import { describe, expect, it } from 'vitest';
import { asLabel, headingOf, stretchesOf } from './label.ts';
import { sharedWith } from './stretches.ts';

describe('stretches of a line of an ad', () => {
  it.each([
    ['• 3 yrs verifiable OTR, must include mountain + winter driving', 'mountain + winter driving'],
    [
      '- Run temperature controlled loads, on time. Keep temperature records',
      'temperature records',
    ],
    ['Experience with underfloor heating and pressure testing', 'underfloor heating'],
    ['Ability to read & follow recipes and scale them', 'read & follow recipes'],
    ['2. Leads 3 dietary aides on the shift in absence of the manager', 'Leads 3 dietary aides'],
    ['5+ years of cash handling required', 'cash handling'],
    ['Preferred: combi, tilt skillet, steam kettle', 'tilt skillet'],
    ['Proven knowledge of stock control in a warehouse', 'stock control in a warehouse'],
    ['similar payroll software', 'payroll software'],
    ['You have good command of report writing', 'report writing'],
  ])('of "%s" hold "%s"', (line, stretch) => {
    expect(stretchesOf(line).map((one) => one.toLowerCase())).toContain(stretch.toLowerCase());
  });

  it.each(['Be the face of our company', 'Will you join us?', 'No experience necessary', '50%'])(
    'of "%s" are none that name you, us or what is not asked',
    (line) => {
      for (const one of stretchesOf(line)) expect(one).not.toMatch(/\b(?:you|us|our|no)\b|%/i);
    },
  );

  it('have the heading of their line, where it says what they are', () => {
    expect(headingOf('-Personal care: bathing, grooming, feeding')).toBe('Personal care');
    expect(headingOf('Preferred skills: combi, tilt skillet')).toBeUndefined();
    expect(headingOf('Requirements: a licence')).toBeUndefined();
    expect(asLabel('mountain driving')).toBe('Mountain driving');
  });
});

describe('what a line shares with a stretch', () => {
  it.each([
    ['cross border paperwork', 'Border crossings at two ports with all the paperwork'],
    ['temperature records', 'Check the temps and keep the temp records for the load'],
    ['light housekeeping', 'Cooking soft diet, laundry, light housekeeping'],
    ['pressure testing', 'Pressure tests and handing over with the water company'],
    ['dementia care', 'Took care of two residents with dementia'],
    ['tilt skillet', 'Cooked in big batches with the tilt skillet'],
  ])('is enough of "%s" in "%s"', (stretch, line) => {
    expect(sharedWith(stretch, line).isSure).toBe(true);
  });

  it.each([
    ['payroll software', 'Answered payroll queries from staff'],
    ['report cards', 'Helped with forms: card renewal and child benefit'],
    ['child care', 'Planned the care of older adults'],
    ['cold store', 'Served in a store at the coast'],
    ['safety training', 'Cleaned the safety glasses of the visitors'],
    ['stock control', 'Carried stock from the yard'],
  ])('is too little of "%s" in "%s"', (stretch, line) => {
    expect(sharedWith(stretch, line).isSure).toBe(false);
  });
});
