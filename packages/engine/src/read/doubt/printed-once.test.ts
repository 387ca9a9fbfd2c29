import { findAsWritten, findOwnOrder, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import type { Block } from '../sections/block.ts';
import { sectionRows } from './section-lines.ts';

async function readFile(text: string, name = 'resume.txt'): Promise<Resume> {
  const result = await read(new TextEncoder().encode(text), name);
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Sam Sample\nsam.sample@example.com  555 0119\n';

describe('a label on a row between two jobs', () => {
  const jobs = (label: string): string => `${TOP}
Experience
Electrician, Sample Ltd, Leeds, 2020 - present
Wiring of new flats
${label}
Electrician, Muster Ltd, Leeds, 2016 - 2020
Repairs in shops
`;

  it.each([
    'Skills: conduit, trunking, inspection',
    'Certificates: 18th Edition, ECS Gold Card',
    'Languages: English, Igbo',
  ])('stays there, in the own order of the document: %s', async (label) => {
    const lines = findOwnOrder(await readFile(jobs(label)))?.lines.map(({ text }) => text) ?? [];
    expect(lines.indexOf(label)).toBeGreaterThan(0);
    expect(lines.indexOf(label)).toBeLessThan(lines.length - 2);
  });

  it('tears nothing behind the last job', async () => {
    const resume = await readFile(`${TOP}
Experience
Electrician, Sample Ltd, Leeds, 2020 - present
Wiring of new flats
Electrician, Muster Ltd, Leeds, 2016 - 2020
Repairs in shops
Skills: conduit, trunking, inspection
`);
    expect(findOwnOrder(resume)).toBeUndefined();
  });

  it('tears no list', async () => {
    const resume = await readFile(`${TOP}
Skills
Conduit, trunking, inspection
Languages: English, Igbo
Tools: hammer, saw, drill

Experience
Electrician, Sample Ltd, Leeds, 2020 - present
`);
    expect(findOwnOrder(resume)).toBeUndefined();
  });
});

it('a row of contacts is none of the jobs that it stands between, whatever label it keeps', () => {
  const row = (text: string, start: number): Block =>
    ({ text, start, end: start + text.length, cells: [{ text }], line: {} }) as unknown as Block;
  const [first, contact, last] = [
    row('Cook, Sample Inn, 2014 - 2018', 0),
    row('Skype me: ada@example.com', 100),
    row('Porter, Muster Inn, 2010 - 2014', 200),
  ] as const;
  const span = (start: number, end: number) => ({ start, end, confidence: 1 });
  const rows = sectionRows(
    'work',
    [
      { kind: 'work', heading: row('WORK', -50), blocks: [first, last] },
      { kind: 'header', blocks: [contact] },
    ],
    [first, contact, last],
    {
      'work[0].position': span(0, 4),
      'basics.email': span(110, 125),
      'work[1].position': span(200, 206),
    },
    [{ id: 'kept-1', text: 'Skype me', start: 100, end: 108 }],
  );
  expect(rows.map(({ block }) => block.text)).toEqual([first.text, last.text]);
});

describe('an export that was changed elsewhere', () => {
  const lines = [
    { text: 'Cook, Sample Inn', kind: 'head', entry: 'work[0]' },
    { text: 'Porter, Muster Inn', kind: 'head', entry: 'work[1]' },
  ];
  const exported = (work: object[], section: string): string =>
    JSON.stringify({
      basics: { name: 'Ada Sample' },
      work,
      volunteer: [{ organization: 'Sample Inn', position: 'Cook' }],
      meta: { trueline: { asWritten: [{ section, doubt: 1, lines }] } },
    });
  const COOK = { name: 'Sample Inn', position: 'Cook' };
  const PORTER = { name: 'Muster Inn', position: 'Porter' };

  it.each([
    ['without its jobs', [], 'work'],
    ['without one of them', [COOK], 'work'],
    ['without its jobs, in its own order', [], 'document'],
    ['without one of them, in its own order', [COOK], 'document'],
  ])('prints no line of a job that is gone: %s', async (_, work, section) => {
    const resume = await readFile(exported(work, section), 'resume.json');
    expect(findAsWritten(resume, 'work')).toBeUndefined();
  });

  it.each(['work', 'document'])('keeps the lines of jobs that are there: %s', async (section) => {
    const resume = await readFile(exported([COOK, PORTER], section), 'resume.json');
    expect(findAsWritten(resume, 'work')?.section).toBe(section);
  });
});
