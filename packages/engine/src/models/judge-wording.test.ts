import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { judgeProposals } from '../optimize-proposals.ts';

const AD = 'Cook\nRequirements\n- Cooking for large groups\n- Food safety';
const LINE = 'work[0].highlights[0]';

const judgeLine = (line: string, text: string) => {
  const resume: Resume = {
    work: [{ position: 'Cook', startDate: '2019-01', highlights: [line] }],
  };
  const input = { resume, jobDescription: AD, asOf: '2026-11' } as const;
  return judgeProposals(input, [{ task: 'lines', path: LINE, text }]);
};
const summarize = (summary: string, text: string) => {
  const resume: Resume = {
    basics: { summary },
    work: [{ position: 'Cook', startDate: '2019-01', highlights: ['Cooked for 80 guests a day'] }],
  };
  const input = { resume, jobDescription: AD, asOf: '2026-11' } as const;
  return judgeProposals(input, [{ task: 'summary', path: 'basics.summary', text }]);
};

describe('small words alone are no other language', () => {
  it.each([
    ['Led move from old to new kitchen', 'Led the move from an old to a new kitchen'],
    ['Order parts when boss is away', 'Order the parts when a boss is away'],
    ['Tire season: 20+ cars a day', 'Service 20+ cars a day in the tire season'],
    ['Nil burns and nil falls in more than 90 days', 'No burns and no falls in over 90 days'],
  ])('%s: %s', (line, text) => {
    const { refused } = judgeLine(line, text);
    expect(refused.map(({ reason }) => reason)).not.toContain('Write in the language of the line.');
  });

  it.each([
    ['Cooked for 80 guests a day', 'Préparation des repas pour 80 personnes chaque jour'],
    ['Cooked for 80 guests a day', 'Kochte täglich für 80 Gäste im Speisesaal'],
  ])('and these are: %s', (line, text) => {
    expect(judgeLine(line, text).refused[0]?.verdict).toBe('contradicted');
  });
});

describe('another form of a word loses nothing', () => {
  it.each([
    [
      'Cooking soft diet, laundry, light housekeeping',
      'Cook a soft diet, laundry and light housekeeping',
    ],
    [
      'Analyzed stock and developed reports, presenting to 6 managers',
      'Analyzed stock, developed reports and presented to 6 managers',
    ],
    [
      "Got the safe driving award 2022 and the one in '24",
      'Got the safe driving award in 2022 and the one in 2024',
    ],
    ['Wrote 1 of 3 parts of a plan', 'Wrote one of three parts of a plan'],
    ['Set up a grill; 1st in town', 'Set up a grill, the first in town'],
    [
      'Ordering stationery, booking travel, covering reception',
      'Ordered stationery, booked travel and covered reception',
    ],
  ])('%s: %s', (line, text) => {
    expect(judgeLine(line, text).refused.filter(({ reason }) => /is lost/.test(reason))).toEqual(
      [],
    );
  });

  it.each([
    ['Cooked with Python and Excel for 80 guests', 'Cooked with Python for 80 guests', 'Excel'],
    ['Let 96 flats; rents paid rose to 96%', 'Let flats; rents paid rose to 96%', '96'],
    ['Cooked for 80 guests in 24 kitchens', 'Cooked for 80 guests in 2024 kitchens', '24'],
  ])('but what is gone is lost: %s', (line, text, lost) => {
    expect(judgeLine(line, text).refused[0]?.reason).toContain(`"${lost}" is lost`);
  });
});

describe('a summary', () => {
  it('is not taken without the sentence that says who the person is', () => {
    const { changes } = summarize(
      'Works hard.',
      'Head of the royal kitchens of Norway. Cooked for 80 guests a day.',
    );
    expect(changes.filter(({ verdict }) => verdict === 'proven')).toEqual([]);
  });

  it('loses no years of experience', () => {
    const { refused, changes } = summarize(
      'Cook with 7 years of experience in hotels.',
      'Cook in hotels. Cooked for 80 guests a day.',
    );
    expect([changes.length, refused[0]?.reason]).toEqual([0, 'The years of experience are lost.']);
  });

  it('goes on without a later sentence that is not true', () => {
    const { changes } = summarize(
      'Cook with 7 years of experience in hotels.',
      'Cook with 7 years of experience in hotels. Cooked for 900 guests a day.',
    );
    expect(changes.map(({ after }) => after).join()).not.toContain('900');
  });
});

