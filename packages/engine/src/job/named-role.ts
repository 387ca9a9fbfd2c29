/** A role as a sentence names it, with the words after which it ends. */
const ROLE = String.raw`((?:[\p{L}\p{N}+#/&.'’-]+\s){0,5}?[\p{L}+#/'’-]+)(?=\s+(?:to|who|with|that|for|in|at|on|based|as|like|asap|now|immediately|and (?:we|you|they)|role|position|spot|opening|job|pour|à|au|dans|afin|ou|et)(?![\p{L}])|[.,!?(;]|\s\(|\s[-–—]\s|$)`;
const ARTICLE = `(?:an?|our next|our new|experienced|talented|one|une?)`;

const PATTERNS: readonly RegExp[] = [
  String.raw`\b(?:looking for|looking to hire|seeking|seeks|hiring|recruiting|needs?|is after|in search of|requires?(?: the services of)?|wants|fill(?:ing)?|find(?:ing)?(?: (?:them|us|me|him|her|our client))?|recherch\p{L}+|cherch\p{L}+|embauch\p{L}+)\s+(?:for\s+)?${ARTICLE}\s+${ROLE}`,
  String.raw`(?:à la recherche d['’]|à titre d(?:e |['’]))(?:une?\s+)?${ROLE}`,
  String.raw`\b(?:opening|vacancy|opportunity|position|role|job|competition|applications)\s+for\s+(?:the (?:position|role|post) of )?${ARTICLE}\s+${ROLE}`,
  String.raw`\b(?:position|role|post|poste)\s+(?:of|de)\s+(?:${ARTICLE}\s+)?${ROLE}`,
  String.raw`^(?:as|join (?:us|\p{Lu}.{1,60}?|our \p{L}.{1,40}?) as)\s+${ARTICLE}\s+${ROLE}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "Reporting to the Director, the Payroll Coordinator processes …": a role with capitals that does something. */
const ACTING =
  /\bthe ((?:\p{Lu}[\p{L}/&-]+ ){0,4}\p{Lu}[\p{L}/&-]+) (?:will|is|are|reports|plays|works|supports|leads|process\w*|manages|provides|ensures|plans|performs|assists|coordinates|oversees|delivers)\b/u;

/** Terms and praise before a role's name: "full-time", "motivated". */
const BEFORE_ROLE =
  /^(?:(?:full|part)[- ]time|permanent|temporary|casual|seasonal|contract|experienced|motivated|dynamic|skilled|qualified|passionate|reliable|enthusiastic|energetic|friendly|creative|dedicated|great|new)\s+/i;

/** The words with which a sentence names a role ("seeks a Social Worker"), by their place in it, or null. */
export function findNamedRole(
  sentence: string,
  isRole: (words: string) => boolean,
): { text: string; start: number } | null {
  for (const pattern of [...PATTERNS, ACTING]) {
    const match = pattern.exec(sentence);
    const named = match?.[1];
    if (match === null || named === undefined || !isRole(named)) continue;
    const text = named.replace(BEFORE_ROLE, '');
    return { text, start: match.index + match[0].lastIndexOf(text) };
  }
  return null;
}
