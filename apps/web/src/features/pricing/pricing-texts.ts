import { SERVICE_NAMES } from '@trueline/contracts';

/** Contract, "Who pays for what". */
export const FREE = [
  'Your account, and as many resumes as you like',
  'Uploading and reading a resume, and correcting what was read',
  'What a job ad requires, while you paste it',
  'Going through changes: accepting, rejecting, rewording',
  'Every template, with its exact preview',
  'Opening and downloading finished results, at any time',
] as const;

export const PAID_SERVICES = [
  {
    title: SERVICE_NAMES.resume_optimization,
    text: 'One resume fitted to one job ad, with the cover letter, interview questions and ATS metadata you ask for.',
  },
  {
    title: SERVICE_NAMES.profile_setup,
    text: 'Your profile filled from a resume.',
  },
  {
    title: SERVICE_NAMES.career_intelligence_refresh,
    text: 'Your strengths, gaps and next steps, worked out anew from your profile and the ads you used.',
  },
  {
    title: SERVICE_NAMES.resume_reparsing,
    text: 'A resume read again, for example after you have changed the file’s settings or a newer reader is out.',
  },
] as const;

export const ANSWERS = [
  {
    question: 'What if it fails?',
    answer:
      'A payment is one credit. A run that does not succeed gives the credit back, and you can use it again.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, on Stripe’s own page. We never see your card number. Where it is a test checkout, every payment page says so, and no money moves.',
  },
  {
    question: 'What happens when my PRO days are over?',
    answer:
      'Nothing is lost and nothing is charged. You keep your resumes and results, and pay per use from then on.',
  },
  {
    question: 'Does a better score mean a job?',
    answer:
      'No. The score says how well your resume shows what one ad asks for. What happens next is between you and the people who read it.',
  },
] as const;
