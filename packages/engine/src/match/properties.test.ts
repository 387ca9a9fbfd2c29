import type { Resume } from '@trueline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { measureScore, scoreResume } from './score.ts';

/** At least so many cases for each property. */
const RUNS = { numRuns: 1000 };
/** The ad in so many orders of its lines, each read once. */
const ORDERS = { numRuns: 60 };
const AS_OF = '2026-06';
const WANTED = [
  'Python',
  'Docker',
  'PostgreSQL',
  'Terraform',
  'Kafka',
  'GraphQL',
  'Tableau',
  'Jenkins',
];
const MUSTS = WANTED.slice(0, 5).map((name) => `Experience with ${name} in production`);
const DUTIES = [
  'Design data services for the reporting group',
  'Review changes of colleagues before release',
  'Answer questions of support staff about outages',
];
const NICE = WANTED.slice(5);
const adOf = (
  musts: readonly string[],
  duties: readonly string[],
  nice: readonly string[] = NICE,
): string =>
  [
    'Backend Developer',
    'Requirements:',
    ...musts,
    'Nice to have:',
    ...nice,
    'Responsibilities:',
    ...duties,
  ].join('\n');
const AD = adOf(MUSTS, DUTIES);
const JOB = extractRequirements(AD);

const score = (resume: Resume) => scoreResume(resume, JOB, AD, AS_OF);
/** The figure alone, in a third of the time: the first property holds it to what `scoreResume` gives. */
const figure = (resume: Resume, ad = AD, job = JOB) => measureScore(resume, job, ad, AS_OF);

/** Bullets free of the defects that H to J count. */
const bullet = fc
  .record({
    verb: fc.constantFrom('Built', 'Moved', 'Repaired', 'Documented'),
    what: fc.constantFrom(
      'a booking service',
      'the invoice archive',
      'nightly reports',
      'an intake form',
    ),
    skill: fc.constantFrom(...WANTED, 'COBOL', 'Welding'),
    count: fc.integer({ min: 2, max: 90 }),
  })
  .map(
    ({ verb, what, skill, count }) =>
      `${verb} ${what} with ${skill} for ${count} clinics in the north`,
  );

const resumeArb = fc
  .record({
    bullets: fc.uniqueArray(bullet, { minLength: 1, maxLength: 4 }),
    skills: fc.subarray(WANTED),
    summary: fc.constantFrom('Developer of booking systems.', 'Developer who knows Docker.'),
  })
  .map(
    ({ bullets, skills, summary }): Resume => ({
      basics: { name: 'Ola Sample', email: 'ola@example.org', phone: '555 0101', summary },
      work: [
        { name: 'North Clinics', position: 'Developer', startDate: '2020-02', highlights: bullets },
      ],
      education: [{ institution: 'Example College', studyType: 'Diploma' }],
      skills: [{ name: 'Skills', keywords: skills }],
    }),
  );

const changed = (resume: Resume, highlights: string[]): Resume => ({
  ...resume,
  work: [{ ...resume.work?.[0], highlights }],
});
const bulletsOf = (resume: Resume): string[] => resume.work?.[0]?.highlights ?? [];

