import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Ana Sample\nana.sample@example.com | 555 555 0142\n\n';

describe('names, places and numbers as people write them at the top', () => {
  it.each([
    ['ana sample-ruiz\n12 sample street\nana@example.com', 'ana sample-ruiz'],
    [
      'Ewa Sample-Test, ul. Testowa 7/12, 80-001 Example, tel. 500 555 012, ewa.sample@example.com',
      'Ewa Sample-Test',
    ],
    ["Mark Sample's CV\nmark.sample@example.com", 'Mark Sample'],
    ['ANA SAMPLE (Mrs)\nana.sample@example.com', 'ANA SAMPLE'],
    ["Hi, I'm Ana Sample. I live in Exampleton. Write to ana.sample@example.com.", 'Ana Sample'],
    ['Bill "Mac" Sample // welder // Fort Test, AB // billmac@example.com', 'Bill "Mac" Sample'],
    ['NAME: ANA SAMPLE   AGE: 29   STATUS: SINGLE\nEMAIL: ana@example.com', 'ANA SAMPLE'],
    ['=== ANA SAMPLE ===\nana@example.com', 'ANA SAMPLE'],
  ])('"%s"', async (top, name) => {
    const resume = await readText(
      `${top}\n\n=== WORK ===\nCook, Hill Bakery Ltd, 2018 - 2020\n- Cooked\n\n=== SKILLS ===\nBread, soup\n\n=== LANGUAGES ===\nEnglish\n`,
    );
    expect(resume.basics?.name).toBe(name);
  });

  it.each([
    ["I'm Registered Nurse and team leader.", 'nurse.sample@example.org'],
    ['sales and marketing', 'sales@example.org'],
  ])('no name in "%s"', async (top, email) => {
    const resume = await readText(
      `${top}\n${email}\n\nWORK\nCook, Hill Bakery Ltd, 2018 - 2020\n- Cooked\n\nSKILLS\nBread, soup\n`,
    );
    expect(resume.basics?.name).toBeUndefined();
  });

  it('two numbers are two, and the name of a project is no name of a person', async () => {
    const { basics } = await readText(
      'Ana Sample\n0772 555 013 / 0701 555 019\nana.sample@example.com\n\nPROJECTS\nProject #1: Core Migration\nClient: Hill Bank\nRole: Tester\nDuration: 2019 - 2020\n\nSKILLS\nJava, SQL\n',
    );
    expect(basics).toMatchObject({ name: 'Ana Sample', phone: '0772 555 013' });
  });
});

describe('jobs that hold their head and what was done in one row', () => {
  it.each([
    '- Machinist at Hill Textiles (2012 to 2017). Led a line of 22.\n- Cook at Oak Diner (2009 to 2011).\n- Usher at Town Hall (2005 - 2008). Showed seats to guests.',
    'Hill Textiles, machinist, 2012-2017. Led a line of 22.\nOak Diner, cook, 2009-2011. Soups and stocks daily.\nTown Hall, usher, 2005-2008. Showed seats to guests.',
  ])('%s', async (rows) => {
    const { work } = await readText(`${TOP}MY JOBS\n${rows}\n\nSKILLS\nSewing, soup\n`);
    expect(work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Hill Textiles', '2012'],
      ['Oak Diner', '2009'],
      ['Town Hall', '2005'],
    ]);
  });

  it('each row that tells of a job is one', async () => {
    const { work } = await readText(
      `${TOP}WORK\nI have worked with Hill Oil as tanker driver from 2019 until now. I carry fuel.\nBefore I was with Oak Transport from 2014 to 2019 as truck driver.\n\nSKILLS\nTrucks, log book\n`,
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ['Hill Oil', 'tanker driver'],
      ['Oak Transport', 'truck driver'],
    ]);
  });

  it('an employer above labels of its own belongs to them', async () => {
    const { work } = await readText(
      `${TOP}JOB EXPERIENCE\n1. Hill Knit Wear Ltd.\nPost: Senior Operator\nDuration: 05-01-2020 to till now\n2. Oak Apparels\nPost: Operator\nDuration: 12-03-2016 to 30-12-2019\n\nSKILLS\nOverlock, flatlock\n`,
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ['Hill Knit Wear Ltd.', 'Senior Operator'],
      ['Oak Apparels', 'Operator'],
    ]);
  });
});

