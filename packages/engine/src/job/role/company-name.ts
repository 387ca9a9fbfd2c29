import { CITIES } from '../../taxonomy/cities.ts';
import { COMPANY_WORDS, UNDERTAKING_WORDS } from '../../taxonomy/organizations.ts';
import { REGION_CODES, REGION_NAMES } from '../../taxonomy/places.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { guessJobSection } from '../segments/heading-guesses.ts';
import { findJobSection } from '../segments/job-headings.ts';
import { hasTitleWord } from './title.ts';
import { hasLegalForm, readTradeFirm } from './trade-firm.ts';
import { isUnitOfEmployer } from './unit-of-employer.ts';

/** Capitalised words that begin sentences or name places and modes, not employers. */
const NO_COMPANY =
  /^(?:The (?:Role|Position|Company|Team|Job|Ideal|Successful|Candidate|Firm|Opportunity|Work|Employer|Client|Person|Day)|On|Tu|Vous|Je|Il|Elle|Ils|Elles|Notre|Votre|Ton|Tes|Vos|Nos|Un|Une|Cette|Ce|Ces|Pour|Dans|Avec|Sous|Afin|Si|Chez|Salaire|Horaire|Lieu|Poste|Seules|La personne|Le poste|Le candidat|La candidate|This|A|An|That|Our|Us|You|Your|We|It|They|Role|Team|Job|As|In|At|If|Position|USD|CAD|Remote|Hybrid|On-?site|Full|FULL|PART|NIGHT|DAY|WANTED|START|NOW|Night|Day|Part|Location|Salary|Are|Is|Do|What|Who|How|Why|Reporting|Ready|Looking|Want|Join|Successful|Candidates?|Applicants?|Experience|Permanent|Contract|Temporary|There|Here|Must|English|French|Nous|New|Come|Apply|Welcome|PhD|Ph\.D|Entry|Junior|Senior|Graduate|Mid|Intermediate|Staff|Principal|Immediate|Competitive|Unioni[sz]ed|Flexible|Paid|Split|Rotating|Greater|Monday|Weekdays?|Weekends?|Posted|Closing|I|He|She|My|Send|Please|Ref|Req|Requisition|Urgent|Various|Multiple|Confidential|Anonymous|Not|Hi|Hello|Hey|Dear|Bonjour|Salut|Subject|Objet|Fwd|Hope|Regards|Cheers|Thanks|Heights|Page|Place of)\b|^\d|^\p{Lu}{2,3}(?:\/\p{Lu}{2,3})+$/u;
/** Last words of lines about the work's terms: "Unionized Position", "Immediate Start". */
const TERM_END =
  /\b(?:Position|Wages?|Start|Shifts?|Available|Area|Hours|Opportunity|Term|Time|Required|Preferred|Included|Training|Pay|Salary|Benefits|Schedule|Location|Availability|Openings?|Nights?|Days?|Evenings?|Weekends?|Mornings?)$/i;
const NAME_WORDS_MAX = 7;

export const ownWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Words that mark an employer where nothing else tells a name from a place or a heading. */
export const isMarked = (text: string): boolean =>
  COMPANY_WORDS.test(plainOf(text)) ||
  UNDERTAKING_WORDS.test(plainOf(text)) ||
  /\b(?:town|city|county|village|municipality|municipalit[ée]|ville|district|region|township|first nation|division|schools?|centre|center|house|farms?|foods|brothers|sons|press|works|mills?|storage|trailers|r[ée]sidences?|residence|lodge|inn|kitchen|bakery|dental|law|health|care|union|board|authority|trust|library|museum|theatre|church|cooperative|co-op|coop|preschool|daycare|hotel|commission|festival|rehab|veterinary|mutual|shipping|transport|growers|nurseries|greenhouses)\b/iu.test(
    text,
  );

/** "Toronto", "British Columbia", "Canada": where the work is, not who gives it. */
export function isPlaceName(text: string): boolean {
  const plain = plainOf(text).replace(/[.,]+$/, '');
  return CITIES.has(plain) || REGION_NAMES.has(plain) || REGION_CODES.has(text);
}

/** Whether a region stands right behind a name, which makes the name a city's: "Moncton, NB", "Gatineau (Québec)". */
export function isBeforeRegion(after: string): boolean {
  const region = /^\s*[,(]\s*(?<name>[\p{L}. '’-]{2,30}?)\s*(?:\)|$|[,(|–—])/u.exec(after);
  const name = region?.groups?.name?.trim() ?? '';
  return name !== '' && (REGION_CODES.has(name) || REGION_NAMES.has(plainOf(name)));
}

/** "Node.js and Vue": each word is a skill's, or joins two. A firm that goes by its product's name is told by plainer words: "Company:", "About", "is hiring". */
export function isSkillsOnly(text: string): boolean {
  const skills = findSkills(text);
  const rest = skills.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return skills.length > 0 && !/\p{L}/u.test(rest.replace(/\b(?:and|or|with|et|ou|js)\b/gi, ''));
}

/** "Centre de santé des Trois-Érables": behind the word for a body its name may go on small. */
const FRENCH_BODY =
  /^(?:Centre|École|Ville|Commission|Festival|Société|Groupe|Clinique|Hôpital|Résidence|Université|Cégep|Collège|Conseil|Association|Fondation|Maison|Coopérative|Municipalité|Service|Centres|Musée|Caisse) (?:de|du|des|d['’]|régional|communautaire|intégré)/u;
/** "Bridge Street", "North Yard": a spot in a town. */
const SPOT =
  /\s(?:Street|Road|Avenue|Boulevard|Lane|Drive|Square|Yard|Heights|Terrace|Mall|STREET|ROAD|AVENUE|YARD|MALL)$/u;

/** A run of capitalised words that may be an employer's name: no sentence, no heading, no place; it may hold the word of a title. */
export function isName(text: string): boolean {
  const words = ownWords(text);
  if (words.length === 0 || words.length > NAME_WORDS_MAX || NO_COMPANY.test(text)) return false;
  if (text.includes(':') || (SPOT.test(text) && !hasLegalForm(text))) return false;
  const capitalised =
    FRENCH_BODY.test(text) ||
    words.every((word) =>
      /^[\p{Lu}\p{N}&('’]|^(?:of|and|for|the|de|du|des|la|le|et|d['’]\p{Lu}\S*|inc\.?|ltd\.?|ltée)$/u.test(
        word,
      ),
    );
  if (!capitalised || isPlaceName(text) || isUnitOfEmployer(text)) return false;
  if (hasLegalForm(text)) return true;
  if (TERM_END.test(text)) return false;
  if (findJobSection(text) !== null) return false;
  return guessJobSection(text) === null || isMarked(text);
}

/** A name that is no job title: "Lead Bank" has a title's word and no legal form. */
export const isCompanyName = (text: string): boolean =>
  isName(text) && (!hasTitleWord(text) || hasLegalForm(text) || readTradeFirm(text) !== null);
