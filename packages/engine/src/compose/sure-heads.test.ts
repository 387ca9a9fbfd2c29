import type { AsWrittenLine, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { withSureHeads } from './sure-heads.ts';

const row = (entry: number, text: string, dates?: string): AsWrittenLine => ({
  text,
  kind: 'head',
  entry: `work[${entry}]`,
  ...(dates === undefined ? {} : { dates }),
});
const resumeOf = (work: Resume['work'], lines: AsWrittenLine[]): Resume => ({
  work,
  meta: { trueline: { asWritten: [{ section: 'work', doubt: 0.9, lines }] } },
});
const heldIn = (resume: Resume): (string | undefined)[] =>
  (withSureHeads(resume).work ?? []).map(({ position }) => position);

describe('titles of a section that is printed as it was written', () => {
  const clerk = { position: 'Payroll Clerk', startDate: '2019-03' };
  const cook = { position: 'Cook', startDate: '2012', endDate: '2018' };

  it('count where one head gives title and period', () => {
    const lines = [
      row(0, 'Payroll Clerk, Sample Depot', 'March 2019 - present'),
      row(1, 'Sample Inn | Cook', '2012 - 2018'),
    ];
    const sure = withSureHeads(resumeOf([clerk, cook], lines));
    expect(sure.work).toEqual([
      { ...clerk, highlights: [] },
      { ...cook, highlights: [] },
    ]);
  });

  it.each([
    ['another period', row(0, 'Payroll Clerk, Sample Depot', '2015 - 2016')],
    ['no title', row(0, 'Sample Depot', 'March 2019 - present')],
    ['half a word', row(0, 'Payroll Clerkship', 'March 2019 - present')],
    ['no period', row(0, 'Payroll Clerk')],
  ])('count for nothing where the head gives %s', (_, line) => {
    expect(heldIn(resumeOf([clerk], [line]))).toEqual([undefined]);
  });

  it('count for nothing below a head in doubt that may be later', () => {
    const unsure = [row(0, 'Various'), row(1, 'Cook', '2012 - 2018')];
    expect(heldIn(resumeOf([{ name: 'Various' }, cook], unsure))).toEqual([undefined, undefined]);
    const older = [row(0, 'Various', '2001 - 2004'), row(1, 'Cook', '2012 - 2018')];
    expect(heldIn(resumeOf([{ name: 'Various' }, cook], older))).toEqual([undefined, 'Cook']);
  });
});