describe('a resume without headings', () => {
  it('is parted by what its rows say', async () => {
    const resume = await readText(
      `${TOP}Line Cook, Harbour Hotel, Halifax, 2019 - present\nRun grill for 200 covers\nPrep Cook, Blue Bistro, Dartmouth, 2016 - 2019\nSoups, sauces, stocks\nDiploma in Culinary Arts, Sample College, 2016\nFood Handler Certificate, 2022\nEmployee of the Month, Harbour Hotel, 2021\nEnglish, French (basic)\nknife work, grill, menu costing\nMarc Sample, Harbour Hotel, 902-555-0177\n`,
    );
    expect(resume.work).toHaveLength(2);
    expect(resume.education?.[0]?.institution).toBe('Sample College');
    expect(resume.certificates?.[0]?.name).toBe('Food Handler Certificate');
    expect(resume.awards?.[0]?.title).toBe('Employee of the Month');
    expect(resume.languages).toHaveLength(2);
    expect(resume.skills?.[0]?.keywords).toContain('menu costing');
    expect(resume.references?.[0]?.name).toBe('Marc Sample');
  });
});

describe('values whose tabs were lost', () => {
  it.each([
    'Sept. 2020 – Pres.',
    '2020 - now',
    'Octob. 2014 – Jan. 2017',
    'March 2015 to May 2018',
  ])('part again before "%s"', async (period) => {
    const { work, basics } = await readText(
      `Ana Sample\n12 Sample Ave, Exampleton876-555-0119ana@example.com\n\nWORK\nCashier, Hill Pharmacy, Old Bay${period}\n- Kept the till\nClerk, Oak Mart, Mango Hall2010 - 2013\n- Filed\n`,
    );
    expect(work?.map(({ name }) => name)).toEqual(['Hill Pharmacy', 'Oak Mart']);
    expect(basics).toMatchObject({ phone: '876-555-0119', email: 'ana@example.com' });
  });
});

describe('certificates in their rows', () => {
  it.each([
    [
      'Coach Licence MNS\nPréfecture de Sample\nIssued 05/22 · Expires 05/27\nCredential ID MNS-0044-EX\n\nFirst responder\nCroix Sample\nIssued 01/26',
      [
        'Coach Licence MNS | Préfecture de Sample | 2022-05',
        'First responder | Croix Sample | 2026-01',
      ],
    ],
    [
      'White Card / First aid HLTAID011 - 2024 / Police check',
      ['White Card |  | ', 'First aid HLTAID011 |  | 2024', 'Police check |  | '],
    ],
    [
      'Registered Engineer, Board of Engineers Sample, R-5531, 2024\nTexas RN license 000914',
      ['Registered Engineer | Board of Engineers Sample | 2024', 'Texas RN license |  | '],
    ],
  ])('%s', async (rows, expected) => {
    const { certificates } = await readText(
      `${TOP}WORK\nCook, Hill Bakery Ltd, 2018 - 2020\n- Cooked\n\nCERTIFICATES\n${rows}\n`,
    );
    expect(
      certificates?.map(({ name, issuer, date }) => `${name} | ${issuer ?? ''} | ${date ?? ''}`),
    ).toEqual(expected);
  });
});

it('the rest of an item that no indent shows stands with it', async () => {
  const resume = await readText(
    `${TOP}WORK

Process Engineer, Sample Dairy Ltd
2021 - 2023
- Cycle times were reviewed and a saving of 22 minutes per cycle was
realised.
- Assistance was rendered
Packer, Golden Sample Ltd
2016 - 2019
- Graded fruit
`,
  );
  expect(resume.work?.[0]?.highlights?.[0]).toMatch(/per cycle was realised\.?$/);
  expect(resume.work).toHaveLength(2);
});
