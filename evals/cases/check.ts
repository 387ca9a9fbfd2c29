import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  countKinds,
  countSurfacings,
  missingKinds,
  type RewritingCase,
  rewritingProblems,
  type VerifierCase,
  verifierProblems,
} from './check-edits.ts';

// Run `node evals/cases/check.ts`: says which case breaks the form that README.md gives, and counts.
type Requirement = {
  quote: string;
  kind: string;
  level: string;
  years?: number;
  degree?: string;
  skills: string[];
  anyOf?: string[];
};
type Ad = {
  id: string;
  occupation: string;
  messy: boolean;
  split: string;
  text: string;
  title?: string;
  company?: string;
  requirements: Requirement[];
};
type Triple = {
  id: string;
  occupation: string;
  split: string;
  job: string;
  removed: string[];
  strong: string;
  weakened: string;
  weakenedMost: string;
  unrelated: string;
  strongReworded?: string;
};

function readCases<T>(folder: string): T[] {
  const url = new URL(`${folder}/`, import.meta.url);
  if (!existsSync(url)) return [];
  const names = readdirSync(url).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(new URL(name, url), 'utf8')) as T);
}

function requirementProblems(ad: Ad, requirement: Requirement): string[] {
  const { quote, kind, skills } = requirement;
  const problems: string[] = [];
  if (quote === '' || !ad.text.includes(quote)) problems.push('quote is not in the ad');
  for (const skill of skills) {
    if (!quote.includes(skill)) problems.push(`skill "${skill}" is not in its quote`);
  }
  for (const name of requirement.anyOf ?? []) {
    if (!skills.includes(name)) problems.push(`alternative "${name}" is not a skill`);
  }
  if (kind === 'years' && requirement.years === undefined) problems.push('no number of years');
  if (kind === 'degree' && requirement.degree === undefined) problems.push('no degree level');
  return problems.map((problem) => `${ad.id}: ${problem}: ${quote}`);
}

function adProblems(ad: Ad): string[] {
  const problems = ad.requirements.flatMap((requirement) => requirementProblems(ad, requirement));
  const text = ad.text.replaceAll('&amp;', '&').toLowerCase();
  for (const name of [ad.title, ad.company]) {
    if (name !== undefined && !text.includes(name.toLowerCase())) {
      problems.push(`${ad.id}: "${name}" is not in the ad`);
    }
  }
  return problems;
}

function tripleProblems(triple: Triple): string[] {
  const problems: string[] = [];
  const length = triple.strong.length;
  for (const text of [triple.weakened, triple.weakenedMost, triple.unrelated]) {
    if (text.length < 0.8 * length || text.length > 1.25 * length) {
      problems.push(`${triple.id}: lengths differ by more than a fifth`);
    }
  }
  for (const term of triple.removed) {
    if (!triple.strong.toLowerCase().includes(term.toLowerCase())) {
      problems.push(`${triple.id}: "${term}" was not in the strong resume`);
    }
    // A whole word, so that a removed Java is not found in JavaScript.
    const start = /^\w/.test(term) ? '\\b' : '';
    const end = term === 'Java' ? '\\b' : '';
    const escaped = RegExp.escape(term);
    if (new RegExp(`${start}${escaped}${end}`, 'i').test(triple.weakened)) {
      problems.push(`${triple.id}: "${term}" is still in the weakened resume`);
    }
  }
  return problems;
}

function countBy(items: { occupation: string; split: string }[]): Record<string, string> {
  const counts: Record<string, { tune: number; heldOut: number }> = {};
  for (const { occupation, split } of items) {
    counts[occupation] ??= { tune: 0, heldOut: 0 };
    counts[occupation][split === 'tune' ? 'tune' : 'heldOut'] += 1;
  }
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      `${count.tune} tune, ${count.heldOut} held-out`,
    ]),
  );
}

