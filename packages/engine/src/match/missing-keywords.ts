import type { MissingKeyword, Requirement, RequirementLevel } from '@trueline/contracts';
import { listWantedEvidence } from './evidence/evidence.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';

const ORDER: readonly RequirementLevel[] = ['must', 'nice', 'context'];
const KINDS = new Set<Requirement['kind']>(['skill', 'cert', 'language']);

/**
 * The ad's terms that its literal search won't find in the resume, musts first: those that the
 * resume shows in other words (`evidenced`, with the line), those that a line is near to (`near`,
 * with the line), and those it doesn't show at all. Of alternatives none is missing once one is there.
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
    const wanted = listWantedEvidence(index, requirement);
    const isMet = wanted.some(({ tier, near }) => tier > 0 && !near);
    for (const { name, forms, tier, exact, near, lines } of wanted) {
      const isShown = tier > 0 && !near;
      if (missing.has(name) || exact || (!isShown && isMet)) continue;
      const source = lines[0]?.text;
      missing.set(name, {
        term: forms[0] ?? name,
        level: requirement.level,
        evidenced: isShown,
        ...(near ? { near } : {}),
        ...(source === undefined ? {} : { source }),
      });
    }
  }
  return [...missing.values()];
}
