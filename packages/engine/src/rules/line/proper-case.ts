import { EVERYDAY_ACRONYMS, PROPER_NAMES } from '../../taxonomy/proper-names.ts';
import { aliasesOf, findSkills } from '../../taxonomy/skills.ts';
import { defineRule, plural } from '../define-rule.ts';
import { isLabel } from '../line-text.ts';

const SMALL_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}.@/_#-])(?:${PROPER_NAMES.join('|').toLowerCase()})(?![\\p{L}\\p{N}@/_+#-]|\\.\\w)`,
  'gu',
);
const properName = new Map(PROPER_NAMES.map((name) => [name.toLowerCase(), name]));

/** Capitals that only this name has ("JavaScript", "MySQL", "SQL"), so that no everyday word is meant. */
const isDistinct = (form: string): boolean =>
  /[a-z][A-Z]/.test(form) ||
  (/^[A-Z]{3,}$/.test(form) && !EVERYDAY_ACRONYMS.has(form.toLowerCase()));

/** "qPCR", "mRNA": whoever writes it so means the small letter. */
const SMALL_FIRST = /^\p{Ll}\p{Lu}{2,}/u;

function fixSkills(text: string): string {
  let better = text;
  for (const found of findSkills(text).toReversed()) {
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
      found.text === found.text.toUpperCase() ||
      SMALL_FIRST.test(found.text)
    )
      continue;
    better = better.slice(0, found.start) + form + better.slice(found.end);
  }
  return better;
}

/** The capitals of proper names. */
export const properCase = defineRule({
  id: 'proper-case',
  kind: 'proper-case',
  order: 10,
  precedence: 180,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: 'any',
  detect: ({ text }, { path }) =>
    isLabel(text) && !path.startsWith('skills')
      ? null
      : fixSkills(text).replace(SMALL_NAME, (name) => properName.get(name) ?? name),
  rewrite: (better) => better,
  reason: 'The name as its makers write it.',
  summary: (n) => `Corrected the capitals of names in ${plural(n, 'line', 'lines')}.`,
  examples: [
    [
      'Deployed javascript and mysql apps to docker',
      'Deployed JavaScript and MySQL apps to Docker',
    ],
    ['Tested Javascript forms for the clinic', 'Tested JavaScript forms for the clinic'],
  ],
  leaves: [
    'Ran qPCR and mRNA tests',
    'Maintained www.python.org mirrors',
    'Wrote notes in the access log of the yard',
  ],
});
