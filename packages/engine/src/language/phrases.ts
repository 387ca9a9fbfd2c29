import type { NounPhrase, Token } from './line.ts';

const isNominal = ({ pos }: Token): boolean => pos === 'noun' || pos === 'name';
const isInside = ({ pos }: Token): boolean =>
  pos === 'noun' || pos === 'name' || pos === 'adjective' || pos === 'number';

/** The noun phrases of a tagged line, in order; `numberOf` tells how a noun counts. */
export function findNounPhrases(
  tokens: readonly Token[],
  numberOf: (lower: string) => NounPhrase['number'],
): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const from = at;
    while (tokens[at]?.pos === 'determiner') at++;
    const hasDeterminer = at > from;
    let head = -1;
    for (let token = tokens[at]; token !== undefined && isInside(token); token = tokens[++at]) {
      if (isNominal(token)) head = at;
    }
    if (head === -1) {
      if (at > from) at--;
      continue;
    }
    const { lower } = tokens[head] as Token;
    phrases.push({ from, to: head + 1, head, number: numberOf(lower), hasDeterminer });
    at--;
  }
  return phrases;
}
