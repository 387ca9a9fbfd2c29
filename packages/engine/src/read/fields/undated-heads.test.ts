import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const text = (below: string): string => `Dana Sample
dana.sample@example.com

EXPERIENCE
Payroll Administrator, Example Foods Ltd.
Mar 2019 - Present
- Prepared biweekly payroll for 80 employees
- Reconciled payroll accounts each month

${below}

EDUCATION
Diploma in Business Administration, Example College, 2016
`;

async function jobs(below: string): Promise<[string | undefined, string | undefined, number][]> {
  const result = await read(new TextEncoder().encode(text(below)), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map(({ name, position, highlights = [] }) => [
    position,
    name,
    highlights.length,
  ]);
}
const FIRST = ['Payroll Administrator', 'Example Foods Ltd.', 2];

describe('a job without dates below one that has them', () => {
  it.each([
    ['Accounting Clerk, Sample Hardware Inc.', 'Accounting Clerk', 'Sample Hardware Inc.'],
    ['Accounting Clerk\nSample Hardware Inc.', 'Accounting Clerk', 'Sample Hardware Inc.'],
    ['Sample Hardware Inc.\nAccounting Clerk', 'Accounting Clerk', 'Sample Hardware Inc.'],
    ['Accounting Clerk | Sample Hardware', 'Accounting Clerk', 'Sample Hardware'],
    ['Barista at Blue Door Coffee', 'Barista', 'Blue Door Coffee'],
    ['Truck Driver – Northern Haulage', 'Truck Driver', 'Northern Haulage'],
  ])('is a job: %s', async (head, position, name) => {
    expect(await jobs(`${head}\n- Processed 120 invoices a week\n- Answered suppliers`)).toEqual([
      FIRST,
      [position, name, 2],
    ]);
  });

  it.each([
    ['Key achievements:'],
    ['Key achievements'],
    ['Selected projects'],
    ['Tools and systems used'],
    ['I also trained two colleagues, who took over the cash book.'],
    ['Reason for leaving: moved to another town'],
  ])('is not made of what belongs to the job above: %s', async (row) => {
    const read = await jobs(`${row}\n- Processed 120 invoices a week\n- Answered suppliers`);
    expect(read).toHaveLength(1);
  });
});
