import type { RequirementLevel } from '@trueline/contracts';
import { at, type Draft, mentionOf, quoteOf } from '../clauses/draft.ts';
import type { Segment } from '../segments/segments.ts';
import { type DegreeMention, findDegrees, lowestDegree, OR_EQUIVALENT } from './degrees.ts';
import { findFields } from './fields-of-study.ts';
import { levelOfClause } from './level.ts';

/** What a degree's own clause says first after it. */
const NICE_AFTER =
  /(?<nice>\b(?:preferred|a plus|desired|desirable|an? (?:\p{L}+ )?asset|advantage|ideal|un atout|souhait\p{L}+)(?!\p{L}))|\b(?:required|minimum|must)\b|[;,](?:\s|$)|(?<!\.\p{L})\.(?:\s|$)/iu;
/** Among duties a degree is asked for only where the line begins with it. */
const OPENING_CHARS = 12;

/** What the employer pays for or lets its people take is no demand. */
const GIVEN =
  /\b(?:we|the (?:company|firm|school|trust|employer))(?:['’]ll| will| can)? (?:also )?(?:pay|cover|fund|sponsor|offer|provide|help|support)\b|\b(?:part|fully|half)[- ]?(?:funded|paid)\b|\b(?:staff|colleagues|employees|our people) (?:can|may) (?:take|earn|do|study)\b/i;

/** The degrees of a line without those that only a duty or an offer speaks of. */
function askedDegrees({ text, section }: Segment, level: RequirementLevel): DegreeMention[] {
  const mentions = findDegrees(text).filter(({ start }) => !GIVEN.test(text.slice(0, start)));
  const isDuty = section === 'responsibilities' && level === 'context';
  return isDuty && (mentions[0]?.start ?? 0) > OPENING_CHARS ? [] : mentions;
}

/** One requirement for the degrees given as alternatives, and one for each that its own clause calls preferred; its skills are the fields of study named. */
export function degreeDrafts(segment: Segment): Draft[] {
  const { text, likely } = segment;
  if (likely === 'context') return [];
  const level = levelOfClause(segment);
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
