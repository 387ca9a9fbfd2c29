const SMALL_WORD = /^(?:and|of|the|for|in|as|a|an|to|on|at|by|with|or|from)$/i;

/** Whether capitals are the initials of a phrase, each small word counted or not: "AWS", "Amazon Web Services"; "ESL", "English as a second language"; "FIFO", "first in, first out". */
export function isAcronymOf(short: string, long: string): boolean {
  if (!/^[A-Z][A-Za-z&/]*[A-Z]s?$/.test(short) || !/\s|-/.test(long)) return false;
  const letters = short
    .replace(/s$/, '')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  const words = long.split(/[\s/,-]+/).filter((word) => word !== '' && word !== '&');
  // How many letters may be spelled by the words so far.
  let reached: ReadonlySet<number> = new Set([0]);
  for (const word of words) {
    const next = new Set<number>();
    for (const count of reached) {
      if (word[0]?.toUpperCase() === letters[count]) next.add(count + 1);
      if (SMALL_WORD.test(word)) next.add(count);
    }
    reached = next;
  }
  return reached.has(letters.length);
}
