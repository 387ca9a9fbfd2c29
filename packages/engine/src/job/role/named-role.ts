/** A role as a sentence names it, with the words after which it ends. */
const ROLE = String.raw`((?:[\p{L}\p{N}+#/&.'’-]+\s){0,5}?[\p{L}+#/'’-]+)(?=\s+(?:to|who|with|that|for|in|at|on|based|as|like|asap|now|immediately|and (?:we|you|they)|role|position|spot|opening|job|pour|à|au|dans|afin|ou|et)(?![\p{L}])|[.,!?(;]|\s\(|\s[-–—]\s|$)`;
const ROLE_WORDS = String.raw`((?:[\p{L}\p{N}+#/&.'’-]+\s){0,4}?[\p{L}+#/'’-]+)`;
const ARTICLE = `(?:an?|(?:two|three|four|five|several|multiple|\\d{1,2})(?: \\(\\d\\))?|our next|our new|experienced|talented|one|un(?: ou une|\\(e\\)|\\.e)|une?)`;

const PATTERNS: readonly RegExp[] = [
  String.raw`\b(?:looking for|looking to hire|seeking|seeks|hiring|recruiting|needs?|is after|in search of|requires?(?: the services of)?|wants?|add|hire|welcome|bring on|take on|appoint|recrut\p{L}+|fill(?:ing)?|find(?:ing)?(?: (?:them|us|me|him|her|our client))?|recherch\p{L}+|cherch\p{L}+|embauch\p{L}+)\s+(?:for\s+)?${ARTICLE}\s+${ROLE}`,
  String.raw`(?:à la recherche d['’]|à titre d(?:e |['’]))(?:une?\s+)?${ROLE}`,
  String.raw`\b(?:openings?|vacancy|vacancies|opportunity|positions?|role|job|competition|applications)\s+for\s+(?:the (?:position|role|post) of )?${ARTICLE}\s+${ROLE}`,
  String.raw`\b(?:position|role|post|poste)\s+(?:of|de)\s+(?:${ARTICLE}\s+)?${ROLE}`,
  String.raw`^(?:as|join (?:us|\p{Lu}.{1,60}?|our \p{L}.{1,40}?) as)\s+${ARTICLE}\s+${ROLE}`,
  String.raw`^${ARTICLE}\s+${ROLE_WORDS} is (?:wanted|needed|required|sought)`,
  String.raw`^(?:re)?joi\p{L}+\b.*\s(?:comme|à titre de|en tant que)\s+${ROLE}`,
  String.raw`\bis (?:now )?hiring\s+${ROLE}`,
  String.raw`\b(?:recrute|embauche|recherche|is hiring|seeks|we need)\s?:\s*${ARTICLE}?\s*${ROLE}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "Reporting to the Director, the Payroll Coordinator processes …": a role with capitals that does something. */
const ACTING =
  /\bthe ((?:\p{Lu}[\p{L}/&-]+ ){0,4}\p{Lu}[\p{L}/&-]+) (?:will|is|are|reports|plays|works|supports|leads|process\w*|manages|provides|ensures|plans|performs|assists|coordinates|oversees|delivers)\b/u;

/** Terms and praise before a role's name: "full-time", "motivated". */
const BEFORE_ROLE =
  /^(?:(?:full|part)[- ]time|permanent|temporary|casual|seasonal|contract|experienced|motivated|dynamic|skilled|qualified|passionate|reliable|enthusiastic|energetic|friendly|creative|dedicated|great|new)\s+/i;

/** "a licensed Paralegal": in small letters no part of the title. */
const LICENSED = /^(?:licen[cs]ed|certified|registered)\s+(?=\p{Lu})/u;

/** The words with which a sentence names a role ("seeks a Social Worker"), by their place in it, or null. */
export function findNamedRole(
  sentence: string,
  isRole: (words: string) => boolean,
): { text: string; start: number } | null {
  for (const pattern of [...PATTERNS, ACTING]) {
    const match = pattern.exec(sentence);
    const named = match?.[1];
    if (match === null || named === undefined || !isRole(named)) continue;
    const text = named.replace(BEFORE_ROLE, '').replace(LICENSED, '');
    return { text, start: match.index + match[0].lastIndexOf(text) };
  }
  return null;
}
