import type { Requirement, SkillMention } from '@trueline/contracts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { hasForm, hasFormInLower } from '../../language/forms.ts';
import { findAcronym, findAct, hasKin } from '../../taxonomy/own-forms.ts';
import { findSkill, impliedBy } from '../../taxonomy/skills.ts';
import { CERTIFICATE, type EvidenceLine } from './evidence-lines.ts';

/** An implied skill counts a little less than one that is named (engine.md 3). */
export const IMPLIED_FACTOR = 0.9;

/** What a resume shows of one skill. */
export interface SkillEvidence {
  /** 0 to 1: the best line's tier, times 0.9 where the line only implies the skill. */
  tier: number;
  /** The ad's own spelling stands in the resume. */
  exact: boolean;
  /** The best evidence stands in a list alone. */
  listOnly: boolean;
  /** Some line names the skill itself or an alias, not only a child of it. */
  named: boolean;
  /** Lines that prove it, best first. */
  lines: readonly EvidenceLine[];
}

/** All lines of a resume by the skills they show. */
export interface EvidenceIndex {
  lines: readonly EvidenceLine[];
  named: ReadonlyMap<string, readonly EvidenceLine[]>;
  implied: ReadonlyMap<string, readonly EvidenceLine[]>;
  /** What counts of the resume, lower case, for literal search. */
  text: string;
}

function add(map: Map<string, EvidenceLine[]>, name: string, line: EvidenceLine): void {
  const lines = map.get(name) ?? [];
  if (!lines.includes(line)) map.set(name, [...lines, line]);
}

export function indexEvidence(lines: readonly EvidenceLine[]): EvidenceIndex {
  const named = new Map<string, EvidenceLine[]>();
  const implied = new Map<string, EvidenceLine[]>();
  for (const line of lines) {
    for (const skill of line.skills) {
      add(named, skill.norm, line);
      for (const parent of impliedBy(skill.norm)) add(implied, parent, line);
    }
  }
  const text = lines.map((line) => line.counted.toLowerCase()).join('\n');
  return { lines, named, implied, text };
}

/** Lines that hold a term which the lexicon doesn't know: literally, else all of its words. */
function linesHolding(index: EvidenceIndex, term: string): EvidenceLine[] {
  if (hasFormInLower(index.text, term))
    return index.lines.filter((line) => hasForm(line.counted, term));
  const stems = [...new Set(stemsOf(term))];
  if (stems.length < 2) return [];
  return index.lines.filter((line) => stems.every((stem) => line.stems.has(stem)));
}

/** Of a word that the lexicon takes for a skill only beside others ("Communication"), the items of a list that are this word alone. */
function linesNaming(index: EvidenceIndex, name: string): EvidenceLine[] {
  if (findSkill(name) === null) return linesHolding(index, name);
  return index.lines.filter(
    ({ kind, counted }) => kind === 'list' && counted.toLowerCase() === name.toLowerCase(),
  );
}

/** Lines that show a skill under no name of it: "LTC" of long-term care, "Planned menus" of menu planning. */
function linesTelling(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): readonly EvidenceLine[] {
  const isKin = hasKin(name, index.implied);
  const isCertificate = findSkill(name)?.kind === 'cert';
  const isTold = ({ kind, counted, path }: EvidenceLine): boolean =>
    forms.some(
      (form) =>
        findAcronym(counted, name, form, isKin, isCertificate && CERTIFICATE.test(path)) !== null ||
        (kind !== 'schooling' && findAct(counted, form) !== null),
    );
  return index.lines.filter(isTold);
}

/** What the resume shows of a skill that the ad writes as `forms`. */
export function findEvidence(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): SkillEvidence {
  const byName = index.named.get(name) ?? linesNaming(index, name);
  const named = [...new Set([...byName, ...linesTelling(index, name, forms)])];
  const implied = (index.implied.get(name) ?? []).filter((line) => !named.includes(line));
  const weighed = [
    ...named.map((line) => ({ line, tier: line.tier })),
    ...implied.map((line) => ({ line, tier: line.tier * IMPLIED_FACTOR })),
  ].sort((a, b) => b.tier - a.tier);
  const tier = weighed[0]?.tier ?? 0;
  return {
    tier,
    exact: named.length > 0 && forms.some((form) => hasFormInLower(index.text, form)),
    listOnly: weighed.length > 0 && weighed.every(({ line }) => line.kind === 'list'),
    named: named.length > 0,
    lines: weighed.map(({ line }) => line),
  };
}

/** `0.9 · tier + 0.1 · exact` (engine.md 3). */
export const creditOf = ({ tier, exact }: Pick<SkillEvidence, 'tier' | 'exact'>): number =>
  tier === 0 ? 0 : 0.9 * tier + (exact ? 0.1 : 0);

/** Each skill that a requirement names, with the spellings the ad uses for it. */
export function listWantedSkills(requirement: Requirement): { name: string; forms: string[] }[] {
  const forms = new Map<string, string[]>();
  for (const { name, text } of requirement.skills as readonly SkillMention[]) {
    forms.set(name, [...(forms.get(name) ?? []), text]);
  }
  return [...forms].map(([name, texts]) => ({ name, forms: texts }));
}

export interface RequirementEvidence extends SkillEvidence {
  /** The skill of the requirement that the evidence is for. */
  name: string;
}

/** The best evidence for a requirement: of alternatives the strongest (engine.md 3, `anyOf` = max). */
export function findRequirementEvidence(
  index: EvidenceIndex,
  requirement: Requirement,
): RequirementEvidence {
  const all = listWantedSkills(requirement).map(({ name, forms }) => ({
    name,
    ...findEvidence(index, name, forms),
  }));
  const none = { name: '', tier: 0, exact: false, listOnly: false, named: false, lines: [] };
  return all.reduce((best, one) => (creditOf(one) > creditOf(best) ? one : best), all[0] ?? none);
}
