import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isFurniture, isOwnName } from './kept-text.ts';
import { proposeLeftOut } from './left-out.ts';

interface Piece {
  text: string;
  after?: string;
}
const withKept = (...pieces: (string | Piece)[]): Resume => ({
  basics: { name: 'Ann Maria Example-Moss' },
  meta: {
    trueline: {
      kept: pieces.map((piece, at) => ({
        id: `kept-${at}`,
        ...(typeof piece === 'string' ? { text: piece, after: 'basics' } : piece),
      })),
    },
  },
});
const leftOut = (resume: Resume): [string, string][] =>
  proposeLeftOut(resume, 'Clerk', '2026-11').map(({ before, after }) => [before, after]);

describe('what stands around a signature', () => {
  it('goes with the words that it signs', () => {
    const rows = [
      'All the above is true to my knowledge and belief.',
      'Place: Exampletown',
      'Date:',
    ];
    expect(leftOut(withKept(...rows)).map(([before]) => before)).toEqual(rows);
  });

  it.each([
    'Date: can start on 1 March 2027',
    'Place: open to Leeds or York',
    'Signed: sign language',
  ])('says more below them, and stays: %s', (row) => {
    const rows = ['All of the above statements are correct.', row, 'Place: Exampletown'];
    expect(leftOut(withKept(...rows)).map(([before]) => before)).toEqual([rows[0], rows[2]]);
  });

  it.each(['Place: Exampletown', 'Date of first licence: 2004', 'Place of work: two yards'])(
    'stays without them: %s',
    (row) => expect(leftOut(withKept(row))).toEqual([]),
  );
});

describe('a row that signs the document', () => {
  const consent = 'Autorizzo il trattamento dei dati personali.';
  const signedBy = (row: string, spans = {}): string[] => {
    const resume = withKept(consent, row);
    const kept = resume.meta?.trueline?.kept?.map((piece, at) => ({
      ...piece,
      heading: '',
      start: 900 + 100 * at,
      end: 990 + 100 * at,
    }));
    const meta = { trueline: { kept, spans } };
    return leftOut({ ...resume, meta }).map(([before]) => before);
  };

  it.each([
    'Taranto, 20 novembre 2026\tAnn Maria Example-Moss',
    'Exampletown, 20/11/2026',
    'Fait à Paris, le 20 novembre 2026',
    'Berlin, den 20. November 2026',
    'Warszawa, dnia 20.11.2026',
    'Place: Kochi  Date: 20/11/2026',
    'Milano, 20/11/2026 In fede, Ann Maria Example-Moss',
    'Lisboa, 20 de novembro de 2026',
    'Madrid, 20 de noviembre de 2026',
    'Date: 20 November 2026  Signature: ........',
  ])('says nothing of the person: %s', (row) => {
    expect(signedBy(row)).toEqual([row]);
  });

  it.each([
    'Forklift licence, 20 November 2026',
    'Exampletown, 2026',
    'Exampletown, 2019 - 2026',
    'Free from 20 November 2026 on',
    'Exampletown, 20 November 2026, half marathon',
  ])('is none that tells more: %s', (row) => {
    expect(signedBy(row)).toEqual([]);
  });

  it('needs a label, a name or a consent above it', () => {
    const piece = { id: 'k', text: 'Barista, 20/11/2026', after: 'basics', start: 900, end: 990 };
    expect(leftOut({ meta: { trueline: { kept: [piece] } } })).toEqual([]);
  });

  it('is none above what was read', () => {
    const below = { 'work[0].name': { start: 1200, end: 1210, confidence: 1 } };
    expect(signedBy('Exampletown, 20/11/2026', below)).toEqual([]);
  });
});

