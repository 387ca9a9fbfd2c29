import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from '../testing/lines.ts';

describe('what became of somebody’s work, told without who did it', () => {
  it.each(
    listPairs(`
Method integrated into the growers' guide, reducing losses by 15%
  Integrated method into the growers' guide, reducing losses by 15%
  Had the method integrated into the growers' guide; reduced losses by 15%
Menu adopted by three sister restaurants
  Adopted menu by three sister restaurants
Paper published in a trade journal
  Published paper in a trade journal
Idea implemented company-wide
  Implemented idea company-wide
Checklist rolled out to all six sites
  Rolled out checklist to all six sites
Apprentice handbook approved by the union
  Approved apprentice handbook
Bus timetable was adopted by the county
  Adopted the bus timetable
Work recognised with two regional awards
  Recognised work with two regional awards
Uniform design chosen by the board for all three schools
  Chose uniform design for all three schools
Invoice template introduced in all branches
  Introduced invoice template in all branches
`),
  )('is no act of the person: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });

  it.each(
    listPairs(`
Method integrated into the growers' guide, reducing losses by 15%
  Method integrated into the growers' guide, reducing losses by 15 %
Meals prepared for 40 children a day
  Prepared meals for 40 children a day
Invoices approved by me each Friday
  Approved invoices each Friday
Stock counted monthly and orders placed with suppliers
  Counted stock monthly and placed orders with suppliers
Published three papers in a trade journal
  Published 3 papers in a trade journal
Selected plants for the spring show
  Chose plants for the spring show
Approved purchase orders up to $500
  Approved purchase orders of up to $500
Floors waxed and windows washed weekly
  Waxed floors and washed windows weekly
`),
  )('and what one does is one’s own, in whatever voice: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
