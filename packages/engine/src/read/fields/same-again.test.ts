import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';
import { isSameAgain } from './same-again.ts';

describe('the employer above, named again', () => {
  it.each([
    'same place',
    'Same court',
    'The same company',
    'Same hotel (other branch)',
    'même entreprise',
    'Même lycée',
    'misma empresa',
    'Gleiche Firma',
    'dezelfde werkgever',
    'Ditto',
  ])('is heard in %s', (text) => {
    expect(isSameAgain(text)).toBe(true);
  });

  it.each(['Same Sky Ltd', 'Sameday Couriers', 'Idem Foods', 'Court of Sample', 'The Place'])(
    'is not heard in %s',
    (text) => {
      expect(isSameAgain(text)).toBe(false);
    },
  );

  it('is the employer of the entry above, with its place', async () => {
    const { work = [] } = await readSection(
      'WORK',
      'Floor Supervisor\nSample Inn, Leeds\n2006 - 2012\n- Led two floors\n\nRoom Attendant\nSame place\n1999 - 2006\n- Cleaned',
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Floor Supervisor', 'Sample Inn', 'Leeds'],
      ['Room Attendant', 'Sample Inn', 'Leeds'],
    ]);
  });
});
