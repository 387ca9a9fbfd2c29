import { defineRule } from '../define-rule.ts';
import type { RoleTense } from '../line-context.ts';
import { splitSentences } from '../line-text.ts';

/** Participle of a verb that says nothing but that its noun was done | past | plain | nouns that it carries. */
const LIGHT = `
given | Gave | Give | advice guidance talks demonstrations presentations feedback
offered | Offered | Offer | advice guidance
taken | Took | Take | minutes
made | Made | Make | deliveries visits repairs
gained | Gained | Gain | experience knowledge
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([participle = '', past = '', base = '', nouns = '']) => ({
    participle,
    past,
    base,
    nouns: new Set(nouns.split(' ')),
  }));

const SHAPE =
  /^(?<told>(?:\p{L}[\p{L}-]* ){0,2}?)(?<noun>\p{L}+) (?<be>was|were|is|are|has been|have been) (?:also )?(?<done>\p{L}+)(?= )/iu;
const RESPONSIBILITY =
  /^(?<own>(?:full |overall )?responsibility) (?<be>is|was|has been) (?:held|taken|assumed|borne|carried) for (?=\S)/i;
/** Who did it, or for whom it was done, is named: the doer is not hidden. */
const NAMES_DOER =
  /\b(?:by|me|us|my|mine|our|ours|myself|from|through|via|outside|external|free)\b/i;

const isOver = (be: string): boolean => /^(?:was|were|has|have)/i.test(be);

/** The line with the person as its doer; null where the doer may be another. */
function toOwn(text: string, tense: RoleTense): string | null {
  if (splitSentences(text).length > 1 || NAMES_DOER.test(text)) return null;
  const held = RESPONSIBILITY.exec(text);
  if (held !== null && (tense === 'past' || (tense === 'present' && !isOver(held[2] ?? ''))))
    return `Responsible for ${text.slice(held[0].length)}`;
  const match = SHAPE.exec(text);
  const { told = '', noun = '', be = '', done = '' } = match?.groups ?? {};
  const light = LIGHT.find(({ participle }) => participle === done.toLowerCase());
  if (match === null || light?.nouns.has(noun.toLowerCase()) !== true) return null;
  if (!isOver(be) && tense !== 'present') return null;
  const things = `${told}${noun}`;
  const low = things.slice(0, 1).toLowerCase() + things.slice(1);
  return `${isOver(be) ? light.past : light.base} ${low}${text.slice(match[0].length)}`;
}

/** "Advice was given to 12 families" -> "Gave advice to 12 families": a passive whose hidden doer is the person. */
export const officePassive = defineRule({
  id: 'office-passive',
  kind: 'passive',
  order: 99,
  precedence: 40,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => toOwn(text, tense),
  rewrite: (better) => better,
  reason: 'Who did it comes first: you.',
  examples: [
    ['Advice was given to 12 families', 'Gave advice to 12 families'],
    ['Minutes were taken at weekly meetings', 'Took minutes at weekly meetings'],
    ['Responsibility was held for the dryer', 'Responsible for the dryer'],
  ],
  leaves: [
    'Training was given to 12 staff',
    'Transport was provided to the site',
    'Advice was given through an outside firm',
    'Advice was given to me in first aid',
    'Support was provided by the agency',
    'Training was provided from head office',
    'Orders were cancelled in May',
    'The shop was closed in 2019',
    'Wages were paid weekly',
  ],
  given: { tense: 'past' },
});
