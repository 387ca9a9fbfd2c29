import type { Resume } from '@trueline/contracts';

const DUTIES = [
  'Responsible for preparing biweekly payroll for 80 employees in Ceridian',
  'Reconciled payroll accounts each month in Excel and sent them to the controller',
  'In order to reduce errors, wrote a checklist that 3 colleagues use',
  'Responsible for processing 120 supplier invoices a week in QuickBooks',
  'Answered questions from suppliers by phone and e-mail',
  'Trained 4 new clerks in data entry and filing',
  'Helped to assist with the yearly audit of 6 cost centers',
];

/** A made-up person's resume of two pages. */
export const SAMPLE_RESUME: Resume = {
  basics: {
    name: 'Robin Sample',
    email: 'robin.sample@example.com',
    phone: '(204) 555-0142',
    location: { city: 'Winnipeg', region: 'MB' },
  },
  work: Array.from({ length: 6 }, (_, index) => ({
    name: `Example Company ${index + 1}`,
    position: index % 2 === 0 ? 'Payroll Administrator' : 'Accounting Clerk',
    startDate: `${2022 - index * 2}-03`,
    ...(index === 0 ? {} : { endDate: `${2024 - index * 2}-02` }),
    highlights: DUTIES.map((duty) => `${duty} (site ${index + 1})`),
  })),
  education: [
    {
      institution: 'Example College',
      studyType: 'Diploma',
      area: 'Business Administration',
      endDate: '2010',
    },
  ],
  skills: [{ name: 'Skills', keywords: ['QuickBooks', 'Excel', 'Ceridian', 'Customer Service'] }],
};

export const SAMPLE_JOB_DESCRIPTION = `Payroll Specialist
Example Transit Co., Winnipeg, MB

What you will do
- Prepare biweekly payroll for unionized employees
- Reconcile payroll accounts and answer questions from employees

Requirements
- 3+ years of experience in payroll
- Experience with Ceridian and Microsoft Excel
- Diploma in business administration or equivalent experience
- Knowledge of Workday

Nice to have
- QuickBooks
`;
