import { type FoundSkill, findSkills } from '../lexicon/skills.ts';
import { levelOf } from './level.ts';
import type { Segment } from './segments.ts';
import { findUnseenTerms } from './unseen-terms.ts';

/** "Backend engineers", "the marketing team": a field of work before such a word names people. */
const PEOPLE =
  /^\s(?:\w+\s)?(?:engineers?|developers?|managers?|specialists?|teams?|departments?|architects?|analysts?|leads?|designers?|company|agency|firm|start-?up|platform)\b/i;
const NAMED_FIELDS = new Set([
  'Front-end development',
  'Back-end development',
  'Full-stack development',
  'Mobile development',
  'Software development',
  'Site reliability engineering',
  'Quality assurance',
  'User experience design',
  'User interface design',
  'Marketing',
  'Sales',
  'Product management',
  'Human resources',
  'Recruitment',
  'Data science',
  'Data engineering',
  'Data analysis',
  'Customer service',
  'Customer success',
  'Platform engineering',
  'Research',
]);

function namesPeople(line: string, skill: FoundSkill): boolean {
  return NAMED_FIELDS.has(skill.name) && PEOPLE.test(line.slice(skill.end));
}

/** In a line that asks nothing: a field of business, and in an introduction every plain word ("our cloud", "automation"). */
function isMentionedInPassing({ section }: Segment, { kind, text }: FoundSkill): boolean {
  const introduces = section === 'start' || section === 'overview';
  const isName = kind === 'tool' || kind === 'cert' || /[\p{Lu}\d]/u.test(text);
  return kind === 'domain' || (introduces && !isName);
}

/** Skills of a line, names that the lexicon doesn't know included. */
export function skillsOf(segment: Segment): FoundSkill[] {
  const level = levelOf(segment.text, segment.section);
  const known = findSkills(segment.text).filter(
    (skill) =>
      !namesPeople(segment.text, skill) &&
      (level !== 'context' || !isMentionedInPassing(segment, skill)),
  );
  const asked = segment.section === 'requirements' || segment.section === 'nice';
  const unseen = asked ? findUnseenTerms(segment.text, known) : [];
  return [...known, ...unseen].sort((a, b) => a.start - b.start);
}