describe('the score', () => {
  it('accounts for every hundredth, and never passes its ceiling', () => {
    fc.assert(
      fc.property(resumeArb, (resume) => {
        const result = score(resume);
        expect(figure(resume)).toBe(result.score);
        const lost = result.components.flatMap((part) =>
          part.lost.map(({ points }) => Math.round(points * 100)),
        );
        expect(lost.reduce((sum, points) => sum + points, 0)).toBe(
          10_000 - Math.round(result.score * 100),
        );
        expect(result.ceiling).toBeGreaterThanOrEqual(result.score);
        expect(result.ceiling).toBeLessThanOrEqual(100);
      }),
      RUNS,
    );
  });

  it('does not fall when a bullet names one more skill, nor rise when an evidencing bullet goes', () => {
    fc.assert(
      fc.property(resumeArb, fc.constantFrom(...WANTED), fc.nat(), (resume, skill, pick) => {
        const bullets = bulletsOf(resume);
        const at = pick % bullets.length;
        const more = changed(
          resume,
          bullets.map((text, i) => (i === at ? `${text} and ${skill}` : text)),
        );
        const before = score(resume);
        const after = score(more);
        expect(after.match).toBeGreaterThanOrEqual(before.match);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        const fewer = changed(
          resume,
          bullets.filter((_, i) => i !== at),
        );
        const without = score(fewer);
        expect(without.match).toBeLessThanOrEqual(before.match);
        expect(without.score).toBeLessThanOrEqual(before.score);
      }),
      RUNS,
    );
  });

  it('gains nothing by a dump, a paste of the ad or repetition', () => {
    const dump = [
      ...WANTED,
      'Scala',
      'Rust',
      'Perl',
      'Bash',
      'Redis',
      'Git',
      'Linux',
      'Azure',
    ].join(', ');
    const withSummary = ({ basics, ...rest }: Resume, more: string): Resume => ({
      ...rest,
      basics: { ...basics, summary: `${basics?.summary} ${more}` },
    });
    const withBullets = (resume: Resume, more: readonly string[]): Resume =>
      changed(resume, [...bulletsOf(resume), ...more]);
    const attacks: readonly ((resume: Resume) => Resume)[] = [
      (resume) => withSummary(resume, dump),
      (resume) => withSummary(resume, AD),
      (resume) => withBullets(resume, [dump]),
      (resume) => withBullets(resume, AD.split('\n')),
      (resume) => withBullets(resume, Array.from({ length: 9 }, () => bulletsOf(resume)).flat()),
    ];
    fc.assert(
      fc.property(resumeArb, fc.constantFrom(...attacks), (resume, attack) => {
        expect(figure(attack(resume))).toBeLessThanOrEqual(figure(resume) + 0.5);
      }),
      RUNS,
    );
  });

  it('lets a Skills section alone earn no more than 35 % of A and B', () => {
    const listed: Resume = { skills: [{ name: 'Skills', keywords: WANTED }] };
    const [a, b] = score(listed).components;
    expect((a?.got ?? 0) + (b?.got ?? 0)).toBeLessThanOrEqual(
      0.35 * ((a?.max ?? 0) + (b?.max ?? 0)) + 0.02,
    );
    expect((a?.got ?? 0) + (b?.got ?? 0)).toBeGreaterThan(1);
  });

  it('ignores skills beyond the fortieth of the section', () => {
    const filler = Array.from({ length: 40 }, (_, i) => `Craft ${i}`);
    const last: Resume = { skills: [{ keywords: [...filler, 'Python'] }] };
    expect(figure(last)).toBe(figure({ skills: [{ keywords: filler }] }));
  });

  it('does not depend on the order of the ad’s lines, on case, spaces or bullet marks', () => {
    const written = (ad: string) => ({ ad, job: extractRequirements(ad) });
    const marked = adOf(
      MUSTS.map((line) => `•  ${line}  `),
      DUTIES.map((line) => `- ${line}`),
    ).replace('Requirements', 'REQUIREMENTS');
    const shuffled = (items: readonly string[]) =>
      fc.shuffledSubarray([...items], { minLength: items.length });
    const orders = fc.sample(fc.tuple(shuffled(MUSTS), shuffled(DUTIES), shuffled(NICE)), ORDERS);
    const ads = [
      ...orders.map(([musts, duties, nice]) => written(adOf(musts, duties, nice))),
      ...['*', '–', '●', '1.'].map((mark) =>
        written(
          adOf(
            MUSTS.map((line) => `${mark} ${line}`),
            DUTIES,
          ),
        ),
      ),
      written(marked),
      written(marked.toUpperCase()),
    ];
    const term = fc.constantFrom(...WANTED);
    const cased = fc.constantFrom(
      (word: string) => word.toUpperCase(),
      (word: string) => word.toLowerCase(),
    );
    fc.assert(
      fc.property(resumeArb, fc.constantFrom(...ads), term, cased, (resume, other, word, as) => {
        const before = figure(resume);
        expect(figure(resume, other.ad, other.job)).toBe(before);
        const recased = bulletsOf(resume).map((text) => text.replace(word, as(word)));
        expect(figure(changed(resume, recased))).toBe(before);
      }),
      RUNS,
    );
  });

  it('does not depend on white space, the glyph or the pronoun of the resume’s own lines', () => {
    fc.assert(
      fc.property(
        resumeArb,
        fc.constantFrom(' ', '   ', '\t', '\n', '• ', '– ', '● ', '▪ '),
        fc.constantFrom('she', 'he', 'they'),
        (resume, space, pronoun) => {
          const told = (who: string, gap: string): Resume =>
            changed(
              resume,
              bulletsOf(resume).map(
                (text) => `${gap}${text} where ${who} worked ${gap.trim() === '' ? gap : ''}`,
              ),
            );
          expect(figure(told(pronoun, space))).toBe(figure(told('they', '')));
        },
      ),
      RUNS,
    );
  });

  it('does not depend on name, school or address, and repeats itself', () => {
    const personal = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...WANTED));
    fc.assert(
      fc.property(resumeArb, personal, (resume, word) => {
        const before = score(resume);
        const other: Resume = {
          ...resume,
          basics: { ...resume.basics, name: `N ${word}`, location: { city: `C ${word}` } },
          education: [{ institution: `I ${word}`, studyType: 'Diploma' }],
        };
        expect(figure(other)).toBe(before.score);
        expect(JSON.stringify(score(resume))).toBe(JSON.stringify(before));
      }),
      RUNS,
    );
  });
});
