import { interviewQuestionSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import {
  BACKEND_AD,
  DEVELOPER,
  inputFor,
  PAIRS,
  PAYROLL,
  PAYROLL_AD,
} from '../testing/made-up-pairs.ts';
import { countWords, jaccard, readingGrade } from '../text-measures.ts';
import { listClaimChallenges } from './claim-challenges.ts';
import { writeInterviewQuestions } from './interview-questions.ts';

const CLOSED = /^(?:do|did|does|is|are|was|were|have|has|can|could|will|would|should)\b/i;
const PRIVATE = /\b(?:how old|married|pregnan|children|religio|nationality|disabilit|health)\w*/i;

describe.each(PAIRS)('the questions for %s', (_, input) => {
  const questions = writeInterviewQuestions(input);
  const forInterview = questions.filter(({ kind }) => kind !== 'to-ask');

  it('are 10 to 12 of four kinds or more, and one or two to ask', () => {
    expect(forInterview.length).toBeGreaterThanOrEqual(10);
    expect(forInterview.length).toBeLessThanOrEqual(12);
    expect([1, 2]).toContain(questions.length - forInterview.length);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  it('are short, plain, open, allowed, and linked to the ad or the resume', () => {
    for (const { question, requirementId, path } of questions) {
      expect(countWords(question)).toBeLessThanOrEqual(30);
      expect(readingGrade(question)).toBeLessThanOrEqual(10);
      expect(question).not.toMatch(CLOSED);
      expect(question).not.toMatch(PRIVATE);
      expect(requirementId ?? path).toBeDefined();
    }
  });

  it('have no follow-up twice, by which a wording would be known again', () => {
    const wordings = forInterview.map(({ followUp }) => followUp);
    expect(new Set(wordings).size).toBeGreaterThanOrEqual(wordings.length - 1);
  });

  it('never ask the same twice', () => {
    for (const [i, one] of questions.entries()) {
      for (const other of questions.slice(0, i))
        expect(jaccard(one.question, other.question)).toBeLessThanOrEqual(0.5);
    }
  });

  it('frame answers in words of the resume alone', () => {
    const known = JSON.stringify(input.resume).toLowerCase();
    for (const { outline } of questions) {
      for (const part of [outline.action, outline.result])
        if (part !== null) expect(known).toContain(JSON.stringify(part).slice(1, -1).toLowerCase());
    }
  });

  it('have their shape and are the same each time', () => {
    for (const question of questions)
      expect(interviewQuestionSchema.parse(question)).toEqual(question);
    expect(writeInterviewQuestions(input)).toEqual(questions);
  });
});

describe('writeInterviewQuestions', () => {
  it('asks about each required skill: by example what the resume shows, as a gap what it does not', () => {
    const input = inputFor(DEVELOPER, BACKEND_AD);
    const questions = writeInterviewQuestions(input);
    const musts = input.job.requirements
      .filter(({ kind, level }) => kind === 'skill' && level === 'must')
      .slice(0, 6);
    const asked = new Set(questions.map(({ requirementId }) => requirementId));
    for (const { id } of musts) expect(asked).toContain(id);
    const gaps = questions.filter(({ kind }) => kind === 'gap').map(({ question }) => question);
    expect(gaps.join(' ')).toMatch(/Kubernetes/);
    expect(gaps.join(' ')).toMatch(/GraphQL/);
  });

  it('tells the bullet as the person would and leaves blank what it does not say', () => {
    const questions = writeInterviewQuestions(inputFor(PAYROLL, PAYROLL_AD));
    const ceridian = questions.find(({ outline }) => outline.action?.includes('Ceridian'));
    expect(ceridian?.outline).toMatchObject({
      situation: 'Payroll Administrator, North Mills Ltd., since Feb 2020',
      task: null,
      result: 'reducing errors by 35%',
    });
  });

  it('asks other things for another ad', () => {
    const of = (ad: string): string[] =>
      writeInterviewQuestions(inputFor(DEVELOPER, ad)).map(({ question }) => question);
    const before = of(BACKEND_AD);
    const after = of(PAYROLL_AD);
    expect(after.filter((question) => !before.includes(question)).length).toBeGreaterThanOrEqual(
      after.length * 0.6,
    );
  });
});

describe('questions on what is held or what one is like', () => {
  const ad = 'Plumber\nDemo Homes\n\nRequirements\n- Red Seal\n- Teamwork\n- Copper pipe soldering';
  const questions = writeInterviewQuestions(
    inputFor({ ...PAYROLL, certificates: [{ name: 'Red Seal' }] }, ad),
  ).map(({ question }) => question);

  it('treat neither as work', () => {
    const about = (word: RegExp): string[] => questions.filter((text) => word.test(text));
    expect(about(/Red Seal/).join()).not.toMatch(/piece of work|worked on|went wrong/);
    expect(about(/teamwork/i).join()).not.toMatch(/explain|piece of work|worked on/i);
  });
});

describe('listClaimChallenges', () => {
  const challenges = listClaimChallenges(PAYROLL);

  it('doubts every figure, naming what it counts', () => {
    const claims = challenges.map(({ claim }) => claim);
    expect(claims).toContain('35%');
    expect(claims).toContain('4 clerks');
    expect(claims).toContain('1,200 supplier invoices');
  });

  it.each([
    ['Ran workshops with an 8-member team', '8-member team'],
    ['Ran workshops for 8 members', '8 members'],
  ])('names what "%s" counts as the line writes it', (highlight, claim) => {
    const found = listClaimChallenges({ work: [{ name: 'Made-up Co', highlights: [highlight] }] });
    expect(found.map((one) => one.claim)).toContain(claim);
  });

  it('takes a rank for no count', () => {
    const highlights = ['Answered calls for a top 25 retail company'];
    const found = listClaimChallenges({ work: [{ name: 'Made-up Co', highlights }] });
    expect(found.filter(({ kind }) => kind === 'number')).toEqual([]);
  });

  const claimsOf = (highlight: string): string[] =>
    listClaimChallenges({ work: [{ name: 'Made-up Co', highlights: [highlight] }] }).map(
      ({ claim }) => claim,
    );

  it.each([
    'Measured, cut and bent tubing for machines',
    'Drove a delivery truck in the city',
    'Raised a round led by Demo Capital',
    'Built the scoring of leads in the CRM',
    'Wrote optimized queries for the shop',
    'Wrote end-to-end tests for the shop',
    'Expertly fitted pipes',
  ])('doubts nothing where a word has another sense: %s', (highlight) => {
    expect(claimsOf(highlight)).toEqual([]);
  });

  it.each([
    ['Led migration of the booking service', 'Led migration'],
    ['Led the move of the archive', 'Led the move'],
    ['Reduced customer ticket backlog by a triage', 'Reduced customer ticket backlog'],
    ['Helped 500+ customers shape their plans', '500+ customers'],
    ['Clerk with 4 years in retail', '4 years'],
  ])('quotes what is claimed: %s', (highlight, claim) => {
    expect(claimsOf(highlight)).toContain(claim);
  });

  it('points to the line', () => {
    for (const { path, claim } of challenges) {
      const [, entry, line] = /^work\[(\d)\]\.highlights\[(\d)\]$/.exec(path) ?? [];
      expect(PAYROLL.work?.[Number(entry)]?.highlights?.[Number(line)]).toContain(claim);
    }
  });
});
