import { EVERYDAY_ACRONYMS, PROPER_NAMES } from '../../taxonomy/proper-names.ts';
import { aliasesOf, findSkills } from '../../taxonomy/skills.ts';
import { isLabel, type Rewriter } from '../rewriter.ts';

const SMALL_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}.@/_#-])(?:${PROPER_NAMES.join('|').toLowerCase()})(?![\\p{L}\\p{N}@/_+#-]|\\.\\w)`,
  'gu',
);
const properName = new Map(PROPER_NAMES.map((name) => [name.toLowerCase(), name]));

/** Capitals that only this name has ("JavaScript", "MySQL", "SQL"), so that no everyday word is meant. */
const isDistinct = (form: string): boolean =>
  /[a-z][A-Z]/.test(form) ||
  (/^[A-Z]{3,}$/.test(form) && !EVERYDAY_ACRONYMS.has(form.toLowerCase()));

function fixSkills(text: string): string {
  let better = text;
  for (const found of findSkills(text).reverse()) {
    const isPart =
      /[.@/_#-]$/.test(text.slice(0, found.start)) ||
      /^(?:[@/_#-]|\.\w)/.test(text.slice(found.end));
    const form = aliasesOf(found.name).find(
      (alias) => alias.toLowerCase() === found.text.toLowerCase(),
    );
    if (
      isPart ||
      form === undefined ||
      !isDistinct(form) ||
      found.text === found.text.toUpperCase()
    )
      continue;
    better = better.slice(0, found.start) + form + better.slice(found.end);
  }
  return better;
}

/** Transformation 18: the capitals of proper names, "Javascript and mysql" -> "JavaScript and MySQL". */
export const rewriteProperCase: Rewriter = (text, { path }) => {
  if (isLabel(text) && !path.startsWith('skills')) return null;
  const better = fixSkills(text).replace(SMALL_NAME, (name) => properName.get(name) ?? name);
  if (better === text) return null;
  return { text: better, kind: 'proper-case', reason: 'The name as its makers write it.' };
};
