import { ISSUER_NAMES, ISSUER_WORDS } from '../../../data/taxonomy/issuers.ts';
import { companyScore } from '../fields/title-score.ts';
import { PhraseTable } from '../phrase-table.ts';
import { holdsCertificate, holdsCertificateWord } from './certificate-names.ts';

const names = new PhraseTable(ISSUER_NAMES);
const words = new PhraseTable(ISSUER_WORDS);
const MAX_WORDS = 9;

/** Whether the text is the name of a known body that gives certificates or awards. */
export const isKnownIssuer = (text: string): boolean =>
  names.isWhole(asNamed(text)) || (ALL_SMALL.test(text) && names.isWhole(text.toUpperCase()));

const asNamed = (text: string): string => text.replace(/^the /i, '').replace(/\s*\([^()]*\)$/, '');
/** Short forms as a text in small letters has them: "ptcb". */
const ALL_SMALL = /^\p{Ll}{4,7}$/u;

/** How surely a text names who gave something: 3 a known body, 2 words of one, 1 short capitals or a name of several words, 0 none. */
export function issuerScore(text: string): 0 | 1 | 2 | 3 {
  if (isKnownIssuer(text)) return 3;
  const count = text.split(' ').length;
  if (!/^[\p{Lu}\d]|^the \p{Lu}/u.test(text) || count > MAX_WORDS) return 0;
  if (words.isIn(text) || companyScore(text) > 0) return 2;
  if (names.isIn(text) && !holdsCertificate(text) && !holdsCertificateWord(text)) return 2;
  return SHORT_FORM.test(text) || (isNamed(text) && !/\d/.test(text)) ? 1 : 0;
}

/** "PSIRA", "SAMU 64". */
const SHORT_FORM = /^\p{Lu}{2,7}(?: \d{1,3})?$/u;

/** Words in capitals and what joins them. */
const isNamed = (text: string): boolean =>
  text
    .split(' ')
    .every((word) =>
      /^[\p{Lu}\d&(]|^(?:of|and|for|the|de|du|des|la|et|y|der|di|do|da)$/u.test(word),
    );
