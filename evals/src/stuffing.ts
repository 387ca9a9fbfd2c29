import type { Resume } from '@trueline/contracts';
import { extractRequirements, scoreResume } from '@trueline/engine';

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

/** Gain of each attack in points, mean over the pairs; what is lost counts as no gain. */
export function measureStuffing(
  pairs: readonly { resume: Resume; ad: string }[],
): Map<string, number> {
  const gains = new Map(Object.keys(ATTACKS).map((name) => [name, 0]));
  for (const { resume, ad } of pairs) {
    const job = extractRequirements(ad);
    const terms = [
      ...new Set(job.requirements.flatMap(({ skills }) => skills.map(({ text }) => text))),
    ];
    const before = scoreResume(resume, job, ad, AS_OF).score;
    for (const [name, attack] of Object.entries(ATTACKS)) {
      const gain = scoreResume(attack(resume, ad, terms), job, ad, AS_OF).score - before;
      gains.set(name, (gains.get(name) ?? 0) + Math.max(0, gain) / pairs.length);
    }
  }
  return gains;
}
