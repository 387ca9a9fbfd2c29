import { changeSchema, type Resume, reportSchema, resumeSchema } from '@trueline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, optimize, redecide, verify } from './index.ts';

const resume: Resume = {
  basics: {
    name: 'Ann Example',
    email: 'ann@example.com',
    summary: 'Developer who likes the web.',
  },
  work: [
    {
      name: 'Northwind Demo',
      position: 'Developer',
      startDate: '2016',
      endDate: '2019-05',
      highlights: [
        'Organized the summer party for the team',
        'Responsible for building the order service in javascript',
        'Deployed twelve services to k8s and wrote the release notes',
        'Organized the summer party for the team',
        'Reduced the time of the nightly reports',
      ],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Excel', 'Git', 'Python'] }],
};
const jobDescription = `Backend Developer
Requirements
- Experience with Python and JavaScript required
- Kubernetes in production
- Must have experience with Terraform
`;
const input = { resume, jobDescription, asOf: '2026-01' as const };

describe('optimize', () => {
  const result = optimize(input);
  const find = (kind: string) => result.changes.filter((change) => change.kind === kind);

  it('answers in the shapes of the contract', () => {
    for (const change of result.changes) expect(changeSchema.parse(change)).toEqual(change);
    expect(reportSchema.parse(result.report)).toEqual(result.report);
    expect(resumeSchema.parse(result.document)).toEqual(result.document);
  });

  it('numbers changes in document order and gives each a source in the original', () => {
    expect(result.changes.map((change) => change.id)).toEqual(
      result.changes.map((_, i) => `c${i + 1}`),
    );
    expect(result.changes.every((change) => change.sources.length > 0)).toBe(true);
  });

  it('chains the steps of one line into one change', () => {
    expect(find('duty-opener')[0]).toMatchObject({
      path: 'work[0].highlights[1]',
      after: 'Built the order service in JavaScript',
      decision: 'accepted',
    });
    const paths = result.changes.map((change) => change.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("writes the ad's name of a skill beside the person's", () => {
    expect(find('keyword-form')[0]?.after).toBe(
      'Deployed 12 services to Kubernetes (k8s) and wrote the release notes',
    );
  });

  it('lists skills that a bullet shows, and never one that only the ad names', () => {
    expect(find('surfaced-skill').map((change) => change.after)).toContain('JavaScript');
    expect(JSON.stringify(result.document)).not.toContain('Terraform');
    expect(
      result.report.questions.some((question) => question.question.includes('Terraform')),
    ).toBe(true);
  });

  it('puts what the ad asks for first, losing only the line that stood there twice', () => {
    const highlights = result.document.work?.[0]?.highlights ?? [];
    expect(highlights).toHaveLength(4);
    expect(highlights[0]).not.toContain('party');
    expect(result.document.skills?.[0]?.keywords?.[0]).toBe('Python');
  });

  it('leaves out a repeated line, which one click brings back', () => {
    const [duplicate] = find('duplicate');
    expect(duplicate).toMatchObject({
      path: 'work[0].highlights[3]',
      after: '',
      decision: 'accepted',
    });
    const { document } = redecide({
      ...input,
      changes: result.changes,
      decisions: { [duplicate?.id ?? '']: 'rejected' },
    });
    expect(document.work?.[0]?.highlights).toHaveLength(5);
  });

  it('asks for the size of an outcome without a figure, once the first round is over', () => {
    const { report } = optimize({ ...input, rounds: 2 });
    expect(report.questions).toContainEqual(
      expect.objectContaining({ kind: 'metric', path: 'work[0].highlights[4]' }),
    );
  });

  it('raises the score, within the ceiling', () => {
    expect(result.optimized.score).toBeGreaterThan(result.original.score);
    expect(result.optimized.score).toBeLessThanOrEqual(result.original.ceiling);
  });
});

describe('decisions', () => {
  const { changes, original } = optimize(input);
  const all = (decision: 'accepted' | 'rejected') =>
    Object.fromEntries(changes.map((change) => [change.id, decision]));

  it('all rejected give the original and its score', () => {
    const decided = redecide({ ...input, changes, decisions: all('rejected') });
    expect(decided.document).toEqual(resume);
    expect(decided.optimized.score).toBe(original.score);
    expect(decided.report.improvementScore).toBe(0);
  });

  it('given at once or afterwards give the same', () => {
    const { document } = redecide({ ...input, changes, decisions: all('accepted') });
    expect(optimize({ ...input, decisions: all('accepted') }).document).toEqual(document);
  });

  it("own words stand in the document as the person's fact", () => {
    const change = changes.find((item) => item.kind === 'keyword-form');
    const text = 'Deployed 15 services with Terraform';
    const { document } = redecide({
      ...input,
      changes,
      decisions: { [change?.id ?? '']: { text } },
    });
    expect(document.work?.[0]?.highlights).toContain(text);
  });
});

const verbs = [
  'Responsible for managing',
  'Handling',
  'Helped to support',
  'Wrote',
  'Manage',
  'Utilized',
  'I built',
  'Assisted in developing',
  'Led',
  'Performed the implementation of',
];
const objects = [
  'the orders',
  'reports',
  'k8s clusters',
  'a budget of $2000000',
  'twelve clerks',
  'javascript apps',
  'the AWS accounts',
  'payroll in order to save time',
  'SQL queries and training',
];
const bullet = fc
  .tuple(
    fc.constantFrom(...verbs),
    fc.constantFrom(...objects),
    fc.constantFrom('', ' on a daily basis', ' and ordering supplies', ', reducing errors by 12%'),
  )
  .map((parts) => `${parts[0]} ${parts[1]}${parts[2]}`);
const year = fc.integer({ min: 2005, max: 2020 });
const role = fc
  .record({
    name: fc.constantFrom('Oven & Co', 'Sample Mill', 'Demo Bank'),
    position: fc.constantFrom('Clerk', 'Cook', 'Developer'),
    start: year,
    ended: fc.boolean(),
    highlights: fc.array(bullet, { maxLength: 4 }),
  })
  .map(({ start, ended, ...entry }) => ({
    ...entry,
    startDate: String(start),
    ...(ended ? { endDate: String(start + 2) } : {}),
  }));
const skill = fc.constantFrom('Excel', 'k8s', 'Javascript', 'Python', 'Postgres', 'payroll', 'SQL');
const smallResume: fc.Arbitrary<Resume> = fc.record({
  basics: fc.constant({ name: 'Ann Example' }),
  work: fc.array(role, { maxLength: 3 }),
  skills: fc.array(fc.record({ keywords: fc.array(skill, { maxLength: 5 }) }), { maxLength: 2 }),
});
const ad = fc
  .subarray([
    '- Kubernetes required',
    '- JavaScript and PostgreSQL',
    '- Amazon Web Services is a plus',
    '- 5+ years of payroll',
    '- Terraform',
    '- Microsoft Excel',
  ])
  .map((lines) => `Requirements\n${lines.join('\n')}`);

describe('for any resume and ad', () => {
  it('no output holds a fact that the resume does not, and nothing accepted is the original', () => {
    fc.assert(
      fc.property(smallResume, ad, (candidate, job) => {
        const before = structuredClone(candidate);
        const { document, changes, original, optimized } = optimize({
          resume: candidate,
          jobDescription: job,
          asOf: '2026-01',
        });
        expect(verify(candidate, document).unsupported).toEqual([]);
        expect(candidate).toEqual(before);
        expect(optimized.score).toBeLessThanOrEqual(original.ceiling);
        const rejected = changes.map((change) => ({ ...change, decision: 'rejected' as const }));
        expect(applyChanges(candidate, rejected)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  it('the same input gives the same bytes', () => {
    fc.assert(
      fc.property(smallResume, ad, (candidate, job) => {
        const run = () =>
          JSON.stringify(optimize({ resume: candidate, jobDescription: job, asOf: '2026-01' }));
        expect(run()).toBe(run());
      }),
      { numRuns: 30 },
    );
  });
});
