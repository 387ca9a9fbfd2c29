import type { ClaimChallenge, InterviewQuestion } from '@trueline/contracts';
import type { Role } from '../document/letter-document.ts';

export const ROLE: Role = { title: 'Payroll Specialist', company: 'Example Transit Co.' };

const PARAGRAPHS = [
  'Dear Example Transit hiring team,',
  'I am applying for the Payroll Specialist role. Since 2019 I have run payroll at Bluewater Hardware Ltd., a family-owned chain of 14 shops, at the head of a team of three.',
  'Two pieces of that work bear on what you ask. I led the move to Ceridian Dayforce in seven months, and the month-end close went from nine days to four. Before that, at Norrland Castings, I entered time sheets for 200 employees.',
  'You ask for someone who can explain pay to those who receive it. My pay-stub explainer is read by 900 people a month and has been translated into French.',
  'I would be glad to talk about your pay rules and what you would like to change about them.',
  'Sincerely,\nMarisol Vantongeren',
];
export const LETTER = PARAGRAPHS.join('\n\n');

/** More than a page at any density. */
export const ENDLESS_LETTER = Array.from({ length: 40 }, () => PARAGRAPHS[2]).join('\n\n');

const OPEN = { situation: null, task: null, action: null, result: null };

export const QUESTIONS: InterviewQuestion[] = [
  {
    question: 'Tell me about a month-end close that went wrong.',
    kind: 'behavioural',
    path: 'work[0].highlights[1]',
    why: 'They want to hear how you work when the date cannot move.',
    outline: {
      ...OPEN,
      situation: 'Bluewater Hardware Ltd., 14 shops.',
      action: 'Led the move to Ceridian Dayforce in seven months.',
    },
    followUp: 'What would you do differently today?',
    difficulty: 'medium',
  },
  {
    question: 'You have not used Workday: how would you learn it?',
    kind: 'gap',
    why: 'The ad asks for it and your resume does not show it.',
    outline: OPEN,
    followUp: 'Which part would take you longest?',
    difficulty: 'hard',
  },
  {
    question: 'How are your unionized pay rules kept today?',
    kind: 'to-ask',
    why: 'It shows how much of the work is yours to shape.',
    outline: OPEN,
    followUp: 'Who may change them?',
    difficulty: 'easy',
  },
];

export const CHALLENGES: ClaimChallenge[] = [
  {
    path: 'work[0].highlights[1]',
    claim: 'Cut month-end close from nine days to four.',
    kind: 'number',
    challenge: 'How were the days counted?',
    prepare: 'The first and the last month, and who else was part of it.',
  },
];
