import type { Requirement, Resume } from '@trueline/contracts';
import type { Loss, Part } from './component.ts';
import { findRequirementEvidence } from './evidence/evidence.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';
import { tellsLanguages } from './evidence/language-lines.ts';

const KINDS = new Set<Requirement['kind']>([
  'location',
  'authorisation',
  'language',
  'clearance',
  'travel',
]);

/** Only a language can be told from a resume, and only where the person names languages; all else is unknown and costs nothing. */
function creditFor(requirement: Requirement, isTold: boolean, index: EvidenceIndex): number {
  if (requirement.kind !== 'language' || !isTold) return 1;
  const { tier, near } = findRequirementEvidence(index, requirement);
  return tier > 0 && !near ? 1 : 0;
}

const languagesOf = ({ skills }: Requirement): string =>
  skills.length === 0
    ? 'a further language'
    : [...new Set(skills.map(({ text }) => text))].join(' or ');

/** G: place, authorisation, language, clearance, travel where the ad states them; unknown is neutral (engine.md 3). */
export function measureConstraints(
  requirements: readonly Requirement[],
  resume: Resume,
  index: EvidenceIndex,
): Part | null {
  const asked = requirements.filter(({ kind }) => KINDS.has(kind));
  if (asked.length === 0) return null;
  const credits = new Map<string, number>();
  const isTold = (resume.languages ?? []).length > 0 || tellsLanguages(index);
  const losses = asked.map((requirement): Loss => {
    const credit = creditFor(requirement, isTold, index);
    credits.set(requirement.id, credit);
    return {
      share: (1 - credit) / asked.length,
      requirementId: requirement.id,
      jobQuote: requirement.text,
      reason: `The ad asks for ${languagesOf(requirement)}, not among the languages you list.`,
      fix: `Add ${languagesOf(requirement)} only if you speak it, with your level.`,
      fixKind: 'ask',
    };
  });
  return { losses, credits, evidence: new Map() };
}
