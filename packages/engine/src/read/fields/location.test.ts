import { describe, expect, it } from 'vitest';
import { readHeader } from '../testing/section-of.ts';
import { isPlace, splitCity } from './location.ts';

const slice = (text: string) => ({ text, start: 0, end: text.length });

describe('a city behind an employer', () => {
  it.each([
    ['Fairbrook Academy, Leeds', 'Leeds'],
    ['Example Foods, Saint-Boniface', 'Saint-Boniface'],
  ])('%s stands in %s', (employer, city) => {
    expect(splitCity(slice(employer))?.city.text).toBe(city);
  });

  it.each([
    'Ministry of Examples, Procurement',
    'Example Hospital, Emergency Department',
    'Example Bank, Retail Banking',
    'Province of Example, Registries',
  ])('%s names a part of it, no place', (employer) => {
    expect(splitCity(slice(employer))).toBeUndefined();
  });
});

describe('a town with the start of its postal code or its state', () => {
  it.each(['Leeds LS6', 'Swansea SA2', 'Melbourne VIC'])('%s is a place', (text) =>
    expect(isPlace(text)).toBe(true),
  );

  it.each(['Level B2', 'Form AB12', 'Driving VIC', 'Primary Teacher (NQT 2026)'])(
    '%s is none',
    (text) => expect(isPlace(text)).toBe(false),
  );
});

describe('a street above a town whose district has a number', () => {
  it.each([
    ['22 Lignum Crescent', 'Kingston 8, Jamaica'],
    ['12 Mill Lane', 'Dublin 15, Ireland'],
    ['5 Rue Exemple', 'Lyon 3, France'],
    ['17/2 Sample Road', 'Colombo 7, Sri Lanka'],
  ])('is part of the address: %s, %s', async (street, town) => {
    const { location } = await readHeader(
      `Robin Placeholder\n${street}\n${town}\n+1 202 555 0142\nrobin@example.com`,
    );
    expect(location?.address).toBe(`${street}, ${town}`);
  });

  it.each(['Hauptstraße 8, Berlin', 'Mill Lane 12, Leeds'])(
    'is none above a street: %s',
    async (row) => {
      const { location } = await readHeader(
        `Robin Placeholder\nLicence 44 holder\n${row}\nrobin@example.com`,
      );
      expect(location?.address).not.toContain('44');
    },
  );
});
