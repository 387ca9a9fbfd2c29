import type { KeptText, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { placeKept } from './place-kept.ts';

const piece = (text: string, more: Partial<KeptText> = {}): KeptText => ({
  id: 'kept-1',
  text,
  start: 40,
  end: 40 + text.length,
  ...more,
});

const base: Resume = {
  basics: { name: 'Robin Placeholder' },
  work: [
    { name: 'Fixture Shop', position: 'Manager', startDate: '2020' },
    { name: 'Sample Bank', position: 'Teller', startDate: '2015', endDate: '2018' },
  ],
  skills: [{ name: 'Tools', keywords: ['Excel'] }, { keywords: ['Baking'] }],
  certificates: [{ name: 'First Aid' }],
};

const keeping = (...kept: KeptText[]): Resume => ({
  ...base,
  meta: {
    trueline: {
      spans: { 'work[1].position': { start: 20, end: 26, confidence: 1 } },
      warnings: [
        { code: 'KEPT_TEXT', message: 'We could not place a line.' },
        { code: 'CHECK_VALUE', message: 'Please check it.', path: 'work[1].position' },
      ],
      kept,
    },
  },
});

function place(resume: Resume, home: Parameters<typeof placeKept>[2], id = 'kept-1'): Resume {
  const placed = placeKept(resume, id, home);
  if (placed === undefined) throw new Error(`no kept text ${id}`);
  return placed;
}

/** Every word of a text, or of all that a value holds. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsOf)
    : (String(value).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase());

describe('a job', () => {
  it('is read as the reader reads jobs', () => {
    const resume = keeping(piece('Line Cook, Test Kitchen Ltd., May 2018 - Dec 2019'));
    expect(place(resume, 'job').work?.[1]).toMatchObject({
      position: 'Line Cook',
      name: 'Test Kitchen Ltd.',
      startDate: '2018-05',
      endDate: '2019-12',
    });
  });

  it('stands behind the entry before it in the file, and what follows keeps its doubts and sources', () => {
    const later = piece('Fork lift', { id: 'kept-2', after: 'work[1]' });
    const resume = keeping(
      piece('Line Cook, Test Kitchen Ltd., 2018 - 2019', { after: 'work[0]' }),
      later,
    );
    const placed = place(resume, 'job');
    expect(placed.work?.map(({ position }) => position)).toEqual([
      'Manager',
      'Line Cook',
      'Teller',
    ]);
    const { spans = {}, warnings, kept } = placed.meta?.trueline ?? {};
    expect(spans['work[2].position']).toEqual({ start: 20, end: 26, confidence: 1 });
    expect(spans['work[1].position']).toMatchObject({ start: 40, end: 81 });
    expect(warnings).toEqual([
      { code: 'CHECK_VALUE', message: 'Please check it.', path: 'work[2].position' },
    ]);
    expect(kept).toEqual([{ ...later, after: 'work[2]' }]);
  });

  it('stands by its dates where the file does not tell', () => {
    const resume = keeping(piece('Baker, Example Bakery, 2018 - 2020', { after: 'basics' }));
    expect(place(resume, 'job').work?.map(({ name }) => name)).toEqual([
      'Fixture Shop',
      'Example Bakery',
      'Sample Bank',
    ]);
  });

  it('takes the text as the title where no reader makes sense of it', () => {
    const text = '(see above) 2 & 3';
    expect(place(keeping(piece(text)), 'job').work?.at(-1)).toEqual({ position: text });
  });
});

it('reads a school, its degree and its year', () => {
  const resume = keeping(piece('B.A. History, Example College, 2014'));
  expect(place(resume, 'school').education).toEqual([
    expect.objectContaining({ institution: 'Example College', area: 'History', endDate: '2014' }),
  ]);
});

describe('skills', () => {
  it('join the last group, one each', () => {
    const resume = keeping(piece('Word, PowerPoint, and Outlook'));
    expect(place(resume, 'skill').skills).toEqual([
      { name: 'Tools', keywords: ['Excel'] },
      { keywords: ['Baking', 'Word', 'PowerPoint', 'Outlook'] },
    ]);
  });

  it('keep the name of a group of their own', () => {
    const resume = keeping(piece('Machines: lathe, press brake'));
    expect(place(resume, 'skill').skills?.at(-1)).toEqual({
      name: 'Machines',
      keywords: ['lathe', 'press brake'],
    });
  });

  it('stand alone where each skill does, and open the list where there is none', () => {
    const each = { ...keeping(piece('Word')), skills: [{ name: 'Excel' }] };
    expect(place(each, 'skill').skills).toEqual([{ name: 'Excel' }, { name: 'Word' }]);
    const { skills: _, ...none } = keeping(piece('Word'));
    expect(place(none, 'skill').skills).toEqual([{ keywords: ['Word'] }]);
  });
});

it('reads certificates and languages one each', () => {
  expect(place(keeping(piece('BLS, ACLS, PALS')), 'certificate').certificates).toEqual([
    { name: 'First Aid' },
    { name: 'BLS' },
    { name: 'ACLS' },
    { name: 'PALS' },
  ]);
  expect(place(keeping(piece('French (fluent), German')), 'language').languages).toEqual([
    { language: 'French', fluency: 'fluent' },
    { language: 'German' },
  ]);
});

describe('the way back', () => {
  const first = piece('Open work permit', { heading: 'Status', after: 'basics' });
  const second = piece('Ref. 1234', { id: 'kept-2', start: 90, end: 99 });

  it('leaves out by the person, and takes it back to its place', () => {
    const resume = keeping(first, second);
    const without = place(resume, 'leave-out');
    expect(without.meta?.trueline?.kept).toEqual([second]);
    expect(without.meta?.trueline?.leftOut).toEqual([
      { text: 'Open work permit', reason: 'person', kept: first },
    ]);
    const back = place(without, 'undecided');
    expect(back.meta?.trueline?.kept).toEqual([first, second]);
    expect(back.meta?.trueline?.leftOut).toBeUndefined();
  });

  it('marks what stays as it is, and unmarks it', () => {
    const kept = place(keeping(first, second), 'as-is');
    expect(kept.meta?.trueline?.kept).toEqual([{ ...first, asIs: true }, second]);
    expect(place(kept, 'undecided').meta?.trueline?.kept).toEqual([first, second]);
  });
});

it.each(['job', 'school', 'skill', 'certificate', 'language', 'as-is', 'leave-out'] as const)(
  'loses no word of a text put as %s, and touches nothing that was given',
  (home) => {
    const texts = [
      'Supervisor at Northern Sample Mill (seasonal), summers 2011 - 2013, crew of 12',
      'Driver\tExample Haulage\t2009',
      'Diploma in Welding, Example Polytechnic, with honours, 2010',
      'Languages: English, Tagalog (native); Spanish A2',
      '+1 202 555 0142, robin@example.com',
      `Volunteer ${'with many words '.repeat(40)}`,
      '—',
    ];
    for (const text of texts) {
      const resume = keeping(piece(text));
      const before = structuredClone(resume);
      const placed = place(resume, home);
      expect(resume).toEqual(before);
      const left = wordsOf(placed);
      const connectors = new Set(['at', 'in', 'with', 'and', 'of']);
      const lost = wordsOf(text).filter((word) => !connectors.has(word) && !left.includes(word));
      expect(lost, `${home}: ${text}`).toEqual([]);
    }
  },
);

it('knows no text by another id', () => {
  expect(placeKept(keeping(piece('Word')), 'kept-9', 'skill')).toBeUndefined();
});
