import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const jobsIn = async (heading: string, rows: string): Promise<string[]> =>
  ((await readSection(heading, rows)).work ?? []).map(({ name, position, startDate, highlights }) =>
    row(name, position, startDate, String(highlights?.length ?? 0)),
  );

describe('posts under one employer', () => {
  it.each([
    ['room between the employer and each post', '\n'],
    ['no room at all', ''],
  ])('names the employer of each: %s', async (_, room) => {
    const post = (title: string, period: string): string =>
      `${room}${title}, ${period}\n- Kept the books of the shop\n`;
    const rows = `Sample Harbour Ltd, Leeds\n${post('Senior Clerk', '02/2015 - 09/2018')}${post('Clerk', '09/2013 - 01/2015')}`;
    const other = `\nExample Bank, York\n${post('Bank Teller', '01/2009 - 08/2013')}`;
    expect(await jobsIn('EXPERIENCE', rows + other)).toEqual([
      'Sample Harbour Ltd | Senior Clerk | 2015-02 | 1',
      'Sample Harbour Ltd | Clerk | 2013-09 | 1',
      'Example Bank | Bank Teller | 2009-01 | 1',
    ]);
  });

  it('takes a row without a date between items and a dated post as that post’s employer', async () => {
    const rows = [
      'Sample Vaults Ltd., Leeds\t2013 - 2020',
      'Lead Locksmith',
      '- Opened safes for banks',
      'Example Safes Ltd., York\t2002 - 2013',
      'Locksmith',
      '- Cut keys for car dealers',
      'Placeholder Hardware, Hull',
      'Apprentice Locksmith\t1998 - 2002',
      '- Served customers at the counter',
      'Yard hand\t1996 - 1998',
      '- Drove the delivery truck',
    ];
    expect(await jobsIn('WORK', rows.join('\n'))).toEqual([
      'Sample Vaults Ltd. | Lead Locksmith | 2013 | 1',
      'Example Safes Ltd. | Locksmith | 2002 | 1',
      'Placeholder Hardware | Apprentice Locksmith | 1998 | 1',
      'Placeholder Hardware | Yard hand | 1996 | 1',
    ]);
  });
});

describe('heads of jobs', () => {
  it('may be numbered, above a row with the period', async () => {
    const job = (number: number, title: string, employer: string, period: string): string =>
      `${number}) ${title} - ${employer}, Leeds\n   ${period}\n- Looked after 45 families\n- Wrote reports to the donor\nReason for leaving: studies\n`;
    const rows = [
      job(1, 'Senior Social Worker', 'Sample Foundation', '2019.06 up to date'),
      job(2, 'Field Officer', 'Example Relief', '2014 January to 2019 April'),
      job(3, 'Counsellor', "Placeholder Children's Home", '2008 to 2013'),
    ];
    expect(await jobsIn('WORK', rows.join('\n'))).toEqual([
      'Sample Foundation | Senior Social Worker | 2019-06 | 3',
      'Example Relief | Field Officer | 2014-01 | 3',
      "Placeholder Children's Home | Counsellor | 2008 | 3",
    ]);
  });

  it('end with full stops that are short forms', async () => {
    const job = (title: string, employer: string, place: string, period: string): string =>
      `${title}\n${employer}\n${place}\n${period}\n- Operated the crane\n`;
    const rows = [
      job('Crane Operator', 'Sample Lifting Pvt. Ltd.', 'Leeds', 'Mar 2023 - running'),
      job('Crane Operator', 'Example Contracting W.L.L.', 'Doha, Qatar', 'Aug 2016 - Nov 2022'),
      job('Rigger', 'Placeholder Hire LLC', 'Sharjah, U.A.E.', 'Feb 2008 - Apr 2011'),
    ];
    expect(await jobsIn('EXPERIENCE', rows.join('\n'))).toEqual([
      'Sample Lifting Pvt. Ltd. | Crane Operator | 2023-03 | 1',
      'Example Contracting W.L.L. | Crane Operator | 2016-08 | 1',
      'Placeholder Hire LLC | Rigger | 2008-02 | 1',
    ]);
  });

  it('hold a long name before a city that is a country too', async () => {
    const job = (title: string, employer: string, period: string): string =>
      `${title}\t${period}\n${employer}, Singapore\n- Wrote to donors\n`;
    const rows = [
      job('Senior Executive, Major Gifts', "Sample Children's Hospice Fund", '2020 - 2024'),
      job('Donor Relations Executive', 'Example Family Service Society', '2016 - 2020'),
    ];
    expect(await jobsIn('EXPERIENCE', rows.join('\n'))).toEqual([
      "Sample Children's Hospice Fund | Senior Executive, Major Gifts | 2020 | 1",
      'Example Family Service Society | Donor Relations Executive | 2016 | 1',
    ]);
  });
});
