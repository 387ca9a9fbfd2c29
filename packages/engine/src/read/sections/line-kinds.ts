import { isTimeOff } from '../../document/time-off.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { isRemark } from '../fields/certificate-marks.ts';
import { hasDegree, hasSchool, startsWithDegree } from '../fields/degree.ts';
import { namesLanguages } from '../fields/languages.ts';
import { holdsCertificate, holdsCertificateWord, isCertificateAlone } from './certificate-names.ts';
import { isKnownIssuer } from './issuer-names.ts';
import { opensWithPersonal } from './personal-words.ts';

/** What a line is by its own words, wherever in a resume it stands. */
export type LineKind =
  | 'certificates'
  | 'languages'
  | 'references'
  | 'personal'
  | 'permit'
  | 'break';

const REFERENCES =
  /^(?:(?:character|professional|work|personal|excellent|good|full|two|further) )*(?:references?|referees?|refs|referenzen|referencias|referencias)\b(?=$|\s*[:.–—-]|.*\b(?:request|available|ask|provided|supplied|demand\w*|given|anfrage|solicitud|pedido|disponib\w+|call|contact|on file|furnished)\b)/u;
const PERMIT =
  /\b(?:work(?:ing)? (?:permit|visa|rights|authori[sz]ation)|open work permit|(?:student|study|spouse|working holiday|residence) (?:visa|permit)|visa (?:status|type)|permanent resident|pr (?:card|status)|(?:canadian|us|uk|british|australian|irish|eu|new zealand|american) citizen|citizen \(|right to work|eligible to work|authori[sz]ed to work|status in canada|settled status|green card|sponsorship|willing to (?:relocate|travel|move)|open to relocat\w+|relocating|moving to|notice period|available (?:immediately|from|to start|for)|availability|reliable transport\w*|own (?:car|vehicle|transport)|permis de travail|titre de sejour|arbeitserlaubnis|permiso de trabajo)\b/u;
const MAX_ITEM_WORDS = 12;

/** What the line is; undefined for all that its own words do not tell for certain. */
export function kindOfLine(text: string): LineKind | undefined {
  const folded = fold(text);
  if (REFERENCES.test(folded)) return 'references';
  if (isSaidOfPerson(folded)) return 'personal';
  if (PERMIT.test(folded) && folded.split(' ').length <= MAX_ITEM_WORDS)
    return isLicenceBeside(text) ? 'certificates' : 'permit';
  if (isTimeOff(text)) return 'break';
  if (namesLanguages(text) && isLanguageList(text) && !opensWithCertificate(text)) {
    // "BA in French and Spanish – Sample University": what was studied.
    if (!(hasDegree(text) && hasSchool(text)) && !startsWithDegree(text)) return 'languages';
  }
  if (certificatesIn(text) !== undefined) return 'certificates';
  return undefined;
}

/** "Class 5 licence, own vehicle". */
function isLicenceBeside(text: string): boolean {
  const [first = ''] = text.split(CERTIFICATE_PARTS);
  return isCertificateAlone(first) && certificatesIn(text) !== undefined;
}

/** Each of the line's parts says something of the person that no employer needs, or when it was. */
function isSaidOfPerson(folded: string): boolean {
  if (!opensWithPersonal(folded)) return false;
  const parts = folded.split(/[,;|•\t]\s*|\.\s+(?=\D)|\s{2,}/).filter((part) => part !== '');
  const said = parts.filter((part) => opensWithPersonal(part) || findDateRange(part)?.from === 0);
  return said.length * 2 >= parts.length;
}

const LEVEL_WORDS =
  /\b(?:native|fluent|mother tongue|basic|intermediate|advanced|conversational|bilingual|some|little|good|working|professional|beginner|proficient|spoken|written|first language|second language|courant|maternelle|bilingue|notions|muttersprache|fliessend|nativo|fluente|basico|[abc][12])\b/;

/** No more than names of languages, their levels and what joins those. */
function isLanguageList(text: string): boolean {
  const items = text.split(/[;|•·,/]|\band\b|\bet\b|\by\b/u).filter((item) => item.trim() !== '');
  const isShort = items.every((item) => item.trim().split(/\s+/).length <= 6);
  return isShort && (items.length > 1 || LEVEL_WORDS.test(fold(text)));
}

/** Commas, semicolons, bars and double slashes outside brackets part certificates. */
export const CERTIFICATE_PARTS =
  /\s*(?:;|\/\/|\||•|·|\s\+\s)\s*|,\s+(?![^()]*\))|\s+(?:and|&|et|y)\s+(?=\p{L}[^,;]*$)/gu;

