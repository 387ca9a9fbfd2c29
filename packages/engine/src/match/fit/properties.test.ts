import type { Resume, Score } from '@trueline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../../job/extract-requirements.ts';
import { scoreResume } from '../score.ts';

const RUNS = { numRuns: Number(process.env.RUNS ?? 100) };
const AS_OF = '2026-06';

/** Ads of several trades. */
const JOBS = [
  [
    'Office Administrator',
    'Requirements:',
    'Minimum of 3 years of office administration experience',
    'Accounts payable and invoicing in QuickBooks or Sage',
    'Calendar management, minute taking and travel booking',
    'Diploma in office administration',
    'Nice to have:',
    'Notary Public',
    'Responsibilities:',
    'Prepare proposals and reports for engineers',
    'Order supplies and coordinate repairs of the building',
  ],
  [
    'Registered Nurse, Medical-Surgical',
    'You have:',
    'Registration with the college of nurses, BLS',
    'Two years in acute care; wound care, IV therapy, charting in an EHR',
    'You will:',
    'Assess patients, give medication and teach families',
    'Lead handover and coach students',
  ],
  [
    'Warehouse Associate',
    'Must have: forklift licence, order picking, experience with a WMS',
    'Asset: cycle counts, RF scanners',
    'Duties: load and unload trailers, keep aisles clean, pack parcels for couriers',
  ],
  [
    'Backend Developer',
    'Requirements: Python, PostgreSQL, Docker, REST APIs, five years of experience',
    'Nice to have: Kafka, Terraform',
    'Build services for clinics, review code, answer questions of support staff',
  ],
  [
    'Line Cook',
    'We need food safety certificate, grill and saute experience, menu planning',
    'Prep vegetables, rotate stock, keep temperature logs, close the kitchen',
  ],
].map((lines) => {
  const ad = lines.join('\n');
  return { ad, job: extractRequirements(ad) };
});

const BULLETS = [
  'Entered supplier invoices in QuickBooks, roughly 260 a month',
  'Kept three calendars and booked 90 trips a year',
  'Took minutes at weekly project meetings',
  'Dressed wounds and started lines on a ward of 24 beds',
  'Kept the ward diary and charted in PointClickCare',
  'Taught families how to give insulin at home',
  'Picked 300 lines a shift with an RF scanner',
  'Unloaded trailers and packed parcels with care',
  'Counted stock in two aisles every night',
  'Built a booking service in Python and PostgreSQL for 40 clinics',
  'Ran Docker images on two servers of the hospital',
  'Cooked on the grill for 120 covers a night',
  'Wrote the summer menu and costed 14 dishes',
  'Watered the plants of the lobby twice a week',
  'Sold tickets at a fair for nine days',
];
const SKILLS = [
  'QuickBooks',
  'Travel booking',
  'Wound care',
  'Forklift',
  'Python',
  'Menu planning',
];
const TITLES = ['Office Clerk', 'Nurse', 'Warehouse Worker', 'Developer', 'Cook', 'Lifeguard'];

const role = fc.record({
  position: fc.constantFrom(...TITLES),
  name: fc.constant('Made-up Works'),
  startDate: fc.constantFrom('2012-04', '2019-01', '2023-06'),
  endDate: fc.constantFrom('2024-02', '2025-11', undefined),
  highlights: fc.uniqueArray(fc.constantFrom(...BULLETS), { minLength: 1, maxLength: 4 }),
});
const resumeArb = fc
  .record({
    work: fc.array(role, { minLength: 1, maxLength: 3 }),
    keywords: fc.subarray(SKILLS),
    summary: fc.constantFrom(
      'Clerk for ten years, calm with visitors.',
      'Worker who knows Docker.',
      undefined,
    ),
  })
  .map(
    ({ work, keywords, summary }): Resume => ({
      basics: { name: 'Ola Sample', email: 'ola@example.org', phone: '555 0101', summary },
      work,
      education: [{ institution: 'Example College', studyType: 'Diploma' }],
      skills: [{ name: 'Skills', keywords }],
    }),
  );
const caseArb = fc.record({ resume: resumeArb, on: fc.constantFrom(...JOBS) });

const score = (resume: Resume, { ad, job }: (typeof JOBS)[number]): Score =>
  scoreResume(resume, job, ad, AS_OF);