describe('texts that found no place', () => {
  it.each([
    'Page 1',
    '2/3',
    'RESUME',
    'Curriculum Vitae',
    'Tel/WhatsApp',
    'e mail',
    'Example-Moss',
    'ABOUT ME:',
    'Surname / Van:\tEXAMPLE-MOSS',
    'Full names: Ann Maria',
    'First name\tAnn',
    'Name of applicant: Ann Example-Moss',
  ])('go where they say nothing: %s', (text) => {
    expect(leftOut(withKept(text))).toEqual([[text, '']]);
  });

  it.each([
    'Open work permit',
    'Donor relations',
    'Flat 2, 9 Mill Road',
    'Moss removal',
    'Known as: Nan',
    'Name of school: Example-Moss High',
  ])('stay otherwise: %s', (text) => {
    expect(leftOut(withKept(text))).toEqual([]);
  });

  it('of a letter above the name go from its salutation on', () => {
    const letter = ['Dear Madam,', 'I send herewith my resume for the post.', 'Thanking you, Ann'];
    const resume = withKept(...letter.map((text) => ({ text })), 'Open work permit');
    expect(leftOut(resume).map(([before]) => before)).toEqual(letter);
  });

  it('lose the label and the wish behind it, and keep what was done', () => {
    const text =
      'Desired employment\tRan herds of 200 to 1,100 cows. Looking for a post with a share.';
    expect(leftOut(withKept(text))).toEqual([[text, 'Ran herds of 200 to 1,100 cows.']]);
    expect(leftOut(withKept('Objective: Seeking a stable position'))[0]?.[1]).toBe('');
  });

  it('lose what is personal in a row and keep the rest', () => {
    const text = 'Canadian citizen, age 39, single mother';
    expect(leftOut(withKept(text))).toEqual([[text, 'Canadian citizen']]);
  });
});

it('a name is the own one in full, in part or by its first letters', () => {
  for (const text of ['Ann Example-Moss', 'A. M. Example-Moss', 'ANN', 'Example-Moss'])
    expect(isOwnName(text, 'Ann Maria Example-Moss')).toBe(true);
  for (const text of ['Anna Example', 'A. M.', 'Ann Moss & Co', 'Example 9'])
    expect(isOwnName(text, 'Ann Maria Example-Moss')).toBe(false);
});

it('a label alone is furniture, with its value it is none', () => {
  expect(isFurniture('Mobile | E-mail')).toBe(true);
  expect(isFurniture('Mobile 0770 900 100')).toBe(false);
});

describe('references and pastimes', () => {
  const of = (resume: Resume, ad = 'Clerk'): string[] =>
    proposeLeftOut(resume, ad, '2026-11').map(({ before }) => before);
  const work = [{ name: 'Corner Shop', position: 'Clerk', startDate: '2015-01' }];

  it.each([
    'References',
    'will be furnished',
    "ask me and I'll send you two",
    'they can be provided at any time upon request',
  ])('that name nobody go: %s', (reference) => {
    expect(of({ references: [{ reference }] })).toEqual([reference]);
  });

  it('that name someone stay, beside one that does not', () => {
    const references = [
      { name: 'Mr. Oral Sample', reference: 'Owner, Ridge Farm, 555-0188' },
      { reference: 'Dr Sample, Ridge Clinic, 555-0101' },
      { reference: 'on request' },
    ];
    expect(of({ references })).toEqual(['on request']);
  });

  it('pastimes go beside a career, and all stay where one tells something', () => {
    const interests = [{ name: 'Choir' }, { name: 'Hiking' }];
    expect(of({ work, interests })).toEqual(['Choir', 'Hiking']);
    expect(of({ interests })).toEqual([]);
    expect(of({ work, interests }, 'Guide for hiking tours')).toEqual([]);
    const telling = [...interests, { name: 'Captain of the rowing club' }];
    expect(of({ work, interests: telling })).toEqual([]);
  });

  it('what a form left among pastimes and skills goes', () => {
    const interests = [
      { name: 'Father name', keywords: ['John Example'] },
      { name: 'Expiry', keywords: ['2031 Mar'] },
      { name: 'Driving permit', keywords: ['B'] },
    ];
    expect(of({ interests })).toEqual(['Father name: John Example', 'Expiry: 2031 Mar']);
    const keywords = ['Excel', 'Mother tongue', 'Filing', 'Hobbies', 'Trail running'];
    expect(of({ skills: [{ keywords }] })).toEqual(['Mother tongue', 'Hobbies', 'Trail running']);
  });
});

