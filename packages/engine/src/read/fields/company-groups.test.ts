import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const jobsIn = async (rows: readonly string[]): Promise<string[]> =>
  ((await readSection('EXPERIENCE', rows.join('\n'))).work ?? []).map(
    ({ name, position, startDate, endDate, highlights = [] }) =>
      row(name, position, startDate, endDate ?? 'now', String(highlights.length)),
  );

type Period = readonly [from: string, to: string];
const dashed = ([from, to]: Period): string => `${from} – ${to}`;

/** How a head and its period share a row, or two. */
const HEADS: Record<string, (head: string, period: string) => string[]> = {
  tab: (head, period) => [`${head}\t${period}`],
  comma: (head, period) => [`${head}, ${period}`],
  brackets: (head, period) => [`${head} (${period})`],
  'wide gap': (head, period) => [`${head}${' '.repeat(30)}${period}`],
  'row below': (head, period) => [head, period],
};
const ROOMS: Record<string, { employer: string[]; post: string[] }> = {
  'no room': { employer: [], post: [] },
  'room behind the employer': { employer: [''], post: [] },
  'room behind each': { employer: [''], post: [''] },
};

interface Post {
  title: string;
  period?: Period;
  items: readonly string[];
}

interface Group {
  employer: string;
  period: Period;
  place?: string;
  posts: readonly Post[];
}

/** The groups' rows with heads and room of these kinds. */
function rowsOf(groups: readonly Group[], headName: string, roomName: string): string[] {
  const head = HEADS[headName] ?? (() => []);
  const room = ROOMS[roomName] ?? { employer: [], post: [] };
  return groups.flatMap(({ employer, period, place, posts }) => [
    ...head(employer, dashed(period)),
    ...(place === undefined ? [] : [place]),
    ...room.employer,
    ...posts.flatMap(({ title, period: own, items }) => [
      ...(own === undefined ? [title] : head(title, dashed(own))),
      ...items.map((item) => `- ${item}`),
      ...room.post,
    ]),
  ]);
}

const post = (title: string, period: Period | undefined, ...items: string[]): Post => ({
  title,
  ...(period && { period }),
  items,
});

const CASES: Record<string, { groups: Group[]; jobs: string[] }> = {
  'two employers': {
    groups: [
      {
        employer: 'Northern Sample Ferries DAC',
        period: ['Sept 2020', 'Present'],
        posts: [
          post(
            "Ship's Cook, MV Sample Dawn",
            ['Mar 2023', 'Present'],
            'Ran the galley for 42 crew',
            'Cut food waste by 22%',
          ),
          post('Second Cook', ['May 2021', 'Feb 2023'], 'Baked bread each night'),
          post('Galley Assistant', ['Sept 2020', 'Apr 2021'], 'Washed and stored the dishes'),
        ],
      },
      {
        employer: 'Example Pelagics Ltd, Killybegs',
        period: ['2018', '2020'],
        posts: [
          post('Deckhand, MFV Example', ['June 2019', 'Aug 2020'], 'Hauled nets with a crew of 11'),
          post('Trainee Deckhand', ['Oct 2018', 'May 2019'], 'Cleaned the holds'),
        ],
      },
    ],
    jobs: [
      "Northern Sample Ferries DAC | Ship's Cook, MV Sample Dawn | 2023-03 | now | 2",
      'Northern Sample Ferries DAC | Second Cook | 2021-05 | 2023-02 | 1',
      'Northern Sample Ferries DAC | Galley Assistant | 2020-09 | 2021-04 | 1',
      'Example Pelagics Ltd | Deckhand, MFV Example | 2019-06 | 2020-08 | 1',
      'Example Pelagics Ltd | Trainee Deckhand | 2018-10 | 2019-05 | 1',
    ],
  },
  'beside one with a single post, which has no period of its own': {
    groups: [
      {
        employer: 'Northern Sample Ferries DAC',
        period: ['Sept 2020', 'Present'],
        posts: [
          post(
            "Ship's Cook, MV Sample Dawn",
            ['Mar 2023', 'Present'],
            'Ran the galley for 42 crew',
          ),
          post('Second Cook', ['May 2021', 'Feb 2023'], 'Baked bread each night'),
        ],
      },
      {
        employer: 'The Sample Bistro, Bundoran',
        period: ['2016', '2018'],
        posts: [post('Commis Chef', undefined, 'Cooked 80 covers a night')],
      },
    ],
    jobs: [
      "Northern Sample Ferries DAC | Ship's Cook, MV Sample Dawn | 2023-03 | now | 1",
      'Northern Sample Ferries DAC | Second Cook | 2021-05 | 2023-02 | 1',
      'The Sample Bistro | Commis Chef | 2016 | 2018 | 1',
    ],
  },
  'with the place below the employer': {
    groups: [
      {
        employer: 'Northern Sample Ferries DAC',
        period: ['2017', 'Present'],
        place: 'Killybegs, Co. Donegal',
        posts: [
          post("Ship's Cook", ['2021', 'Present'], 'Ran the galley for 42 crew'),
          post('Second Cook', ['2017', '2021'], 'Baked bread each night'),
        ],
      },
      {
        employer: 'Example Pelagics Ltd',
        period: ['2010', '2017'],
        place: 'Greencastle, Co. Donegal',
        posts: [
          post('Deckhand', ['2014', '2017'], 'Hauled nets with a crew of 11'),
          post('Trainee Deckhand', ['2010', '2014'], 'Cleaned the holds'),
        ],
      },
    ],
    jobs: [
      "Northern Sample Ferries DAC | Ship's Cook | 2021 | now | 1",
      'Northern Sample Ferries DAC | Second Cook | 2017 | 2021 | 1',
      'Example Pelagics Ltd | Deckhand | 2014 | 2017 | 1',
      'Example Pelagics Ltd | Trainee Deckhand | 2010 | 2014 | 1',
    ],
  },
};

