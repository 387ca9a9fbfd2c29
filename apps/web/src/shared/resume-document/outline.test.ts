import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const textsOf = (resume: Parameters<typeof outlineOf>[0]) =>
  outlineOf(resume).flatMap(({ entries }) =>
    entries.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );

it('shows all that the files print of a school', () => {
  const education = [
    {
      institution: 'Prairie College',
      location: 'Brandon, MB',
      score: '3.8',
      courses: ['Payroll Law'],
      highlights: ['Won the case competition'],
    },
  ];
  expect(textsOf({ education })).toEqual([
    'Prairie College',
    'Brandon, MB',
    'Grade 3.8',
    'Payroll Law',
    'Won the case competition',
  ]);
});

it('shows the date of a certificate, an award or a publication as a month', () => {
  expect(
    textsOf({
      certificates: [{ name: 'First aid', date: '2018-03' }],
      awards: [{ title: 'Best stall', date: '2019' }],
      publications: [{ name: 'Stock counts', releaseDate: '2020-11-05' }],
    }),
  ).toEqual(['First aid', 'Mar 2018', 'Best stall', '2019', 'Stock counts', 'Nov 2020']);
});

it('names a grade that is only a figure, and leaves one in words alone', () => {
  const shown = (score: string) => textsOf({ education: [{ score }] });
  expect(shown('3.8/4.0')).toEqual(['Grade 3.8/4.0']);
  expect(shown('3,8')).toEqual(['Grade 3,8']);
  expect(shown('GPA 3.8')).toEqual(['GPA 3.8']);
  expect(shown('First class')).toEqual(['First class']);
});

it('shows an address as the files print it', () => {
  expect(
    textsOf({
      basics: {
        url: 'https://www.vantongeren.example/',
        profiles: [
          { url: 'http://code.example/marisol' },
          { network: 'Mastodon', username: '@marisol' },
        ],
      },
    }),
  ).toEqual(['vantongeren.example', 'code.example/marisol', 'Mastodon: @marisol']);
});

it('shows text without a place after what it stood behind, or under its own heading', () => {
  const kept = [
    { id: 'kept-1', text: 'Paid by the day', after: 'work[0]' },
    { id: 'kept-2', text: 'File 7731', heading: 'For office use', after: 'work[1]' },
    { id: 'kept-3', text: 'Open to relocation' },
  ];
  const sections = [{ heading: 'For office use', kind: 'other' }];
  const outline = outlineOf({
    basics: { name: 'Nora Testwell' },
    work: [{ position: 'Clerk' }, { position: 'Baker' }],
    meta: { trueline: { kept, sections } },
  });
  expect(
    outline.map(({ heading, entries }) => [
      heading,
      ...entries.map(({ lines }) => lines.map(({ text }) => text)),
    ]),
  ).toEqual([
    ['', ['Nora Testwell', 'Open to relocation']],
    ['Work', ['Clerk', 'Paid by the day'], ['Baker']],
    ['For office use', ['File 7731']],
  ]);
});

it('shows a section as it was written, what can be changed at the place of its value', () => {
  const work = [{ name: 'in the cold store', highlights: ['Counted stock'] }];
  const lines = [
    {
      text: 'Warehouse work in the cold store',
      dates: '2014 - 2018',
      kind: 'head' as const,
      entry: 'work[0]',
    },
    { text: 'Counted stock', kind: 'item' as const, path: 'work[0].highlights[0]' },
    { text: 'Asked back every winter', kind: 'text' as const },
  ];
  const meta = { trueline: { asWritten: [{ section: 'work' as const, doubt: 1, lines }] } };
  const [section] = outlineOf({ work, meta });
  expect(section?.entries.map(({ path }) => path)).toEqual(['work[0]']);
  expect(section?.entries[0]?.lines.map(({ text, role }) => [role, text])).toEqual([
    ['title', 'Warehouse work in the cold store'],
    ['meta', '2014 - 2018'],
    ['bullet', 'Counted stock'],
    ['text', 'Asked back every winter'],
  ]);
  expect(section?.entries[0]?.lines[2]?.path).toBe('work[0].highlights[0]');
});

it("shows a document in the person's own order, and from its fields what was read whole", () => {
  const sections = outlineOf({
    basics: { name: 'Ada Sample', summary: 'A cook.' },
    work: [{ position: 'Cook', name: 'Example Catering' }],
    certificates: [{ name: 'First aid' }],
    meta: {
      trueline: {
        asWritten: [
          {
            section: 'document',
            doubt: 1,
            lines: [
              { text: 'A cook.', kind: 'text', path: 'basics.summary' },
              { text: 'Where I worked', kind: 'heading', section: 'work' },
              { text: 'Other things', kind: 'heading' },
              { text: 'First aid, Feb 2024', kind: 'text' },
            ],
          },
        ],
      },
    },
  });
  expect(
    sections.map(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ]),
  ).toEqual([
    ['', 'Ada Sample'],
    ['', 'A cook.'],
    ['Where I worked', 'Cook', 'Example Catering'],
    ['Other things', 'First aid, Feb 2024'],
  ]);
});
