import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import type { Language, Line } from './line.ts';

/** The first verb of a line with its form, or null. */
const firstVerb = ({ tokens }: Line): string | null => {
  const verb = tokens.find(({ pos }) => pos === 'verb');
  return verb === undefined ? null : `${verb.lower} ${verb.form}`;
};
const lemmas = (text: string, language: Language): string[] =>
  analyze(text, language).tokens.map(({ lemma }) => lemma);

it.each(['Sorted mail.', "I'm in, it's 5.5 % (or $1,200)!", "Géré l'équipe de 12 - aujourd'hui"])(
  'the tokens of a line and the gaps between them are the line: %s',
  (text) => {
    for (const language of ['en', 'fr'] as const) {
      const { tokens } = analyze(text, language);
      expect(tokens.map((token) => token.gap + token.text).join('')).toBe(text);
      for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
    }
  },
);

describe('the first word of an English bullet', () => {
  it.each([
    ['Stock shelves overnight', 'stock base'],
    ['Stock rotation and date checks', null],
    ['Staff the front desk on weekends', 'staff base'],
    ['Staff scheduling for two cafés', null],
    ['Lead a crew of five', 'lead base'],
    ['Lead generation for the team', null],
    ['Answer phones', 'answer base'],
    ['Measure and cut trim', 'measure base'],
    ['Cook and dishwasher', null],
    ['Reviews blueprints with the foreman', 'reviews third'],
    ['Orders, invoices and packing slips', null],
    ['Training two apprentices', 'training gerund'],
    ['Training of casual staff', null],
    ['Managing director of a theatre', null],
    ['Licensed drivers and inspected cars', 'licensed past'],
    ['Licensed practical nurse on a stroke unit', null],
    ['Occasionally cover the front desk', 'cover base'],
    ['As shift lead, counted the safe', 'counted past'],
    ['Duties included mopping floors', 'included participle'],
  ])('%s', (text, verb) => {
    expect(firstVerb(analyze(text, 'en'))).toBe(verb);
  });
});

it('takes words back to their base forms', () => {
  expect(lemmas('Taught children and wrote 12 policies', 'en')).toEqual(
    'teach child and write 12 policy'.split(' '),
  );
  expect(lemmas("Gère l'équipe des caissiers", 'fr')).toEqual([
    'gérer',
    "l'",
    'équipe',
    'des',
    'caissier',
  ]);
});

describe('what a clause says', () => {
  const clausesOf = (text: string, language: Language = 'en') => {
    const { tokens, clauses } = analyze(text, language);
    return clauses.map(({ predicate, subject, object, rank, modality, polarity }) => ({
      verb: predicate === null ? null : tokens[predicate]?.lemma,
      subject: subject === null ? null : tokens[subject.head]?.lower,
      object: object === null ? null : tokens[object.head]?.lower,
      rank,
      modality,
      polarity,
    }));
  };

  it('names verb, object and rank, and no subject for the person', () => {
    expect(clausesOf('Managed two offices and trained clerks')).toEqual([
      {
        verb: 'manage',
        subject: null,
        object: 'offices',
        rank: 4,
        modality: 'done',
        polarity: 'positive',
      },
      {
        verb: 'train',
        subject: null,
        object: 'clerks',
        rank: 3,
        modality: 'done',
        polarity: 'positive',
      },
    ]);
  });

  it('keeps what others do with them, and a helper below the one who does', () => {
    expect(clausesOf('The foreman signed the permits')[0]).toMatchObject({ subject: 'foreman' });
    expect(clausesOf('Helped nurses turn patients')).toMatchObject([
      { verb: 'help', rank: 1 },
      { verb: 'turn', rank: 1 },
    ]);
  });

  it('tells what was planned or denied from what was done', () => {
    expect(clausesOf('Planned to cut costs')[1]).toMatchObject({
      verb: 'cut',
      modality: 'planned',
    });
    expect(clausesOf('I did not file them')[0]).toMatchObject({
      verb: 'file',
      polarity: 'negative',
    });
  });

  it('reads a line without a verb as one clause', () => {
    expect(clausesOf('Year-end stock count')).toMatchObject([{ verb: null, object: 'count' }]);
  });

  it('reads French participles as what the person did', () => {
    expect(clausesOf('Préparé les dépôts et aidé les clients', 'fr')).toMatchObject([
      { verb: 'préparer', object: 'dépôts', rank: 3 },
      { verb: 'aider', object: 'clients', rank: 1 },
    ]);
  });
});

describe('dates and amounts', () => {
  const read = (text: string, language: Language = 'en') => {
    const [clause] = analyze(text, language).clauses;
    return {
      dates: clause?.time.map(({ year, month, day }) => [year, month, day]),
      amounts: clause?.amounts.map(({ value, unit }) => `${value} ${unit}`),
    };
  };

  it.each([
    ['Open since March 2019', [[2019, 3, null]]],
    ['Open since Mar. 4, 2019', [[2019, 3, 4]]],
    ['Open since 2019-03-04', [[2019, 3, 4]]],
    ['Open since 03/2019', [[2019, 3, null]]],
    ['Open since 04/03/2019', [[2019, null, null]]],
    ["Open since March '19", [[2019, 3, null]]],
    ['Open since 2019', [[2019, null, null]]],
    ['A fund of $2019', []],
  ])('%s', (text, dates) => {
    expect(read(text).dates).toEqual(dates);
  });

  it.each([
    ['Sold 1,200 tickets', ['1200 count']],
    ['Sold twelve tickets', ['12 count']],
    ['Kept a $2.5M budget', ['2500000 money']],
    ['Raised 3 million dollars', ['3000000 money']],
    ['Cut waste by 12 %', ['12 percent']],
    ['Open since March 2019', []],
  ])('%s', (text, amounts) => {
    expect(read(text).amounts).toEqual(amounts);
  });

  it('in French as well', () => {
    expect(read('Formé vingt-deux employés en mars 2019', 'fr')).toEqual({
      dates: [[2019, 3, null]],
      amounts: ['22 count'],
    });
    expect(read('Préparé la paie de 1 200 employés et 3,5 % de hausse', 'fr').amounts).toEqual([
      '1200 count',
      '3.5 percent',
    ]);
  });
});
