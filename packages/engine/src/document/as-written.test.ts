import type { AsWrittenLine, Change, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../compose/apply.ts';
import { optimize } from '../optimize.ts';
import { canShow, withSureFacts } from './as-written.ts';

const LINES: AsWrittenLine[] = [
  { text: 'Warehouse work, nights', kind: 'head', entry: 'work[0]' },
  {
    text: 'Responsible for counting the stock',
    kind: 'item',
    path: 'work[0].highlights[0]',
    entry: 'work[0]',
  },
  { text: 'of the cold store', kind: 'text', entry: 'work[0]' },
  { text: 'Sample Market', kind: 'head', entry: 'work[1]' },
  { text: 'Recieved goods', kind: 'item', path: 'work[1].highlights[0]', entry: 'work[1]' },
];
const RESUME: Resume = {
  basics: { name: 'Ada Sample', summary: 'Careful worker.' },
  work: [
    {
      position: 'nights',
      name: 'Warehouse work',
      highlights: ['Responsible for counting the stock', 'of the cold'],
      startDate: '2014',
      endDate: '2018',
    },
    { name: 'Sample Market', highlights: ['Recieved goods'] },
  ],
  skills: [{ keywords: ['Stock control'] }],
  meta: { trueline: { asWritten: [{ section: 'work', doubt: 0.9, lines: LINES }] } },
};

const change = (
  path: string,
  before: string,
  after: string,
): Pick<Change, 'path' | 'before' | 'after' | 'decision'> => ({
  path,
  before,
  after,
  decision: 'accepted',
});
const linesOf = (resume: Resume): string[] =>
  resume.meta?.trueline?.asWritten?.[0]?.lines.map(({ text }) => text) ?? [];

describe('changes of a section that is printed as it was written', () => {
  it('reword a line that one value holds whole', () => {
    const edit = change('work[1].highlights[0]', 'Recieved goods', 'Received goods');
    expect(canShow(RESUME, edit)).toBe(true);
    expect(linesOf(applyChanges(RESUME, [edit]))).toEqual([
      ...LINES.slice(0, 4).map(({ text }) => text),
      'Received goods',
    ]);
  });

  it('leave no empty row behind of a text that is in no value', () => {
    const edit = change('meta.trueline.asWritten[0].lines[2].text', 'of the cold store', '');
    expect(linesOf(applyChanges(RESUME, [edit]))).toEqual(
      LINES.toSpliced(2, 1).map(({ text }) => text),
    );
  });

  it('name a summary of facts no longer an objective; a mended wish stays one', () => {
    const lines: AsWrittenLine[] = [
      { text: 'CAREER OBJECTIVE', kind: 'heading', section: 'summary' },
      { text: 'Work', kind: 'heading' },
    ];
    const meta = { trueline: { asWritten: [{ section: 'document' as const, doubt: 1, lines }] } };
    const wish = 'To obtain a post in retail.';
    const own: Resume = { ...RESUME, basics: { summary: wish }, meta };
    const told = (after: string) =>
      linesOf(applyChanges(own, [change('basics.summary', wish, after)]));
    expect(told('Cashier since 2019. Balances a till of 2,000 a day.')[0]).toBe('SUMMARY');
    expect(told('To obtain a job in retail.')[0]).toBe('CAREER OBJECTIVE');
  });

  it('lose a line that says nothing to anyone, whoever it is of', () => {
    const filler = { ...change('work[1].highlights[0]', 'Recieved goods', ''), kind: 'filler' };
    expect(canShow(RESUME, filler as Change)).toBe(true);
    expect(linesOf(applyChanges(RESUME, [filler as Change]))).toHaveLength(LINES.length - 1);
    expect(canShow(RESUME, { ...filler, path: 'work[0].highlights[1]' } as Change)).toBe(false);
    expect(canShow(RESUME, { ...filler, kind: 'leave-out' } as Change)).toBe(false);
  });

  it('choose nothing, part nothing and touch no half line', () => {
    expect(canShow(RESUME, change('work[1].highlights[0]', 'Recieved goods', ''))).toBe(false);
    expect(canShow(RESUME, change('work[1].highlights[0]', 'Recieved goods', 'A\nB'))).toBe(false);
    expect(canShow(RESUME, change('work[0].highlights[1]', 'of the cold', 'Of the cold'))).toBe(
      false,
    );
    expect(canShow(RESUME, change('work[0].position', 'nights', 'Nights'))).toBe(false);
    expect(canShow(RESUME, change('work', 'a\nb', 'b\na'))).toBe(false);
    expect(canShow(RESUME, change('basics.summary', 'Careful worker.', ''))).toBe(true);
  });

  it('add a line behind what stands under its head', () => {
    const added = change('work[0].highlights[2]', '', 'Drove a forklift');
    expect(canShow(RESUME, added)).toBe(true);
    const document = applyChanges(RESUME, [added]);
    expect(linesOf(document)).toEqual([
      ...LINES.slice(0, 3).map(({ text }) => text),
      'Drove a forklift',
      ...LINES.slice(3).map(({ text }) => text),
    ]);
  });

  it('take a summary of facts before the first heading where a whole document had none', () => {
    const lines: AsWrittenLine[] = [
      { text: 'Port Sample', kind: 'text' },
      { text: 'WHERE I WORKED', kind: 'heading' },
      ...LINES,
    ];
    const own = (some: AsWrittenLine[]): Resume => ({
      ...RESUME,
      basics: { name: 'Ada Sample' },
      meta: { trueline: { asWritten: [{ section: 'document', doubt: 1, lines: some }] } },
    });
    const edit = change('basics.summary', '', 'Stock keeper since 2014.');
    expect(canShow(own(lines), edit)).toBe(true);
    const document = applyChanges(own(lines), [edit]);
    expect(linesOf(document).slice(0, 3)).toEqual(['Port Sample', 'SUMMARY', 'WHERE I WORKED']);
    expect(document.meta?.trueline?.asWritten?.[0]?.lines[1]).toMatchObject({ section: 'summary' });
    // Without a heading nobody knows where it would end.
    expect(canShow(own(LINES), edit)).toBe(false);
  });

  it('take a new paper behind the others of the document, or under a heading of its own', () => {
    const lines: AsWrittenLine[] = [
      { text: 'WORK', kind: 'heading', section: 'work' },
      { text: 'Tickets', kind: 'heading' },
      { text: 'WHMIS 2024', kind: 'head', entry: 'certificates[0]' },
      { text: 'Hobbies', kind: 'heading', section: 'interests' },
    ];
    const told = (own: AsWrittenLine[], certificates: Resume['certificates']): string[] =>
      linesOf(
        applyChanges(
          {
            basics: { name: 'Ada Sample' },
            ...(certificates && { certificates }),
            meta: { trueline: { asWritten: [{ section: 'document', doubt: 1, lines: own }] } },
          },
          [
            change(`certificates[${certificates?.length ?? 0}].name`, '', 'Valid passport'),
            change(`certificates[${1 + (certificates?.length ?? 0)}].name`, '', 'First aid'),
          ],
        ),
      );
    expect(told(lines, [{ name: 'WHMIS' }])).toEqual([
      'WORK',
      'Tickets',
      'WHMIS 2024',
      'Valid passport',
      'First aid',
      'Hobbies',
    ]);
    expect(told([lines[0], lines[3]] as AsWrittenLine[], undefined)).toEqual([
      'WORK',
      'Hobbies',
      'CERTIFICATIONS',
      'Valid passport',
      'First aid',
    ]);
  });

  it('follow the person who takes a line out', () => {
    const out = {
      ...change('work[0].highlights[0]', 'Responsible for counting the stock', ''),
      decision: { text: '' },
    };
    const document = applyChanges(RESUME, [out]);
    expect(linesOf(document)).not.toContain('Responsible for counting the stock');
    expect(linesOf(document)).toHaveLength(LINES.length - 1);
  });

  it('are all that a run proposes there: every other line stays, in its place', () => {
    const jobDescription =
      'Warehouse Operative\nRequirements:\n- Experience of stock counting in a cold store\n- Forklift licence';
    for (const depth of ['light', 'fitted', 'rebuilt'] as const) {
      const { changes, document } = optimize({
        resume: RESUME,
        jobDescription,
        asOf: '2026-11',
        depth,
      });
      const touched = changes.filter(({ path }) => path.startsWith('work'));
      expect(touched.every((one) => canShow(RESUME, one))).toBe(true);
      const expected = LINES.map(({ text, path }) => {
        const own = touched.find((one) => one.path === path && one.decision === 'accepted');
        return own?.after ?? text;
      });
      expect(linesOf(document)).toEqual(expected);
    }
  });

  it('give who composes anew nothing of whose lines they are', () => {
    expect(withSureFacts(RESUME).work).toEqual([
      { highlights: ['Responsible for counting the stock', ''] },
      { highlights: ['Recieved goods'] },
    ]);
    expect(withSureFacts({ ...RESUME, meta: {} }).work).toBe(RESUME.work);
  });
});
