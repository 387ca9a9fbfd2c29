import {
  atsMetadataSchema,
  careerIntelligenceSchema,
  skillAnalysisSchema,
} from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listLines } from '../document/paths.ts';
import { findContradictions } from '../verify/pack.ts';
import { analyzeCareer } from './analysis/career-intelligence.ts';
import { analyzeSkills } from './analysis/skills-analysis.ts';
import { writeAtsMetadata } from './form/ats-metadata.ts';
import {
  BACKEND_AD,
  DEVELOPER,
  inputFor,
  PAIRS,
  PAYROLL,
  PAYROLL_AD,
} from './testing/made-up-pairs.ts';
import { writePack } from './write-pack.ts';

const EVERYTHING = { coverLetter: true, interviewQuestions: true, atsMetadata: true };
const INPUT = inputFor(PAYROLL, PAYROLL_AD);

describe('writeAtsMetadata', () => {
  const metadata = writeAtsMetadata(INPUT);

  it('gives the held title, the degree and a file name of both', () => {
    expect(metadata).toMatchObject({
      title: 'Payroll Administrator',
      degree: { level: 'diploma' },
      fileName: 'Ola-Sample-Payroll-Administrator.pdf',
      pdf: { title: 'Ola Sample – Payroll Administrator', author: 'Ola Sample' },
    });
    expect(atsMetadataSchema.parse(metadata)).toEqual(metadata);
  });

  it('lists what the ad asks and the resume shows, never what it does not', () => {
    const terms = metadata.keywords.map(({ term }) => term);
    expect(terms).toContain('Ceridian');
    expect(terms).toContain('Excel');
    expect(terms).not.toContain('SAP');
    expect(metadata.pdf.keywords).not.toContain('SAP');
  });

  it.each(PAIRS)('traces each value to a line: %s', (_, input) => {
    const lines = new Set(listLines(input.resume).map(({ path, text }) => `${path}=${text}`));
    const { keywords, skills, degree } = writeAtsMetadata(input);
    for (const { source } of [...keywords, ...skills, ...(degree === undefined ? [] : [degree])]) {
      expect(lines).toContain(`${source.path}=${source.text}`);
    }
  });

  it.each(PAIRS)('says the same with a letter and without one: %s', (_, input) => {
    const { atsMetadata } = writePack(input, { coverLetter: true, atsMetadata: true });
    expect(writePack(input, { atsMetadata: true }).atsMetadata).toEqual(atsMetadata);
  });

  it('counts years from the dated roles that show a skill', () => {
    expect(metadata.skills.find(({ name }) => name === 'Ceridian')?.years).toBeCloseTo(6.8, 1);
    expect(metadata.skills.find(({ name }) => name === 'Power BI')?.years).toBeUndefined();
  });
});

describe('analyzeSkills', () => {
  const of = (name: string) =>
    analyzeSkills(inputFor(DEVELOPER, BACKEND_AD)).find((skill) => skill.name === name);

  it('tells matched from missing, with evidence, years and last use', () => {
    expect(of('PostgreSQL')).toMatchObject({
      status: 'matched',
      level: 'must',
      evidence: { path: 'work[0].highlights[3]' },
      lastUsed: 'present',
    });
    expect(of('GraphQL')).toMatchObject({ status: 'missing' });
    expect(of('GraphQL')?.evidence).toBeUndefined();
  });

  const CLERK = {
    basics: { summary: 'Accountant with excellent skills in mathematics.' },
    work: [
      {
        position: 'Accountant',
        startDate: '2020-01',
        endDate: '2021-12',
        highlights: ['Met clients'],
      },
      {
        position: 'Office Clerk',
        startDate: '2018-01',
        endDate: '2018-12',
        highlights: ['Helped with the accounting of two shops'],
      },
    ],
  };
  const clerk = (name: string) =>
    analyzeSkills(
      inputFor(
        CLERK,
        'Accountant\n\nRequirements\n- Accounting experience\n- Microsoft Excel required',
      ),
    ).find((skill) => skill.name === name);

  it('counts the years of a role whose title names who does it', () => {
    expect(clerk('Accounting')?.years).toBe(3);
  });

  it('takes "excellent" for no form of Excel', () => {
    expect(clerk('Microsoft Excel')?.status).toBe('missing');
  });

  it('leaves the label of advice to the page', () => {
    for (const skill of analyzeSkills(inputFor(DEVELOPER, BACKEND_AD))) {
      expect(skillAnalysisSchema.parse(skill)).toEqual(skill);
      if (skill.advice !== undefined) expect(skill.advice).not.toMatch(/^Advice/i);
    }
  });

  it('calls a neighbour transferable and does not count it', () => {
    const [skill] = analyzeSkills(
      inputFor(
        { skills: [{ keywords: ['Vue.js'] }] },
        'Frontend Developer\n\nRequirements\n- Experience with React and TypeScript',
      ),
    ).filter(({ name }) => name === 'React');
    expect(skill).toMatchObject({ status: 'partial', evidence: { text: 'Vue.js' } });
    expect(skill?.note).toContain('not counted');
  });
});

