import { describe, expect, it } from 'vitest';
import { tellLine } from '../tell/tell-line.ts';
import { hasLooseFigure, isSurelyTold } from './surely-told.ts';
import { wellFormed } from './well-formed.ts';

const told = (text: string, besideVerbs: boolean): string[] =>
  [true, false].flatMap((isCurrent) =>
    tellLine(
      { path: 'work[0].highlights[0]', entry: 'work[0]', text },
      isCurrent,
      besideVerbs,
    ).flatMap((telling) => {
      const whole = wellFormed(telling);
      return whole !== null && isSurelyTold(whole, besideVerbs)
        ? [`${whole.kind}: ${whole.text}`]
        : [];
    }),
  );
const acts = (text: string): string[] =>
  [true, false]
    .flatMap((besideVerbs) => told(text, besideVerbs))
    .filter((one) => one.startsWith('act'));

describe('a line that may be a thing', () => {
  it.each([
    'Roof inspections up to 6 a day',
    'Roof inspections for storm claims',
    'Site visits to 12 farms',
    'Stock counts every Friday',
    'Record keeping for the lab',
    'Test reports for 14 machines',
    'Water sampling at 12 wells',
    'Fuel deliveries to 20 farms',
    'Billing inquiries from 40 clients',
    'Support visits to 14 families a week',
  ])('is told as no act: "%s"', (text) => {
    expect(acts(text)).toEqual([]);
  });

  it.each([
    ['Check the brakes, doors and sanders before departure', 'act: check the brakes'],
    ['Driving lines 1 and 3 in three shifts', 'act: drive lines 1 and 3'],
    ['Order parts when Ray is away', 'act: order parts'],
    ['Handled calls up to 90 a day', 'act: handled calls, up to 90 a day'],
    ['Ran the CNC router the last 2 years', 'act: ran the CNC router in the last 2 years'],
    ['Loaded up to 64 trucks a night', 'act: loaded up to 64 trucks'],
    ['Managed accounts worth $4M', 'act: managed accounts'],
  ])('is an act where its verb is sure: "%s"', (text, start) => {
    expect(told(text, false).some((one) => one.startsWith(start))).toBe(true);
  });

  it('is an act beside lines that open with verbs, unless it names what the noun is of', () => {
    expect(told('Process invoices for 3 sites', true)).toContain(
      'act: process invoices for 3 sites',
    );
    expect(told('Process invoices for 3 sites', false)).toEqual([]);
  });
});

describe('what no sentence can say', () => {
  it.each([
    'Worked for 4 carriers diff',
    "Keyholder since '24",
    'Shelving and summer reading club 60 kids',
    'S2/S3 refresher up to date',
    'Spearheaded invoicing and debt collection for 40 tradesmen',
    'Owned the telephone value chain for 40 dentists',
    'Answered 60 calls a day at my previous job',
    'Appointed the unofficial right hand of the manager',
    'Hand-welted and Goodyear',
    'Cleaned 11 rooms, breakfast, ironing',
    'Helped mechanic with hoses and track pins',
    'Built up from two orders a month to eleven',
  ])('is left out: "%s"', (text) => {
    expect(told(text, true)).toEqual([]);
    expect(told(text, false)).toEqual([]);
  });

  it('holds no base verb behind "includes"', () => {
    const things = [true, false].flatMap((beside) =>
      told('Fix billing problems and credits with Accounting', beside),
    );
    expect(things.filter((one) => one.startsWith('thing'))).toEqual([]);
  });

  it('goes without what a line says of itself', () => {
    expect(told('Built 4 REST services demonstrating expertise in API design', false)).toContain(
      'act: built 4 REST services',
    );
  });

  it('has a figure only where something ties it', () => {
    expect(hasLooseFigure('shelving and reading club 60 kids')).toBe(true);
    expect(hasLooseFigure('ran a club for 60 kids')).toBe(false);
    expect(hasLooseFigure('drove lines 1 and 3')).toBe(false);
    expect(hasLooseFigure('cut errors from 9% to 2%')).toBe(false);
  });
});

describe('an act that lacks what a sentence wants', () => {
  it.each([
    'Measured at the customer',
    'Handled by phone and at the desk',
    'Meeting of deadlines',
    'Responsible for the stores since 2015',
  ])('is not told: "%s"', (text) => {
    expect(acts(text).filter((one) => !/^act: was /.test(one))).toEqual([]);
  });

  it.each([
    ['Inspect 20 to 25 rooms a day, VIP first', 'act: inspect 20 to 25 rooms a day'],
    ['Measured windows at the site of each customer', 'act: measured windows'],
    ['Prepared and served 200 meals a day', 'act: prepared and served 200 meals a day'],
  ])('is told where it has it: "%s"', (text, act) => {
    expect(acts(text).some((one) => one.startsWith(act))).toBe(true);
  });
});

describe('what became of things', () => {
  it.each([
    'Haemolysed samples went down from 3.1% to 1.2%',
    'Rejected parts fell from 40 to 12 a week',
    'Returned goods rose by 8%',
    'Planned stops were 3 a year',
  ])('is no act of the person: %s', (line) => {
    expect(acts(line)).toEqual([]);
  });

  it.each(['Trained staff in two shops on the new till', 'Repaired pumps that came from the mine'])(
    'an act is: %s',
    (line) => {
      expect(acts(line)).not.toEqual([]);
    },
  );
});
