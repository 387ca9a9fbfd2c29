import { describe, expect, it } from 'vitest';
import { renderQuestions } from './render-questions.ts';
import { listTemplates } from './templates.ts';
import { openPdf } from './testing/open-pdf.ts';
import { COMPLETE } from './testing/sample-resumes.ts';
import { CHALLENGES, QUESTIONS, ROLE } from './testing/sample-writing.ts';
import { findOutOfOrder } from './testing/texts.ts';

const INPUT = { resume: COMPLETE, questions: QUESTIONS, challenges: CHALLENGES, role: ROLE };
const EXPECTED = [
  'Marisol Vantongeren',
  'Interview questions: Payroll Specialist, Example Transit Co.',
  'What you have done',
  'Tell me about a month-end close that went wrong.',
  'Why they ask: They want to hear',
  'Action: Led the move to Ceridian Dayforce in seven months.',
  'Result: yours to fill in',
  'Then: What would you do differently today?',
  'What your resume does not show',
  'You have not used Workday: how would you learn it?',
  'Questions for you to ask',
  'Why ask: It shows how much of the work is yours to shape.',
  'Claims to defend',
  'Cut month-end close from nine days to four.',
  'They may ask: How were the days counted?',
];

describe('interview questions', () => {
  it.each(listTemplates())('in $id stand in order in a tagged PDF', async ({ id }) => {
    const bytes = await renderQuestions(INPUT, { templateId: id, format: 'pdf' });
    const { pages, info, isTagged } = await openPdf(bytes);
    expect(findOutOfOrder(pages.join('\n'), EXPECTED)).toBeUndefined();
    expect(info).toMatchObject({ Title: 'Marisol Vantongeren – Interview questions' });
    expect(isTagged).toBe(true);
    const again = await renderQuestions(INPUT, { templateId: id, format: 'pdf' });
    expect(Buffer.from(bytes).equals(again)).toBe(true);
  });

  it('as Markdown have a heading for each, as JSON are as given', async () => {
    const options = { templateId: 'plainline' } as const;
    const md = await renderQuestions(INPUT, { ...options, format: 'md' });
    const text = new TextDecoder().decode(md);
    expect(text).toContain('## What you have done\n\n### Tell me about a month-end close');
    expect(text).toContain('**Result:** yours to fill in');
    const json = await renderQuestions(INPUT, { ...options, format: 'json' });
    expect(JSON.parse(new TextDecoder().decode(json))).toEqual(QUESTIONS);
  });

  it('give no frame of an answer where nothing of it is known', async () => {
    const questions = QUESTIONS.filter(({ kind }) => kind === 'gap');
    const md = await renderQuestions({ ...INPUT, questions }, { templateId: 'ward', format: 'md' });
    expect(new TextDecoder().decode(md)).not.toContain('Situation');
  });
});
