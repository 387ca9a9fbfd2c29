import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { rowDate } from '../fields/entries.ts';
import { companyScore, titleScore } from '../fields/title-score.ts';
import { isRowLabel } from '../layout/form-rows.ts';
import { namesKind } from './heading.ts';
import type { Section } from './section-shape.ts';

/** "Service", "Engagement", "Leadership": in a document without work the one with the most periods is where the person worked. */
export function withPaidService(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind === 'work')) return sections;
  const periods = ({ blocks }: Section): number =>
    blocks.filter((block) => rowDate(block)?.isRange === true).length;
  const [most] = sections
    .filter(({ kind, heading }) => kind === 'volunteer' && heading && PAID_TOO.test(heading.text))
    .sort((a, b) => periods(b) - periods(a));
  if (most === undefined || periods(most) === 0) return sections;
  return sections.map((section) => (section === most ? { ...section, kind: 'work' } : section));
}

const MIN_LISTED = 2;

/** "Key skills and experience" with what was done under themes, above an employment history of bare rows: the themes are skills and no posts. */
export function withSkillsByTheme(sections: readonly Section[]): readonly Section[] {
  const periods = ({ blocks }: Section): number =>
    blocks.filter((block) => rowDate(block)?.isRange === true).length;
  const items = ({ blocks }: Section): number =>
    blocks.filter(({ bulletX }) => bulletX !== undefined).length;
  const jobs = sections.filter(({ kind, heading }) => kind === 'work' && heading !== undefined);
  const history = jobs.find((section) => periods(section) >= MIN_LISTED);
  if (history === undefined) return sections;
  const isBare = items(history) < periods(history);
  const isThemed = (section: Section): boolean =>
    jobs.includes(section) &&
    section.blocks.every(({ text }) => findDateRange(text)?.isRange !== true) &&
    section.blocks.every((block) => block.bulletX !== undefined || !namesPost(block.text)) &&
    items(section) >= MIN_LISTED &&
    (isBare || namesKind(section.heading?.text ?? '', 'skills'));
  return sections.map((section) =>
    isThemed(section) ? { ...section, kind: 'skills' as const } : section,
  );
}

/** A title, an employer's kind word, a place or employer behind a comma, a year: no theme has them. */
const namesPost = (text: string): boolean =>
  titleScore(text) >= 1 ||
  companyScore(text) > 0 ||
  /, ?\p{Lu}/u.test(text) ||
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

const PAID_TOO =
  /^\W*(?:my )?(?:services?|activit(?:y|ies)|engagements?|involvement|leadership|ministry|activit[ée]s?|implication|t[äa]tigkeiten|actividades)\W*$/iu;

/** "Personal" over what a form asks, not over what one likes to do. */
export const isPersonalForm = ({ kind, blocks }: Section): boolean =>
  kind === 'interests' &&
  blocks.filter(({ text }) => isRowLabel(/^[^:]{2,30}(?=:)/.exec(text)?.[0] ?? '')).length >= 2;

/** The leave to use the person's data that closes many Italian and Polish resumes belongs to no section. */
export const isConsent = (text: string): boolean =>
  CONSENT.test(fold(text)) || DECLARED.test(fold(text));

/** The oath that closes many resumes of South Asia and Africa, with its place, date and signature. */
const DECLARED =
  /^(?:(?:self[- ])?declaration)\s*:?$|^(?:declaration\s*[:–-]\s*)?i,?(?: [\p{L}. ]{2,40},)?(?: do)?(?: hereby| solemnly)+ (?:declare|certify|affirm|state|confirm)|^signature\s*:/u;

const DATA =
  'dati personali|danych osobowych|personal data|donnees personnelles|datos personales|dados pessoais|personenbezogen|persoonsgegevens';
const CONSENT = new RegExp(
  [
    `(?:autorizz|consent|acconsent|zgod|authori[sz]|agree|autorise|autoriz|einverstanden|einwillig|toestemming).{0,80}(?:${DATA})`,
    `(?:${DATA}).{0,80}(?:einverstanden|einwillig|stimme ich|zustimm)`,
  ].join('|'),
  'u',
);