/** How many of the line's parts are certificates, where every one of them is one or says something of the one before it: a date, "clear", "valid to". */
export function certificatesIn(text: string): number | undefined {
  const parts = text
    .replace(/[.\s]+$/, '')
    .split(CERTIFICATE_PARTS)
    .filter((part) => part.trim() !== '');
  const named = parts.filter(isCertificate).length;
  if (named === 0 || !isCertificate(parts[0] ?? '')) return undefined;
  const isAll = parts.every((part) => isCertificate(part) || isSaidOfCertificate(part));
  return isAll ? named : undefined;
}

const ABOUT =
  /^(?:(?:valid|expires?|expiry|exp\.?|renew(?:ed|al|s)?|issued|obtained|completed|passed|current|clear|active|in progress|expired|until|to|since|class|code|level|no\.?|number|#)\b.*|\(.*\)|[\d/.'’ -]+|(?:am|a[12]?|b[e1]?|c1?e?|d1?e?|be)(?: (?:and|et|und|y|e) (?:am|a[12]?|b[e1]?|c1?e?|d1?e?|be))?)$/iu;

/** Whether the text says who gave a certificate, when, until when it holds or how it stands, and names none. */
export const isSaidOfCertificate = (part: string): boolean =>
  ABOUT.test(part.trim()) ||
  isRemark(part) ||
  isKnownIssuer(part) ||
  (findDateRange(part)?.from === 0 && part.length < MAX_SAID_LENGTH);

const MAX_SAID_LENGTH = 24;

/** Whether a row opens with a certificate, behind its date if that comes first. */
export function opensWithCertificate(text: string): boolean {
  const date = findDateRange(text);
  const rest = date?.from === 0 ? text.slice(date.to).replace(/^[\s,:.|–—-]+/u, '') : text;
  return isCertificate(/^[^,;:|(–—]+/.exec(rest)?.[0] ?? '');
}

/** A certificate's name alone, or with its date, its level and who gave it. */
export function isCertificate(part: string): boolean {
  const bare = withoutDate(part);
  const folded = fold(bare);
  const words = folded.split(' ');
  if (bare === '' || words.length > MAX_ITEM_WORDS || /[.!?] \p{Lu}/u.test(bare)) return false;
  if (isCertificateAlone(bare) || MEMBERSHIP.test(folded)) return true;
  if (hasDegree(bare) && hasSchool(bare)) return false;
  const isNamed = holdsCertificate(bare) && words.length <= 7;
  const isCalled = holdsCertificateWord(bare) && words.length <= 9 && !hasSchool(bare);
  const isSaid =
    /^\p{Ll}+(?:ed|ing) /u.test(bare) || /(?:^| )(?:i|my|we|the|for|all|when|new) /.test(folded);
  return !isSaid && (isNamed || isCalled);
}

/** "Fellow of the Institute of Actuaries", "Member, Royal College of Nursing". */
const MEMBERSHIP =
  /^(?:fellow|(?:\p{L}+ )?member|associate|licentiate)(?: of|,) .*\b(?:institut\w+|chartered|royal (?:college|society))\b/u;

/** The text without its first date, brackets and what parted those. */
export function withoutDate(text: string): string {
  const range = findDateRange(text);
  return (range === undefined ? text : text.slice(0, range.from) + text.slice(range.to))
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[\s,.:–—-]+$/u, '')
    .trim();
}
