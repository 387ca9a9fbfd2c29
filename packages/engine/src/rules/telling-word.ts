import { readVerb } from '../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

/** Words that tell which ones are meant, though English has most as verbs too. */
const WHICH = new Set([
  'last',
  'past',
  'next',
  'second',
  'top',
  'best',
  'better',
  'double',
  'prior',
]);
/** Behind these words a verb may go on: "last for 3 weeks", "second the motion". */
const GOES_ON =
  /^(?:for|from|until|till|through|throughout|over|beyond|about|up|at|least|more|less|longer|only|the|an?|my|our|his|her|their|all|each|every|to|and|or|on|out|off)$/;
const IS_LEAD_NOUN = /^(?:time|times|role|roles|singer|teacher|list|lists|generation|position)$/;

/** Whether a word that may be a verb only tells of the number or noun behind it: "last 14 jobs", "lead housekeeper", not "lead 14 cooks" or "last for a week". */
export function isTellingWord(lower: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  if (WHICH.has(lower)) return !GOES_ON.test(next);
  const isSingular = TITLE_WORDS.has(next) && !/[^s]s$/.test(next);
  const isTitle = isSingular && readVerb(next).every(({ verb }) => verb.baseIsNoun);
  return lower === 'lead' && (isTitle || IS_LEAD_NOUN.test(next));
}