describe('a line whose sentence is refused', () => {
  it.each([
    [
      'Student member of the Growers Guild. Plan to get my papers when I have the hours',
      'President of the Nursery Board, 2011. Plan to get the papers when I have the hours',
      'Student member of the Growers Guild. Plan to get the papers when I have the hours',
    ],
    [
      'Cleaned the kitchen nightly. Ordered the flour and the oil each week',
      'Cleaned 44 kitchens nightly. Ordered flour and oil each week',
      'Cleaned the kitchen nightly. Ordered flour and oil each week',
    ],
    [
      'Cooked for 80 guests a day. Trained 3 helpers',
      'Cooked for 80 guests daily. Head chef at Globex Corporation',
      'Cooked for 80 guests daily. Trained 3 helpers',
    ],
  ])('keeps its own in that place: %s, %s', (line, text, kept) => {
    expect(judgeLine(line, text).changes.map(({ after }) => after)).toEqual([kept]);
  });
});

describe('what comes out as the text stood is no wording', () => {
  it.each([
    ['every sentence is refused', 'Head chef at Globex. Trained 900 cooks'],
    [
      'one is refused and the other is the line’s',
      'Cooked for 80 guests a day. Trained 900 helpers',
    ],
    ['only its stop and spaces differ', ' Cooked for 80 guests a day.  Trained 3 helpers. '],
  ])('where %s', (_what, text) => {
    const { changes } = judgeLine('Cooked for 80 guests a day. Trained 3 helpers', text);
    expect(changes).toEqual([]);
  });

  it('and says so to the model, where nothing else is said', () => {
    const { refused } = judgeLine('Cooked for 80 guests a day', 'Cooked for 80 guests a day.');
    expect(refused.map(({ reason }) => reason)).toEqual(['This is the line as it stands.']);
  });

  it('but what is in doubt is still offered beside the line’s own sentences', () => {
    const { changes } = judgeLine(
      'Cooked for 80 guests a day. Trained 3 helpers',
      'Cooked for 80 guests a day. Trained 3 helpers in knife skills',
    );
    expect(changes).toMatchObject([{ verdict: 'confirm' }]);
  });

  it('of a summary, too', () => {
    const own = 'Cook with 7 years of experience in hotels.';
    const { changes } = summarize(own, `${own} Cooked for 900 guests a day.`);
    expect(changes).toEqual([]);
  });
});

describe('a wording of which the source’s own sentences alone are left', () => {
  it.each([
    [
      'replaced by them',
      'Cooked for 80 guests a day. Kept the stores.',
      'Cooked for 900 guests a day. Kept 4 stores.',
    ],
    [
      'in another order',
      'Cooked for 80 guests a day. Kept the stores.',
      'Kept the stores. Cooked for 900 guests a day.',
    ],
    [
      'in another order as they stand',
      'Cooked for 80 guests a day. Kept the stores.',
      'Kept the stores. Cooked for 80 guests a day.',
    ],
  ])('is none: %s', (_what, line, text) => {
    const { changes, refused } = judgeLine(line, text);
    expect(changes).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
  });

  it('is none of a summary', () => {
    const summary = 'Cook for large groups since 2019. Cooked for 80 guests a day.';
    const text = 'Cook for large groups since 2019. Won 3 stars.';
    expect(summarize(summary, text).changes).toEqual([]);
  });

  it('and is one where a sentence of it is new', () => {
    const line = 'Was responsible for cleaning 9 ovens a day. Kept the log.';
    const [change] = judgeLine(line, 'Cleaned 9 ovens a day. Kept 4 logs.').changes;
    expect(change?.after).toBe('Cleaned 9 ovens a day. Kept the log.');
  });
});