const ads = readCases<Ad>('ads');
const freshAds = readCases<Ad>('ads-fresh');
const triples = readCases<Triple>('triples');
const verifierCases = readCases<VerifierCase>('verifier-independent');
const broadVerifierCases = readCases<VerifierCase>('verifier-broad');
const rewritingCases = readCases<RewritingCase>('rewriting-fresh');
const sealedAds = readCases<Ad>('ads-sealed');
const sealedVerifierCases = readCases<VerifierCase>('verifier-sealed');
const unseenAds = readCases<Ad>('ads-unseen');
const moreAds = readCases<Ad>('ads-more');
const closedAds = readCases<Ad>('ads-closed');
const unseenVerifierCases = readCases<VerifierCase>('verifier-unseen');
const learnedVerifierCases = readCases<VerifierCase>('verifier-learned');
const lastVerifierCases = readCases<VerifierCase>('verifier-last');
const openRewritingCases = readCases<RewritingCase>('rewriting-open');
const sealedRewritingCases = readCases<RewritingCase>('rewriting-sealed');
const problems = [
  ...[...ads, ...freshAds, ...sealedAds, ...unseenAds, ...moreAds, ...closedAds].flatMap(
    adProblems,
  ),
  ...triples.flatMap(tripleProblems),
  ...[
    ...verifierCases,
    ...broadVerifierCases,
    ...sealedVerifierCases,
    ...unseenVerifierCases,
    ...learnedVerifierCases,
    ...lastVerifierCases,
  ].flatMap(verifierProblems),
  ...missingKinds('verifier-independent', verifierCases, ['tune', 'held-out']),
  ...missingKinds('verifier-sealed', sealedVerifierCases, ['held-out']),
  ...missingKinds('verifier-unseen', unseenVerifierCases, ['held-out']),
  ...[...rewritingCases, ...sealedRewritingCases, ...openRewritingCases].flatMap(rewritingProblems),
  ...[
    ...sealedAds,
    ...sealedVerifierCases,
    ...sealedRewritingCases,
    ...unseenAds,
    ...unseenVerifierCases,
    ...closedAds,
  ]
    .filter(({ split }) => split !== 'held-out')
    .map(({ id }) => `${id}: a sealed case that is not held-out`),
];
const isMessy = (ad: Ad): boolean => ad.messy;
console.log(`${ads.length} ads`, countBy(ads));
console.log(`${ads.filter(isMessy).length} of them messy`, countBy(ads.filter(isMessy)));
console.log(`${freshAds.length} fresh ads`, countBy(freshAds));
console.log(`${freshAds.filter(isMessy).length} of them messy`);
console.log(`${triples.length} triples`, countBy(triples));
console.log(`${verifierCases.length} resumes with edits`, countBy(verifierCases));
console.log(countKinds(verifierCases));
console.log(
  `${broadVerifierCases.length} broad resumes with edits`,
  countKinds(broadVerifierCases),
);
console.log(`${rewritingCases.length} resumes to rewrite`, countSurfacings(rewritingCases));
console.log(`${sealedAds.length} sealed ads`, countBy(sealedAds));
console.log(`${sealedAds.filter(isMessy).length} of them messy`);
console.log(`${sealedVerifierCases.length} sealed resumes with edits`);
console.log(countKinds(sealedVerifierCases));
console.log(
  `${sealedRewritingCases.length} sealed resumes to rewrite`,
  countSurfacings(sealedRewritingCases),
);
console.log(`${unseenAds.length} unseen ads`, countBy(unseenAds));
console.log(`${unseenAds.filter(isMessy).length} of them messy`);
console.log(`${moreAds.length} more ads`, countBy(moreAds));
console.log(`${moreAds.filter(isMessy).length} of them messy`);
console.log(`${closedAds.length} closed ads, ${closedAds.filter(isMessy).length} of them messy`);
console.log(`${unseenVerifierCases.length} unseen resumes with edits`);
console.log(countKinds(unseenVerifierCases));
console.log(`${learnedVerifierCases.length} learned resumes with edits`);
console.log(countKinds(learnedVerifierCases));
console.log(`${lastVerifierCases.length} last resumes with edits`);
console.log(countKinds(lastVerifierCases));
console.log(
  `${openRewritingCases.length} open resumes to rewrite`,
  countSurfacings(openRewritingCases),
);
console.log(problems.length === 0 ? 'no problems' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
