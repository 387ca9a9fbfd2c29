import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

describe('the results in a summary', () => {
  const role = (highlights: string[], dates: object, position = 'Store Clerk') => ({
    name: 'Sample Stores',
    position,
    highlights,
    ...dates,
  });
  const told = (work: Resume['work'], summary?: string): string | undefined =>
    optimize({
      resume: { basics: { name: 'Made Up', ...(summary === undefined ? {} : { summary }) }, work },
      jobDescription: 'Store Clerk\n\nRequirements\n- Stock counts\n- Payroll',
      asOf: '2026-01',
    }).document.basics?.summary;
  const others = [
    'Counted the stock with the night crew',
    'Kept the keys of the yard',
    'Swept the aisles and stacked shelves',
    'Helped with 14 other things in the shop',
    'Was known to all who came',
  ];

  it('are one act with its figure, said in few words', () => {
    const lines = [...others, 'Cut waste of bread from 18% to 7% by baking twice a day, as asked'];
    expect(told([role(lines, { startDate: '2019-02' })])).toBe(
      'Store Clerk at Sample Stores since 2019. Cut waste of bread from 18% to 7%.',
    );
  });

  it.each([
    'Won 3 contracts for bread (as assistant to the buyer)',
    'Cut waste of bread by 18% in 2020 (it rose again by 25% in 2021)',
    'Nearly cut waste of bread from 18% to 7%',
    'Saved 3,000 in bread, together with four colleagues of the night shift and their foreman, as the books said',
  ])('are none where what is cut off would take it back: %s', (line) => {
    expect(told([role([...others, line], { startDate: '2019-02' })]) ?? '').not.toMatch(/bread/);
  });

  it('are told of somebody where the role goes on, and only the first act', () => {
    const lines = [...others, 'Enter timesheets for 85 staff and chase the late ones'];
    expect(told([role(lines, { startDate: '2019-02' })])).toBe(
      'Store Clerk at Sample Stores since 2019. Enters timesheets for 85 staff.',
    );
  });

  it.each([
    ['payroll for 14 small shops, ca. 210 people', 'Payroll for 14 small shops, ca. 210 people.'],
    ['Monthly payroll for 14 shops', 'Monthly payroll for 14 shops.'],
  ])('may be the work that the ad asks for, named with its figure: %s', (line, sentence) => {
    expect(told([role([...others.slice(1), line, 'Keys'], { startDate: '2019-02' })])).toBe(
      `Store Clerk at Sample Stores since 2019. ${sentence}`,
    );
  });

  it.each([
    'Bread for 14 small shops',
    'Monthly payroll',
    'The payroll has 14 pages',
    'Fired after 3 months over payroll',
    'Theft of 300 dollars of payroll',
    'Complaints from 40 staff about payroll',
    'Wage 12 an hour, payroll weekly',
    'Trainee on payroll for 14 shops',
    'Payroll for 14 shops mostly by others',
    'Payroll for 14 shops until 2009',
    'Company with 400 staff, payroll in house',
    'Payroll tel. 555 1234',
    'Lack of payroll for 3 weeks',
  ])('are nothing that the ad does not ask for, has no figure or is a sentence: %s', (line) => {
    const lines = [...others.slice(1), line, 'Keys'];
    expect(told([role(lines, { startDate: '2019-02' })]) ?? '').not.toContain(line);
  });

  it('name the other role that they come from', () => {
    const old = role(
      [...others, 'Handled 15 patients per shift: vital signs, charting'],
      { startDate: '2012-02', endDate: '2015-03' },
      'Staff Nurse',
    );
    expect(told([role([], { startDate: '2019-02' }), old])).toBe(
      'Store Clerk at Sample Stores since 2019. As Staff Nurse, handled 15 patients per shift.',
    );
  });

  it('repeat nothing of a short resume, and cost no years of the old summary', () => {
    expect(told([role(['Cut waste by 18%'], { startDate: '2019-02' })])).toBeUndefined();
    const old = 'I spent thirteen years in shops after a break and left my last one to rest.';
    const lines = [...others, 'Cut waste of bread from 18% to 7%'];
    expect(told([role(lines, { startDate: '2019-02' })], old)).toBe(old);
  });
});
