/** "i clean", "and i've", but not "class i", "i)" or "i.e.": at the head, or behind a mark or a word that joins clauses. */
const SMALL_I =
  /(?<=^|[.,;:!?] |\b(?:and|but|or|so|then|now|that|which|what|when|where|while|if|as|because|since|after|before|who|whom|how|until|till) )i(?=['’](?:m|ve|d|ll)\b| \p{Ll}{2})/gu;

/** "the operator was on leave i moved pallets": behind any word, before a verb in the past, but not "phase i completed". */
const BEFORE_PAST =
  /(?<!\b(?:class|phase|type|stage|level|grade|part|tier|volume|group) )(?<=\b\p{Ll}{3,} )i(?= \p{Ll}+ed\b)/gu;

/** The pronoun in its capital; offsets stay. */
export const withPronounCapital = (text: string): string =>
  text.replace(SMALL_I, 'I').replace(BEFORE_PAST, 'I');
