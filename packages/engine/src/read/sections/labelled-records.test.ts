import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

describe('the records of a web form', () => {
  it.each([
    ['Name: First aid\nIssuing Body: Sample Ambulance\nDate: Nov 2015', 'colons'],
    ['Certificate: First aid\nIssued by: Sample Ambulance\nYear: 2015', 'other words'],
    ['Title: First aid\nProvider: Sample Ambulance\nDate obtained: 11/2015', 'a provider'],
    ['Course name: First aid\nOrganisation: Sample Ambulance\nCompleted: 2015', 'a course'],
    ['Intitulé : First aid\nOrganisme : Sample Ambulance\nAnnée : 2015', 'French'],
  ])('are certificates without their labels: %s', async (rows) => {
    const lead = rows.split(':')[0]?.trim();
    const { certificates = [] } = await readSection(
      'CERTIFICATIONS',
      `${rows}\n${lead}: Forklift licence\n`,
    );
    expect(certificates.map(({ name, issuer }) => row(name, issuer))).toEqual([
      'First aid | Sample Ambulance',
      'Forklift licence | ',
    ]);
    expect(certificates[0]?.date).toMatch(/^2015/);
  });

  it('leave out what the form asks and nobody filled in', async () => {
    const { certificates = [] } = await readSection(
      'CERTIFICATIONS',
      'Name: First aid\nIssuing Body:\nDate: 2015\nName: Forklift licence\nIssuing Body:\nDate:\n',
    );
    expect(certificates.map(({ name, date }) => row(name, date))).toEqual([
      'First aid | 2015',
      'Forklift licence | ',
    ]);
  });

  it('are languages with their levels', async () => {
    const { languages = [] } = await readSection(
      'LANGUAGES',
      'Language: Tagalog\nLevel: Native\nLanguage: English\nLevel: Conversational\n',
    );
    expect(languages.map(({ language, fluency }) => row(language, fluency))).toEqual([
      'Tagalog | Native',
      'English | Conversational',
    ]);
  });

  it('are awards with who gave them', async () => {
    const { awards = [] } = await readSection(
      'AWARDS',
      'Award: Cook of the Year\nAwarded by: Sample Hotel\nYear: 2018\nAward: Long Service\nAwarded by: Sample Hotel\nYear: 2021',
    );
    expect(awards.map(({ title, awarder, date }) => row(title, awarder, date))).toEqual([
      'Cook of the Year | Sample Hotel | 2018',
      'Long Service | Sample Hotel | 2021',
    ]);
  });

  it('are referees with what they do', async () => {
    const { references = [] } = await readSection(
      'REFERENCES',
      'Name: Cora Sample\nPosition: Manager, Sample Bank\nContact: 0917 000 0411\nName: Dan Fixture\nPosition: Owner, Sample Shop\nContact: 0917 000 0412',
    );
    expect(references.map(({ name, reference }) => row(name, reference))).toEqual([
      'Cora Sample | Manager, Sample Bank, 0917 000 0411',
      'Dan Fixture | Owner, Sample Shop, 0917 000 0412',
    ]);
  });

  it.each([
    ['CERTIFICATIONS', 'Name: First aid\nName: Forklift licence'],
    ['CERTIFICATIONS', 'First aid: Sample Ambulance, 2015\nForklift licence: Sample Yard, 2016'],
    ['SKILLS', 'Software: Word, Excel\nLevel of English: good'],
    ['SKILLS', 'Tools: saw, drill\nMachines: lathe, mill'],
  ])('are no lists with labels of their own: %s, %s', async (heading, rows) => {
    const { certificates, skills } = await readSection(heading, rows);
    const text = JSON.stringify([certificates, skills]);
    const [first = '', second = ''] = rows.split('\n');
    for (const said of [first, second]) expect(text).toContain(said.split(': ')[1]?.split(',')[0]);
  });
});
