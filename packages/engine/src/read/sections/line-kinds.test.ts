import { describe, expect, it } from 'vitest';
import { CERTIFICATES } from '../testing/certificate-names.ts';
import { readSection } from '../testing/section-of.ts';
import { isCertificate, kindOfLine } from './line-kinds.ts';

describe('certificates by their names alone', () => {
  it('are known wherever they stand', () => {
    const unknown = CERTIFICATES.filter(([name]) => !isCertificate(name));
    expect(unknown.length / CERTIFICATES.length).toBeLessThan(0.03);
  });

  it.each([
    'Served food and took payment',
    'Trained two new drivers on the night shift',
    'Team leader, Sample Warehouse Ltd',
    'Sample School of Nursing',
    'Winner of the ticket sales contest for all branches in the new region',
    'Customer service',
    'Cash handling',
    'Welding and fabrication',
    'Night shift supervisor',
    'Wrote the first aid chapter of the staff handbook for the new depot',
    'Delta Airlines',
    'Oct 2019',
    'Phoenix, AZ',
    'Read to children in the nursery',
    'Ran a crew of 12 on two sites',
    'Bachelor of Science in Nursing, Sample University',
  ])('is none: %s', (line) => {
    expect(kindOfLine(line)).not.toBe('certificates');
  });
});

describe('lines of different kinds on one row', () => {
  it.each([
    [
      'Driving licence: B, C1. Languages: English (native), French (B1).',
      ['Driving licence: B, C1'],
      ['English', 'French'],
    ],
    [
      'Married, 2 children. Full clean driving licence + own car',
      ['Full clean driving licence'],
      [],
    ],
    [
      'Driving licence category B. References available on request.',
      ['Driving licence category B'],
      [],
    ],
    [
      'WHMIS, First Aid 2024 // Class 5 driver licence with car',
      ['WHMIS', 'First Aid', 'Class 5 driver licence'],
      [],
    ],
  ])('%s', async (row, names, spoken) => {
    const { certificates = [], languages = [] } = await readSection('OTHER', row);
    expect(certificates.map(({ name }) => name)).toEqual(names);
    expect(languages.map(({ language }) => language)).toEqual(spoken);
  });

  it('takes a licence beside the contacts, and leaves a permit', async () => {
    const { certificates = [] } = await readSection(
      'SUMMARY',
      'Careful driver with ten years on reach trucks. WHMIS, First Aid and valid class 5 licence.',
    );
    expect(certificates.map(({ name }) => name)).toEqual([
      'WHMIS',
      'First Aid',
      'valid class 5 licence',
    ]);
    expect(kindOfLine('Class 5 licence, own vehicle')).toBe('certificates');
    expect(kindOfLine('Open work permit, own vehicle')).toBe('permit');
  });
});

it.each([
  'Patente B, automunita',
  'Driving licence B, own car',
  'Permis B, véhiculée',
  'Rijbewijs B, eigen auto',
  'Führerschein B, eigenes Auto',
])('a licence with the car to it is a certificate: %s', (text) => {
  expect(kindOfLine(text)).toBe('certificates');
});
