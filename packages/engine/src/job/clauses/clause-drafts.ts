import type { RequirementKind, RequirementLevel } from '@trueline/contracts';
import type { FoundSkill } from '../../taxonomy/skills.ts';
import { groupSkills } from '../requirements/alternatives.ts';
import { asksLanguage, findConstraints } from '../requirements/constraints.ts';
import { ASKS_AT_HEAD, cueOf, levelOfClause } from '../requirements/level.ts';
import {
  isBelongings,
  isBeyondResume,
  isCondition,
  isTermsOfWork,
} from '../requirements/no-demand.ts';
import { degreeDrafts } from '../requirements/schooling.ts';
import { skillsOf } from '../requirements/skills.ts';
import { findYears } from '../requirements/years.ts';
import { guessJobSection } from '../segments/heading-guesses.ts';
import type { Segment } from '../segments/segments.ts';
import { at, type Draft, mentionOf, quoteOf } from './draft.ts';

/** "No degree required", "experience is not necessary": asks nothing (engine.md 4.6). The part between two marks is blanked. */
const NEGATED =
  /\b(?:no|not|without)\s+(?:\S+\s+){0,4}?(?:required|necessary|needed|mandatory|experience necessary)\b|\b(?:not|isn['’]t|aren['’]t) (?:an? )?(?:required|requirement|necessary|needed|must|expected|obligatory)\b(?! be)|\b(?:do not|don['’]t|does not|doesn['’]t|won['’]t)\s+(?:\S+\s+){0,2}?(?:need|require|care|ask|matter)\b(?! to be)|\bno need (?:for|of|to)\b|\bneeds? not (?:have|hold|be)\b|\bneedn['’]t (?:have|hold|be)\b|\bso (?:is|are) none\b|\b(?:whatever|regardless of|irrespective of) (?:your|the|their) (?:\p{L}+ )?(?:degree|education|schooling|diploma)|\b(?:non|pas) (?:requis|exigé|nécessaire)e?s?\b|\bno (?:\p{L}+ ){0,2}(?:degrees?|diploma|experience|school|schooling|papers)\s?(?:\?|$)|\baucune? (?:\S+\s+){0,4}?(?:requis|exigé|nécessaire)e?s?\b/iu;
const DUTY_WORDS_MIN = 4;
const ASKED_WORDS_MIN = 2;
/** "Design and implement one of the following areas": its list says what. */
const LEADS_TO_LIST = /:$|\bthe following(?: \p{L}+){0,2}[.:]?$/iu;
/** A longer duty tells more than the conditions of the work. */
const CONDITION_WORDS_MAX = 8;

const isListed = ({ section }: Segment): boolean =>
  section === 'requirements' || section === 'nice';

/** "CLASS 5 LICENCE.": before any heading a certificate named in a few words is asked for. */
const isTerse = ({ section, text }: Segment, level: RequirementLevel): boolean =>
  level === 'context' &&
  (section === 'start' || section === 'overview') &&
  text.split(/\s+/).length <= TERSE_WORDS_MAX &&
  !/\b(?:we|our|us|is|are|courses?|training|provided|paid)\b/i.test(text);
const TERSE_WORDS_MAX = 8;

/** The skills, certificates and languages that a clause names, as they are asked together. */
export function skillDrafts(segment: Segment, found: readonly FoundSkill[]): Draft[] {
  const level = levelOfClause(segment);
  const wanted = found.filter(
    (skill) => skill.kind !== 'language' || asksLanguage(segment.text, isListed(segment)),
  );
  const drafts: Draft[] = [];
  for (const kind of ['skill', 'cert', 'language'] as const) {
    const ofKind = wanted.filter((skill) =>
      kind === 'skill' ? skill.kind !== 'cert' && skill.kind !== 'language' : skill.kind === kind,
    );
    for (const { mentions, anyOf } of groupSkills(segment.text, ofKind)) {
      drafts.push({
        kind,
        level: kind === 'cert' && isTerse(segment, level) ? 'must' : level,
        ...quoteOf(segment),
        skills: mentions.map((mention) => mentionOf(at(mention, segment.start))),
        ...(anyOf ? { anyOf: mentions.map((mention) => mention.name) } : {}),
      });
    }
  }
  return drafts;
}

function yearsDrafts(ad: string, segment: Segment, found: readonly FoundSkill[]): Draft[] {
  if (segment.likely === 'context') return [];
  const level = levelOfClause(segment);
  return findYears(segment.text).map((asked) => {
    const { start, end, years } = at(asked, segment.start);
    const text = ad.slice(start, end).trimEnd();
    const skills = found
      .filter(
        (skill) => skill.kind !== 'soft' && skill.start >= asked.start && skill.end <= asked.end,
      )
      .map((skill) => mentionOf(at(skill, segment.start)));
    return {
      kind: 'years',
      level: level === 'context' ? 'must' : level,
      text,
      start,
      end: start + text.length,
      years,
      skills,
    };
  });
}

/** "ServiceTitan", "CAMS": a name that no list knows, alone on its line of a list. */
const NAME_ALONE =
  /^(?!(?:[Cc]onditions?|CONDITIONS?|[Ll]anguages?|LANGUAGES?|[Ll]angues?|LANGUES?|FONCTIONS|Other|OTHER|Notes?|NOTES?|Details|General)$)(?:\p{Lu}[\p{L}\d]*[\p{Lu}\d]\S*|\p{Lu}\p{Ll}{4,})$/u;

/** What the line asks besides skills: duties in their section, and requirements that name nothing known. */
function clauseDrafts(segment: Segment, others: readonly Draft[]): Draft[] {
  const { section, text, likely } = segment;
  const asked = likely === undefined ? isListed(segment) : likely !== 'context';
  const words = text.split(/\s+/).length;
  const isNameAlone = asked && NAME_ALONE.test(text) && guessJobSection(text) === null;
  const wordsMin =
    asked || (section !== 'responsibilities' && cueOf(text) !== null)
      ? ASKED_WORDS_MIN
      : DUTY_WORDS_MIN;
  if (!isNameAlone && words < wordsMin) return [];
  const states = others.some(({ kind }) => kind === 'degree' || kind === 'years');
  const duty =
    section === 'responsibilities' &&
    (likely ?? 'context') === 'context' &&
    !states &&
    !LEADS_TO_LIST.test(text);
  const mayBeBeyond = others.length === 0 && (!duty || words <= CONDITION_WORDS_MAX);
  if (mayBeBeyond && isBeyondResume(text)) return [];
  const plain = asked && others.length === 0 && !/^or\b|[?:!]$/i.test(text);
  const outright =
    !asked &&
    likely === undefined &&
    section !== 'responsibilities' &&
    words >= ASKED_WORDS_MIN &&
    others.length === 0 &&
    !/\?$/.test(text) &&
    (cueOf(text) !== null || ASKS_AT_HEAD.test(text));
  if (!duty && !plain && !outright) return [];
  const level = duty ? 'context' : levelOfClause(segment);
  return [{ kind: 'responsibility', level, ...quoteOf(segment), skills: [] }];
}

/** "Preferred but not required", "not essential, but a plus": a wish, no negation. */
const WISHED =
  /\b(?:lovely|handy|cool|nice|great|fine)(?:,| but)*(?: but)? not (?:needed|required|essential|necessary)\b|\b(?:preferred|desired|nice|asset|plus|bonus|helpful|useful|welcome|desirable|beneficial|advantage|appreciated|atout)\b|appr[ée]ci[ée]|souhait|\bnot (?:an? )?(?:required|needed|necessary|essential|must|requirement),? but\b/i;

/** "Portuguese isn't needed, though you'd get the jokes": still of what is not asked. */
const EXPLAINS = /^\s*(?:though|although|because|since|so|as|but (?:we|it|you))\b/i;

function withoutNegated(segment: Segment): Segment {
  if (WISHED.test(segment.text) && !/\bno\b/i.test(segment.text)) return segment;
  let negated = false;
  const text = segment.text.replace(/[^,;.]+/g, (part) => {
    negated = NEGATED.test(part) || (negated && EXPLAINS.test(part));
    return negated ? ' '.repeat(part.length) : part;
  });
  return { ...segment, text };
}

const demandedSkills = (segment: Segment): FoundSkill[] =>
  skillsOf(segment).filter(({ kind }) => kind !== 'soft' || !isCondition(segment.text));

/** What a clause asks, by the rules; at its likely level where that is known. */
export function draftsOf(ad: string, whole: Segment): Draft[] {
  const segment = withoutNegated(whole);
  if (!/\p{L}/u.test(segment.text)) return [];
  const isNoSkill = isBelongings(segment.text) || isTermsOfWork(segment.text);
  const found = isNoSkill ? [] : demandedSkills(segment);
  const asked: Draft[] = [
    ...yearsDrafts(ad, segment, found),
    ...degreeDrafts(segment),
    ...findConstraints(segment.text).map(
      (kind): Draft => ({
        kind,
        level: constraintLevel(segment, kind),
        ...quoteOf(segment),
        skills: [],
      }),
    ),
  ];
  const fields = asked.filter(({ kind }) => kind === 'degree').flatMap((draft) => draft.skills);
  const isField = ({ start }: FoundSkill): boolean =>
    fields.some(
      (field) => field.start <= start + segment.start && start + segment.start < field.end,
    );
  const others = found.filter((skill) => !isField(skill));
  const named = isFieldOfStudy(asked, segment) ? others.filter(isNoField) : others;
  const skills = skillDrafts(segment, named).filter((one) => !isAskedBeside(one, asked));
  const namesLanguage = skills.some(({ kind }) => kind === 'language');
  const drafts = [...asked.filter(({ kind }) => kind !== 'language' || !namesLanguage), ...skills];
  return [...drafts, ...clauseDrafts(segment, drafts)];
}

/** A paper that is the condition or the schooling itself: a criminal record certificate is the record check, a matriculation certificate the school's end. */
const isAskedBeside = ({ kind, skills }: Draft, asked: readonly Draft[]): boolean =>
  kind === 'cert' &&
  skills.every(
    ({ text }) =>
      (asked.some((one) => one.kind === 'clearance') &&
        findConstraints(text).includes('clearance')) ||
      (asked.some((one) => one.kind === 'degree') && SCHOOL_PAPER.test(text)),
  );
const SCHOOL_PAPER =
  /(?<!\p{L})(?:matric\p{L}*|school|secondary|baccalaur\p{L}*|leaving|abitur|matura)(?!\p{L}).*certificate/iu;

/** "Greenleaf Co-operative | Guelph, Ontario | Hybrid": the mode stands on a line of the ad's head, which asks nothing. */
const HEAD_WORDS_MAX = 12;
const MODE_FIRST =
  /^(?:fully |100% )?(?:remote|hybrid|on[- ]?site|in[- ]?office|work from home|based|located|télétravail|poste)/i;
const isHeadLine = ({ section, text }: Segment): boolean =>
  section === 'start' &&
  text.split(/\s+/).length <= HEAD_WORDS_MAX &&
  !/[:.!;]|\b(?:is|are|will|must|be|work|days?|you|we|required)\b/i.test(text) &&
  !MODE_FIRST.test(text);

function constraintLevel(segment: Segment, kind: RequirementKind): RequirementLevel {
  if (segment.likely !== undefined) return segment.likely;
  const cue = cueOf(segment.text);
  if (cue === 'nice') return 'nice';
  if (kind === 'location' && isHeadLine(segment)) return 'context';
  const isWish = segment.section === 'nice' && kind === 'language';
  return isWish && cue === null ? 'nice' : 'must';
}

/** Nobody studies a certificate; a language beside a degree is asked for by its own words. */
const isNoField = ({ kind }: FoundSkill): boolean => kind === 'cert' || kind === 'language';

/** A line that asks for a degree and no experience names fields of study, not skills. */
function isFieldOfStudy(asked: readonly Draft[], { text }: Segment): boolean {
  const degree = asked.some((draft) => draft.kind === 'degree');
  return (
    degree &&
    !/\b(?:experience (?:with|in|using)|proficien|knowledge|coding|programming|skills?)\b/i.test(
      text,
    )
  );
}
