import { expect, it } from 'vitest';
import { splitPlace } from './split-place.ts';

it.each([
  ['Toronto, Ontario, Canada', { city: 'Toronto', region: 'Ontario', countryCode: 'CA' }],
  ['Winnipeg, MB', { city: 'Winnipeg', region: 'MB' }],
  ['Winnipeg MB', { city: 'Winnipeg', region: 'MB' }],
  ['Montréal (Québec)', { city: 'Montréal', region: 'Québec' }],
  ['Trois-Rivières, QC, Canada', { city: 'Trois-Rivières', region: 'QC', countryCode: 'CA' }],
  ['Portland, OR, USA', { city: 'Portland', region: 'OR', countryCode: 'US' }],
])('splits %s', (line, parts) => {
  expect(splitPlace(line)).toEqual(parts);
});

it.each([
  '12 Sample St, Winnipeg, MB',
  'Remote',
  'Sample House, Long Lane',
  'Canada',
  'Toronto, Ontario, Constructor',
  '',
])('leaves %j whole', (line) => {
  expect(splitPlace(line)).toBeNull();
});
