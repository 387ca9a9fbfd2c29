import { fold } from './characters.ts';
import { findDateRange } from './date-range.ts';
import type { ResumeDraft } from './draft.ts';
import type { Section } from './sections/section.ts';

/** What job ads say and people do not say of themselves; three of them make an ad. */
const JOB_AD = [
  /\b(?:job|key|your|main|role) (?:description|responsibilities|duties|requirements)\b|^responsibilities/m,
  /\b(?:minimum|required|preferred|desired|basic|essential) (?:qualifications|skills|requirements|experience)\b|^requirements/m,
  /\b(?:you will|you'll|you have|you are|you bring|your profile|what you)\b/,
  /\b(?:we are looking for|we're looking for|we are seeking|we're seeking|is seeking|is looking for|we are hiring|join our team|ideal candidate|successful candidate)\b/,
  /\b(?:we offer|our benefits|benefits include|perks|what we offer|compensation package|401\(?k\)?|paid time off|dental|salary range|per hour|pay range)\b/,
  /\b(?:equal opportunity|equal employment|all qualified applicants|without regard to|accommodation)\b/,
  /\b(?:apply now|how to apply|to apply|apply online|submit your (?:resume|application)|send your (?:resume|cv)|application deadline|closing date)\b/,
  /\b(?:about us|about the (?:role|job|company|team|position)|who we are|our mission|our company)\b/,
  /\b(?:full[- ]time|part[- ]time|employment type|job type|reports to|position type|job title|hours per week)\b/,
];
/** What bills say; three of them make one. */
const BILL = [
  /\b(?:invoice|facture|rechnung|счет)\b/,
  /\b(?:amount due|total due|balance due|grand total|montant|gesamtbetrag|итого)\b/,
  /\b(?:subtotal|sub-total|sous-total|zwischensumme)\b/,
  /\b(?:bill(?:ed)? to|ship to|facture a|rechnungsadresse)\b/,
  /\b(?:due date|payment terms|payable|iban|echeance|zahlbar)\b/,
  /\b(?:unit price|qty|quantity|prix unitaire|menge|vat|tva|mwst|tax)\b/,
];
const SIGNS_OF_OTHER = 3;
const USUAL = new Set(['work', 'education', 'skills', 'summary', 'volunteer', 'projects']);
const MIN_POINTS = 3;
const OTHER_DOCUMENT = 5;

/** Whether the document speaks of one person's working life: points for what resumes have, against those for ads and bills. Odd resumes (no dates, one section, another language) still reach three. */
export function isResume(sections: readonly Section[], draft: ResumeDraft, text: string): boolean {
  const { basics, work, education } = draft;
  const filled = sections.filter(({ kind, blocks }) => USUAL.has(kind) && blocks.length > 0);
  const kinds = new Set(filled.map(({ kind }) => kind)).size;
  const dated = [...work, ...education].filter((entry) => entry.startDate ?? entry.endDate).length;
  if (kinds === 0 && periodsIn(sections) < 2 && !tellsYears(sections, basics)) return false;
  const isNamed =
    work.some((job) => job.name !== undefined && job.position !== undefined) ||
    education.some((school) => school.institution !== undefined && school.studyType !== undefined);
  const points =
    kinds +
    (isNamed ? 1 : 0) +
    (basics.email === undefined ? 0 : 2) +
    (basics.phone === undefined ? 0 : 1) +
    (basics.name === undefined ? 0 : 1) +
    Math.min(2, dated);
  const folded = fold(text.replaceAll('\n', ' \u2028')).replaceAll('\u2028', '\n');
  const isOther = [JOB_AD, BILL].some(
    (signs) => signs.filter((sign) => sign.test(folded)).length >= SIGNS_OF_OTHER,
  );
  // Someone who writes ads or bills for a living says so in entries with dates, and who they are.
  const isPersonal = basics.name !== undefined && dated > 0;
  return points - (isOther && !isPersonal ? OTHER_DOCUMENT : 0) >= MIN_POINTS;
}

/** From this many rows with years on, over as many years, somebody tells a life. */
const DATED_ROWS = 3;
const YEARS_APART = 3;

/** A resume written like a letter: no heading and hardly a period, yet rows that end in years, under a name and where to reach it. */
function tellsYears(
  sections: readonly Section[],
  { name, email, phone }: ResumeDraft['basics'],
): boolean {
  if (name === undefined || (email === undefined && phone === undefined)) return false;
  const years = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(
      ({ text }) => /\b((?:19|20)\d\d)(?: ?[-–] ?\p{L}+)?[).]?$/u.exec(text.trim())?.[1] ?? [],
    )
    .map(Number);
  return years.length >= DATED_ROWS && Math.max(...years) - Math.min(...years) >= YEARS_APART;
}

/** Rows with a period, as entries have: what a resume in an unknown language still shows. */
function periodsIn(sections: readonly Section[]): number {
  return sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => !block.prose && findDateRange(block.text)?.isRange === true).length;
}
