import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

const isProven = (line: string, edit: string): boolean =>
  verifyLine(edit, { entry: [line], others: [] }).length === 0;

describe('what a line loses when words that narrow it are dropped', () => {
  it.each([
    ['most of a thing', 'Oiled most hinges each spring', 'Oiled hinges each spring'],
    ['a part of a count', 'Painted two of the nine gates', 'Painted the nine gates'],
    ['an exception', 'Swept every aisle except the last', 'Swept every aisle'],
    ['a bound behind a thing', 'Signed cheques below $50', 'Signed cheques'],
    ['whom alone', 'Fed guests who could not hold a spoon', 'Fed guests'],
    ['only one of many', 'Ironed white shirts only', 'Ironed shirts'],
    ['only in company', 'Drove the tractor only with the owner', 'Drove the tractor'],
    ['a time of the year of a figure', 'Sold 90 trees a day in winter', 'Sold 90 trees a day'],
    ['a short spell', 'Ran the kiosk for a week', 'Ran the kiosk'],
    ['how many times', 'Chaired the meeting twice', 'Chaired the meeting'],
    ['a mean', 'Answered letters within two days on average', 'Answered letters within two days'],
    ['a measure', 'Drove 5 tonne diggers', 'Drove 5 diggers'],
    ['a length', 'Laid planks of 4 metres', 'Laid 4 planks'],
    ['a time of the day', 'Trays washed by 9 and stacked by noon', '9 trays washed and stacked'],
    ['a rank among the best', 'Had the second highest score', 'Had the highest score'],
    ['what is compared', 'Costs 3 % lower than the region’s', 'Costs 3 % lower across the region'],
    [
      'the order of two things',
      'Noted times on cards before the app',
      'Noted times in the app before cards',
    ],
    [
      'an act of others later',
      'Sorted beans before the mill opened',
      'Sorted beans and opened the mill',
    ],
    ['an act nearly done', 'Nearly finished the roof', 'Finished the roof'],
    ['what should have been', 'Should have moved the hives', 'Moved the hives'],
    ['what came about', 'Output doubled in the year', 'Doubled output in the year'],
    ['the head of a thing', 'Learned welding theory', 'Learned welding'],
    ['the basics of a thing', 'Knew the basics of glazing', 'Knew glazing'],
    ['an act looked at', 'Watched knee surgery', 'Did knee surgery'],
    ['somebody covered for', 'Covered for the crane man', 'Was the crane man'],
    [
      'an organization’s act',
      'Took faults to the garage that fixed them',
      'Fixed faults with the garage',
    ],
    [
      'two times told as one',
      'Checked locks weekly, lamps monthly',
      'Checked locks and lamps weekly',
    ],
    ['where nothing was', 'No accidents in the last year', 'No accidents'],
    [
      'an act of the other clause',
      'Explained forms but left payment to the bank',
      'Explained forms and payment',
    ],
  ])('%s: %s, %s', (_what, line, edit) => {
    expect(isProven(line, edit)).toBe(false);
    expect(isProven(line, line.replace(/\s+/g, '  '))).toBe(true);
  });

  it.each([
    [
      'another word for a season',
      'Sold 90 trees a day in winter',
      'Sold 90 trees daily over the winter',
    ],
    ['only the one', 'Ironed white shirts only', 'Ironed white shirts'],
    ['a wide head', 'Used the Xero system', 'Used Xero'],
    ['a comparison kept', 'Sold more than last year', 'Sold more than last year'],
  ])('not by %s: %s, %s', (_what, line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });
});

describe('nouns of acts, bare duties and short names', () => {
  it.each([
    ['Administration of vaccines', 'Administered vaccines'],
    ['Presentation to the board', 'Presented to the board'],
    ['Returns, fitting rooms', 'Handled returns'],
    ['In charge of two lifts', 'Responsible for two lifts'],
    ['Chased missing PODs', 'Chased missing proofs of delivery'],
    ['Wound care 3x a week', 'Did wound care three times a week'],
    ['Covered nights for 5 wks', 'Covered nights for five weeks'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });

  it.each([
    ['Delivery scheduling was done upstairs', 'Scheduled deliveries'],
    ['Scheduling audits for the partner', 'Audited for the partner'],
    ['Invoices are handled by the agency', 'Handled invoices'],
    ['Shadowed knee surgery', 'Responsible for knee surgery'],
  ])('not %s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});

describe('a limit dropped from any line', () => {
  const ACTS = ['Painted', 'Counted', 'Repaired', 'Typed up', 'Carried', 'Weighed'];
  const THINGS = ['doors', 'wool sacks', 'tax letters', 'hospital beds', 'oak frames'];
  const LIMITED: readonly ((act: string, thing: string) => string)[] = [
    (act, thing) => `${act} most ${thing}`,
    (act, thing) => `${act} half of the ${thing}`,
    (act, thing) => `${act} a few of the ${thing}`,
    (act, thing) => `${act} some of the ${thing}`,
    (act, thing) => `${act} three of the ten ${thing}`,
    (_act, thing) => `Helped with ${thing}`,
    (act, thing) => `Nearly ${act.toLowerCase()} the ${thing}`,
    (act, thing) => `${act} ${thing} under supervision`,
    (act, thing) => `${act} ${thing} when asked`,
    (act, thing) => `${act} ${thing} for a day`,
    (act, thing) => `${act} ${thing} once`,
    (act, thing) => `Never ${act.toLowerCase()} ${thing}`,
  ];

  it('is never proven', () => {
    const wrong = ACTS.flatMap((act) =>
      THINGS.flatMap((thing) =>
        LIMITED.map((limited) => [limited(act, thing), `${act} ${thing}`] as const),
      ),
    ).filter(([line, edit]) => isProven(line, edit));
    expect(wrong).toEqual([]);
  });
});
