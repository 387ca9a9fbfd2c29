import type { Resume, WrittenSentence } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findValue } from '../../document/paths.ts';
import { inputFor } from '../testing/made-up-pairs.ts';
import { countWords } from '../text-measures.ts';
import { writeCoverLetter } from './cover-letter.ts';

/** A demand, what the resume has for it, and the words by which a letter names it. */
interface Row {
  demand: string;
  line?: string;
  paper?: { name: string; issuer?: string; date?: string; summary?: string };
  skill?: string;
  named: RegExp;
}

/** Trades with demands and evidence in several grammars: acts, gerunds, nouns, papers, items of lists. */
const TRADES: Readonly<Record<string, readonly Row[]>> = {
  Locksmith: [
    {
      demand: 'a Certificate of Approval (COA)',
      paper: { name: 'Certificate of Approval (COA)', date: '2023' },
      named: /Certificate of Approval/,
    },
    {
      demand: 'experience with master key systems',
      line: 'Building master key systems, the biggest one so far of 210 cylinders',
      named: /master key systems/,
    },
    {
      demand: 'a Site Safe passport',
      paper: { name: 'Site Safe passport', summary: 'expires 09/2028' },
      named: /Site Safe/,
    },
    {
      demand: 'experience of fitting panic bars',
      line: 'Fitted deadlocks, door closers and panic bars on 30 new builds',
      named: /panic bars/,
    },
  ],
  Cook: [
    {
      demand: 'STCW Basic Safety Training',
      paper: { name: 'STCW Basic Safety Training', issuer: 'Bay Maritime College', date: '2020' },
      named: /STCW/,
    },
    {
      demand: 'experience in provisioning',
      line: 'Provisioning for trips of three weeks and a crew of 11',
      named: /rovision/,
    },
    {
      demand: 'bread and pastry baking',
      skill: 'Bread and pastry',
      named: /read and pastry/,
    },
    {
      demand: 'experience with special diets',
      line: 'Cooked special diets for 9 of the 42 guests',
      named: /special diets/,
    },
  ],
  Rigger: [
    {
      demand: 'working at heights certificate',
      paper: { name: 'Working at Heights', issuer: 'SafeRung Training', date: '2025' },
      named: /[Ww]orking at [Hh]eights/,
    },
    {
      demand: 'experience with electric chain hoists',
      line: 'Hung truss on 12 electric chain hoists for 40 shows a year',
      named: /chain hoists/,
    },
    {
      demand: 'experience of leading a crew',
      line: 'Led a crew of 6 stagehands on tour',
      named: /crew of 6/,
    },
    {
      demand: 'inspection of slings and shackles',
      line: 'Monthly inspection of slings and shackles, with the log',
      named: /slings and shackles/,
    },
  ],
};

interface Case {
  name: string;
  ad: string;
  resume: Resume;
  rows: readonly Row[];
}

/** Each trade, with two to four of its demands as musts, from each beginning, in the present or past. */
function* cases(): Generator<Case> {
  for (const [trade, all] of Object.entries(TRADES))
    for (let turn = 0; turn < all.length; turn++)
      for (const count of [2, 3, 4])
        for (const isOpen of [true, false]) {
          const rows = [...all.slice(turn), ...all.slice(0, turn)].slice(0, count);
          const ad = `${trade}\nSample Works Ltd, Halifax\n\nAbout us\nWe look after the town.\n\nYou must have\n${rows
            .map(({ demand }) => `- ${demand}`)
            .join('\n')}\n`;
          const resume: Resume = {
            basics: { name: 'Ola Sample', email: 'ola@example.org' },
            work: [
              {
                position: trade,
                name: 'North Mills',
                startDate: '2021-02',
                ...(isOpen ? {} : { endDate: '2025-12' }),
                highlights: [
                  ...rows.flatMap(({ line }) => line ?? []),
                  'Kept the van and the tools in good order for the others on the shift',
                ],
              },
            ],
            certificates: rows.flatMap(({ paper }) => paper ?? []),
            skills: [{ name: 'Skills', keywords: rows.flatMap(({ skill }) => skill ?? []) }],
          };
          yield { name: `${trade} ${turn} ${count} ${isOpen ? 'now' : 'then'}`, ad, resume, rows };
        }
}

const written = [...cases()].map((one) => {
  const input = inputFor(one.resume, one.ad);
  const letter = writeCoverLetter(input);
  return { ...one, letter, sentences: letter.sentences?.standard ?? [] };
});

describe('the musts of an ad that a resume shows', () => {
  it('are named in the standard letter, nine in ten at least', () => {
    const all = written.flatMap(({ name, rows, letter }) =>
      rows.map(({ demand, named }) => ({ name, demand, isNamed: named.test(letter.standard) })),
    );
    const missing = all.filter(({ isNamed }) => !isNamed);
    expect(missing.length / all.length, JSON.stringify(missing.slice(0, 5))).toBeLessThanOrEqual(
      0.1,
    );
  });

  it('stand in the order of the ad where they are set off, papers together in one row', () => {
    for (const { letter, rows } of written) {
      const items = letter.standard
        .split('\n')
        .filter((line) => line.startsWith('• ') && !line.includes('; '));
      const at = rows
        .filter(({ skill }) => skill === undefined)
        .map(({ named }) => items.findIndex((item) => named.test(item)))
        .filter((found) => found >= 0);
      expect(at).toEqual([...at].sort((a, b) => a - b));
    }
  });
});

const plain = (text: string): string => text.replace(/^• /, '').toLowerCase();

describe.each(written)('the letter of $name', ({ resume, letter, sentences }) => {
  it('says nothing twice', () => {
    const texts = sentences.map(({ text }) => plain(text));
    expect(new Set(texts).size).toBe(texts.length);
    for (const [i, text] of texts.entries())
      for (const other of texts.slice(i + 1)) expect(other.includes(text)).toBe(false);
  });

  it('has a source for each fact, which names a value of the resume', () => {
    const withFigures = ({ text }: WrittenSentence): boolean => /\d/.test(text);
    for (const sentence of sentences.filter(withFigures))
      expect(sentence.sources.length).toBeGreaterThan(0);
    for (const { path } of sentences.flatMap(({ sources }) => sources))
      expect(typeof findValue(resume, path), path).toBe('string');
  });

  it('keeps its length and has one list at most', () => {
    expect(countWords(letter.standard)).toBeLessThanOrEqual(320);
    const leads = letter.standard.split('\n').filter((line) => line.endsWith(':'));
    expect(leads.length).toBeLessThanOrEqual(1);
    expect(letter.email ?? '').not.toContain('•');
  });
});
