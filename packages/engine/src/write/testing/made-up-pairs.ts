import type { Resume } from '@trueline/contracts';
import { extractRequirements } from '../../job/extract-requirements.ts';
import type { WritingInput } from '../letter/input.ts';

/** Made-up persons and advertisements for the tests of this folder. */
export const PAYROLL: Resume = {
  basics: { name: 'Ola Sample', email: 'ola@example.org', label: 'Payroll Administrator' },
  work: [
    {
      name: 'North Mills Ltd.',
      position: 'Payroll Administrator',
      startDate: '2020-02',
      highlights: [
        'Prepared weekly payroll for 420 staff at three sites in Ceridian, reducing errors by 35%',
        'Trained 4 clerks on year-end reporting',
        'Responsible for reconciling benefit accounts with the finance team every month',
      ],
    },
    {
      name: 'Harbour Foods',
      position: 'Accounting Clerk',
      startDate: '2016-05',
      endDate: '2020-01',
      highlights: [
        'Processed 1,200 supplier invoices a month in Sage 50',
        'Built Excel reports for branch managers, cutting month-end close from 9 to 5 days',
      ],
    },
  ],
  education: [
    { institution: 'Example College', studyType: 'Diploma', area: 'Accounting', endDate: '2016' },
  ],
  certificates: [{ name: 'Payroll Compliance Practitioner' }],
  skills: [{ name: 'Tools', keywords: ['Ceridian', 'Excel', 'Sage 50', 'Power BI'] }],
};

export const DEVELOPER: Resume = {
  basics: { name: 'Ravi Invented', email: 'ravi@example.test' },
  work: [
    {
      name: 'Copper Kettle Software',
      position: 'Software Developer',
      startDate: '2019-03',
      highlights: [
        'Developed REST APIs in Node.js for 12 internal tools',
        'Migrated the build to GitHub Actions, reducing build times from 22 to 7 minutes',
        'Mentored 3 junior developers',
        'Designed and implemented PostgreSQL schemas for the billing system',
      ],
    },
  ],
  education: [
    {
      institution: 'Sample University',
      studyType: 'Bachelor of Science',
      area: 'Computer Science',
      endDate: '2018',
    },
  ],
  skills: [{ keywords: ['Docker', 'TypeScript', 'Node.js'] }],
};

const BARE: Resume = {
  basics: { name: 'Lou Fakeman' },
  work: [{ name: 'Nonsuch Cold Storage', position: 'Forklift Operator', startDate: '2021' }],
};

const FRENCH: Resume = {
  basics: {
    name: 'Élodie Fictif',
    summary:
      'Comptable avec dix ans de pratique dans le secteur de la construction et des services',
  },
  work: [
    {
      name: 'Atelier Boréal',
      position: 'Comptable',
      startDate: '2015',
      highlights: [
        'Préparation de la paie pour les 80 employés de la société',
        'Suivi des comptes avec le service des achats',
      ],
    },
  ],
};

export const PAYROLL_AD = `Payroll Specialist
Greywater Logistics Inc., Halifax

What you will do
- Prepare the weekly payroll for 600 employees
- Coordinate the annual audit with external auditors
- Answer questions about pay and benefits

Requirements
- 3+ years of payroll experience
- Experience with Ceridian is required
- Strong Excel skills
- Experience with year-end reporting
- Knowledge of SAP
- Diploma in accounting

Send your application to Dana Placeholder.`;

export const BACKEND_AD = `Backend Engineer
Lanternfish Games

Responsibilities
- Design and maintain REST APIs for our players
- Improve the speed of our PostgreSQL databases

Requirements
- Node.js and TypeScript
- Experience with PostgreSQL
- Experience with Docker
- Knowledge of Kubernetes
- Experience with GraphQL

Nice to have
- GitHub Actions`;

const SHORT_AD = 'Night Porter\nWe need someone to look after the lobby from ten to six.';

export const RESUMES = { payroll: PAYROLL, developer: DEVELOPER, bare: BARE, french: FRENCH };
const ADS = { payroll: PAYROLL_AD, backend: BACKEND_AD, short: SHORT_AD };

export function inputFor(resume: Resume, jobDescription: string): WritingInput {
  return { resume, job: extractRequirements(jobDescription), jobDescription, asOf: '2026-11' };
}

/** Each made-up person with each advertisement. */
export const PAIRS: readonly (readonly [string, WritingInput])[] = Object.entries(RESUMES).flatMap(
  ([person, resume]) =>
    Object.entries(ADS).map(([ad, text]) => [`${person} x ${ad}`, inputFor(resume, text)] as const),
);
