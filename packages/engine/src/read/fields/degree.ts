import type { DegreeLevel } from '@trueline/contracts';
import { SCHOOL_LEAVING } from '../../../data/taxonomy/school-leaving.ts';
import { DEGREE_ABBREVIATIONS, DEGREE_PATTERNS } from '../../taxonomy/degrees.ts';
import { SCHOOL_WORDS } from '../../taxonomy/organizations.ts';
import { REGION_NAMES } from '../../taxonomy/places.ts';
import { fold, foldInPlace } from '../characters.ts';
import { PhraseTable } from '../phrase-table.ts';
import { cut, type Slice, strip } from '../slice.ts';

interface FoundDegree {
  level: DegreeLevel;
  from: number;
  to: number;
}

const leavingTable = new PhraseTable(SCHOOL_LEAVING);

/** Whether the text is what a school gives at its end and nothing else: "GED", "Grade 12". */
export const isLeavingAlone = (text: string): boolean => leavingTable.isWhole(text);

/** Whether a text names what a school gives at its end among other words: "Matric certificate, 2014". */
export const namesLeaving = (text: string): boolean => leavingTable.find(text) !== undefined;

/** A row of its own above a school, as forms of some countries tell how far one went: "Secondary", "Tertiary education". */
const LEVEL_OF_SCHOOLING =
  /^\s*(?:primary|elementary|secondary|post-?secondary|tertiary|vocational)(?: (?:education|level|studies|schooling))?\s*:?\s*$/;

/** Whether a text is such a level and nothing else. */
export const isLevelOfSchooling = (text: string): boolean => LEVEL_OF_SCHOOLING.test(fold(text));

/** Where a degree stands in the text: the first one, of those that begin there the longest. */
function findDegree(text: string): FoundDegree | undefined {
  const folded = foldInPlace(text).replaceAll('’', "'");
  const found = [
    ...DEGREE_PATTERNS.map(([level, pattern]) => ({ level, match: pattern.exec(folded) })),
    ...DEGREE_ABBREVIATIONS.map(([level, pattern]) => ({ level, match: pattern.exec(text) })),
  ].flatMap(({ level, match }) =>
    match === null ? [] : [{ level, from: match.index, to: match.index + match[0].length }],
  );
  const level = LEVEL_OF_SCHOOLING.exec(folded);
  if (level !== null) found.push({ level: 'diploma', from: 0, to: text.length });
  const leaving = leavingTable.find(text);
  if (leaving !== undefined) found.push({ level: 'diploma', ...leaving });
  return found.sort((a, b) => a.from - b.from || b.to - a.to)[0];
}

/** The level of the text's degree, undefined where it names none. */
export const degreeLevel = (text: string): DegreeLevel | undefined => findDegree(text)?.level;

export const hasDegree = (text: string): boolean => findDegree(text) !== undefined;
export const startsWithDegree = (text: string): boolean => findDegree(text)?.from === 0;
export const hasSchool = (text: string): boolean => SCHOOL_WORDS.test(fold(text));

/** State systems name their campus behind a comma: "University of California, Davis". */
const SYSTEM =
  /(?:^| )state university$|^(?:state|city) university of new york$|^(?:indian|national) institute of technology$|^(?:suny|cuny|iit)$|^universite du quebec$/;
/** A state's system of schools, which tells them by their town. */
export function isSystem(text: string): boolean {
  const folded = fold(text);
  const region = /^(?:the )?university of (.+)$/.exec(folded)?.[1];
  return SYSTEM.test(folded) || (region !== undefined && REGION_NAMES.has(region));
}

