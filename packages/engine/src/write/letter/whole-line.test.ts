import { describe, expect, it } from 'vitest';
import { isBetterUntold, isCutShort } from './whole-line.ts';

const cut = (text: string, line: string): boolean => isCutShort({ kind: 'act', text, line });

describe('a telling that its line goes on behind', () => {
  it.each([
    [
      'rang the office',
      'Made dinners, lit fires and rang the office when something was not right.',
    ],
    ['replaced the tungsten rig', 'Replaced the tungsten rig with LED and halved the power bill'],
    ['drove the van', 'Drove the van until the depot closed'],
    ['signed the papers', 'Signed the papers as directed by the vet'],
    ['built controllers for plants of 5 kW to', 'Built controllers for plants of 5 kW to'],
  ])('is cut short: %j of %j', (text, line) => {
    expect(cut(text, line)).toBe(true);
  });

  it.each([
    ['rang the office', 'Made dinners and rang the office.'],
    ['opened the shop', 'Opened the shop and counted the till'],
    ['fitted pipes and cowls', 'Fitted pipes and cowls; showed the work to two sweeps'],
    ['kept the log', 'Kept the log, the stock and the keys'],
    ['kept the records of all staff', 'Keep the records of all staff'],
  ])('is whole: %j of %j', (text, line) => {
    expect(cut(text, line)).toBe(false);
  });
});

describe('what is better untold', () => {
  it.each([
    'Wrote 2 reports of collisions with parked cars',
    'Undisputed number one of a team of eight',
    'Loaded lorries while saving money for my driving school',
    'Trained the new girls, two weeks side by side',
    'The unofficial right hand of the manager',
    'Fined 3 times for late returns of the van',
    'I was fined 3 times for late returns',
    'Promoted twice in 4 years at the depot',
    'Also sent home twice for being late',
    'Paid £14 an hour by the agency',
    'Awarded Employee of the Month in May',
    'Made redundant with 40 others',
    'Transferred to the Leeds depot in 2019',
    'Hired to run the night shift',
    'Driver card number 55667788',
    'Licence AB445566C, full and clean',
  ])('%s', (line) => {
    expect(isBetterUntold(line)).toBe(true);
  });

  it.each([
    'No lost time accidents in 8 years',
    'Cut injuries from 9 to 2 a year',
    'Handled complaints of guests',
    'Investigated accidents on site',
    'Trained 4 clerks on year-end reporting',
    'Looked after the family room of the clinic',
    'Promoted the spring range in 12 stores',
    'Paid invoices of 40 suppliers each week',
    'Hired 12 drivers for the night shift',
    'Transferred patients between wards',
    'Audited 12 sites against ISO45001',
    'Kept stock worth £1,250,000',
    'Packed 12000 boxes a year',
    'Grew the list by +150 members',
    'Served in the shop from 2015-2019',
  ])('not: %s', (line) => {
    expect(isBetterUntold(line)).toBe(false);
  });
});
