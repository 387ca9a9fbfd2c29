import { findAsWritten, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import type { Block } from '../sections/block.ts';
import { recordLines } from './form-records.ts';

const TOP = `Ada Example
Halifax, NS | ada@example.com | 902 555 0142

WORK EXPERIENCE

Clerk, Sample Stores, Halifax, Jan 2019 - Present
- Kept the stock of two shops
`;

async function readBelow(lists: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(`${TOP}\n${lists}\n`), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const linesOf = (resume: Resume, section: string): string[] | undefined =>
  findAsWritten(resume, section)?.lines.map(({ text }) => text);

describe('languages told in another form than a list', () => {
  it.each([
    [
      'a sentence',
      ['Bengali and Hindi are spoken, read and written.', 'English is read a little.'],
    ],
    ['a measure before the name', ['English, some French from my grandmother']],
    ['what somebody does in it', ['Polish at home, English with the crew, enough German to order']],
  ])('%s stands as it was written', async (_, rows) => {
    const lines = linesOf(await readBelow(`LANGUAGES\n${rows.join('\n')}`), 'languages');
    expect(lines).toEqual(rows);
  });

  it('a row of their table is one of them, whatever its language is called', async () => {
    const rows = [
      'Language     Home     Shop     Letters',
      'Sesotho      Good     Good     Good',
      'isiZulu      Fair     -        -',
    ];
    const lines = linesOf(await readBelow(`LANGUAGES\n${rows.join('\n')}`), 'languages');
    expect(lines?.map((line) => line.split(/[ |]+/)[0])).toEqual([
      'Language',
      'Sesotho',
      'isiZulu',
    ]);
  });

  it('what stands below them is none of them', async () => {
    const rows = ['Bengali and Hindi are spoken, read and written.'];
    const resume = await readBelow(
      `LANGUAGES\n${rows[0]}\nAll the above is true to my knowledge and belief.\nPlace: Exampletown`,
    );
    expect(linesOf(resume, 'languages')).toEqual(rows);
    expect(JSON.stringify(resume)).toContain('All the above is true');
  });

  it.each([
    'English (native), French (B2)',
    '- English: fluent\n- Tagalog: mother tongue',
    'English, Patois',
    'English - native speaker\nSpanish - good',
  ])('a list is read as one: %s', async (rows) => {
    expect(linesOf(await readBelow(`LANGUAGES\n${rows}`), 'languages')).toBeUndefined();
  });
});

describe('rows among skills that tell of dated things', () => {
  it.each([
    'Piano Grade 8 (2007). First Aid at Work, Sample Training, 2025. Licence B, no car.',
    'Forklift licence, renewed 2023. Manual handling, Safe Centre, 2021.',
    'Passed the food hygiene course in May 2022. Holds a class B licence.',
  ])('are kept whole: %s', async (row) => {
    const resume = await readBelow(`SKILLS\nblocking, cue calls, prompt book\n${row}`);
    expect(resume.skills?.[0]?.keywords).toEqual(['blocking', 'cue calls', 'prompt book']);
    expect(JSON.stringify(resume)).toContain(row.slice(0, 20));
  });

  it.each([
    'Windows Server 2016, SQL Server 2019, Node.js, Excel',
    'Excel 2019. Word 2016. PowerPoint',
    'Python, SQL. ISO 9001:2015. Excel',
    'Windows Server 2019, Linux. Networking: Cisco, VPN',
  ])('a version is none: %s', async (row) => {
    const resume = await readBelow(`SKILLS\n${row}`);
    expect(JSON.stringify(resume.skills)).toMatch(/Excel|Linux/);
  });
});

describe('rows of a list that their parts would tear', () => {
  it.each([
    ['two things in one item', 'Lead Auditor ISO 9001, Safe Work Certificate; Manual Handling'],
    ['words that no field holds', 'Manual handling (renewed yearly), Safe Pass exp. Aug 2028'],
  ])('%s', async (_, row) => {
    const rows = [row, 'First Aid, Red Cross, 2023'];
    const resume = await readBelow(`CERTIFICATES\n${rows.map((one) => `- ${one}`).join('\n')}`);
    const lines = linesOf(resume, 'certificates');
    if (lines !== undefined) expect(lines).toEqual(rows);
    // Whatever was read, no word of the rows is printed nowhere.
    const printed = lines?.join(' ') ?? JSON.stringify(resume.certificates);
    for (const word of row.match(/[A-Z]\w+/g) ?? []) expect(printed).toContain(word);
  });

  it('an aside between name and issuer', async () => {
    const row = 'Hygiene Level 4 (Trainer), Sample Food College, Nov 2017';
    const { certificates } = await readBelow(
      `CERTIFICATES\n- ${row}\n- First Aid, Red Cross, 2023`,
    );
    expect(certificates?.[0]).toEqual({
      name: 'Hygiene Level 4 (Trainer)',
      issuer: 'Sample Food College',
      date: '2017-11',
    });
  });

  it('two years of one award', async () => {
    const row = 'Star of the Quarter, Sample Bank (2011, 2013)';
    expect(linesOf(await readBelow(`AWARDS\n- ${row}`), 'awards')).toEqual([row]);
  });

  it('referees beside each other', async () => {
    const rows = ['Dr Fin Sample\tMs Dee Example', 'Principal, Sample Board\tformerly Example Ltd'];
    const lines = linesOf(await readBelow(`REFEREES\n${rows.join('\n')}`), 'references');
    expect(lines).toEqual(rows.map((row) => row.replace('\t', ' | ')));
  });

  it('asks nothing of the person and loses nothing that was read', async () => {
    const resume = await readBelow('AWARDS\n- Star of the Quarter, Sample Bank (2011, 2013)');
    expect(findAsWritten(resume, 'awards')).toMatchObject({ asIs: true });
    expect(resume.meta?.trueline?.warnings ?? []).not.toContainEqual(
      expect.objectContaining({ path: 'awards' }),
    );
    expect(resume.awards?.[0]?.title).toContain('Star of the Quarter');
  });
});

describe('rows that their fields say as well', () => {
  it.each([
    ['certificates', 'CERTIFICATES\n- First Aid, Red Cross, 2023\n- Forklift Licence, 2021'],
    ['certificates', 'CERTIFICATES\nFirst Aid (2023)\nForklift Licence'],
    ['awards', 'AWARDS\nEmployee of the Year, Sample Bank, 2019'],
    ['references', 'REFERENCES\nAvailable on request'],
  ])('%s: %s', async (section, lists) => {
    expect(linesOf(await readBelow(lists), section)).toBeUndefined();
  });
});

describe('rows of a list that belong together', () => {
  it('a row in brackets goes with the certificate above it', async () => {
    const rows =
      '2011\tForklift licence, class II\tSample Ministry\n(renewed 2021, valid until 2026)\n2017\tRigger\tExample Body';
    const { certificates = [] } = await readBelow(`CERTIFICATES\n${rows}`);
    expect(certificates.map(({ name }) => name)).not.toContain('renewed');
  });

  it('two referees in one paragraph stay as they are', async () => {
    const row =
      'Dr Jo Example, judge, retired, 033 5550 0977. Dr Al Sample, Example and Partners, 033 5550 0150.';
    expect(linesOf(await readBelow(`REFERENCES\n${row}`), 'references')).toBeDefined();
  });

  it('a label that says what the heading says goes, and a list of one has no mark', async () => {
    const rows =
      '- Languages: Polish (native), English (good at work, less so on the phone)\n- Tools: saws, drills';
    const { sections } = {
      sections: findAsWritten(await readBelow(`SKILLS\n${rows}`), 'languages'),
    };
    expect(sections?.lines.map(({ text }) => text).join() ?? '').not.toContain('Languages:');
  });
});

describe('rows of a form', () => {
  const row = (text: string, start: number): Block =>
    ({ text, start, end: start + text.length }) as unknown as Block;
  const printed = (rows: readonly string[], isOfLanguages: boolean) =>
    recordLines(
      rows.map((text, at) => row(text, at * 100)),
      isOfLanguages,
    )?.map(({ kind, text, dates }) => [kind, text, ...(dates === undefined ? [] : [dates])]);

  it('are printed without labels that say nothing more, and without those that have no value', () => {
    const form = [
      'Name: Food safety',
      'Issuing Body: Example Board',
      '1996',
      'Name: Supervisor course',
      'Issuing Body:',
    ];
    expect(printed(form, false)).toEqual([
      ['head', 'Food safety', '1996'],
      ['detail', 'Example Board'],
      ['head', 'Supervisor course'],
    ]);
    const languages = ['Language: Tagalog', 'Level: Native', 'Language: English'];
    expect(printed(languages, true)).toEqual([
      ['text', 'Tagalog (Native)'],
      ['text', 'English'],
    ]);
  });

  it('stay where no label comes again, or where it says something of its own', () => {
    expect(printed(['Name: Food safety', 'Issuing Body: Example Board'], false)).toBeUndefined();
    expect(printed(['Valid until: 2027', 'Valid until: 2028'], false)).toBeUndefined();
  });
});
