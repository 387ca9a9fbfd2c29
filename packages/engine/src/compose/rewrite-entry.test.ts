import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const ad = 'Clerk\n\nRequirements\n- Standardize and organize the archive; analyze costs\n- Excel';

/** The bullets of one ended role after all that starts as accepted. */
function rewrite(
  highlights: string[],
  jobDescription = ad,
  dates: { startDate?: string; endDate?: string } = { startDate: '2015', endDate: '2018' },
): string[] | undefined {
  const resume: Resume = {
    work: [{ name: 'Corner Shop', position: 'Clerk', ...dates, highlights }],
  };
  const { document } = optimize({ resume, jobDescription, asOf: '2026-01' });
  return document.work?.[0]?.highlights;
}

describe('bullets of one role', () => {
  it('change their tense together, nouns that are verbs there too', () => {
    expect(
      rewrite([
        'Interpret drawings for the builders of the shop floor',
        'Assess the work for errors and make corrections where needed',
        'Clean and finish parts with hand tools on the bench',
      ]),
    ).toEqual([
      'Interpreted drawings for the builders of the shop floor',
      'Assessed the work for errors and made corrections where needed',
      'Cleaned and finished parts with hand tools on the bench',
    ]);
  });

  it('stay as they are where only some could be changed', () => {
    const mixed = [
      'Prepare the weekly reports for the managers of the shop',
      'Design and implement the display of new goods, ensure that all is stocked',
    ];
    expect(rewrite(mixed)).toEqual(mixed);
  });

  it('open with another verb of equal rank from the third on', () => {
    expect(
      rewrite([
        'Managed the mail of the office and its archive',
        'Managed the keys of the building and its rooms',
        'Managed the budget of the office and its events',
      ])?.[2],
    ).toBe('Oversaw the budget of the office and its events');
  });

  it("take the ad's spelling where they mix both kinds, and else keep their own", () => {
    expect(
      rewrite(['Organised and then analyzed the archive of the shop with two colleagues']),
    ).toEqual(['Organized and then analyzed the archive of the shop with two colleagues']);
    const own = ['Organised the archive of the shop with two colleagues'];
    expect(rewrite(own)).toEqual(own);
  });

  it('free the verb of a noun for an act among verbs, and leave a list of nouns', () => {
    expect(
      rewrite([
        'Handled the complaints of customers who came to the shop',
        'Kept the keys of the building and of its rooms',
        'Preparation of the reports for the council of a town with 9,000 people',
      ])?.[2],
    ).toBe('Prepared the reports for the council of a town with 9,000 people');
    const nouns = ['Preparation of reports for council', 'Customer support on two floors'];
    expect(rewrite(nouns)).toEqual(nouns);
  });

  it('leave their forms in -ing together, the less sure one beside the sure ones', () => {
    expect(
      rewrite([
        'Preparing the rooms for the guests of the lodge',
        'Supervising the dogs and the cats of the guests',
        'Monitoring with two colleagues the pool of the lodge',
      ]),
    ).toEqual([
      'Prepared the rooms for the guests of the lodge',
      'Supervised the dogs and the cats of the guests',
      'Monitored with two colleagues the pool of the lodge',
    ]);
    const mixed = ['Preparing the rooms for the guests', 'Marketing campaigns for the lodge'];
    expect(rewrite(mixed)).toEqual(mixed);
  });

  it('take the tense that the others have where the role has no dates', () => {
    const opener = 'Handling the returns of the customers at the desk';
    const told = (line: string) => rewrite([line, opener], ad, {})?.[1];
    expect(told('Wrote the guide for the clerks of the shop')).toBe(
      'Handled the returns of the customers at the desk',
    );
    expect(told('Maintain the records of the shop in order')).toBe(
      'Handle the returns of the customers at the desk',
    );
    expect(told('Best clerk of the year in the shop')).toBe(opener);
  });

  it('take no past where the role goes on and its other lines stand in the present', () => {
    const lines = ['Bathe six residents each morning', 'Was responsible for the narcotics log'];
    expect(rewrite(lines, ad, { startDate: '2024' })).toEqual(lines);
  });

  it('are told as by the person, not of them', () => {
    expect(
      rewrite(
        ['Plans, organises and supervises the branch', 'Responds to tickets and trains users'],
        'Librarian',
        { startDate: '2024' },
      ),
    ).toEqual(['Plan, organise and supervise the branch', 'Respond to tickets and train users']);
  });

  it('lose their "I" together, or keep it together', () => {
    expect(rewrite(['I ran the till at night', 'I presented my findings to the board'])).toEqual([
      'Ran the till at night',
      'Presented my findings to the board',
    ]);
    const torn = ['I ran the till at night', 'I was the only one who knew the old safe'];
    expect(rewrite(torn)).toEqual(torn);
    // A role that mixed them before mixes them less.
    expect(rewrite([...torn, 'Ordered the bread of the shop'])?.[0]).toBe('Ran the till at night');
  });

  const goesOn = { startDate: '2024' };

  it.each([
    [
      ['Feeding, grading and moving fish', 'Checking oxygen', 'Mending nets'],
      ['Fed, graded and moved fish', 'Checked oxygen', 'Mended nets'],
    ],
    [
      ['To help in the depot with washing', 'I was responsible for the spare parts shelf'],
      ['Helped in the depot with washing', 'Looked after the spare parts shelf'],
    ],
    [
      ['I help coach the juniors', 'serve guests, 60 seats', 'Carried plates to the terrace'],
      ['Helped coach the juniors', 'Served guests, 60 seats', 'Carried plates to the terrace'],
    ],
    [
      ['240 hours of driving with an instructor', 'Learning signals and points'],
      ['240 hours of driving with an instructor', 'Learned signals and points'],
    ],
  ])('of an ended role come to the past together: %j', (own, told) => {
    expect(rewrite(own)).toEqual(told);
  });

  it.each([
    [
      [
        'driving lines 1 and 3 in three shifts',
        'checks the brakes before departure',
        'selling tickets at night',
        'wrote 2 reports of collisions',
      ],
      [
        'Drive lines 1 and 3 in three shifts',
        'Check the brakes before departure',
        'Sell tickets at night',
        'Wrote 2 reports of collisions',
      ],
    ],
    [
      ['She files tax returns for the clients of the office', 'She checks and records all meters'],
      ['File tax returns for the clients of the office', 'Check and record all meters'],
    ],
  ])('of a role that goes on come to the present together: %j', (own, told) => {
    expect(rewrite(own, ad, goesOn)).toEqual(told);
  });

  it.each([
    [['Setting and striking scenery', 'Scene changes in the dark', 'Sweeping the stage']],
    [['Checking the colour of pears', 'Being there for customers', 'Filling shelves at night']],
    [['Responsible for sorting mail', 'Responsible for the quality', 'Responsible for results']],
    [['I sorted the mail of the office', 'I was the only one who knew the old safe']],
  ])('keep the voice of the person where one cannot be changed: %j', (own) => {
    expect(rewrite(own)).toEqual(own);
  });

  it('get an opener only where all bare nouns of the role get one', () => {
    const verbs = ['Kept the keys of the building', 'Sorted the mail of the office'];
    expect(rewrite([...verbs, 'Customer complaints and refunds'])?.[2]).toBe(
      'Handled customer complaints and refunds',
    );
    // A line without a verb says as much as one with a weak one.
    for (const noun of ['Stock control and ordering', 'Shop drawings, daily report'])
      expect(rewrite([...verbs, noun])?.[2]).toBe(noun);
    const nouns = ['Customer complaints and refunds', 'Night shift supervisor'];
    expect(rewrite([...verbs, ...nouns])?.slice(2)).toEqual(nouns);
    // A result is no work that a verb could open.
    expect(rewrite([...verbs, 'Customer complaints and refunds', 'No lost parcels'])?.[2]).toBe(
      'Handled customer complaints and refunds',
    );
  });

  it.each([
    [
      ['Formwork for slabs and columns', 'Fixing of frames and hanging of 214 doors in the block'],
      ['Formwork for slabs and columns', 'Fixed frames and hung 214 doors in the block'],
    ],
    [
      ['Beds, sofa frames, school desks', 'Measuring at the customer and giving prices'],
      ['Beds, sofa frames, school desks', 'Measured at the customer and gave prices'],
    ],
    [
      ['Planting of seedlings, weeding of beds and watering of lawns', 'Cutting of hedges'],
      ['Planted seedlings, weeded beds and watered lawns', 'Cut hedges'],
    ],
  ])('become verbs where they can, beside a list of things: %j', (own, told) => {
    expect(rewrite(own)).toEqual(told);
  });

  it.each([
    [['Beds, sofa frames', 'Coffins and doors', 'School desks, tables', 'Painting of desks']],
    [['Net repairs and gear', 'Mending nets, ropes, forklift']],
  ])('stay among nouns where most lines would: %j', (own) => {
    expect(rewrite(own)).toEqual(own);
  });

  it('keep their form together where one of them would lose what the ad asks', () => {
    const own = ['Painting of homes in the town', 'Working at heights and in hot conditions'];
    expect(rewrite(own, 'Painter\n\nRequirements\n- Painting')).toEqual(own);
  });

  it('take the verb of their own noun in a document that tells of work by verbs', () => {
    const role = ['Audits of public houses, taxis and shops', 'Member of the project group'];
    const work = [
      { position: 'Clerk', startDate: '2015', endDate: '2018', highlights: role },
      {
        position: 'Inspector',
        startDate: '2018',
        endDate: '2020',
        highlights: ['Led 30 audits a year', 'Drafted settlements'],
      },
    ];
    const { document } = optimize({ resume: { work }, jobDescription: ad, asOf: '2026-01' });
    const clerk = document.work?.find(({ position }) => position === 'Clerk');
    expect(clerk?.highlights).toEqual(['Audited public houses, taxis and shops', role[1]]);
    expect(rewrite(role)).toEqual(role);
  });

  it('take it too where nothing but figures and results of the role is left without one', () => {
    const own = [
      'Execution of plaster on walls, 35 m2 per day',
      'Restoration of the mouldings of the theatre',
      '12 camps at 3,200 m',
    ];
    expect(rewrite(own)).toEqual([
      'Executed plaster on walls, 35 m2 per day',
      'Restored the mouldings of the theatre',
      own[2],
    ]);
    expect(rewrite([...own.slice(0, 2), 'Camps in the desert'])?.[0]).toBe(own[0]);
  });

  it('lose their "I" beside one whole sentence that cannot', () => {
    const own = [
      'I ran the till at night',
      'I ordered the bread of the shop',
      'I sorted the mail of the office',
      'I was the only one who knew the old safe',
    ];
    expect(rewrite(own)).toEqual([
      'Ran the till at night',
      'Ordered the bread of the shop',
      'Sorted the mail of the office',
      own[3],
    ]);
  });

  it('are mended where they keep their voice', () => {
    const own = ['I sorted the mail of the office', 'I was the only one who recieved parcels'];
    expect(rewrite(own)).toEqual([own[0], 'I was the only one who received parcels']);
  });

  it('keep a line in another script free of long English names', () => {
    const line = 'Внедрял CI/CD для двух команд';
    const wanted =
      'DevOps Engineer\n\nRequirements\n- Continuous integration and continuous deployment';
    expect(rewrite([line], wanted)).toEqual([line]);
  });
});
