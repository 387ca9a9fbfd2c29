import { describe, expect, it } from 'vitest';
import { CANDIDATE } from './fixtures/europass.ts';
import { column, makePdf, type PlacedText } from './fixtures/make-pdf.ts';
import { read } from './index.ts';

const grid = (y: number, cells: readonly string[]): PlacedText[] =>
  cells.map((text, index) => ({ text, x: 60 + index * 90, y, size: 9 }));

/** The page as europa.eu's first template sets it: labels before the contacts, headings in capitals, a grid of languages. */
const PAGE: PlacedText[] = [
  { text: 'Anselm Beispiel-Novak', x: 60, y: 60, size: 20, bold: true },
  { text: 'Nationality: German', x: 60, y: 84, size: 9 },
  { text: 'Phone number: (+49) 555010155 (Mobile)', x: 60, y: 97, size: 9 },
  { text: 'Email address: anselm@example.com', x: 60, y: 110, size: 9 },
  { text: 'Website: https://anselm.example.com', x: 60, y: 123, size: 9 },
  { text: 'Address: Musterweg 4, 20095 Hamburg, Germany (Home)', x: 60, y: 136, size: 9 },
  ...column(60, 165, [
    ['ABOUT ME', 12],
    'Web developer with eight years in newsrooms.',
    '',
    ['WORK EXPERIENCE', 12],
    '15/06/2021 – CURRENT Hamburg, Germany',
    'SENIOR WEB DEVELOPER SAMPLE FORWARD GMBH',
    '1. Built the article page & its tests',
    '2. Cut load time from 4 to 2 seconds',
    '03/2017 – 05/2021',
    'WEB DEVELOPER PRETEND PRESS',
    'Looked after 14 local news sites.',
    '',
    ['EDUCATION AND TRAINING', 12],
    '2013 – 2017 Kiel, Germany',
    'BSC MEDIA INFORMATICS Example University',
    'Final grade 1.7',
    '',
    ['LANGUAGE SKILLS', 12],
    'Mother tongue(s): GERMAN',
    'Other language(s):',
  ]),
  ...grid(430, ['', 'UNDERSTANDING', '', 'SPEAKING', '', 'WRITING']),
  ...grid(443, ['', 'Listening', 'Reading', 'Spoken production', 'Spoken interaction', '']),
  ...grid(456, ['ENGLISH', 'C1', 'C1', 'C1', 'C1', 'C1']),
  ...column(60, 490, [['SKILLS', 12], 'Web', 'TypeScript | PostgreSQL']),
];

const attached = (xml: string): [string, string] => [
  '<< /Type /Filespec /F (attachment.xml) /UF (attachment.xml) /EF << /F NEXT >> /AFRelationship /Data >>',
  `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
];

async function readPdf(page: readonly PlacedText[], xml: string) {
  const result = await read(makePdf([[...page]], '', attached(xml)), 'cv.pdf');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

const differs = ({ resume }: Awaited<ReturnType<typeof readPdf>>): boolean =>
  resume.meta?.trueline?.warnings?.some(({ code }) => code === 'ATTACHMENT_DIFFERS') ?? false;

describe('a PDF with its Europass XML attached', () => {
  it('is read by its fields, and what they say is found on the page', async () => {
    const found = await readPdf(PAGE, CANDIDATE);
    const { resume, text } = found;
    expect(differs(found)).toBe(false);
    expect(resume.basics).toMatchObject({ name: 'Anselm Beispiel-Novak', phone: '+49 555010155' });
    expect(resume.work).toMatchObject([
      {
        name: 'Sample Forward GmbH',
        position: 'Senior Web Developer',
        startDate: '2021-06-15',
        highlights: ['Built the article page & its tests', 'Cut load time from 4 to 2 seconds'],
      },
      {
        name: 'Pretend Press',
        position: 'Web Developer',
        startDate: '2017-03',
        endDate: '2021-05',
      },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Example University', studyType: 'BSc Media Informatics' },
    ]);
    expect(resume.languages).toEqual([
      { language: 'German', fluency: 'Mother tongue' },
      { language: 'English', fluency: 'C1' },
    ]);
    const span = resume.meta?.trueline?.spans?.['work[1].name'];
    expect(text.slice(span?.start, span?.end)).toBe('PRETEND PRESS');
  });

  it('takes nothing that the page does not show', async () => {
    const more = CANDIDATE.replace('TypeScript<', 'Kubernetes<').replace(
      '</EmploymentHistory>',
      '<EmployerHistory><hr:OrganizationName>Unseen Holdings</hr:OrganizationName><PositionHistory><PositionTitle>Chief</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory>',
    );
    const { resume } = await readPdf(PAGE, more);
    const { meta: _, ...values } = resume;
    expect(JSON.stringify(values)).not.toMatch(/Kubernetes|Unseen|Chief/);
  });

  it('keeps a section as the page has it where that says more', async () => {
    const page = PAGE.map((piece) =>
      piece.text.startsWith('Looked after')
        ? {
            ...piece,
            text: 'Trained nine reporters to publish quizzes, polls, maps and charts alone',
          }
        : piece,
    );
    const found = await readPdf(page, CANDIDATE);
    expect(differs(found)).toBe(true);
    expect(JSON.stringify(found.resume.work)).toContain('nine reporters');
    expect(found.resume.languages).toHaveLength(2);
  });

  it.each([
    ['another person', CANDIDATE.replaceAll('Beispiel-Novak', 'Otherperson')],
    ['other contacts', CANDIDATE.replace('anselm@', 'other@').replace('555010155', '555019999')],
    ['no document', CANDIDATE.replace('<Candidate', '<!DOCTYPE x><Candidate')],
  ])('goes by the page where the XML is of %s', async (_name, xml) => {
    const found = await readPdf(PAGE, xml);
    expect(differs(found)).toBe(true);
    expect(found.resume.basics).toMatchObject({ email: 'anselm@example.com' });
  });
});
