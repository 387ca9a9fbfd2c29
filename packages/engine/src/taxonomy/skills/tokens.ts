/** A word of a text with its place (UTF-16 offsets); `C++`, `C#` and `.NET` are words. */
export interface Token {
  text: string;
  /** Lower case. */
  lower: string;
  /** Lower case without a plural's ending, for comparing words inside a phrase. */
  stem: string;
  start: number;
  end: number;
}

const WORD =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|\+(?![\p{L}\p{N}+])|#)?/giu;

/** Between two words of one phrase: spaces, or one joining mark ("front-end", "CI / CD", "Node.js"); U+2060 fills where an entity stood. */
const JOIN = /^(?:\u2060*[ \t\u00a0]{1,3}|[-‐‑–./_'’]| ?[&/+] ?| [-–] )$/;

/** A light stem: plural endings only, so that "pipelines" meets "pipeline". */
function lightStem(lower: string): string {
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const lower = match[0].toLowerCase();
    return {
      text: match[0],
      lower,
      stem: lightStem(lower),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Whether two neighbouring words may belong to one phrase. */
export function isJoined(text: string, left: Token, right: Token): boolean {
  return JOIN.test(text.slice(left.end, right.start));
}
