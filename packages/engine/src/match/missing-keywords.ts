import type { MissingKeyword, Requirement, RequirementLevel } from '@trueline/contracts';
import { type EvidenceIndex, findEvidence, listWantedSkills } from './evidence/evidence.ts';

const ORDER: readonly RequirementLevel[] = ['must', 'nice', 'context'];
const KINDS = new Set<Requirement['kind']>(['skill', 'cert', 'language']);

/**
 * The ad's terms that its literal search won't find in the resume, musts first: those that the
 * resume shows in other words (`evidenced`, with the line), and those it doesn't show at all. Of
 * alternatives none is missing once one is there.
 */
export function listMissingKeywords(
  requirements: readonly Requirement[],
  index: EvidenceIndex,
): MissingKeyword[] {
  const missing = new Map<string, MissingKeyword>();
  const asked = requirements.filter(({ kind }) => KINDS.has(kind));
  for (const requirement of [...asked].sort(
    (a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level),
  )) {
    const wanted = listWantedSkills(requirement).map(({ name, forms }) => ({
      name,
      term: forms[0] ?? name,
      evidence: findEvidence(index, name, forms),
    }));
    const shown = wanted.some(({ evidence }) => evidence.tier > 0);
    for (const { name, term, evidence } of wanted) {
      if (missing.has(name) || evidence.exact || (evidence.tier === 0 && shown)) continue;
      const source = evidence.named ? evidence.lines[0]?.text : undefined;
      const { level } = requirement;
      missing.set(name, {
        term,
        level,
        evidenced: source !== undefined,
        ...(source === undefined ? {} : { source }),
      });
    }
  }
  return [...missing.values()];
}
