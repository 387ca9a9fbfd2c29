const SMALL_WORD = /^(?:and|of|the|for|in|as|a|an|to|on|at|by|with|or|from)$/i;

/** Whether capitals are the initials of a phrase, each small word counted or not: "AWS", "Amazon Web Services"; "ESL", "English as a second language"; "FIFO", "first in, first out". */
export function isAcronymOf(short: string, long: string): boolean {
  if (!/^[A-Z][A-Za-z&/]*[A-Z]s?$/.test(short) || !/\s|-/.test(long)) return false;
  const letters = short
    .replace(/s$/, '')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  const words = long.split(/[\s/,-]+/).filter((word) => word !== '' && word !== '&');
  const spells = (word: number, letter: number): boolean => {
    const next = words[word];
    if (next === undefined) return letter === letters.length;
    const fits = next[0]?.toUpperCase() === letters[letter];
    return (
      (fits && spells(word + 1, letter + 1)) || (SMALL_WORD.test(next) && spells(word + 1, letter))
    );
  };
  return spells(0, 0);
}
