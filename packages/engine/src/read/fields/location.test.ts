import { describe, expect, it } from 'vitest';
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
