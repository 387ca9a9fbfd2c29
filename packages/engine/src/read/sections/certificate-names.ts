import {
  CERTIFICATE_NAMES,
  CERTIFICATE_QUALIFIERS,
  CERTIFICATE_WORDS,
} from '../../../data/taxonomy/certificates.ts';
import { CITIES } from '../../taxonomy/cities.ts';
import { fold } from '../characters.ts';
import { isLevel, PhraseTable, tokensOf } from '../phrase-table.ts';

const names = new PhraseTable(CERTIFICATE_NAMES);
const words = new PhraseTable(CERTIFICATE_WORDS);
const qualifiers: ReadonlySet<string> = new Set(
  tokensOf(CERTIFICATE_QUALIFIERS).map(({ key }) => key),
);

/** Exams and norms that carry their number: "AZ-104", "SY0-601", "BS 7671", "EN ISO 9606-1". */
const NUMBERED =
  /(?<![\p{L}\d])(?:[a-z]{2}\d?-\d{3}|(?:bs|din|en|iso|asme|csa|nfpa|as\/nzs|nf) (?:[a-z]+ )?\d{3,5})(?![\p{L}\d])/u;

/** A text without the towns whose names read as several of a certificate: "Leeds" beside "LEED". */
const withoutTowns = (text: string): string =>
  text.replace(/\p{Lu}\p{L}+/gu, (word) =>
    CITIES.has(fold(word)) && names.isIn(word) ? '' : word,
  );

/** Whether the text holds the usual name of a certificate. */
export const holdsCertificate = (text: string): boolean =>
  names.isIn(withoutTowns(text)) || NUMBERED.test(fold(text));

/** Whether the text holds a word that makes a certificate of those beside it. */
export const holdsCertificateWord = (text: string): boolean => words.isIn(text);

/** Whether the text is the name of a certificate, or several, with no more than what says how far and of what kind: "Valid Class 5 licence". */
export function isCertificateAlone(text: string): boolean {
  const tokens = tokensOf(withoutTowns(text));
  let named = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const length = names.lengthAt(tokens, at);
    if (length > 0) named++;
    else if (token === undefined || (!qualifiers.has(token.key) && !isLevel(token))) return false;
    at += Math.max(1, length);
  }
  return named > 0;
}

/** Words for the paper itself: beside them even a mere class is a certificate. */
const PAPERS: ReadonlySet<string> = new Set(
  'certificate cert certificat zertifikat certificado certificato card carte ticket licence permit permis'.split(
    ' ',
  ),
);

/** Whether the words say only how far or of what class: "Level 3", "classes I, II and IV", "K-8". */
export function isGrade(text: string): boolean {
  const tokens = tokensOf(text);
  return (
    tokens.length > 0 &&
    tokens.every((token) => qualifiers.has(token.key) || isLevel(token)) &&
    !tokens.some(({ key }) => PAPERS.has(key))
  );
}
