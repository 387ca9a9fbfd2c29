import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';
import { readsAsRole } from './head-roles.ts';
import { readTradeFirm } from './trade-firm.ts';

const REST =
  '\n\nWe need somebody who can do the work.\n\nRequirements\n- Three years of experience';
const headOf = (ad: string): string => {
  const { title, company } = extractRequirements(`${ad}${REST}`);
  return `${title ?? '-'} @ ${company ?? '-'}`;
};

describe('a firm by its trade in the plural', () => {
  it.each([
    'Lough Boderg Accountants & Tax Advisers',
    'Tully Bakers',
    'Meade, Foyle & Partners',
    'Greywater Brokers Pty Ltd',
    'Dunmore Surveyors & Valuers',
  ])('%s surely is one', (name) => {
    expect(readTradeFirm(name)).toBe('sure');
  });

  it.each([
    'Castle Opticians',
    'Ash & Elm Solicitors',
    'Bright Smile Dentists',
    'Tarn Wealth Managers',
  ])('%s may be one', (name) => {
    expect(readTradeFirm(name)).toBe('maybe');
  });

  it.each([
    'Licensed Electricians',
    'Delivery Drivers',
    'CNC MACHINISTS',
    'Forklift Operators',
    'Electricians',
    'PROJECT MANAGERS',
    'Toronto Nurses',
    'Athlone, Co. Westmeath',
    'We are hiring Bakers.',
    'Our practice has two dentists',
    'Ask any of our brokers',
  ])('%s is none', (text) => {
    expect(readTradeFirm(text)).toBeNull();
  });
});

describe('a line of the head that reads as a role', () => {
  it.each([
    'TAX SENIOR (PART-TIME, 3 DAYS)',
    'Accounts Payable',
    'HEAD OF LETTINGS - 12 month contract',
    'Fishmonger',
    'Bar Back x2',
  ])('%s does', (text) => {
    expect(readsAsRole(text)).toBe(true);
  });

  it.each(['Leeds', 'Boderg Ltd', 'Requirements', 'Come and join us!', 'Ballinore Estate Agents'])(
    '%s does not',
    (text) => {
      expect(readsAsRole(text)).toBe(false);
    },
  );
});

const ROLES = [
  'TAX SENIOR (PART-TIME, 3 DAYS)',
  'Payroll Specialist',
  'HEAD OF LETTINGS (2 posts)',
  'Kitchen Porter x2',
];
const BARE = ['TAX SENIOR', 'Payroll Specialist', 'HEAD OF LETTINGS', 'Kitchen Porter'];
const FIRMS = [
  'Lough Boderg Accountants & Tax Advisers',
  'Ash & Elm Solicitors',
  'Corran Engineers',
];
const PLACES = ['Athlone, Co. Westmeath', 'Mbeya', 'Leeds'];
type Layout = (role: string, firm: string, place: string) => string;
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'line by line': (role, firm, place) => `${role}\n${firm}\n${place}`,
  'set apart': (role, firm, place) => `${role}\n\n${firm}\n\n${place}`,
  'place behind the firm': (role, firm, place) => `${role}\n${firm}, ${place}`,
  'place behind a dash': (role, firm, place) => `${role}\n${firm} - ${place}`,
  'place before the firm': (role, firm, place) => `${role}\n${place}\n${firm}`,
  'firm first': (role, firm, place) => `${firm}\n${role}\n${place}`,
  'on one line': (role, firm, place) => `${role} - ${firm}\n${place}`,
  'on one line, firm first': (role, firm, place) => `${firm} | ${role} | ${place}`,
};

describe('the head of an ad of a firm that goes by its trade', () => {
  for (const [name, layout] of Object.entries(LAYOUTS))
    it(name, () => {
      const heads = ROLES.flatMap((role, i) =>
        FIRMS.map((firm, j) => [
          headOf(layout(role, firm, PLACES[(i + j) % PLACES.length] ?? '')),
          `${BARE[i]} @ ${firm}`,
        ]),
      );
      expect(heads.map(([head]) => head)).toEqual(heads.map(([, expected]) => expected));
    });

  it.each([
    ['Hill Foods Ltd\nLicensed Electricians\nLeeds', 'Licensed Electricians @ Hill Foods Ltd'],
    ['Kestrel Cloud\nDelivery Drivers\nLeeds', 'Delivery Drivers @ Kestrel Cloud'],
    ['Estate Agents (2 posts)\nMillpond Paper\nLeeds', 'Estate Agents @ Millpond Paper'],
    ['Sales Consultants\nKestrel Cloud, Leeds', 'Sales Consultants @ Kestrel Cloud'],
  ])('leaves the workers wanted where they are: %j', (ad, expected) => {
    expect(headOf(ad)).toBe(expected);
  });
});
