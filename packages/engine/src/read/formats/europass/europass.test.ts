import { describe, expect, it } from 'vitest';
import { CANDIDATE, SKILLS_PASSPORT } from '../../fixtures/europass.ts';
import { read } from '../../index.ts';

async function readXml(xml: string) {
  const result = await read(new TextEncoder().encode(xml), 'cv.xml');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

const keptOf = ({ resume }: Awaited<ReturnType<typeof readXml>>) =>
  resume.meta?.trueline?.kept?.map(({ heading, text }) => [heading, text]);

describe('a Europass document until 2020', () => {
  it('is read field by field', async () => {
    const { resume, text } = await readXml(SKILLS_PASSPORT);
    expect(resume.basics).toMatchObject({
      name: 'Joana Exemplar-Reis',
      email: 'joana.exemplar@example.com',
      phone: '+351 555 0142',
      url: 'https://joana.example.com',
      location: { address: 'Rua do Exemplo 7', city: 'Lisbon', countryCode: 'PT' },
    });
    expect(resume.work).toEqual([
      {
        name: 'Sample Harbour Hospital',
        position: 'Physiotherapist',
        location: 'Lisbon, Portugal',
        startDate: '2019-03',
        summary: 'Physiotherapy for a ward of 30 beds.',
        highlights: ['Planned exercises for 12 patients a day', 'Taught four students'],
      },
      {
        name: 'Pretend Sports Club',
        position: 'Trainer & Masseuse',
        startDate: '2015-09-15',
        endDate: '2019-02',
      },
    ]);
    expect(resume.education).toMatchObject([
      {
        institution: 'Example School of Health',
        studyType: 'BSc Physiotherapy',
        startDate: '2011',
        endDate: '2015',
        highlights: ['Anatomy, rehabilitation'],
      },
    ]);
    expect(resume.languages).toEqual([
      { language: 'Portuguese', fluency: 'Mother tongue' },
      {
        language: 'English',
        fluency:
          'Listening C1, Reading C1, Spoken interaction B2, Spoken production B2, Writing B1',
      },
      { language: 'Spanish', fluency: 'A2' },
    ]);
    expect(resume.skills).toEqual([
      { name: 'Communication skills', keywords: ['Calm with patients in pain'] },
      { name: 'Digital skills', keywords: ['Excel', 'Ward rota software'] },
    ]);
    expect(resume.publications).toEqual([{ name: 'A made-up study of knees, 2018' }]);
    expect(text).toContain('Taught four students');
    expect(JSON.stringify(resume)).not.toMatch(/1988|Female/);
  });

  it('keeps what no section holds, and takes no job applied for as a title held', async () => {
    const found = await readXml(SKILLS_PASSPORT);
    expect(found.resume.basics?.label).toBeUndefined();
    expect(keptOf(found)).toEqual([
      ['Job applied for', 'Head of Physiotherapy'],
      ['Driving licence', 'B'],
      ['Memberships', 'Example Guild of Physiotherapists'],
    ]);
  });

  it('takes a personal statement as the summary and a position as the headline', async () => {
    const as = (code: string) => readXml(SKILLS_PASSPORT.replace('job_applied_for', code));
    expect((await as('personal_statement')).resume.basics?.summary).toBe('Head of Physiotherapy');
    expect((await as('position')).resume.basics?.label).toBe('Head of Physiotherapy');
  });
});

describe('a Europass document since 2020', () => {
  it('is read field by field', async () => {
    const { resume } = await readXml(CANDIDATE);
    expect(resume.basics).toMatchObject({
      name: 'Anselm Beispiel-Novak',
      email: 'anselm@example.com',
      phone: '+49 555010155',
      url: 'https://anselm.example.com',
      summary: 'Web developer with eight years in newsrooms.',
      location: { address: 'Musterweg 4', postalCode: '20095', city: 'Hamburg', countryCode: 'DE' },
    });
    expect(resume.work).toEqual([
      {
        name: 'Sample Forward GmbH',
        position: 'Senior Web Developer',
        location: 'Hamburg, Germany',
        startDate: '2021-06-15',
        highlights: ['Built the article page & its tests', 'Cut load time from 4 to 2 seconds'],
      },
      {
        name: 'Pretend Press',
        position: 'Web Developer',
        startDate: '2017-03',
        endDate: '2021-05',
        summary: 'Looked after 14 local news sites.',
      },
    ]);
    expect(resume.education).toEqual([
      {
        institution: 'Example University',
        studyType: 'BSc Media Informatics',
        score: '1.7',
        location: 'Kiel, Germany',
        startDate: '2013',
        endDate: '2017',
      },
    ]);
    expect(resume.languages).toEqual([
      { language: 'German', fluency: 'Mother tongue' },
      { language: 'English', fluency: 'C1' },
    ]);
    expect(resume.skills).toEqual([{ name: 'Web', keywords: ['TypeScript', 'PostgreSQL'] }]);
    expect(resume.certificates).toEqual([{ name: 'Accessibility Basics' }]);
  });

  it('keeps what no section holds', async () => {
    expect(keptOf(await readXml(CANDIDATE))).toEqual([
      ['Driving licence', 'B'],
      ['Volunteer fire brigade', 'Crew member\nSince 2016'],
    ]);
  });

  it.each([
    ['fre', 'fr', 'Français'],
    ['http://publications.europa.eu/resource/authority/language/MLT', 'en', 'Maltese'],
    ['Mirandese', 'en', 'Mirandese'],
    ['qqq', 'en', 'qqq'],
  ])('names the language %s in a document in %s', async (code, locale, name) => {
    const xml = CANDIDATE.replace('>deu<', `>${code}<`).replace(
      'languageCode="en"',
      `languageCode="${locale}"`,
    );
    expect((await readXml(xml)).resume.languages?.[0]?.language?.toLowerCase()).toBe(
      name.toLowerCase(),
    );
  });
});

describe('XML that is no Europass document', () => {
  it.each([
    [
      'with a document type',
      CANDIDATE.replace('<Candidate', '<!DOCTYPE a [<!ENTITY e "x">]><Candidate'),
    ],
    ['cut off', CANDIDATE.slice(0, 2000)],
    [
      'of another system',
      '<Candidate xmlns="http://www.hr-xml.org/3"><CandidatePerson/></Candidate>',
    ],
  ])('%s is refused or read as text, never thrown at', async (_name, xml) => {
    const result = await read(new TextEncoder().encode(xml), 'cv.xml');
    expect(result.ok).toBe(false);
  });
});
