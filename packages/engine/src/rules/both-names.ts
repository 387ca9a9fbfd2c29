import type { JobTerm } from '../document/job-terms.ts';
import { isSameLongName, isUnitAt, longNamesOf } from '../taxonomy/acronym-names.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { capitalize } from './line-text.ts';

/** A name as a line writes it, and where it stands. */
export interface Place {
  text: string;
  own: string;
  start: number;
  end: number;
  /** The whole item of a list of skills. */
  isWholeItem: boolean;
}

/** "natural language processing", "pay-per-click" inside a sentence; names keep their capitals. */
export function inSentence(form: string, atStart: boolean): string {
  const [first = '', ...rest] = form.split(/[ -]/);
  const isPlainPhrase =
    rest.length > 0 && [first.slice(1), ...rest].every((word) => word === word.toLowerCase());
  return isPlainPhrase && !atStart && findSkill(first)?.kind !== 'language'
    ? form.toLowerCase()
    : form;
}

/** A phrase that stands as a noun of its own: nothing that it qualifies follows. */
export const isNounAlone = ({ text, end }: Place): boolean =>
  /^(?:[.,;)]|$| (?:and|or|for|in|of|with|to|using|by|at|on|from)\b)/.test(text.slice(end));

/** Nouns that have no plural: "preventive maintenance (PM)" of "PMs". */
const WITHOUT_PLURAL =
  /\b(?:maintenance|management|training|equipment|work|care|information|software|support|development|learning|safety|testing|assurance|control|service|time off|analysis|planning)$/i;

const DETERMINED = /\b(?:an?|the|each|every|one|this|that)(?: \p{Ll}+)? $/iu;

/** The long name in the number of the short one, as the table has it, where its place tells of one: of "the RFI" no "requests for information". */
function inNumberOf(form: string, { own, text, start, end }: Place): string {
  const isOfOne = DETERMINED.test(text.slice(0, start)) || QUALIFIED.test(text.slice(end));
  if (/[A-Z]s$/.test(own) || !isOfOne) return form;
  return longNamesOf(own).find(({ name }) => isSameLongName(name, form))?.name ?? form;
}

/** The long name of several, and the short one behind it: "electronic logging devices (ELDs)"; null where the plural stands within it: "bills of materials". */
function longForm(asked: string, place: Place): [string, string] | null {
  const { own } = place;
  const form = inNumberOf(asked, place);
  const [head = ''] = form.split(/ (?:of|for|in|to) /);
  if (!/[A-Z]s$/.test(own) || /(?<!si)s$/.test(head)) return [form, own];
  if (head !== form || /sis$/.test(form)) return null;
  if (WITHOUT_PLURAL.test(form)) return [form, own.slice(0, -1)];
  if (!/\p{L}*[^y\P{L}]$/u.test(form)) return null;
  return [`${form}s`, own];
}

/** "Manhattan WMS" is a product's name, and "LLM inference" wants no plural: neither is written out. */
const isPartOfName = (place: Place, form: string): boolean =>
  /\S \p{Lu}\p{Ll}+ $/u.test(place.text.slice(0, place.start)) ||
  (/[^s]s$/.test(form) && !/s$/.test(place.own) && !isNounAlone(place));

const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/** What may stand behind a short name that qualifies it: "ML model", "VAV boxes". */
export const QUALIFIED =
  /^ (?!(?:and|or|for|in|of|with|to|using|by|at|on|from|per|as|is|was|are|were|that|which|between|across|among|through|during|after|before|without|over|under|into)\b)\p{Ll}{3,}/u;

/** "the registered nurse", "the HM Revenue & Customs": of "on the POS", "to a new ERP" the long form would want a noun behind it. */
const isCountable = (long: string): boolean =>
  /\p{Lu}\p{Ll}+(?: (?:of|and|&|for))? \p{Lu}/u.test(long.replace(/ \(.*/, '')) ||
  !MASS_NOUN.test(long.replace(/ (?:of|for|in) .*| \(.*/g, ''));
const MASS_NOUN =
  /(?:ing|ment|ance|ence|tion|sion|ity|ness|point|data|software|hardware|care|work|control|support|access|technology|research|safety|health|motion|service|business|finance|user|language|chain)$/i;

/** What stands before a word, "a" or "an" as the word wants it. */
export const fitArticle = (before: string, word: string): string =>
  before.replace(/\b(a)n? $/i, (_, a: string) => `${a}${/^[aeio]/i.test(word) ? 'n' : ''} `);

/** "an" of "an ML model" as "a machine learning (ML) model" has it; null where the long name would want another article. */
export function articleBefore(
  text: string,
  start: number,
  long: string,
  isQualified: boolean,
): string | null {
  const before = text.slice(0, start);
  const article = /\b(the|an?)( new| first| own| full)? $/i.exec(before);
  if (article === null) return before;
  const isOtherNumber = /s \(\S*[^s]\)$/.test(long);
  if (!isQualified && (!isCountable(long) || isOtherNumber)) return null;
  if (article[2] !== undefined || /^the$/i.test(article[1] ?? '')) return before;
  return fitArticle(before, long);
}

/** Both names of one thing, the long one first. */
export function combineAcronym(term: JobTerm, place: Place, long: 'ad' | 'own'): string | null {
  const { own, isWholeItem, start, text, end } = place;
  const { form } = term;
  // "Внедрял CI/CD": long English words inside another script help nobody.
  if (!isWholeItem && OTHER_SCRIPT.test(text) && !OTHER_SCRIPT.test(form)) return null;
  if (/^ ?\(/.test(text.slice(end)) || /\($/.test(text.slice(0, start))) return null;
  if (isUnitAt(text, start, own)) return null;
  if (long === 'own') {
    const isOne = /[A-Z]s$/.test(form) && !/s$/.test(own) && !/s\b/.test(own.split(' ')[0] ?? '');
    return `${own} (${isOne ? form.slice(0, -1) : form})`;
  }
  const written = longForm(form, place);
  if (written === null || (!isWholeItem && isPartOfName(place, form))) return null;
  const [name, short] = written;
  return `${start === 0 ? capitalize(name) : inSentence(name, false)} (${short})`;
}
