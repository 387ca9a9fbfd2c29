/** What the product makes beside the resume. */
export const MORE_FEATURES = [
  {
    title: 'Cover letter',
    text: 'A short and a standard letter in your own facts, addressed to the reader the ad names. It invents no admiration for a company it does not know.',
  },
  {
    title: 'Interview questions',
    text: 'Ten to twelve questions that this ad makes likely, each with why it may come and an outline filled from your own experience. Where only you know the answer, the space stays open.',
  },
  {
    title: 'ATS metadata',
    text: 'Title, keywords you can show, years and file name in the form that applicant tracking systems read, inside the PDF too.',
  },
  {
    title: 'Skills analysis',
    text: 'What the ad asks, set against what your resume shows: matched, partly shown, missing. Each match comes with its evidence.',
  },
  {
    title: 'A score you can argue with',
    text: 'Ten parts, and for each lost point the reason. Copying the ad into the resume gains next to nothing. It is not a prediction of being hired.',
  },
  {
    title: 'Your data, in your hands',
    text: 'Export everything we hold on you, or delete it for good, from your account settings.',
  },
] as const;
