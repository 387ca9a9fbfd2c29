import type { Resume } from '@trueline/contracts';
import { extractRequirements, scoreResume } from '@trueline/engine';
import { listDevBases } from './fit/bases.ts';

const AS_OF = '2026-11';

/** Skills of every field, for the list that runs on and on. */
const FILLER =
  'Python, Java, Excel, Welding, Nursing, Payroll, Salesforce, Terraform, Bookkeeping, Carpentry, Kubernetes, Marketing, Forklift, Teaching, SQL, Photoshop';

type Attack = (resume: Resume, ad: string, terms: readonly string[]) => Resume;

const withSummary = (resume: Resume, text: string): Resume => ({
  ...resume,
  basics: { ...resume.basics, summary: `${resume.basics?.summary ?? ''} ${text}`.trim() },
});

const withBullets = (resume: Resume, bullets: readonly string[]): Resume => {
  const [first, ...others] = resume.work ?? [];
  return {
    ...resume,
    work: [{ ...first, highlights: [...(first?.highlights ?? []), ...bullets] }, ...others],
  };
};

/** What people try (engine.md 9). Typing skills into the Skills section is no attack: it is capped and reported as "no example". */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'the whole ad in the summary': (resume, ad) => withSummary(resume, ad),
  'the whole ad as bullets': (resume, ad) => withBullets(resume, ad.split('\n')),
  'half of the ad in the summary': (resume, ad) => withSummary(resume, ad.slice(0, ad.length / 2)),
  'its terms dumped into the summary': (resume, _, terms) => withSummary(resume, terms.join(', ')),
  'its terms dumped into a bullet': (resume, _, terms) =>
    withBullets(resume, [`${terms.join(', ')}, ${FILLER}`]),
  'a skills section beyond forty': (resume, _, terms) => ({
    ...resume,
    skills: [
      ...(resume.skills ?? []),
      { keywords: [...Array.from({ length: 40 }, (_, i) => `Craft ${i + 1}`), ...terms] },
    ],
  }),
  'every bullet ten times': (resume) => ({
    ...resume,
    work: (resume.work ?? []).map((entry) => ({
      ...entry,
      highlights: Array.from({ length: 10 }, () => entry.highlights ?? []).flat(),
    })),
  }),
};

/** Terms in threes, so as to sit in lines that look written. */
const inThrees = (terms: readonly string[]): string[] =>
  terms.flatMap((_, i) =>
    i % 3 === 0
      ? [
          terms
            .slice(i, i + 3)
            .join(', ')
            .replace(/, ([^,]*)$/, ' and $1'),
        ]
      : [],
  );

/** Dumps that look like writing: nobody can tell them from a true line for certain, so that they may gain a little. */
const IMITATIONS: Readonly<Record<string, Attack>> = {
  'its terms in lines that imitate bullets': (resume, _, terms) =>
    withBullets(
      resume,
      inThrees(terms).map((some) => `Managed ${some} for the team`),
    ),
  'its terms in a paragraph of skills': (resume, _, terms) =>
    withSummary(
      resume,
      `${inThrees(terms)
        .map((some) => `Experienced in ${some}.`)
        .join(' ')}`,
    ),
};

/** What an attack gains on average, in points of the score and of fit; what is lost counts as no gain. */
interface Gain {
  score: number;
  fit: number;
  isImitation: boolean;
}

/** Gain of each attack in points, mean over the pairs. */
function measureStuffing(pairs: readonly { resume: Resume; ad: string }[]): Map<string, Gain> {
  const attacks = { ...ATTACKS, ...IMITATIONS };
  const gains = new Map(
    Object.keys(attacks).map((name): [string, Gain] => [
      name,
      { score: 0, fit: 0, isImitation: name in IMITATIONS },
    ]),
  );
  for (const { resume, ad } of pairs) {
    const job = extractRequirements(ad);
    const terms = [
      ...new Set(job.requirements.flatMap(({ skills }) => skills.map(({ text }) => text))),
    ];
    const before = scoreResume(resume, job, ad, AS_OF);
    for (const [name, attack] of Object.entries(attacks)) {
      const after = scoreResume(attack(resume, ad, terms), job, ad, AS_OF);
      const gain = gains.get(name);
      if (gain === undefined) continue;
      gain.score += Math.max(0, after.score - before.score) / pairs.length;
      gain.fit += Math.max(0, after.fit - before.fit) / pairs.length;
    }
  }
  return gains;
}

/** Mean gain over the attacks, and the most that imitations of true lines may gain, in points. */
const GAIN_MAX = 0.5;
const IMITATION_MAX = 10;

/** Prints what stuffing gains in the score and in fit. */
export function printStuffing(pairs: readonly { resume: Resume; ad: string }[]): void {
  const gains = measureStuffing(pairs);
  const attacks = [...gains.values()].filter(({ isImitation }) => !isImitation);
  const mean = (of: 'score' | 'fit'): string =>
    (attacks.reduce((sum, gain) => sum + gain[of], 0) / attacks.length).toFixed(3);
  console.log(
    `stuffing, ${pairs.length} pairs, gain in points of score and fit: mean ${mean('score')} and ${mean('fit')} (bar ${GAIN_MAX}; imitations of true lines apart, bar ${IMITATION_MAX} each)`,
  );
  for (const [name, { score, fit }] of gains)
    console.log(`  ${score.toFixed(3).padStart(7)} ${fit.toFixed(3).padStart(7)}  ${name}`);
}

/** One base in so many is stuffed. */
const EVERY = 3;

/** What stuffing gains on resumes of the project's own cases. */
export async function evalStuffing(): Promise<void> {
  const bases = (await listDevBases()).filter((_, i) => i % EVERY === 0);
  printStuffing(bases.map(({ strong, ad }) => ({ resume: strong, ad })));
}
