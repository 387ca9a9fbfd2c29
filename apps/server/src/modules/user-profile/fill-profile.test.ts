import { expect, it } from 'vitest';
import { fillProfile } from './fill-profile.ts';

it('puts a place that was read as one line into city, region and country', () => {
  const read = { basics: { location: { address: 'Toronto, Ontario, Canada' } } };
  expect(fillProfile({}, read).basics?.location).toEqual({
    city: 'Toronto',
    region: 'Ontario',
    countryCode: 'CA',
  });
});

it.each([{ address: '12 Sample Street, Winnipeg' }, { address: 'Winnipeg, MB', city: 'Winnipeg' }])(
  'leaves %j as it was read',
  (location) => {
    expect(fillProfile({}, { basics: { location } }).basics?.location).toEqual(location);
  },
);

it('keeps the place that the person wrote', () => {
  const own = { basics: { location: { address: 'Regina, SK' } } };
  const read = { basics: { location: { city: 'Winnipeg' } } };
  expect(fillProfile(own, read).basics?.location).toEqual({ address: 'Regina, SK' });
});
