import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';
import { hasSchool } from './degree.ts';

describe('words that name a school', () => {
  it.each([
    'Sample Vocational',
    'Vocational Training Centre Sampleton',
    'Slavonski centar za prometno osposobljavanje',
    'Berufsbildungszentrum Sampleton',
    'Sample Vocational School',
  ])('stand in %s', (text) => expect(hasSchool(text)).toBe(true));

  it.each(['Vocational training for tram drivers', 'Vocational qualification, Cook'])(
    'do not stand in %s',
    (text) => expect(hasSchool(text)).toBe(false),
  );

  it('in brackets behind a study name no school where another row does', async () => {
    const { education = [] } = await readSection(
      'EDUCATION',
      'Baking course              2021 - 2022\nExample Academy, York\n\nElectrician (3-year vocational school)     2018 - 2021\nSample Academy, Leeds\n',
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      'Example Academy',
      'Sample Academy',
    ]);
  });
});