describe('posts under an employer with the whole time there', () => {
  const layouts = Object.entries(CASES).flatMap(([name, { groups }]) =>
    Object.keys(HEADS)
      // A place between a name and its period is read elsewhere.
      .filter((head) => head !== 'row below' || groups.every(({ place }) => place === undefined))
      .flatMap((head) => Object.keys(ROOMS).map((room) => [name, head, room] as const)),
  );
  it.each(layouts)('%s: period by %s, %s', async (name, head, room) => {
    const { groups, jobs } = CASES[name] ?? { groups: [], jobs: [] };
    expect(await jobsIn(rowsOf(groups, head, room))).toEqual(jobs);
  });
});

describe('times between jobs, set like posts below an employer', () => {
  const ROWS = [
    'Sample Roofing Ltd.\tChaguanas',
    'Roofing Foreman\tMar 2019 – Present',
    '- Ran a crew of nine',
    'Roofer\tFeb 2013 – Feb 2019',
    '- Stripped old sheets',
  ];
  it.each([
    'Family time',
    'Career break',
    'At home with our two daughters',
    "Helped on my uncle's cocoa estate, Gran Couva",
    'Cared for my mother',
    'Worked on our family farm',
    'Built my own house',
  ])('are spent at no employer: %s', async (time) => {
    const jobs = await jobsIn([...ROWS, `${time}\tOct 2011 – Jan 2013`]);
    expect(jobs.slice(0, 2)).toEqual([
      'Sample Roofing Ltd. | Roofing Foreman | 2019-03 | now | 1',
      'Sample Roofing Ltd. | Roofer | 2013-02 | 2019-02 | 1',
    ]);
    expect(jobs[2]).not.toContain('Sample Roofing');
    expect(jobs[2]).toContain(time.split(',')[0]);
  });
  it.each(['Apprentice', 'Trained Roofer', 'Labourer, later Apprentice', 'Led our Couva branch'])(
    'but a post is: %s',
    async (post) => {
      const jobs = await jobsIn([...ROWS, `${post}\tOct 2011 – Jan 2013`]);
      expect(jobs[2]).toMatch(/^Sample Roofing Ltd\. \|/);
    },
  );
});
