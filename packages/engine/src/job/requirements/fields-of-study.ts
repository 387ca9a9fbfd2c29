import { findSkill } from '../../taxonomy/skills.ts';
import type { DegreeMention } from './degrees.ts';

/** A field of study that an ad names beside a degree. */
export interface StudyField {
  text: string;
  name: string;
  start: number;
  end: number;
}

/** "in", "of", "en" right after the degree, with the words that may stand between. */
const LEADS_IN =
  /^(?:['’]s)?(?: degrees?| diploma| program(?:me)?| certificate| completed| required| education| from (?:an? )?[\p{L} -]{1,40}?(?:university|college|school|institution)|\s?\([^)]{1,30}\)|[ ,/]*(?:or|and|\/)[ ,]*(?:an? )?(?:\p{L}+['’]?s? )?(?:degrees?|diploma|certificate|higher))*\s*[,:]?\s*(?:with (?:an? )?(?:major|specialization|concentration|focus|emphasis) (?:in|on)|majoring in|in|of|en|de)(?:\s+(?:an?|the|any|one of the following:?))?\s+/iu;
/** Where the list of fields ends. */
const ENDS =
  /[.;:()—–]|\s-\s|,?\s(?:or|and) (?:an? |any |other |another )?(?:equivalent|comparable|related|similar|relevant|closely|allied|associated|other|another|combination|\d|experience)|,?\s(?:plus|with|from|required|preferred|is|are|at|desired|desirable|an asset|a plus|including|and (?:at least|a minimum|\d)|or (?:higher|above|better)|which|who|ou l['’]équivalent\p{L}*|ou l['’]|exigée?|requise?)(?![\p{L}])|,\s(?:and )?(?:at least|minimum|\d)/iu;
const ITEM = /[^,/]+/g;
const JOINT = /^(?:\s*(?:and\/or|or|and|ou|et)\s+)?(?:an? |the )?/i;
const FIELD_WORDS_MAX = 5;
/** Words that stand before "degree" and name no field. */
const NO_FIELD =
  /^(?:an?|the|or|and|of|in|with|your|college|university|post-?secondary|secondary|bachelor['’]?s?|master['’]?s?|associate['’]?s?|graduate|undergraduate|postgraduate|advanced|technical|relevant|related|recogni[sz]ed|accredited|completed|minimum|valid|formal|professional|honou?rs|higher|high|school|equivalent|applicable|appropriate|year|two-year|three-year|four-year|\d.*|any|similar|other|required|preferred|science|arts|have|has|holds?|hold|possess|must|local|good|strong|suitable|specialized|polytechnic|cegep|vocational|trade|trades|provincial|canadian|collège|universitaire|collégial|with|plus|no|as|is|education)$/i;

const fieldAt = (text: string, start: number): StudyField => ({
  text,
  name: findSkill(text)?.name ?? text,
  start,
  end: start + text.length,
});

/** The fields in a list "A, B or C" that begins at `from`. */
function listFields(line: string, from: number): StudyField[] {
  const rest = line.slice(from);
  const stop = rest.search(ENDS);
  const list = rest.slice(0, stop === -1 ? undefined : stop);
  const fields: StudyField[] = [];
  for (const item of list.matchAll(ITEM)) {
    let offset = item.index;
    for (const part of item[0].split(/(?<=\s)(?=(?:or|ou)\s)/i)) {
      const lead = /^\s*/.exec(part)?.[0].length ?? 0;
      const joint = JOINT.exec(part.slice(lead))?.[0].length ?? 0;
      const text = part.slice(lead + joint).trim();
      const words = text.split(/\s+/).length;
      if (/\p{L}{2}/u.test(text) && words <= FIELD_WORDS_MAX && !isVague(text))
        fields.push(fieldAt(text, from + offset + lead + joint));
      offset += part.length;
    }
  }
  return fields;
}

const isVague = (text: string): boolean =>
  /\b(?:field|discipline|subject|area|equivalent|experience|degree|diploma|program|ability|skills?)\b/i.test(
    text,
  );

/** "Accounting or" before "Finance degree". */
const OTHER_BEFORE = /(?<![\p{L}-])(?<field>\p{L}+) or $/u;

/** "a nursing degree", "Accounting or Finance degree", "Law Clerk diploma": up to three words right before the degree. */
function fieldBefore(line: string, { start, end }: DegreeMention): StudyField[] {
  if (!/^(?:degree|diploma|certificate)$/i.test(line.slice(start, end))) return [];
  const before = /(?:[\p{L}&'’-]+ ){1,4}$/u.exec(line.slice(0, start))?.[0] ?? '';
  const words = before.trim().split(' ');
  const from = words.findLastIndex((word) => NO_FIELD.test(word)) + 1;
  const text = words.slice(from).join(' ');
  if (text === '' || text.length < 2) return [];
  const at = start - before.length + before.lastIndexOf(text);
  const other = OTHER_BEFORE.exec(line.slice(0, at));
  const first = other?.groups?.field ?? '';
  const isField = other !== null && !NO_FIELD.test(first) && findSkill(first) !== null;
  return [...(isField ? [fieldAt(first, other.index)] : []), fieldAt(text, at)];
}

/** Fields of study that a line names for its degrees, in order, each once. */
export function findFields(line: string, degrees: readonly DegreeMention[]): StudyField[] {
  const fields = degrees.flatMap((degree): StudyField[] => {
    if (degree.degree === 'none') return [];
    const whole = / (?:of|in|en)$/i.test(line.slice(degree.start, degree.end));
    const rest = line.slice(degree.end);
    const lead = whole ? /^\s+/.exec(rest) : LEADS_IN.exec(rest);
    const after = lead === null ? [] : listFields(line, degree.end + lead[0].length);
    return after.length > 0 ? after : fieldBefore(line, degree);
  });
  return fields.filter((field, i) => fields.findIndex(({ start }) => start === field.start) === i);
}
