/** "i clean", "and i've", but not "class i", "i)" or "i.e.": at the head, or behind a mark or a word that joins clauses. */
const SMALL_I =
  /(?<=^|[.,;:!?] |\b(?:and|but|or|so|then|now|that|which|what|when|where|while|if|as|because|since|after|before|who|whom|how|until|till) )i(?=['’](?:m|ve|d|ll)\b| \p{Ll}{2})/gu;

/** The pronoun in its capital; offsets stay. */
export const withPronounCapital = (text: string): string => text.replace(SMALL_I, 'I');
