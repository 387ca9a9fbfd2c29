import { expect, it } from 'vitest';
import { spokenEmployer, spokenRole, spokenTitle } from './spoken-name.ts';

it.each([
  ['HOLLOW CREEK FREIGHT LTD.', 'Hollow Creek Freight'],
  ['BELLWETHER PACKAGING LIMITED', 'Bellwether Packaging'],
  ['Two Oaks Tire (now called Two Oaks Auto)', 'Two Oaks Tire'],
  ['Larch Homecare, Inc.', 'Larch Homecare'],
  ['Sunny Vale Health & Rehabilitation -- Dayton', 'Sunny Vale Health & Rehabilitation'],
  ['Old Mill Grill, Dayton OH', 'Old Mill Grill'],
  ['Hale, Marsh & Partners', 'Hale, Marsh & Partners'],
  ['KPMG', 'KPMG'],
  ['SHORE LIBRARY OF THE NORTH', 'Shore Library of the North'],
  ['bpost NV', 'bpost NV'],
  ['3 Rivers Dental', '3 Rivers Dental'],
])('%s is said as %s', (written, said) => {
  expect(spokenEmployer(written)).toBe(said);
});

it.each([
  'live-in (family of Mrs. H.)',
  'helped at home with my father',
  '',
  '(own car)',
  'different places',
])('"%s" is no name', (written) => {
  expect(spokenEmployer(written)).toBeUndefined();
});

it('says a role by what is known of it', () => {
  const role = {
    index: 1,
    position: 'Support Worker (casual, from 2019)',
    employer: 'THE SHELTER',
  };
  expect(spokenRole(role)).toBe('Support Worker at The Shelter');
  expect(spokenRole({ ...role, employer: 'live-in (a family)' })).toBe('Support Worker');
  expect(spokenRole({ index: 1, position: '', employer: '' })).toBe('job 2');
  expect(spokenTitle('TEAM LEADER')).toBe('Team Leader');
});
