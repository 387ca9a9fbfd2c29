import type { RequirementLevel } from '@trueline/contracts';
import { type DegreeMention, findDegrees, lowestDegree, OR_EQUIVALENT } from './degrees.ts';
import { at, type Draft, mentionOf, quoteOf } from './draft.ts';
import { findFields } from './fields-of-study.ts';
import { levelOf } from './level.ts';
import type { Segment } from './segments.ts';

/** What a degree's own clause says first after it. */
const NICE_AFTER =
  /(?<nice>\b(?:preferred|a plus|desired|desirable|an? (?:\p{L}+ )?asset|advantage|ideal|un atout|souhait\p{L}+)(?!\p{L}))|\b(?:required|minimum|must)\b|[;,.](?:\s|$)/iu;
/** Among duties a degree is asked for only where the line begins with it. */
const OPENING_CHARS = 12;

/** The degrees of a line without those that only a duty speaks of. */
function askedDegrees({ text, section }: Segment, level: RequirementLevel): DegreeMention[] {
  const mentions = findDegrees(text);
  const isDuty = section === 'responsibilities' && level === 'context';
  return isDuty && (mentions[0]?.start ?? 0) > OPENING_CHARS ? [] : mentions;
}

/** One requirement for the degrees given as alternatives, and one for each that its own clause calls preferred; its skills are the fields of study named. */
export function degreeDrafts(segment: Segment): Draft[] {
  const { text } = segment;
  const level = levelOf(text, segment.section);
  const mentions = askedDegrees(segment, level);
  const isNice = ({ end }: DegreeMention): boolean =>
    mentions.length > 1 && NICE_AFTER.exec(text.slice(end))?.groups?.nice !== undefined;
  const nice = mentions.filter(isNice);
  const asked = mentions.filter((mention) => !isNice(mention));
  const draft = (of: readonly DegreeMention[], as: RequirementLevel): Draft => {
    const fields = findFields(text, of).map((field) => mentionOf(at(field, segment.start)));
    return {
      kind: 'degree',
      level: as,
      ...quoteOf(segment),
      degree: lowestDegree(of),
      ...(OR_EQUIVALENT.test(text) ? { orEquivalent: true } : {}),
      skills: fields,
      ...(fields.length > 1 ? { anyOf: fields.map(({ name }) => name) } : {}),
    };
  };
  const own = nice.length > 0 && level === 'nice' ? 'must' : level;
  return [
    ...(asked.length > 0 ? [draft(asked, own === 'context' ? 'must' : own)] : []),
    ...(nice.length > 0 ? [draft(nice, 'nice')] : []),
  ];
}
