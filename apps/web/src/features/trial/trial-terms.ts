import { SERVICE_NAMES, SERVICE_PRICE } from '@trueline/contracts';

/** What PRO adds to what everyone has (contract, "Who pays for what"). */
export const PRO_GIVES = [
  {
    title: SERVICE_NAMES.resume_optimization,
    text: 'As many runs as you like: your resume fitted to a job ad, with cover letter, interview questions and ATS metadata.',
  },
  { title: SERVICE_NAMES.profile_setup, text: 'Your profile filled from a resume.' },
  {
    title: SERVICE_NAMES.career_intelligence_refresh,
    text: 'Strengths, gaps and next steps from your profile and the ads you used.',
  },
  { title: SERVICE_NAMES.resume_reparsing, text: 'An uploaded file read anew.' },
] as const;

export const GOOD_TO_KNOW = [
  'It starts by itself with a new account. There is nothing more to sign up for.',
  'No credit card is asked for, so nothing can be charged when it ends.',
  'It ends by itself. You keep every resume and result, and can go on downloading them.',
  `After that, each run of these services costs ${SERVICE_PRICE}. Uploading, reading, editing, templates and downloads stay free.`,
] as const;
