import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

/** Rows that job boards' forms print below each job's head. */
const LABELS: readonly (readonly string[])[] = [
  [
    'Industry: Construction / Building',
    'Specialization: Civil Engineering',
    'Position level: Manager',
  ],
  ['Industry: Banking', 'Role: Project Management', 'Monthly Salary: SGD 6,000'],
  ['Job function: Sales', 'Job level: Senior', 'Employment type: Full-time'],
  ['Sector: Retail', 'Annual salary: INR 12,00,000', 'Notice period: 1 month'],
  ['Functional area: IT', 'Role category: Programming', 'Industry type: Software'],
  ['Branche: Bau', 'Karrierestufe: Führungskraft', 'Gehalt: 4.000 EUR'],
  ["Secteur d'activité : BTP", 'Niveau de poste : Cadre', 'Salaire : 3 000 EUR'],
  ['Sector: Construcción', 'Nivel: Mando', 'Salario: 2.000 EUR'],
  ['Setor: Varejo', 'Segmento: Moda', 'Salário: R$ 5.000'],
  ['Bidang pekerjaan: Konstruksi', 'Gaji bulanan: Rp 8.000.000'],
];
const LENGTHS = ['', ' (7 years 6 months)', ' [7 yrs 6 mos]', ' (7 ans 6 mois)'];
const PORTALS = [
  ['JobLine Candidate Profile', 'Profile ID: JL-0055501', 'Profile last updated: 14 Nov 2026'],
  ['HireHarbour Talent Profile', 'Last active: 14/11/2026'],
];

const profile = (labels: readonly string[], length: string, portal: readonly string[]): string => {
  const job = (title: string, employer: string, dates: string, did: string): string =>
    `${title}\n${employer} | Exampleton\n${dates}${length}\n${labels.join('\n')}\n* ${did}\n* Kept the site safe\n`;
  return `${portal.join('\n')}
============================

Ana M. Sample
Site Engineer
ana.sample@example.com | 0917 555 0138

EXPERIENCE
${job('Project Manager', 'Sample Prime Builders Inc.', 'Jun 2019 - Present', 'Led a tower of 28 storeys')}
${job('Site Engineer', 'Hill Construction Ltd', 'Jul 2011 - Dec 2018', 'Supervised the concreting')}
EDUCATION
BSc Civil Engineering, Sample University, 2011

PREFERENCES
Availability: 30 days notice

CHARACTER REFERENCE
Arch. Liza Placeholder-Uy
Design Director, Sample Studio
0917 555 0171

Resume match score: 87%
`;
};

const CASES = LABELS.flatMap((labels, at) =>
  LENGTHS.map((length, index) => [labels, length, PORTALS[(at + index) % 2] ?? []] as const),
);

describe('a job board’s profile', () => {
  it.each(CASES)('has its jobs as jobs: %s%s', async (labels, length, portal) => {
    const result = await read(
      new TextEncoder().encode(profile(labels, length, portal)),
      'profile.txt',
    );
    if (!result.ok) throw new Error(result.failure.code);
    const { basics, work, references, meta } = result.resume;
    expect(basics?.name).toBe('Ana M. Sample');
    expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Project Manager', 'Sample Prime Builders Inc.', '2019-06'],
      ['Site Engineer', 'Hill Construction Ltd', '2011-07'],
    ]);
    expect(work?.map(({ highlights }) => highlights?.length)).toEqual([2, 2]);
    expect(references?.map(({ name }) => name)).toEqual(['Arch. Liza Placeholder-Uy']);
    const { kept = [], asWritten = [] } = meta?.trueline ?? {};
    expect(kept.map(({ text }) => text)).toEqual(['Availability: 30 days notice']);
    expect(asWritten).toEqual([]);
    const said = JSON.stringify(work);
    for (const label of labels) expect(said).toContain(label.split(/\s*: /)[1]);
  });
});
