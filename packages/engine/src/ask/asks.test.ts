import {
  type Answer,
  type Ask,
  fillLine,
  findAnswerFaults,
  type Resume,
} from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { buildProof, checkProof, optimize, redecide, verify } from '../index.ts';

const resume: Resume = {
  basics: {
    name: 'Ann Example',
    email: 'ann@example.org',
    phone: '555-010-0199',
    location: { city: 'Town' },
  },
  work: [
    {
      name: 'Maple Dental',
      position: 'Office Manager',
      startDate: '2019-02',
      highlights: [
        'Kept the schedules of dentists and hygienists',
        'Reworked the filing of invoices',
        'Ordered supplies and paid the bills',
      ],
    },
    {
      name: 'Corner Shop',
      position: 'Baker',
      startDate: '2015-01',
      endDate: '2018-12',
      highlights: ['Counted the float and cashed up', 'Baked bread'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Excel'] }],
};
const jobDescription = `Office Administrator
Company: Harbour Clinic

What you will do
- Schedule appointments and update patient records
- Prepare monthly reports for 14 doctors
- Train new reception staff on the phone system

Requirements
- Records management experience required
- Experience with QuickBooks
- Cash handling
- Standard First Aid certificate required
- Excel`;
const input = { resume, jobDescription, asOf: '2026-01' } as const;
const all = { ...input, rounds: 20 };
const { report, changes } = optimize(all);
const asks = report.asks ?? [];

const ofType = (type: Ask['type']): Ask[] => asks.filter((ask) => ask.type === type);
const about = (word: string): Ask => {
  const found = asks.find(({ prompt }) => prompt.includes(word));
  if (found === undefined) throw new Error(`No ask about ${word}`);
  return found;
};
const answered = (answers: Answer[]) => redecide({ ...all, changes, answers });
const linesOf = (answers: Answer[]): string[] =>
  answered(answers)
    .changes.filter(({ kind }) => kind === 'answer')
    .map(({ after }) => after);

describe('asks', () => {
  it('are at most ten a round, the worthiest first, and no line twice', () => {
    const first = optimize(input).report;
    expect(first.asks?.length).toBeLessThanOrEqual(10);
    expect((first.asks?.length ?? 0) + (first.asksLeft ?? 0)).toBe(asks.length);
    const worth = asks.map((ask) => ask.worth);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(new Set(asks.map(({ id }) => id)).size).toBe(asks.length);
  });

  it('keep their ids and order when answers come in', () => {
    const given: Answer[] = [{ ask: about('QuickBooks').id, option: 'no' }];
    expect(answered(given).report.asks?.map(({ id }) => id)).toEqual(asks.map(({ id }) => id));
  });

  it('end with a no, and carry the line of each yes', () => {
    for (const { options, prompt, why } of asks) {
      expect(options.at(-1)?.id).toBe('no');
      expect(`${prompt} ${why}`).not.toMatch(/undefined|lack|fail|you must/i);
    }
  });

  it('say what the score would be with a yes to each', () => {
    expect(report.withinReach).toBeGreaterThan(report.optimizedScore);
    expect(report.withinReach).toBeLessThanOrEqual(100);
  });

  it('stay within reach where they were skipped, not where they were declined', () => {
    const all = (option: 'skip' | 'no') => asks.map(({ id }): Answer => ({ ask: id, option }));
    expect(answered(all('skip')).report.withinReach).toBe(report.withinReach);
    const declined = answered(all('no')).report;
    expect(declined.withinReach).toBe(declined.optimizedScore);
  });

  it('are of every kind that the resume and the ad give reason for', () => {
    for (const type of ['experience', 'credential', 'amount', 'outcome', 'task', 'motive'] as const)
      expect(ofType(type), type).not.toHaveLength(0);
  });
});

describe('an answer by option', () => {
  it.each<[string, string, Record<string, string>, string]>([
    [
      'QuickBooks',
      'yes',
      { what: 'to pay suppliers', often: 'weekly' },
      'Used QuickBooks to pay suppliers, weekly',
    ],
    ['QuickBooks', 'yes', { what: 'I paid 12 suppliers' }, 'Used QuickBooks to pay 12 suppliers'],
    ['QuickBooks', 'partly', {}, 'QuickBooks'],
    ['First Aid', 'yes', { since: '2024-05' }, 'Standard First Aid, since May 2024'],
    ['First Aid', 'partly', {}, 'Standard First Aid (in progress)'],
    [
      'Kept the schedules',
      'yes',
      { count: 'about 6' },
      'Kept about 6 schedules of dentists and hygienists',
    ],
    [
      'what came of it',
      'time',
      { what: 'filing', from: '15', to: '6', unit: 'minutes' },
      'Reworked the filing of invoices, cutting filing from 15 to 6 minutes',
    ],
  ])('%s, %s', (word, option, values, line) => {
    const { id } = about(word);
    expect(linesOf([{ ask: id, option, values }])[0]).toBe(line);
  });

  it('of several ticks makes a bullet each, in the tense of the role', () => {
    const [task] = ofType('task');
    const given = (task?.options ?? [])
      .filter(({ id }) => !/^(?:no|elsewhere)$/.test(id))
      .map(({ id }) => ({ ask: task?.id ?? '', option: id }));
    const lines = linesOf(given);
    expect(lines).toHaveLength(given.length);
    expect(lines).toContain('Prepared monthly reports for doctors');
    expect(answered(given).document.work?.[0]?.highlights).toEqual(expect.arrayContaining(lines));
  });

  it('goes to the role that is chosen', () => {
    const ask = about('QuickBooks');
    const role = ask.options[0]?.blanks.find(({ name }) => name === 'role');
    expect(role?.choices).toEqual(['Office Manager at Maple Dental', 'Baker at Corner Shop']);
    const values = { what: 'close the till', role: 'Baker at Corner Shop' };
    const { document } = answered([{ ask: ask.id, option: 'yes', values }]);
    expect(document.work?.[1]?.highlights?.at(-1)).toBe('Used QuickBooks to close the till');
  });

  it('of no, or of nothing in its blank, makes no line and is kept as a no', () => {
    const ask = about('QuickBooks');
    for (const values of [{ what: 'nothing' }, { what: '' }, { what: '0' }]) {
      const given: Answer[] = [{ ask: ask.id, option: 'yes', values }];
      expect(linesOf(given)).toEqual([]);
      expect(answered(given).report.declined).toEqual([ask.topic]);
    }
    const { report: later } = optimize({ ...all, known: { facts: [], declined: [ask.topic] } });
    expect(later.asks?.map(({ id }) => id)).not.toContain(ask.id);
  });

  it('of yes without what its line needs stays open: it is no "no"', () => {
    const ask = about('QuickBooks');
    const given: Answer[] = [{ ask: ask.id, option: 'yes' }];
    expect(linesOf(given)).toEqual([]);
    expect(answered(given).report.declined).toEqual([]);
    expect(findAnswerFaults(asks, given)[0]?.message).toContain('needs "what"');
  });

  it('of skip changes nothing', () => {
    expect(answered([{ ask: about('QuickBooks').id, option: 'skip' }]).report.declined).toEqual([]);
  });

  it('is the source of its line: the proof names it and nothing goes beyond it', async () => {
    const ask = about('QuickBooks');
    const given: Answer[] = [{ ask: ask.id, option: 'yes', values: { what: 'pay 12 suppliers' } }];
    const { document, changes: made } = answered(given);
    expect(verify(resume, document).ok).toBe(false);
    expect(verify(resume, document, { changes: made }).ok).toBe(true);
    const proof = await buildProof({
      originalText: 'text',
      resume,
      document,
      changes: made,
      files: [{ file: 'resume.txt', bytes: new Uint8Array([1]) }],
      asOf: '2026-01',
    });
    expect(checkProof(proof).unsupported).toEqual([]);
    expect(JSON.stringify(proof)).toContain(`answers.${ask.id}`);
  });

  it('about a moment of their work is for the letter alone, and asked at the end of a round', () => {
    const moment =
      'The cooler failed at night. I moved the vaccines before it rose to nine degrees.';
    const { report: told, document } = answered([{ ask: 'moment', text: moment }]);
    expect(told.moment).toBe(moment);
    expect(told.motive).toBeUndefined();
    expect(JSON.stringify(document)).not.toContain('vaccines');
    const round = optimize(input).report.asks ?? [];
    expect(round.at(-1)?.id).toBe('moment');
    expect(answered([{ ask: 'moment', option: 'no' }]).report.declined).toContain('motive:moment');
  });

  it('of the person’s reason is for the letter alone', () => {
    const { report: told, document } = answered([
      { ask: 'motive', text: 'My mother was treated there.' },
    ]);
    expect(told.motive).toBe('My mother was treated there.');
    expect(JSON.stringify(document)).not.toContain('treated');
  });
});

describe('what was told before', () => {
  const given: Answer[] = [
    { ask: about('QuickBooks').id, option: 'yes', values: { what: 'pay suppliers' } },
    { ask: about('First Aid').id, option: 'yes' },
  ];
  const { facts = [] } = answered(given).report;

  it('is kept under its role', () => {
    expect(facts.map(({ line, section, role }) => [line, section, role?.name])).toEqual([
      ['Used QuickBooks to pay suppliers', 'work', 'Maple Dental'],
      ['Standard First Aid', 'certificates', undefined],
    ]);
  });

  it('is used in the next session without asking', () => {
    const next = optimize({ ...all, known: { facts, declined: [] } });
    expect(next.document.work?.[0]?.highlights).toContain('Used QuickBooks to pay suppliers');
    expect(next.document.certificates).toEqual([{ name: 'Standard First Aid' }]);
    expect(next.report.asks?.map(({ topic }) => topic)).not.toContain(about('QuickBooks').topic);
    expect(verify(resume, next.document, { changes: next.changes }).ok).toBe(true);
  });

  it('stays with its role: another resume has no place for it', () => {
    const other = { ...resume, work: [{ name: 'Elsewhere', position: 'Cook' }] };
    const next = optimize({ ...all, resume: other, known: { facts, declined: [] } });
    expect(JSON.stringify(next.document.work)).not.toContain('QuickBooks');
  });
});

describe('answers that cannot be taken', () => {
  it.each<[Answer, RegExp]>([
    [{ ask: 'nobody', option: 'yes' }, /no ask "nobody"/],
    [{ ask: 'motive', option: 'maybe' }, /no option "maybe"/],
    [{ ask: 'motive', option: 'yes', values: { other: 'x' } }, /no blank "other"/],
  ])('%j', (answer, message) => {
    const [fault] = findAnswerFaults(asks, [{ ask: 'motive', option: 'skip' }, answer]);
    expect(fault).toMatchObject({ index: 1, message: expect.stringMatching(message) });
  });
});

describe('every line with every kind of value', () => {
  const VALUES = ['0', '1', '2', '12', '1,500', '1.2 million', 'some words of mine', 'nothing', ''];
  const valueFor = (kind: string, value: string, choices: readonly string[] = []): string =>
    kind === 'choice' && value !== 'nothing' && value !== '' ? (choices[0] ?? '') : value;

  it('is a line or none, whole, and never with a mark of its pattern', () => {
    for (const ask of asks) {
      for (const option of ask.options) {
        for (const value of VALUES) {
          const values = Object.fromEntries(
            option.blanks.map(({ name, kind, choices }) => [name, valueFor(kind, value, choices)]),
          );
          const isRefused =
            findAnswerFaults(asks, [{ ask: ask.id, option: option.id, values }]).length > 0;
          const line = isRefused ? undefined : fillLine(option, values);
          if (line === undefined) continue;
          expect(line).not.toMatch(/[[\]{}|]| {2}|^\s|\s$| [,.;:]|undefined|,,/);
          expect(line).not.toMatch(/\b(?:0|nothing)\b/);
          expect(line).not.toMatch(
            /\b(?:2|12|1,500|million) (?:minute|hour|dentist|driver|month)\b/,
          );
          expect(line).not.toMatch(/(?<![\d,.])1 (?:minutes|hours|dentists|months|days|weeks)\b/);
        }
      }
    }
  });
});