type Add = (resume: Resume, line: string, skill: string) => Resume;
const onFirst = (resume: Resume, change: (lines: string[]) => string[]): Resume => ({
  ...resume,
  work: (resume.work ?? []).map((entry, i) =>
    i === 0 ? { ...entry, highlights: change(entry.highlights ?? []) } : entry,
  ),
});
/** What a person may add that is evidence, each undone by taking it away. */
const ADDITIONS: Readonly<Record<string, Add>> = {
  'a line': (resume, line) => onFirst(resume, (lines) => [...lines, line]),
  'a line in front': (resume, line) => onFirst(resume, (lines) => [line, ...lines]),
  'a skill behind a line': (resume, _, skill) =>
    onFirst(resume, ([first = '', ...rest]) => [`${first}, with ${skill}`, ...rest]),
  'an item of the list': (resume, _, skill) => ({
    ...resume,
    skills: [...(resume.skills ?? []), { name: 'More', keywords: [skill] }],
  }),
  'a certificate': (resume, _, skill) => ({ ...resume, certificates: [{ name: skill }] }),
  'an older role': (resume, line) => ({
    ...resume,
    work: [
      ...(resume.work ?? []),
      {
        name: 'Old Works',
        position: 'Helper',
        startDate: '2008',
        endDate: '2010',
        highlights: [line],
      },
    ],
  }),
  'a line of another section': (resume, line) => ({ ...resume, interests: [{ name: line }] }),
  'a text that found no place': (resume, line) => ({
    ...resume,
    meta: { trueline: { kept: [{ id: 'k1', text: line, section: 'unplaced' }] } } as never,
  }),
};

const NBSP = '\u00a0';
/** Dress of a line that says nothing. */
const DRESSES: Readonly<Record<string, (line: string) => string>> = {
  'a glyph': (line) => `• ${line}`,
  'another glyph': (line) => `–  ${line}`,
  spaces: (line) => `  ${line.replaceAll(' ', '   ')} `,
  'hard spaces': (line) => line.replaceAll(' ', NBSP),
  'a line break': (line) => line.replace(' ', '\n'),
  'soft hyphens': (line) => line.replace(/(\p{L}{3})(\p{L}{3})/gu, '$1\u00ad$2'),
  'joined letters': (line) => line.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'),
  capitals: (line) => line.toUpperCase(),
  'small letters': (line) => line.slice(0, 1).toLowerCase() + line.slice(1),
};

const creditsOf = ({ requirements }: Score): number[] => requirements.map(({ credit }) => credit);

describe('fit and evidence over random resumes and ads', () => {
  it.each(Object.keys(ADDITIONS))('more evidence never lowers, less never raises: %s', (name) => {
    fc.assert(
      fc.property(
        caseArb,
        fc.constantFrom(...BULLETS),
        fc.constantFrom(...SKILLS),
        ({ resume, on }, line, skill) => {
          const less = score(resume, on);
          const more = score(ADDITIONS[name]?.(resume, line, skill) ?? resume, on);
          expect(more.fit).toBeGreaterThanOrEqual(less.fit);
          expect(more.match).toBeGreaterThanOrEqual(less.match);
          const before = creditsOf(less);
          for (const [i, credit] of creditsOf(more).entries())
            expect(credit).toBeGreaterThanOrEqual(before[i] ?? 0);
        },
      ),
      RUNS,
    );
  });

  it.each(Object.keys(DRESSES))('dress changes nothing: %s', (name) => {
    fc.assert(
      fc.property(caseArb, ({ resume, on }) => {
        const dress = DRESSES[name] ?? String;
        const dressed: Resume = {
          ...resume,
          work: (resume.work ?? []).map((entry) => ({
            ...entry,
            highlights: (entry.highlights ?? []).map(dress),
          })),
        };
        const [plain, other] = [score(resume, on), score(dressed, on)];
        expect(other.fit).toBe(plain.fit);
        expect(creditsOf(other)).toEqual(creditsOf(plain));
        expect(other.missingKeywords.map(({ term }) => term)).toEqual(
          plain.missingKeywords.map(({ term }) => term),
        );
      }),
      RUNS,
    );
  });

  it('the order of sections, bullets and skills changes nothing', () => {
    fc.assert(
      fc.property(caseArb, ({ resume, on }) => {
        const { basics, work = [], education, skills = [] } = resume;
        const turned: Resume = {
          skills: skills.map((group) => ({
            ...group,
            keywords: [...(group.keywords ?? [])].reverse(),
          })),
          education,
          work: work.map((entry) => ({
            ...entry,
            highlights: [...(entry.highlights ?? [])].reverse(),
          })),
          basics,
        };
        expect(score(turned, on).fit).toBe(score(resume, on).fit);
        expect(creditsOf(score(turned, on))).toEqual(creditsOf(score(resume, on)));
      }),
      RUNS,
    );
  });
});
