import type { JobRequirements } from '@trueline/contracts';
import { conceptOf, type FoundSkill } from '../taxonomy/skills.ts';
import { skillDrafts } from './clauses/clause-drafts.ts';
import { at, type Draft, LEVEL_RANK } from './clauses/draft.ts';
import { placeClauses } from './clauses/placed-clauses.ts';
import { readClauses } from './clauses/read-clauses.ts';
import { degreeDrafts } from './requirements/schooling.ts';
import { skillsOf } from './requirements/skills.ts';
import { findCompany } from './role/company.ts';
import { findTitle, type JobTitle } from './role/title.ts';
import { plainAd } from './segments/ad-text.ts';
import { boundedSegments } from './segments/bounds.ts';
import { withMarkedLevels } from './segments/level-marks.ts';
import { endWithFilling, withoutFilling } from './segments/markup.ts';
import { listSegments, type Segment } from './segments/segments.ts';

/** What makes two requirements one. A degree asked again in other words is the same; so is it in another language never. */
function keyOf({ kind, level, start, degree, skills, text }: Draft): string {
  if (kind === 'degree') return `${kind} ${level} ${degree} ${FRENCH.test(text)}`;
  if (skills.length === 0 || kind === 'years') return `${kind} ${level} ${start}`;
  return `${kind} ${[...new Set(skills.map((skill) => conceptOf(skill.name)))].sort().join('|')}`;
}
const FRENCH =
  /(?<!\p{L})(?:en|ou|et|du|des|une?|dans|avec|dipl[oô]me|baccalauréat|maîtrise|formation|études|secondaire|d['’]\p{L}+)(?!\p{L})/iu;

/** One requirement for each thing asked: repeats add their mention to the first, whose level is the highest of all. */
function merged(drafts: readonly Draft[]): Draft[] {
  const byKey = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const known = byKey.get(key);
    if (known === undefined) {
      byKey.set(key, draft);
      continue;
    }
    const [first, second] =
      LEVEL_RANK[draft.level] > LEVEL_RANK[known.level] ? [draft, known] : [known, draft];
    byKey.set(key, { ...first, skills: [...first.skills, ...second.skills] });
  }
  return [...byKey.values()];
}

/** Skills in the title line are musts, whatever the text says of them later. */
function titleDrafts(title: JobTitle | null): Draft[] {
  if (title === null) return [];
  const { line, text, start, end } = title;
  const base = {
    text: line.text,
    start: line.start,
    end: line.end,
    section: 'requirements' as const,
  };
  const skills = skillDrafts(base, skillsOf(base)).filter((draft) => draft.kind === 'skill');
  return [{ kind: 'title', level: 'must', text, start, end, skills: [] }, ...skills];
}

/** Places where the ad names a skill by itself; what the title and the names of roles hold stands in their requirements. */
const listMentions = (asking: readonly Segment[]): JobRequirements['skills'] =>
  asking.flatMap((segment) => {
    const fields = degreeDrafts(segment).flatMap((draft) => draft.skills);
    const isField = ({ start, end }: FoundSkill): boolean =>
      fields.some(
        (field) => field.start < end + segment.start && start + segment.start < field.end,
      );
    return skillsOf(segment)
      .filter((skill) => !skill.aside && !isField(skill))
      .map(({ aside: _, ...mention }) => at(mention, segment.start));
  });

/** The words as the ad has them, where markup was set aside. */
function inWordsOf<T extends { text: string; start: number; end: number }>(
  ad: string,
  flat: string,
  quote: T,
): T {
  const end = endWithFilling(flat, quote.end);
  return { ...quote, end, text: ad.slice(quote.start, end) };
}

/** Reads a job description (engine.md 4). Offsets are UTF-16 units into the text as given; the same text gives the same ids. */
export function extractRequirements(jobDescription: string): JobRequirements {
  const ad = plainAd(jobDescription);
  const segments = withMarkedLevels(ad, boundedSegments(listSegments(ad)));
  const title = findTitle(segments);
  const company = findCompany(ad, segments, title);
  const clauses = placeClauses(ad, segments).filter(
    ({ clause }) => clause.start !== title?.line.start,
  );
  const asked = readClauses(ad, clauses, title);
  const drafts = merged([...titleDrafts(title), ...asked.drafts]);
  return {
    ...(title === null ? {} : { title: withoutFilling(title.text) }),
    ...(company === null ? {} : { company: withoutFilling(company) }),
    requirements: drafts.map((draft, i) => ({
      id: `r${i + 1}`,
      ...inWordsOf(jobDescription, ad, draft),
      skills: draft.skills.map((skill) => inWordsOf(jobDescription, ad, skill)),
    })),
    skills: listMentions(asked.asking).map((skill) => inWordsOf(jobDescription, ad, skill)),
  };
}
