import { isRemark, saysHowTaught } from '../fields/certificate-marks.ts';
import { hasDegree, hasSchool } from '../fields/degree.ts';
import { titleScore } from '../fields/title-score.ts';
import {
  holdsCertificate,
  holdsCertificateWord,
  isCertificateAlone,
  isGrade,
} from '../sections/certificate-names.ts';
import { issuerScore } from '../sections/issuer-names.ts';
import type { HeadKind } from './head-kind.ts';
import { separatorOf } from './head-segments.ts';
import { placeWords } from './place-words.ts';

function wordsOf(text: string, isMuted: boolean): string[] {
  const kinds: string[] = [...placeWords(text)];
  if (isGrade(text)) kinds.push('grade');
  if (saysHowTaught(text)) kinds.push('taught');
  else if (isRemark(text)) kinds.push('remark');
  if (/(?:ing|tion|ment|ung)$/i.test(text)) kinds.push('endsAsAct');
  return isMuted ? kinds : [...kinds, ...namesOf(text)];
}

/** What the lists of certificates, of those who give them and of schools say. */
function namesOf(text: string): string[] {
  const kinds: string[] = [];
  if (isCertificateAlone(text)) kinds.push('certificate');
  else if (holdsCertificate(text)) kinds.push('holdsCertificate');
  if (holdsCertificateWord(text)) kinds.push('certificateWord');
  const issuer = issuerScore(text);
  if (issuer > 0) kinds.push(`issuer:${issuer}`);
  if (hasSchool(text)) kinds.push('school');
  if (hasDegree(text)) kinds.push('degree');
  if (titleScore(text) >= 1) kinds.push('title');
  return kinds.length > 0 ? kinds : ['unknown'];
}

/** A certificate's name and who gave it. */
export const CERTIFICATE_HEAD: HeadKind<'name' | 'issuer'> = {
  parts: [
    { name: 'name', code: 'N' },
    { name: 'issuer', code: 'G' },
  ],
  wordsOf,
  parting: {
    separator: separatorOf({
      at: ',?\\s+(?:by|from|par|durch|vom|por)\\s+(?:the\\s+)?(?=\\p{Lu})',
      stop: '(?<=\\p{L}{3})\\.\\s+(?=\\p{Lu})',
    }),
    split: (segment) => [segment],
  },
  longest: 6,
};
