import type { Resume } from '@trueline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findValue } from '../document/paths.ts';
import { read } from './index.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function readOk(
  text: string,
  name = 'resume.txt',
): Promise<{ resume: Resume; text: string }> {
  const result = await read(encode(text), name);
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

/** Values that are put into another form: dates, addresses and what is derived from them. */
const DERIVED = /Date$|^basics\.(url|profiles)|\.date$|\.description$/;

/** An address in several rows is one value with commas between them, in place of what parts pieces at a row's end; a link without its scheme gets one. */
function asValue(path: string, slice: string): string {
  if (path === 'basics.location.address') return slice.replace(/[\s,;|•·●~]*\n[\s,;|•·●~]*/g, ', ');
  return path.endsWith('.url') && !/^https?:/.test(slice) ? `https://${slice}` : slice;
}

function expectSpansToHold({ resume, text }: { resume: Resume; text: string }): void {
  for (const [path, span] of Object.entries(resume.meta?.trueline?.spans ?? {})) {
    const value = findValue(resume, path);
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeLessThanOrEqual(text.length);
    if (!DERIVED.test(path)) expect(asValue(path, text.slice(span.start, span.end))).toBe(value);
  }
}

const PLAIN = `Marguerite Exemple-Tremblay
Gatineau, QC | marguerite.et@example.ca | +1 819 555 0142 | linkedin.com/in/margexample

SUMMARY
Pastry chef with ten years in hotel kitchens.

WORK EXPERIENCE

Head Pastry Chef | Hotel Fixture | Mar 2019 - Present
- Ran a team of 6 cooks
- Cut waste by 12% in one year

Fixture Bakery, Montreal, QC
Pastry Cook, 2014 – 02/2019
• Baked 300 croissants a morning

EDUCATION
Diploma in Pastry Arts
Example College, 2013
GPA: 3.6/4.0

SKILLS
Baking: sourdough, lamination (croissants, danish), tempering
Costing, Scheduling

CERTIFICATIONS
Food Handler Certificate, MAPAQ, 2020

LANGUAGES
French (native), English (fluent)
`;

describe('read, plain text', () => {
  it('reads every part of a resume', async () => {
    const { resume } = await readOk(PLAIN);
    expect(resume.basics).toMatchObject({
      name: 'Marguerite Exemple-Tremblay',
      email: 'marguerite.et@example.ca',
      phone: '+1 819 555 0142',
      location: { city: 'Gatineau', region: 'QC' },
      summary: 'Pastry chef with ten years in hotel kitchens.',
      profiles: [{ network: 'LinkedIn', username: 'margexample' }],
    });
    expect(resume.work).toEqual([
      {
        name: 'Hotel Fixture',
        position: 'Head Pastry Chef',
        startDate: '2019-03',
        highlights: ['Ran a team of 6 cooks', 'Cut waste by 12% in one year'],
      },
      {
        name: 'Fixture Bakery',
        position: 'Pastry Cook',
        location: 'Montreal, QC',
        startDate: '2014',
        endDate: '2019-02',
        highlights: ['Baked 300 croissants a morning'],
      },
    ]);
    expect(resume.education).toMatchObject([
      {
        institution: 'Example College',
        studyType: 'Diploma',
        area: 'Pastry Arts',
        endDate: '2013',
        score: '3.6/4.0',
      },
    ]);
    expect(resume.skills).toEqual([
      { name: 'Baking', keywords: ['sourdough', 'lamination (croissants, danish)', 'tempering'] },
      { keywords: ['Costing', 'Scheduling'] },
    ]);
    expect(resume.languages).toEqual([
      { language: 'French', fluency: 'native' },
      { language: 'English', fluency: 'fluent' },
    ]);
  });

  it('keeps a span for each value that leads back to its words', async () => {
    const result = await readOk(PLAIN);
    expect(Object.keys(result.resume.meta?.trueline?.spans ?? {}).length).toBeGreaterThan(20);
    expectSpansToHold(result);
  });

  it('reads a French resume', async () => {
    const { resume } = await readOk(`Luc Modèle
luc.modele@exemple.ca

EXPÉRIENCE PROFESSIONNELLE
Comptable, Coopérative Exemple, janvier 2018 à présent
- Préparé la paie de 40 personnes

FORMATION
Baccalauréat en comptabilité, Université Exemple, 2017

COMPÉTENCES
Excel, Sage
`);
    expect(resume.basics?.name).toBe('Luc Modèle');
    expect(resume.work).toMatchObject([
      {
        name: 'Coopérative Exemple',
        position: 'Comptable',
        startDate: '2018-01',
        highlights: ['Préparé la paie de 40 personnes'],
      },
    ]);
    expect(resume.work?.[0]).not.toHaveProperty('endDate');
    expect(resume.education).toMatchObject([
      { institution: 'Université Exemple', endDate: '2017' },
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Sage'] }]);
  });

  it('gives a further role the employer above it, and no employer where none is named', async () => {
    const { resume } = await readOk(`Sam Placeholder
sam@example.com

EXPERIENCE

Fixture Widgets Ltd (London, UK)
Senior Accountant (01/2020 to date)
- Cut the close from 10 to 6 days
Assistant Accountant (06/2017 - 12/2019)
- Posted invoices

Bookkeeper (2015 - 2016)
- Kept the books

EDUCATION
BA Economics, University of Exampleton, 2011-2014
`);
    expect(
      resume.work?.map(({ name, position, startDate }) => [name, position, startDate]),
    ).toEqual([
      ['Fixture Widgets Ltd', 'Senior Accountant', '2020-01'],
      ['Fixture Widgets Ltd', 'Assistant Accountant', '2017-06'],
      [undefined, 'Bookkeeper', '2015'],
    ]);
  });

  it('joins list items that were wrapped by hand', async () => {
    const { resume } = await readOk(`Ana Prova
ana@example.org

Experience
Clerk, Fixture Shop, 2020 - 2021
- Counted the stock of three shops every month and reported what was
  missing to the owner within two days
- Opened the shop

Education
High School Diploma, Example High School, 2019
`);
    expect(resume.work?.[0]?.highlights).toEqual([
      'Counted the stock of three shops every month and reported what was missing to the owner within two days',
      'Opened the shop',
    ]);
  });

  it('leaves out what the resume does not say', async () => {
    const { resume } = await readOk(
      'EXPERIENCE\nClerk, Fixture Shop\n- Sold books\n\nEDUCATION\nB.A., Example College\n',
    );
    expect(resume.basics ?? {}).not.toHaveProperty('name');
    expect(resume.basics ?? {}).not.toHaveProperty('email');
    expect(resume.work?.[0]).not.toHaveProperty('startDate');
    expect(resume.meta?.trueline?.warnings?.map((warning) => warning.code)).toEqual(
      expect.arrayContaining(['NO_NAME', 'NO_EMAIL']),
    );
  });

  it('keeps lines that found no place, with their heading and what stands before them', async () => {
    const { resume } = await readOk(`${PLAIN}\nPATENTS\nFolding whisk (made-up patent 123)\n`);
    const whisk = resume.meta?.trueline?.kept?.find(({ text }) => text.includes('whisk'));
    expect(whisk).toMatchObject({ text: 'Folding whisk (made-up patent 123)', heading: 'PATENTS' });
    expect(whisk?.after).toBeDefined();
  });

  it('gives an entry’s link its scheme', async () => {
    const result = await readOk(
      'x Skills https://x.io/y Jan 2020 – Present Experience\n• Experience',
    );
    expect(result.resume.work?.[0]?.url).toBe('https://x.io/y');
    expectSpansToHold(result);
  });

  it('makes no title of what stands before and behind a period', async () => {
    const result = await readOk('x Experience\nNurse Jan 2020 – Present Jan 2020 – Present\nNurse');
    expectSpansToHold(result);
  });

  it.each([
    ['12 Sample Street •\nK1A 0B1 Ottawa', '12 Sample Street, K1A 0B1 Ottawa'],
    ['12 Sample Street |\nK1A 0B1 Ottawa', '12 Sample Street, K1A 0B1 Ottawa'],
    ['12 Sample Street,\nK1A 0B1 Ottawa', '12 Sample Street, K1A 0B1 Ottawa'],
    ['12 Sample Street\nK1A 0B1 Ottawa', '12 Sample Street, K1A 0B1 Ottawa'],
  ])('joins the rows of an address, whatever parts them: %j', async (rows, address) => {
    const result = await readOk(`Kit Sample\nkit@example.com\n${rows}\n\nSKILLS\nExcel\n`);
    expect(result.resume.basics?.location?.address).toBe(address);
    expectSpansToHold(result);
  });

  it('is deterministic and never throws, and its spans hold, whatever the text', async () => {
    const word = fc.constantFrom(
      'Experience',
      'Education',
      'Skills',
      'Nurse',
      'Acme Inc',
      '2019',
      '-',
      '•',
      'Jan 2020 – Present',
      '(',
      ')',
      ',',
      '|',
      '\t',
      'a@b.co',
      '+1 555 010 9999',
      'B.Sc.',
      'Lyon, France',
      ':',
      'é',
      '\u0000',
      'https://x.io/y',
    );
    const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
    const document = fc.array(line, { maxLength: 25 }).map((lines) => `x ${lines.join('\n')}`);
    await fc.assert(
      fc.asyncProperty(document, async (text) => {
        const [first, second] = [
          await read(encode(text), 'a.txt'),
          await read(encode(text), 'a.txt'),
        ];
        expect(second).toEqual(first);
        if (first.ok) expectSpansToHold(first);
      }),
      { numRuns: 300 },
    );
  });
});

describe('read, Markdown', () => {
  it('turns marks into structure', async () => {
    const { resume } = await readOk(
      `# Tomas Vzor

[tomas@example.cz](mailto:tomas@example.cz) · [GitHub](https://github.com/tomasvzor)

## Experience

### Welder
**Example Steel Ltd**
*2018 - Present*

- Welded **40 frames** a week

## Skills

MIG, TIG
`,
      'cv.md',
    );
    expect(resume.basics).toMatchObject({ name: 'Tomas Vzor', email: 'tomas@example.cz' });
    expect(resume.basics?.url ?? resume.basics?.profiles?.[0]?.url).toBe(
      'https://github.com/tomasvzor',
    );
    expect(resume.work).toEqual([
      {
        name: 'Example Steel Ltd',
        position: 'Welder',
        startDate: '2018',
        highlights: ['Welded 40 frames a week'],
      },
    ]);
  });
});

describe('signs that Markdown escapes', () => {
  it.each([...'!"#$%&\'()*+,-./:;<=>?@[]^`{|}~'])('\\%s stands for the sign', async (sign) => {
    const text = `# Kit Sample\nkit@example.com\n\n## Experience\n\n### Clerk, Fixture Shop\n2019 - 2021\n\n- Sold books at \\${sign}4 each week\n`;
    const result = await read(new TextEncoder().encode(text), 'kit.md');
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.resume.work?.[0]?.highlights).toEqual([`Sold books at ${sign}4 each week`]);
  });
});

describe('tables in Markdown', () => {
  it('part at their bars, without the names of their columns', async () => {
    const text =
      '# Kit Sample\nkit@example.com\n\n## Skills\n\n| Category | Technologies |\n|:--|:--|\n| **Data** | SQL, dbt |\n| Ops | Helm, Bash |\n\n## Experience\n\n### Clerk, Fixture Shop\n2019 - 2021\n- Sold books\n';
    const result = await read(new TextEncoder().encode(text), 'kit.md');
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.resume.skills).toEqual([
      { name: 'Data', keywords: ['SQL', 'dbt'] },
      { name: 'Ops', keywords: ['Helm', 'Bash'] },
    ]);
  });
});

describe('rows that belong elsewhere', () => {
  it('languages and interests under "Additional" are no skills', async () => {
    const text =
      'Kit Sample\nkit@example.com\n\nEXPERIENCE\nClerk, Fixture Shop, 2019 - 2021\n- Sold books\n\nADDITIONAL\nSoftware: Excel, SAP, Power BI\nLanguages: German (fluent), Dutch\nInterests: chess, rowing\nProgramming Languages: Python, R\n';
    const result = await read(new TextEncoder().encode(text), 'kit.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { skills, languages, interests } = result.resume;
    expect(skills?.flatMap(({ keywords = [] }) => keywords)).toEqual([
      ...['Excel', 'SAP', 'Power BI'],
      ...['Python', 'R'],
    ]);
    expect(languages).toEqual([{ language: 'German', fluency: 'fluent' }, { language: 'Dutch' }]);
    expect(interests).toEqual([{ name: 'chess' }, { name: 'rowing' }]);
  });

  it.each([
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji, zgodnie z RODO.',
    'Autorizzo il trattamento dei dati personali, ai sensi del D.Lgs. 196/2003.',
    'I consent to the processing of my personal data for recruitment purposes.',
  ])('leave to use data is none of the section above it: %s', async (said) => {
    const text = `Kit Sample\nkit@example.com\n\nEXPERIENCE\nClerk, Fixture Shop, 2019 - 2021\n- Sold books\n\nSKILLS\nExcel, SAP\n\n${said}\n`;
    const result = await read(new TextEncoder().encode(text), 'kit.txt');
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.resume.skills).toEqual([{ keywords: ['Excel', 'SAP'] }]);
  });
});

describe('read, JSON Resume', () => {
  const json = (value: unknown): string => JSON.stringify(value);

  it('comes out as it went in, unknown keys too', async () => {
    const given = {
      basics: { name: 'Jo Muster', pronouns: 'they' },
      work: [{ name: 'Fixture AG', startDate: '2020-01' }],
    };
    const { resume, text } = await readOk(json(given), 'resume.json');
    expect(resume).toMatchObject(given);
    expect(text).toContain('Fixture AG');
    expectSpansToHold({ resume, text });
  });

  it('drops empty values and puts dates into ISO form', async () => {
    const { resume } = await readOk(
      json({
        basics: { name: 'Jo Muster', phone: '' },
        work: [
          { name: 'A', startDate: 'March 2019', endDate: 'Present' },
          { name: 'B', startDate: 'long ago' },
        ],
      }),
    );
    expect(resume.basics).toEqual({ name: 'Jo Muster' });
    expect(resume.work).toEqual([{ name: 'A', startDate: '2019-03' }, { name: 'B' }]);
    expect(resume.meta?.trueline?.warnings).toMatchObject([
      { code: 'CHECK_DATE', path: 'work[1].startDate' },
    ]);
  });
});
