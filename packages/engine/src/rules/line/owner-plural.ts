import { isEnglish } from '../../language/en/english-words.ts';
import type { Line, Token } from '../../language/line.ts';

const OTHER_PLURAL = /^\p{Ll}*[^aeiou]ys$/u;
/** One owner, or one thing: "my familys restaurant". */
const ONE = /^(?:an?|each|every|this|that|my|our|his|her|its|one|another)$/;
const MANY =
  /^(?:all|many|several|various|both|other|most|two|three|four|five|six|seven|eight|nine|ten|twelve|these|those|few|different)$/;
/** What stands behind a plural that owns nothing. */
const OWNS_NOTHING =
  /^(?:and|or|of|in|on|at|for|to|with|by|from|per|who|that|were|are|have|when|while)$/;
const REACH = 2;

const isThing = (token: Token): boolean => token.pos === 'noun' && !OWNS_NOTHING.test(token.lower);

/** What "familys" means at its place: "family's", "families", or, where it may be either, itself. */
function meantAt(tokens: readonly Token[], at: number): string | undefined {
  const lower = tokens[at]?.lower ?? '';
  const one = lower.slice(0, -1);
  const many = one.replace(/y$/, 'ies');
  if (!OTHER_PLURAL.test(lower) || isEnglish(lower) || !isEnglish(one) || !isEnglish(many)) return;
  const before = tokens.slice(Math.max(0, at - REACH), at);
  const next = tokens[at + 1];
  const isOne = before.some((token) => ONE.test(token.lower));
  if (next !== undefined && isThing(next)) {
    return ONE.test(before.at(-1)?.lower ?? '') ? `${one}'s` : undefined;
  }
  const ends = next === undefined || next.pos === 'mark' || OWNS_NOTHING.test(next.lower);
  const isMany = before.some((token) => token.pos === 'number' || MANY.test(token.lower));
  return ends && (isMany || !isOne) ? many : undefined;
}

/** A text with each "-ys" as the owner or the plural that it surely is. */
export function withOwners({ tokens, text }: Line): string {
  let better = text;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const [token, meant] = [tokens[at], meantAt(tokens, at)];
    if (token === undefined || meant === undefined || token.text !== token.lower) continue;
    better = better.slice(0, token.start) + meant + better.slice(token.end);
  }
  return better;
}