describe('analyzeCareer', () => {
  const jobs = [inputFor(PAYROLL, PAYROLL_AD).job];
  const career = analyzeCareer({ resume: PAYROLL, jobs, asOf: '2026-11' });

  it('puts strengths that the ads ask for first, with their lines', () => {
    expect(careerIntelligenceSchema.parse(career)).toEqual(career);
    const ceridian = career.strengths.find(({ name }) => name === 'Ceridian');
    expect(ceridian).toMatchObject({ askedIn: 1, lastUsed: 'present' });
    expect(ceridian?.evidence[0]?.path).toBe('work[0].highlights[0]');
  });

  it('names gaps against the ads alone and leaves the label of advice to the page', () => {
    const [target] = career.targets;
    expect(target?.title).toBe('Payroll Specialist');
    expect(target?.gaps.map(({ term }) => term).join(' ')).toContain('SAP');
    expect(career.nextSteps.length).toBeGreaterThan(0);
    for (const { advice } of career.nextSteps) expect(advice).not.toMatch(/^Advice/i);
  });

  it('knows nothing of roles without an ad, and says so', () => {
    const bare = analyzeCareer({ resume: PAYROLL, jobs: [], asOf: '2026-11' });
    expect(bare.targets).toEqual([{ title: 'Payroll Administrator', ads: 0, shown: [], gaps: [] }]);
    expect(bare.basis).toContain('your profile alone');
  });
});

describe('one truth across the pack', () => {
  it.each(PAIRS)('finds no contradiction in what it wrote: %s', (_, input) => {
    expect(writePack(input, EVERYTHING).contradictions).toEqual([]);
  });

  const pack = writePack(INPUT, EVERYTHING);
  const found = (letter: string) =>
    findContradictions({
      resume: PAYROLL,
      jobDescription: PAYROLL_AD,
      coverLetter: { short: letter, standard: letter },
    });

  it.each([
    [
      'a number that the resume does not give',
      'At North Mills, I cut errors by 45%.',
      'number',
      '45%',
    ],
    ['a number of another role', 'At Harbour Foods, I paid 420 staff.', 'number', '420'],
    [
      'a date of another role',
      'At Harbour Foods since 2020, I have kept the books.',
      'date',
      '2020',
    ],
    [
      'a title of another role',
      'I worked as Payroll Administrator at Harbour Foods.',
      'title',
      'Payroll Administrator',
    ],
  ])('blocks %s and says where', (_, sentence, kind, text) => {
    const letter = `Dear hiring manager,\n\n${sentence}\n\nSincerely,\nOla Sample`;
    const faults = found(letter.replace('Harbour Foods since 2020', 'North Mills since 2018'));
    expect(faults[0]).toMatchObject({ where: 'coverLetter.short', kind });
    if (kind !== 'date') expect(faults[0]?.text).toContain(text);
  });

  it('blocks a letter signed by somebody else', () => {
    expect(
      found('Dear hiring manager,\n\nPlease see my resume.\n\nSincerely,\nAda Other')[0],
    ).toMatchObject({ kind: 'name', text: 'Ada Other' });
  });

  it.each(['Kind regards,\nOla', 'Sincerely,\nOla Sample\n\nP.S. I can start in May'])(
    'lets people sign as they do: %j',
    (closing) => {
      const faults = found(`Dear hiring manager,\n\nPlease see my resume.\n\n${closing}`);
      expect(faults.filter(({ kind }) => kind === 'name')).toEqual([]);
    },
  );

  it('blocks metadata that an edited resume no longer supports', () => {
    const { atsMetadata } = pack;
    const faults = findContradictions({
      resume: { basics: { name: 'Ola Sample' } },
      jobDescription: PAYROLL_AD,
      atsMetadata,
    });
    expect(faults.map(({ where }) => where)).toContain('atsMetadata.title');
  });
});
