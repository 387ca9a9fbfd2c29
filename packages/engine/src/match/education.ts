import type { DegreeLevel, Requirement, Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { DEGREE_ORDER } from '../job/requirements/degrees.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { DEGREE_ABBREVIATIONS, DEGREE_PATTERNS } from '../taxonomy/degrees.ts';
import type { Loss, Part, Shown } from './component.ts';
import { findRequirementEvidence } from './evidence/evidence.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';
import { yearsOf } from './years.ts';

const WEIGHT = { must: 1, nice: 0.5, context: 0.5 } as const;
/** The level is met but the ad's field isn't the person's; less lost where a related field will do. */
const OTHER_FIELD = 0.4;
const RELATED_FIELD = 0.75;
/** A certificate that is still being worked for. */
const UNDER_WAY = 0.5;
/** One level short, such as a diploma for a bachelor's. */
const ONE_LEVEL_SHORT = 0.4;
/** "Or equivalent experience": so many years stand for the degree where the ad gives no number. */
const EQUIVALENT_YEARS = 5;

/** The highest degree that a line of the education section names, in words or abbreviated. */
export function levelOf(text: string): DegreeLevel {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
  const named = DEGREE_PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0];
  const short = DEGREE_ABBREVIATIONS.find(([, pattern]) => pattern.test(text))?.[0];
  const ranks = [named, short].map((level) => DEGREE_ORDER.indexOf(level ?? 'none'));
  return DEGREE_ORDER[Math.max(...ranks)] ?? 'none';
}

const DEGREE_NAMES: Readonly<Record<DegreeLevel, string>> = {
  none: 'a high school diploma',
  certificate: 'a certificate',
  diploma: 'a diploma',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: 'a doctorate',
};

interface Schooling extends Shown {
  rank: number;
  stems: ReadonlySet<string>;
}

function highestSchooling(resume: Resume): Schooling | null {
  const all = (resume.education ?? []).map(({ studyType = '', area = '' }, i) => {
    const text = `${studyType} ${area}`.trim();
    const path = `education[${i}].${studyType === '' ? 'area' : 'studyType'}`;
    return { rank: DEGREE_ORDER.indexOf(levelOf(text)), stems: new Set(stemsOf(text)), text, path };
  });
  return all.reduce<Schooling | null>(
    (best, one) => (best === null || one.rank > best.rank ? one : best),
    null,
  );
}

const FIELD =
  /\b(?:degree|diploma|ph\.?d\.?|msc?|bsc?|bachelor['’]?s?|master['’]?s?)\b.{0,12}?\b(?:in|of)\s+([^.;()]{3,90})/i;

/** The fields that the ad's line names after "in", if any. */
export function fieldStems(text: string): string[] {
  const field = FIELD.exec(text)?.[1];
  return field === undefined
    ? []
    : stemsOf(
        field.replace(
          /\b(?:related|similar|technical|equivalent|relevant|discipline|field|area|or|degree)\b/gi,
          ' ',
        ),
      );
}

/** A field said at length is cut here. */
const FIELD_WORDS_MAX = 8;

/** " in accounting or finance", where the ad names a field. */
function fieldOf({ text }: Requirement): string {
  const field = FIELD.exec(text)?.[1];
  if (field === undefined) return '';
  const words = field.trim().split(/\s+/);
  const shown = words.slice(0, FIELD_WORDS_MAX).join(' ');
  return ` in ${words.length > FIELD_WORDS_MAX ? `${shown} …` : shown}`;
}

function degreeCredit(requirement: Requirement, resume: Resume, asOf: YearMonth): number {
  const asked = DEGREE_ORDER.indexOf(requirement.degree ?? 'none');
  const held = highestSchooling(resume);
  const short = asked - (held?.rank ?? 0);
  const field = fieldStems(requirement.text);
  const fits = field.length === 0 || field.some((stem) => held?.stems.has(stem) === true);
  const related = /\b(?:related|similar|equivalent|relevant)\b/i.test(requirement.text);
  const met = fits ? 1 : related ? RELATED_FIELD : OTHER_FIELD;
  const byDegree = short <= 0 ? met : short === 1 ? ONE_LEVEL_SHORT : 0;
  if (requirement.orEquivalent !== true) return byDegree;
  return Math.max(byDegree, Math.min(1, yearsOf(resume.work ?? [], asOf) / EQUIVALENT_YEARS));
}

/** F: degree, certificates and licences that the ad asks (engine.md 3). */
export function measureEducation(
  requirements: readonly Requirement[],
  resume: Resume,
  index: EvidenceIndex,
  asOf: YearMonth,
): Part | null {
  const asked = requirements.filter(({ kind }) => kind === 'degree' || kind === 'cert');
  if (asked.length === 0) return null;
  const total = asked.reduce((sum, { level }) => sum + WEIGHT[level], 0);
  const schooling = highestSchooling(resume);
  const nearest = schooling?.text;
  const credits = new Map<string, number>();
  const evidence = new Map<string, Shown[]>();
  const losses = asked.map((requirement): Loss => {
    const isDegree = requirement.kind === 'degree';
    const { tier, near } = findRequirementEvidence(index, requirement);
    const held = tier === 0 ? 0 : near ? UNDER_WAY : 1;
    const credit = isDegree ? degreeCredit(requirement, resume, asOf) : held;
    credits.set(requirement.id, credit);
    if (isDegree && credit > 0 && schooling !== null && schooling.text !== '')
      evidence.set(requirement.id, [{ path: schooling.path, text: schooling.text }]);
    const names = [...new Set(requirement.skills.map((skill) => skill.text))].join(' or ');
    return {
      share: (WEIGHT[requirement.level] * (1 - credit)) / total,
      requirementId: requirement.id,
      jobQuote: requirement.text,
      reason: isDegree
        ? `The ad asks for ${DEGREE_NAMES[requirement.degree ?? 'none']}${fieldOf(requirement)}; the education section does not show it in full.`
        : `The resume does not name ${names}.`,
      ...(isDegree && nearest !== undefined && nearest !== '' ? { nearest } : {}),
      fix: isDegree
        ? 'Nothing to rewrite: degrees are facts.'
        : `Do you have ${names}? Add it only if you do.`,
      fixKind: isDegree ? 'cannot' : 'ask',
    };
  });
  return { losses, credits, evidence };
}
