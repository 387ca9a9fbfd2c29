/** Letters and digits of a word, without plural, hyphen and regional spelling; apart from the engine, so that the eval does not judge it by its own rule. */
const wordKey = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/is(e|ed|es|ing|ation)$/, 'iz$1')
    .replace(/(?<=\p{L}{2}[^s])s$/u, '');

const PHRASE_WORDS_MAX = 6;

/** Whether a text writes a term in another spelling, number, or as its acronym or the phrase behind it. */
export function writesOtherwise(text: string, term: string): boolean {
  const words = text.split(/[\s,;:()]+/).filter((word) => word !== '');
  const key = wordKey(term.replace(/\s+/g, ''));
  const parts = term.split(/[\s-]+/).filter((part) => !/^(?:and|of|the|for|in)$/i.test(part));
  const initials = parts.map((part) => part[0] ?? '').join('');
  const isAcronym = /^[A-Z]{2,}s?$/.test(term);
  for (let i = 0; i < words.length; i++) {
    if (
      parts.length > 1 &&
      /^[A-Z]{2,}$/.test(words[i] ?? '') &&
      words[i] === initials.toUpperCase()
    )
      return true;
    for (let size = 1; size <= PHRASE_WORDS_MAX && i + size <= words.length; size++) {
      const phrase = words.slice(i, i + size);
      if (wordKey(phrase.join('')) === key) return true;
      const letters = phrase
        .filter((word) => !/^(?:and|of|the|for|in)$/i.test(word))
        .map((word) => word[0] ?? '')
        .join('')
        .toUpperCase();
      if (isAcronym && size > 1 && letters === term.replace(/s$/, '')) return true;
    }
  }
  return false;
}
