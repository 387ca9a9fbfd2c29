import { APART_WORDS } from './apart-words.ts';

const ENDINGS =
  /^(?:e|es|s|ed|er|ers|or|ors|ing|ings|ion|ions|ation|ations|ator|ators|ate|ates|ated|ating|ive|ment|ments|ist|ists|al|y|ies|ry|is|t|ts)?$/;
const ROOT_LENGTH_MIN = 5;

/** Whether two words (lower case) are of one root: "administration" and "administrator", "forest" and "forestry". */
export function isOneFamily(one: string, other: string): boolean {
  if (APART_WORDS.get(one) !== APART_WORDS.get(other)) return false;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  for (let root = shared; root >= ROOT_LENGTH_MIN; root--)
    if (ENDINGS.test(one.slice(root)) && ENDINGS.test(other.slice(root))) return true;
  return false;
}
