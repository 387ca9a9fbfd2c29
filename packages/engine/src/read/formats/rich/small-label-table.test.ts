import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run, table } from '../../fixtures/make-docx.ts';
import { read } from '../../index.ts';

const bold = (text: string): string => paragraph(run(text, '<w:b/>'));
const job = (dates: string, title: string, employer: string, ...did: string[]): string[] => [
  paragraph(dates),
  bold(title) + [employer, ...did].map((text) => paragraph(text)).join(''),
];
const heading = (text: string): string[] => [paragraph(text)];

const readTable = async (rows: readonly string[][]) => {
  const body = bold('Ana Sample') + paragraph('ana.sample@example.com') + table(rows);
  const result = await read(makeDocx(body), 'cv.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
};

const ROWS = (label: (text: string) => string): string[][] => [
  heading('Work experience'),
  job('03/2019 - today', 'Tester', 'Sample Games Ltd, Leeds', 'tests of games', 'reports'),
  job('09/2006 - 02/2019', 'Support clerk', 'Example Net Ltd, York', '2nd line support', 'routers'),
  job('2003 - 2006', 'PC technician', 'Sample Computers, Hull', 'repairs, networks'),
  job('1998 - 2003', 'Operator', 'Example Savings Bank, Leeds', 'night batch, backups'),
  heading('Education'),
  job('1992 - 1994', 'Diploma in Computing', 'Example Technical College'),
  heading('Skills'),
  [paragraph(label('tools')), paragraph('Jira, Postman, SQL')],
  [paragraph(label('other')), paragraph('Git, Android testing')],
  heading('Other'),
  [paragraph(label('military service')), paragraph('done 1990 - 1992')],
  [paragraph(label('available')), paragraph('from 1 February 2027')],
];

describe('a table with dates and small labels at its left', () => {
  it('dates each job with what stands beside it', async () => {
    const { work } = await readTable(ROWS((text) => text));
    expect(work?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
      ['Sample Games Ltd', '2019-03', undefined],
      ['Example Net Ltd', '2006-09', '2019-02'],
      ['Sample Computers', '2003', '2006'],
      ['Example Savings Bank', '1998', '2003'],
    ]);
  });

  it('has its labels as names of groups, and as opening what they stand beside', async () => {
    const { skills, meta } = await readTable(ROWS((text) => text));
    expect(skills).toEqual([
      { name: 'tools', keywords: ['Jira', 'Postman', 'SQL'] },
      { name: 'other', keywords: ['Git', 'Android testing'] },
    ]);
    const kept = meta?.trueline?.kept?.map(({ text }) => text.replace('\t', ' ')) ?? [];
    expect(kept).toContain('available from 1 February 2027');
  });
});