describe('what stands beside the contacts', () => {
  const beside = (...texts: string[]): Resume => ({
    basics: { name: 'Ann Maria Example-Moss' },
    meta: {
      trueline: {
        kept: texts.map((text, at) => ({ id: `kept-${at}`, text, after: 'basics' })),
      },
    },
  });

  it('goes where it asks or greets', () => {
    const gone = ['How can you be reached?', 'Good evening Ms. Sample,', 'Dear Madam,'];
    expect(leftOut(beside(...gone)).map(([before]) => before)).toEqual(gone);
  });

  it('goes where it says when the document was written', () => {
    const gone = ['As of November 20, 2026', 'Last updated: 12/2026'];
    expect(leftOut(beside(...gone)).map(([before]) => before)).toEqual(gone);
    expect(leftOut(beside('As of 2026 free for night work', 'Updated 40 manuals'))).toEqual([]);
  });

  it('goes where it is the name in full', () => {
    const gone = ['Full names: Ann Maria Joy Example-Moss', 'Name in full: Ann Example-Moss'];
    expect(leftOut(beside(...gone)).map(([before]) => before)).toEqual(gone);
    expect(leftOut(beside('Full names of both firms: Example and Moss'))).toEqual([]);
  });

  it('stays where it tells', () => {
    expect(leftOut(beside('Own car', 'SC cleared (to 2029)', 'Chartered Engineer'))).toEqual([]);
  });
});

describe('rows of a document in its own order', () => {
  const rows = (...texts: string[]): Resume => ({
    basics: { name: 'Ann Maria Example-Moss' },
    meta: {
      trueline: {
        asWritten: [
          {
            section: 'document',
            doubt: 1,
            lines: [
              { text: 'Other things', kind: 'heading' },
              ...texts.map((text) => ({ text, kind: 'text' as const })),
            ],
          },
        ],
      },
    },
  });

  it('go where they are personal data or say nothing', () => {
    const gone = [
      'Date of birth: 3 March 1983',
      'Marital status: married',
      'References available on request',
    ];
    expect(leftOut(rows(...gone)).map(([before]) => before)).toEqual(gone);
  });

  it('go under a heading of their own where they say nothing, whole alone', () => {
    const of = (...texts: string[]): Resume => {
      const own = rows(...texts);
      const [written] = own.meta?.trueline?.asWritten ?? [];
      if (written === undefined) throw new Error('rows');
      const asWritten = [{ ...written, section: 'work' as const }];
      return { ...own, meta: { trueline: { asWritten } } };
    };
    expect(leftOut(of('Final salary: £24,520. Reason for leaving: institute merged.'))).toEqual([
      ['Final salary: £24,520. Reason for leaving: institute merged.', ''],
    ]);
    expect(leftOut(of('Nom | Fonction | Téléphone'))).toEqual([['Nom | Fonction | Téléphone', '']]);
    expect(leftOut(of('Reading | Writing'))).toEqual([]);
    const gone = [
      'Reason for leaving: the principal left the market, whole line closed.',
      'I CERTIFY THAT ALL ABOVE IS TRUE.',
    ];
    expect(leftOut(of(...gone, 'Ran the shop')).map(([before]) => before)).toEqual(gone);
    expect(leftOut(of('Reason for leaving: the principal left', 'the market in May'))).toEqual([]);
    expect(leftOut(of('Date of birth: 3 March 1983'))).toEqual([]);
    expect(leftOut(of('Reason for leaving', 'I opened my own studio.'))).toEqual([]);
  });

  it('stay where they tell of the person', () => {
    expect(leftOut(rows('Choir, gardening', 'First Aid, 2024', 'English, some Polish'))).toEqual(
      [],
    );
  });
});
