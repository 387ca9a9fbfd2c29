import { expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

it('why this employer stands in the last paragraph, right before the next step', () => {
  const motive = 'My sister rides your buses';
  const { standard, email } = writeCoverLetter({ ...inputFor(PAYROLL, PAYROLL_AD), motive });
  const paragraphs = standard.split('\n\n');
  expect(paragraphs.at(-2)).toMatch(/^My sister rides your buses\. \S.+[.?]$/);
  expect(email).toContain('My sister rides your buses.');
});
