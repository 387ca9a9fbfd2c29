import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from '../index.ts';
import { optimize } from '../optimize.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { planCorrections } from './corrections.ts';
import { proofread } from './proofread.ts';

const RESUME: Resume = {
  basics: { name: 'Ada Sample', summary: 'Kept the stock of a cold store for ten years.' },
  languages: [
    { language: 'Maltese', fluency: 'Mother toungue' },
    { language: 'French', fluency: 'a litle' },
  ],
  certificates: [
    { name: 'Basic life suport (Smaart Ltd)' },
    { name: 'zelador profissional, 60 h' },
  ],
  education: [{ institution: 'Colege of Sint-truiden', highlights: ['Affilliated to the town'] }],
  interests: [{ name: 'Model trains' }, { name: 'Referance will be furnished on demand' }],
  references: [{ name: 'Pat Recieve', reference: 'Was allways on time and payed her bills' }],
  meta: {
    trueline: {
      sections: [
        { heading: 'CERTFICATES', kind: 'certificates' },
        { heading: 'Referances', kind: 'references' },
        { heading: 'Educación / Certificados', kind: 'awards' },
      ],
      kept: [{ id: 'kept-1', text: 'Managment of the montly fees', after: 'work[0]' }],
      asWritten: [
        {
          section: 'work',
          doubt: 0.9,
          lines: [
            { text: 'WORK EXPERIANCE', kind: 'heading' },
            { text: 'Secretary, Ladies Commitee of Lagre', kind: 'head' },
            { text: 'Stockroom asistant | Borg Ironmongery | Sep-tember 2019', kind: 'head' },
            { text: 'Slavonski centar za prometno, Osijek', kind: 'detail' },
            { text: 'Forbes 30 Under 30 in Enterprise Technology', kind: 'text' },
            { text: 'Recieved the contracters and i dont lose lagre parcels', kind: 'text' },
          ],
        },
      ],
    },
  },
};

const mended = (resume: Resume, corrections: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    proofread(resume, [], corrections, new ResumeSource(resume)).map(({ path, after }) => [
      path.replace('meta.trueline.', ''),
      after,
    ]),
  );

describe('the last reading', () => {
  it('reaches rows, kept texts, headings and every value that is no name', () => {
    const corrections = new Map([...planCorrections(RESUME, ''), ['lagre', 'large']]);
    expect(mended(RESUME, corrections)).toEqual({
      'languages[0].fluency': 'Mother tongue',
      'languages[1].fluency': 'a little',
      'certificates[0].name': 'Basic life support (Smaart Ltd)',
      'education[0].highlights[0]': 'Affiliated to the town',
      'interests[1].name': 'Reference will be furnished on demand',
      'references[0].reference': 'Was always on time and paid her bills',
      'sections[0].heading': 'CERTIFICATES',
      'asWritten[0].lines[0].text': 'WORK EXPERIENCE',
      'asWritten[0].lines[1].text': 'Secretary, Ladies Committee of Lagre',
      'asWritten[0].lines[2].text': 'Stockroom assistant | Borg Ironmongery | September 2019',
      'asWritten[0].lines[5].text': "Received the contractors and I don't lose large parcels",
      'kept[0].text': 'Management of the monthly fees',
    });
  });

  it('mends once, and stands in the document', () => {
    const { document } = optimize({ resume: RESUME, jobDescription: 'Clerk', asOf: '2026-11' });
    const { kept, asWritten, sections } = document.meta?.trueline ?? {};
    expect(kept?.[0]?.text).toBe('Management of the monthly fees');
    expect(asWritten?.[0]?.lines[1]?.text).toBe('Secretary, Ladies Committee of Lagre');
    expect(sections?.[0]?.heading).toBe('CERTIFICATES');
  });

  it('mends what other changes write, and leaves orders and removals alone', () => {
    const base = { before: 'x', reason: '', sources: [], verdict: 'proven' as const };
    const path = 'work[0].highlights[0]';
    const resume: Resume = { work: [{ highlights: ['Was told to recieve the parcels'] }] };
    const drafts = [
      { ...base, path, after: 'Recieve the parcels', kind: 'wordy' as const },
      { ...base, path: 'skills', after: 'recieve', kind: 'skill-order' as const },
      { ...base, path: 'interests[0]', after: '', kind: 'filler' as const },
    ];
    const read = proofread(resume, drafts, new Map(), new ResumeSource(resume));
    expect(read.map(({ after }) => after)).toEqual(['Receive the parcels', 'recieve', '']);
  });

  it('is no other statement where a field says how well a language is spoken, or what a paper is called', () => {
    const as = (fluency: string, name: string): Resume => ({
      ...RESUME,
      languages: [{ language: 'Maltese', fluency }, ...(RESUME.languages?.slice(1) ?? [])],
      certificates: [{ name }, ...(RESUME.certificates?.slice(1) ?? [])],
    });
    const paper = 'Basic life suport (Smaart Ltd)';
    expect(verify(RESUME, as('Mother tongue', paper)).ok).toBe(true);
    expect(verify(RESUME, as('Fluent', paper)).ok).toBe(false);
    expect(verify(RESUME, as('Mother toungue', 'Basic life support (Smaart Ltd)')).ok).toBe(true);
    expect(verify(RESUME, as('Mother toungue', 'Basic life suport (Smart Ltd)')).ok).toBe(false);
  });

  it('mends a slip that can mean nothing else in a degree with capitals, and no name', () => {
    const degree = (studyType: string): Resume => ({ education: [{ studyType }] });
    const own = degree('Web Developement Diploma, Smaart School');
    expect(verify(own, degree('Web Development Diploma, Smaart School')).ok).toBe(true);
    expect(verify(own, degree('Web Developement Diploma, Smart School')).ok).toBe(false);
    expect(verify(own, degree('Web Development Degree, Smaart School')).ok).toBe(false);
    // One word alone may be another language's.
    expect(verify(degree('Certificat'), degree('Certificate')).ok).toBe(false);
  });

  it.each([
    'Promt Expert certificate',
    'Plumer Safety Course',
    'Compleat Waste Licence',
    'Welcom Host Award',
  ])('leaves what a paper is called after: %s', (name) => {
    const resume: Resume = { ...RESUME, certificates: [{ name }] };
    const corrections = planCorrections(resume, '');
    expect(mended(resume, corrections)).not.toHaveProperty('certificates[0].name');
  });

  it('mends words of a paper that are too long for a name, or close it', () => {
    const certificates = [{ name: 'Enviromental Health Certificate' }, { name: 'Basic Suport' }];
    const resume: Resume = { ...RESUME, certificates };
    expect(mended(resume, planCorrections(resume, ''))).toMatchObject({
      'certificates[0].name': 'Environmental Health Certificate',
      'certificates[1].name': 'Basic Support',
    });
  });

  it('reaches a short row with the name of a month in small letters', () => {
    const kept = [{ id: 'kept-1', text: 'avalable from 1 february 2027', heading: 'Other' }];
    const resume: Resume = { meta: { trueline: { kept } } };
    const corrections = new Map([['avalable', 'available']]);
    const [mended] = proofread(resume, [], corrections, new ResumeSource(resume));
    expect(mended?.after).toBe('available from 1 february 2027');
  });
});
