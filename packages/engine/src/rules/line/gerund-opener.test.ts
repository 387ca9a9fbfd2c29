import { describe, expect, it } from 'vitest';
import type { RoleTense } from '../line-context.ts';
import { applyRule } from '../testing/apply-rule.ts';
import { gerundOpener } from './gerund-opener.ts';

const rewrite = (text: string, tense: RoleTense = 'past'): string | null =>
  applyRule(gerundOpener, text, { tense });

describe('a gerund that opens a bullet', () => {
  it.each([
    ['Keeping tools in order', 'Kept tools in order'],
    ['Adding labels, tying bundles and loading vans', 'Added labels, tied bundles and loaded vans'],
    [
      'Running the audit, printing reports and setting out coffee',
      'Ran the audit, printed reports and set out coffee',
    ],
    ['Washing, sorting and putting away toys', 'Washed, sorted and put away toys'],
    ['Looking up, changing and cancelling bookings', 'Looked up, changed and cancelled bookings'],
    ['Grinding and bevelling pipe ends', 'Ground and bevelled pipe ends'],
    ['Reminding patients and rebooking visits', 'Reminded patients and rebooked visits'],
    [
      'Making meals, doing laundry and driving the client',
      'Made meals, did laundry and drove the client',
    ],
    ['Teaching SQL to clerks', 'Taught SQL to clerks'],
    ['Taking x-rays and uploading them', 'Took x-rays and uploaded them'],
    ['Breaking down whole salmon', 'Broke down whole salmon'],
    [
      'Showing aides around so that they knew where everything was',
      'Showed aides around so that they knew where everything was',
    ],
    ['Cooking for 60 guests', 'Cooked for 60 guests'],
    ['Meeting with clients weekly', 'Met with clients weekly'],
    ['Working closely with nurses', 'Worked closely with nurses'],
    ['Assisting with meals and bathing', 'Assisted with meals and bathing'],
    ['Cleaning of rooms and corridors', 'Cleaned rooms and corridors'],
    ['Invoicing of clients and collecting payments', 'Invoiced clients and collected payments'],
    ['Being the contact for 12 suppliers', 'Served as the contact for 12 suppliers'],
    ['Answering phones', 'Answered phones'],
    ['Looking after 12 campers aged 7 to 10', 'Looked after 12 campers aged 7 to 10'],
    ['Testing circuits with a multimeter', 'Tested circuits with a multimeter'],
    ['Reading meters on 3 routes', 'Read meters on 3 routes'],
    ['Welding frames out of mild steel', 'Welded frames out of mild steel'],
    ['Programming PLCs for two lines', 'Programmed PLCs for two lines'],
    ['Billing insurers for visits', 'Billed insurers for visits'],
    ['Washing glassware, making up media', 'Washed glassware, making up media'],
    [
      'Monitoring vital signs and reporting changes to the nurse',
      'Monitored vital signs and reported changes to the nurse',
    ],
    ['Kitting parts for 3 lines', 'Kitted parts for 3 lines'],
    ['Hanging doors in 26 houses', 'Hung doors in 26 houses'],
    ['Ferrying guests to the lodge', 'Ferried guests to the lodge'],
    ['Cleaning of rooms, 14 a day', 'Cleaned rooms, 14 a day'],
    ['Picking and packing of online orders', 'Picked and packed online orders'],
    ['Cleaning, sorting and packing of returns', 'Cleaned, sorted and packed returns'],
    ['Rigging and de-rigging lamps for two tours', 'Rigged and de-rigged lamps for two tours'],
    ['Doing laundry and light housework', 'Did laundry and light housework'],
    [
      'Greasing and washing pans, weighing, packing, and afterwards learning the oven from Mr. Cuthbert who was there for years',
      'Greased and washed pans, weighed, packed, and afterwards learned the oven from Mr. Cuthbert who was there for years',
    ],
    [
      'Cleaning 11 rooms, ironing, packing and answering the phone',
      'Cleaned 11 rooms, ironed, packed and answered the phone',
    ],
    ['Complying with safety rules at all times', 'Complied with safety rules at all times'],
    [
      'Ensuring all works are snagged and handed over',
      'Ensured all works were snagged and handed over',
    ],
  ])('becomes a verb: %s -> %s', (before, after) => {
    expect(rewrite(before)).toBe(after);
  });

  it('stands in the present where the role goes on', () => {
    expect(rewrite('Booking of travel and hotels', 'present')).toBe('Book travel and hotels');
    expect(rewrite('Charting in the EHR', 'present')).toBe('Chart in the EHR');
    expect(rewrite('Checking that all orders are packed', 'present')).toBe(
      'Check that all orders are packed',
    );
    expect(rewrite('Serving guests is a joy', 'present')).toBeNull();
  });

  it.each([
    'Marketing campaigns for local shops',
    'Training materials for new hires',
    'Training in first aid and fire safety',
    'Managing director of two branches',
    'Testing of software and training materials',
    'Being on call every third week',
    'Planning, ordering and stocktaking duties',
    'Accounting duties for two shops',
    'Training plans for 12 clerks',
    'Cleaning supplies',
    'Meeting minutes for the board',
    'Shipping containers',
    'Programming languages: Python and Java',
    'Machine learning',
    'Morning shifts at the desk',
    'Evening classes for adults',
    'Ceiling repairs in 4 units',
    'Siding contractors of the city',
    'Picking and packing duties of the night shift',
    'Setting out, site supervision, contract administration',
    'Housing estates around the county',
  ])('stays where it may be a noun or has no better verb: %s', (text) => {
    expect(rewrite(text)).toBeNull();
  });

  it('stays where the work reaches until now', () => {
    expect(rewrite('Framing of 26 houses since 2018', 'present')).toBeNull();
  });
});
