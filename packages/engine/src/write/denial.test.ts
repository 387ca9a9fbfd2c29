import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { analyzeCareer } from './analysis/career-intelligence.ts';
import { analyzeSkills } from './analysis/skills-analysis.ts';
import { writeInterviewQuestions } from './interview/interview-questions.ts';
import { inputFor } from './testing/made-up-pairs.ts';

const adFor = (need: string): string =>
  `Platform Specialist\nGreywater Logistics Inc.\n\nRequirements\n- Experience with ${need} is required\n- Experience with Docker`;

const resumeWith = (work: { position?: string; highlights?: string[] }): Resume => ({
  basics: { name: 'Ravi Invented' },
  work: [
    {
      name: 'Copper Kettle Ltd.',
      position: 'Administrator',
      startDate: '2019-03',
      ...work,
    },
  ],
  skills: [{ keywords: ['Docker'] }],
});

/** Whatever the pack says of gaps. */
function denials(resume: Resume, need: string): string {
  const input = inputFor(resume, adFor(need));
  const questions = writeInterviewQuestions(input).filter(({ kind }) => kind === 'gap');
  const skills = analyzeSkills(input).filter(({ status }) => status === 'missing');
  const career = analyzeCareer({ resume, jobs: [input.job], asOf: '2026-11' });
  return JSON.stringify([
    questions.map(({ question }) => question),
    skills.map(({ term }) => term),
    career.targets.map(({ gaps }) => gaps.map(({ term }) => term)),
    career.nextSteps.map(({ advice }) => advice),
  ]).toLowerCase();
}

describe('what the resume shows in other words', () => {
  it.each([
    ['software engineering', { position: 'Senior Software Engineer' }],
    ['automation', { highlights: ['Developed 20 automations for storage'] }],
    ['data analysis', { highlights: ['Analyzed data on late deliveries'] }],
  ])('is never denied: %s', (need, work) => {
    expect(denials(resumeWith(work), need)).not.toContain(need);
  });

  it.each(['software engineering', 'automation', 'data analysis', 'Kubernetes'])(
    'is owned up to where nothing shows it: %s',
    (need) => {
      expect(denials(resumeWith({}), need)).toContain(need.toLowerCase());
    },
  );

  it('does not read the name of an employer as work', () => {
    const resume = resumeWith({});
    const employer = { ...resume, work: [{ ...resume.work?.[0], name: 'Analyzed Data Ltd.' }] };
    expect(denials(employer, 'data analysis')).toContain('data analysis');
  });

  it('points to the line instead, and does not count it', () => {
    const resume = resumeWith({ highlights: ['Developed 20 automations for storage'] });
    const skill = analyzeSkills(inputFor(resume, adFor('automation'))).find(({ term }) =>
      /automation/i.test(term),
    );
    expect(skill).toMatchObject({
      status: 'partial',
      evidence: { path: 'work[0].highlights[0]' },
    });
  });
});
