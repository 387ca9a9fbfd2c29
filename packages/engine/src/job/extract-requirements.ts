import type { JobRequirements } from '@trueline/contracts';
import { stemsOf } from '../language/en/text-stems.ts';
import { conceptOf, type FoundSkill } from '../taxonomy/skills.ts';
import { skillDrafts } from './clauses/clause-drafts.ts';
import { at, type Draft, LEVEL_RANK } from './clauses/draft.ts';
import { placeClauses } from './clauses/placed-clauses.ts';
import { readClauses } from './clauses/read-clauses.ts';
import { degreeDrafts } from './requirements/schooling.ts';
import { skillsOf } from './requirements/skills.ts';
import { findCompany } from './role/company.ts';
import { findTitle, type JobTitle } from './role/title.ts';
import { type PlainAd, plainAd } from './segments/ad-text.ts';
import { boundedSegments } from './segments/bounds.ts';
import { withMarkedLevels } from './segments/level-marks.ts';
import { endWithFilling, withoutFilling } from './segments/markup.ts';
import { listSegments, type Segment } from './segments/segments.ts';

/** What makes two requirements one. A degree asked again in other words is the same; so is it in another language never. */
function keyOf({ kind, level, start, degree, skills, text }: Draft): string {
  if (kind === 'degree') return `${kind} ${level} ${degree} ${FRENCH.test(text)}`;
  if (CONDITION_KINDS.has(kind)) return `${kind} ${level} ${tellingWords(text)}`;
  if (skills.length === 0 || kind === 'years') return `${kind} ${level} ${start}`;
  return `${kind} ${[...new Set(skills.map((skill) => conceptOf(skill.name)))].sort().join('|')}`;
}
const CONDITION_KINDS: ReadonlySet<string> = new Set([
  'authorisation',
  'clearance',
  'location',
  'travel',
]);
/** What every condition is asked with: "a clear record check is needed" asks for a record check. */
const STOCK: ReadonlySet<string> = new Set(
  `clear current valid clean satisfactori requir need must provid obtain complet pass submit subject success
  abl will mandatori undergo accept recent`.split(/\s+/),
);
const tellingWords = (text: string): string =>
  [...new Set(stemsOf(text).filter((stem) => !STOCK.has(stem)))].sort().join(' ');
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

interface Place {
  start: number;
  end: number;
}

/**
 * Where the employer is named by two words or more: they may hold a trade ("Summit Roofing Supply"), which nobody
 * is asked for. What is named among the demands first is no sure employer.
 */
function placesOfName(ad: string, company: string | null, segments: readonly Segment[]): Place[] {
  const name = company === null ? '' : withoutFilling(company).replace(LEGAL_FORM, '');
  if (!/\S\s+\S/.test(name)) return [];
  const pattern = name.split(/\s+/).map((word) => RegExp.escape(word));
  const places = Array.from(ad.matchAll(new RegExp(pattern.join('\\s+'), 'giu')), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const first = segments.find(({ start, end }) =>
    places.some((place) => start <= place.start && place.start < end),
  );
  const isAmongDemands = first?.section === 'requirements' || first?.section === 'nice';
  return isAmongDemands ? [] : places;
}
const LEGAL_FORM =
  /,?\s+(?:inc|ltd|llc|llp|corp|co|limited|incorporated|corporation|plc|pty)\.?$/iu;

/** What is asked, without what only the employer's name holds. */
function withoutNames(drafts: readonly Draft[], names: readonly Place[]): Draft[] {
  if (names.length === 0) return [...drafts];
  return drafts.flatMap((draft) => {
    const skills = draft.skills.filter((skill) => !isWithin(skill, names));
    if (skills.length === draft.skills.length) return [draft];
    const isEmpty = skills.length === 0 && (draft.kind === 'skill' || draft.kind === 'cert');
    return isEmpty ? [] : [{ ...draft, skills }];
  });
}
const isWithin = ({ start, end }: Place, places: readonly Place[]): boolean =>
  places.some((place) => place.start <= start && end <= place.end);

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

/** Puts a piece of the text that was read where it stands in the text as given, in the words that it has there. */
function inGiven(given: string, { flat, at }: PlainAd) {
  return <T extends { text: string; start: number; end: number }>(quote: T): T => {
    const start = at(quote.start);
    const end = endWithFilling(flat, at(quote.end - 1) + 1);
    return { ...quote, start, end, text: given.slice(start, end) };
  };
}

/** Reads a job description (engine.md 4). Offsets are UTF-16 units into the text as given; the same text gives the same ids. */
export function extractRequirements(jobDescription: string): JobRequirements {
  const plain = plainAd(jobDescription);
  const ad = plain.text;
  const asGiven = inGiven(jobDescription, plain);
  const segments = withMarkedLevels(ad, boundedSegments(listSegments(ad)));
  const title = findTitle(segments);
  const company = findCompany(ad, segments, title);
  const clauses = placeClauses(ad, segments).filter(
    ({ clause }) => clause.start !== title?.line.start,
  );
  const asked = readClauses(ad, clauses, title);
  const names = placesOfName(ad, company, segments);
  const drafts = merged(withoutNames([...titleDrafts(title), ...asked.drafts], names));
  return {
    ...(title === null ? {} : { title: withoutFilling(title.text) }),
    ...(company === null ? {} : { company: withoutFilling(company) }),
    requirements: drafts.map((draft, i) => ({
      id: `r${i + 1}`,
      ...asGiven(draft),
      skills: draft.skills.map(asGiven),
    })),
    skills: listMentions(asked.asking)
      .filter((skill) => !isWithin(skill, names))
      .map(asGiven),
  };
}
