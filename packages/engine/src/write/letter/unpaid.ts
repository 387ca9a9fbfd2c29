import type { Place } from '../place.ts';

/** Offices that one is elected to; paid somewhere, but in a club by nobody. */
const OFFICE =
  /^(?:honorary |hon\.? )?(?:treasurer|chair(?:man|woman|person)?|president|secretary|captain|steward|organi[sz]er|trustee)\b/i;
const OF_MEMBERS =
  /\b(?:choir|chor\p{L}*|club|verein|e\. ?V\b|parish|church|temple|mosque|musholla|parents?['’]?|alumni|scouts?|residents?['’]?|neighbou?rhood|fellowship|society|association)/iu;
const SAID =
  /\b(?:volunteer(?:ing)?|unpaid|honorary|not paid|ehrenamt\p{L}*|bénévole|voluntario)\b/iu;

/** Whether a role among the jobs is an office that nobody is paid for: no letter calls it work. */
export const isUnpaid = ({ kind, title, at }: Place): boolean =>
  kind === 'work' &&
  (SAID.test(`${title?.source.text ?? ''} ${at?.source.text ?? ''}`) ||
    (OFFICE.test(title?.text ?? '') && OF_MEMBERS.test(at?.source.text ?? '')));