/** Whether the text is a degree although it names a school: "High School Diploma", "Technical School Certificate in Welding". */
export function isDegree(text: string): boolean {
  const found = findDegree(text);
  if (found === undefined) return false;
  if (found.from === 0 || !hasSchool(text)) return true;
  return !hasSchool(text.slice(found.to)) && /^(?:$|\s*[(,:]| in )/.test(text.slice(found.to));
}

/** What belongs to the degree behind its name: "(Hons)", "(MPH)", "- BE", "degree", "of Example Studies", a level. */
const REST_OF_DEGREE =
  /^(?:\s*\((?:\d+(?:[.,]\d)? (?:years?|months?)|[Hh]ons?\.?|[Hh]onou?rs|HONS|[Uu]niv\.|\p{Lu}\p{Ll}{0,4}\p{Lu}[\p{L}.]{0,6}|\p{Lu}[\p{Lu}.-]*)\)| ?[-–] ?\p{Lu}{2,5}(?![\p{L}])| (?:[Dd]egree|[Dd]iploma|[Hh]ons?\.?|[Hh]onou?rs)(?![\p{L}])| [12](?= \p{Lu})| (?:candidate|student)(?![\p{L}])| (?:[Nn]iveau|[Ll]evel) \d| [IVX]+(?![\p{L}])|\/\p{Lu}[\p{L}.]+)+/u;
/** What parts a degree from its field. "of" and "di" do not: "Bachelor of Hotel Management" is one name. */
const CONNECTOR = /^(?:\s*[:,;]\s*|\s+[–—-]\s+|\s+(?:in|en|em|im|in der|w|по)\s+|\s*(?=\())/iu;
const WHOLE_NAME = /^\s+(?:of|di|de|du|da|d'|des|do|zum|zur|als|toward|towards)(?![\p{L}])/iu;

/** The kind of degree and its field: "Bachelor of Science" + "Biology". Left whole where nothing parts them. */
export function studyOf(degree: Slice): { studyType: Slice; area?: Slice } {
  const found = findDegree(degree.text);
  const named = found?.to ?? 0;
  const to = named + (REST_OF_DEGREE.exec(degree.text.slice(named))?.[0].length ?? 0);
  const rest = degree.text.slice(to);
  // "Example Studies (B.A.)": the short form in brackets ends the name.
  if (found !== undefined && /^\)\s*$/.test(rest)) return { studyType: degree };
  if (found === undefined || rest.trim() === '') return { studyType: degree };
  const connector = CONNECTOR.exec(rest);
  if (connector !== null) return parted(degree, to, to + connector[0].length);
  if (WHOLE_NAME.test(rest)) {
    const later = /\s+(?:in|en|em|im)\s+|\s*[:,]\s+|\s+[–—]\s+|\s+\(/iu.exec(rest);
    return later === null
      ? { studyType: degree }
      : parted(degree, to + later.index, to + later.index + later[0].trimEnd().length);
  }
  return parted(degree, to, to);
}

function parted(degree: Slice, to: number, from: number): { studyType: Slice; area?: Slice } {
  const inner = strip(cut(degree, from), /[.,:;–—-]/u);
  // What parts them opened a bracket.
  const bare = /^[^()]*\)$/.test(inner.text) ? cut(inner, 0, inner.text.length - 1) : inner;
  const isBracketed = /^\([^()]+\)$/.test(bare.text);
  const area = isBracketed ? cut(bare, 1, bare.text.length - 1) : bare;
  const studyType = cut(degree, 0, to);
  return area.text === '' ? { studyType } : { studyType, area };
}

/** "Bachelor of Commerce from Sample College", "leaving certificate at Exampleton High": a word between what was studied and where. */
export function splitFrom(slice: Slice): Slice[] {
  const match =
    /^(?<study>.{3,}?)\s+(?:from|at|de la|de l'|an der|presso|aan de)\s+(?:the\s+)?(?=\p{L})/iu.exec(
      slice.text,
    );
  const study = match?.groups?.study ?? '';
  if (match === null || hasSchool(study) || !hasDegree(study)) return [slice];
  const school = cut(slice, match[0].length);
  return hasSchool(school.text) && !startsWithDegree(school.text)
    ? [cut(slice, 0, study.length), school]
    : [slice];
}
