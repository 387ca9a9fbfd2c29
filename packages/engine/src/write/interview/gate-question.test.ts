import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { createQuestionGate } from './gate-question.ts';
import { writeInterviewQuestions } from './interview-questions.ts';
import { BLANK_OUTLINE } from './outline.ts';

const input = inputFor(PAYROLL, PAYROLL_AD);
const lets = createQuestionGate(input);
const asked = (question: string, outline = BLANK_OUTLINE): boolean =>
  lets({ question, followUp: 'What came of it?', outline });

describe('the gate for interview questions', () => {
  it('lets through what the resume or the ad says', () => {
    for (const question of writeInterviewQuestions(input)) expect(lets(question)).toBe(true);
  });

  it.each([
    'How did you run payroll for 7,341 staff?',
    'How did you use Kubernetes there?',
    'What did you learn at Umbrella Corporation?',
  ])('stops a number, a tool or a name of nobody: %s', (question) => {
    expect(asked(question)).toBe(false);
  });

  it('stops an outline in words that the resume does not hold', () => {
    const outline = { ...BLANK_OUTLINE, result: 'which saved the company a fortune' };
    expect(asked('How do you prepare a pay run?', outline)).toBe(false);
  });
});
