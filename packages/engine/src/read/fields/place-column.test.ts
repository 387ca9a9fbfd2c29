import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const placesOf = async (rows: readonly string[]): Promise<(string | undefined)[]> =>
  ((await readSection('EXPERIENCE', rows.join('\n'))).work ?? []).map(
    ({ location }) => location as string | undefined,
  );

const job = (title: string, years: string, employer: string, place: string): string[] => [
  `${title}\t${years}`,
  `${employer}\t${place}`,
  '- Answered the phones',
  '',
];

describe('a place that no list knows', () => {
  it.each(['Christ Church', 'St. Example', 'Lower Samplewick', 'Porto Novinho', 'Ban Exemplo'])(
    'is known by its column: %s',
    async (place) => {
      const rows = [
        ...job('Receptionist', '2017 - present', 'Sample Medical Centre', 'Bridgetown'),
        ...job('Front Desk Receptionist', '2011 - 2017', 'Example Beach Hotel', place),
        ...job('Night Receptionist', '2004 - 2011', 'Sample Guest House', 'Kingston'),
      ];
      expect(await placesOf(rows)).toEqual(['Bridgetown', place, 'Kingston']);
    },
  );

  it.each([
    ['Full-time', 'Bridgetown', 'Kingston'],
    ['Kitchen department', 'Bridgetown', 'Kingston'],
    ['moved here for my family', 'Bridgetown', 'Kingston'],
  ])('but is none where it says something else: %s', async (said, first, last) => {
    const rows = [
      ...job('Receptionist', '2017 - present', 'Sample Medical Centre', first),
      ...job('Front Desk Receptionist', '2011 - 2017', 'Example Beach Hotel', said),
      ...job('Night Receptionist', '2004 - 2011', 'Sample Guest House', last),
    ];
    expect(await placesOf(rows)).toEqual([first, undefined, last]);
  });

  it('is known in small letters by another entry’s place', async () => {
    const rows = [
      'Senior Tester, 2017 - present',
      'Sample Gaming Ltd, Nicosia',
      '- Tested games',
      '',
      'Tester, 2011 - 2017',
      'Example Labs, nicosia',
      '- Tested shops',
    ];
    expect(await placesOf(rows)).toEqual(['Nicosia', 'nicosia']);
  });
});
