import { stemsOf } from '../../language/en/text-stems.ts';
import { CITIES } from '../../taxonomy/cities.ts';
import { REGION_CODES, REGION_NAMES } from '../../taxonomy/places.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { adsCounted, stemAds } from '../../taxonomy/term-frequencies.ts';
import { isUnitOfEmployer } from './unit-of-employer.ts';

/** Hours, terms, modes, pay and stock words of postings: no part of a title. */
const TERMS =
  /\b(?:remote|hybrid|on-?site|full|part|time|permanent|contract|temporary|temp|casual|seasonal|(?<!long-)term|interim|shifts?|nights?|days?|evenings?|weekends?|mornings?|rotat\w+|overnight|hours?|hourly|fte|urgent|now|hiring|immediate\w*|new|wanted|needed|required|job|position|opportunity|opening|posting|location|downtown|various|multiple|locations?|start|salary|wage|benefits|per|year|bonus|apply|join|us|our|we|you|street|avenue|city|north|south|east|west|island|bay|lake|valley|river|york|francisco|austin|seattle|angeles|inc|ltd|llp|llc|corp|co|limited|company|group|department|office|college|university|hospital|school|clinic|telecommute|hiring|maternity|leave|coverage|relocation)\b|\d{3,}|[$€£@#]/i;
/** Parts of the world that belong to sales titles. */
const WORLD = /^(?:EMEA|APAC|LATAM|NA|AMER|DACH|UK&I)$/;
/** "Intensive Care Unit": the field before such a word; of departments only those of a hospital tell what somebody does. */
const UNIT =
  /\s(?:unit|ward|team)$|(?<=\b(?:emergency|outpatient|operating room|surg\w+|imaging|radiology|oncology|cardiology|maternity|pa?ediatrics))\sdepartment$/i;
/** Departments of towns, schools and hospitals that are called by their field alone. */
const DEPARTMENTS: readonly RegExp[] = [
  /^parks(?: (?:and|&) \p{L}+)?$/iu,
  /^public works$/i,
  /^roads (?:and|&) \p{L}+$/iu,
  /^(?:faculty|school|college|institute|centre|center) (?:of|for) .+$/i,
  /^(?:department|office|ministry|division|bureau) (?:of|for) .+$/i,
  /^(?:corporate|community|protective|operational|shared) services$/i,
  /^(?:property|engineering|library|building|transit|fleet) services$/i,
];
const isDepartment = (text: string): boolean => DEPARTMENTS.some((pattern) => pattern.test(text));
const WORDS_MAX = 4;

/** Whether a part behind a title names its specialty ("Surgical", "Real Estate"): a skill, or words that ads use; never a place, an employer or hours. */
export function isSpecialty(part: string): boolean {
  const text = part.trim();
  const words = text.match(/[\p{L}\p{N}&']+/gu) ?? [];
  if (words.length === 0 || words.length > WORDS_MAX || !/\p{L}{2}/u.test(text)) return false;
  if (WORLD.test(text)) return true;
  const unit = UNIT.exec(text);
  if (unit !== null) return isSpecialty(text.slice(0, unit.index));
  if (isUnitOfEmployer(text) || isDepartment(text)) return false;
  if (TERMS.test(text) || words.some((word) => REGION_CODES.has(word))) return false;
  if (REGION_NAMES.has(text.toLowerCase()) || CITIES.has(text.toLowerCase())) return false;
  if (findSkill(text) !== null) return true;
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => isOfAds(stem) || FIELDS.has(stem));
}

/** A word that stands in so small a share of ads is as likely somebody's name. */
const ADS_SHARE_MIN = 1 / 45;
/** Whether ads speak of a word, or a field of work goes by it. */
export const isWordOfAds = (word: string): boolean =>
  stemsOf(word).some((stem) => isOfAds(stem) || FIELDS.has(stem));
const isOfAds = (stem: string): boolean => (stemAds.get(stem) ?? 0) >= ADS_SHARE_MIN * adsCounted;

/** Fields of work that the counted ads speak of too seldom to know. */
const FIELDS: ReadonlySet<string> = new Set(
  stemsOf(
    `surgical surgery medical oncology pediatrics paediatric psychiatry geriatric palliative obstetrics
    maternity cardiology dialysis renal icu er acute rehab rehabilitation orthopedic dental veterinary home care
    long-term residential forensic litigation conveyancing estates tax audit treasury credit lending mortgages
    pensions claims underwriting municipal provincial federal indigenous youth elementary secondary primary
    preschool toddler infant music french english math mathematics science physics chemistry biology art gym
    grants fundraising events catering banquet pastry prep grill night bakery produce meat grocery deli dairy
    frozen freight inbound outbound export import customs fleet mechanical electrical structural civil hydraulic
    heavy industrial commercial residential roofing framing finishing mining oil gas forestry marine rail
    aerospace automotive embedded firmware mobile web cloud data platform backend frontend infrastructure`,
  ),
);
