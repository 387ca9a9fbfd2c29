import { analyze } from '../../language/analyze.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { convertActNoun } from '../act-noun.ts';
import { defineRule } from '../define-rule.ts';
import { capitalize, reachesTillNow } from '../line-text.ts';
import { convertThings } from '../noun-verbs.ts';

/** "Portfolio of 85 donors", "Case load of 24 children": so many of whom one has the care. */
const CASELOAD =
  /^(?:[a-z]+ )?(?:portfolio|case[ -]?load|workload) of (?:about |around |over |approx\.? |up to )?\d/i;

/** A quality, no work: "Good communication with families". */
const PRAISED =
  /^(?:good|excellent|great|strong|solid|high|proven|effective|clear|fast|quick|best|sound|outstanding|full|working|basic|friendly)\b/i;

/** "Check in deliveries", "Book in guests", "Check, rotate and date food": a word that is a thing and an act is the act before these. */
const isActHere = (text: string): boolean => {
  const first = /^(\w+)(?: (?:in|out|up|off|down|over) \p{Ll}+s\b|, (\p{Ll}+)(?:,| and) )/u.exec(
    text,
  );
  if (first === null) return false;
  const [, act = '', other] = first;
  const isBase = (word: string): boolean => readVerb(word).some(({ form }) => form === 'base');
  return isBase(act) && (other === undefined || isBase(other));
};

/** "Customer complaints and refunds": no verb, no figure and no label, only things of which it is sure what one does with them. */
export function findBareThings(text: string, to: 'past' | 'base' = 'past'): string[] {
  if (CASELOAD.test(text))
    return [
      `${to === 'past' ? 'Handled' : 'Handle'} a ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`,
    ];
  if (
    text === text.toUpperCase() ||
    /[:;()/]|\d|^\p{Lu}{2,}\b|^\w+ing\b/u.test(text) ||
    reachesTillNow(text) ||
    PRAISED.test(text) ||
    isActHere(text) ||
    readVerb(/^\w+/.exec(text)?.[0] ?? '').some(
      ({ form, verb }) => form !== 'gerund' && !verb.baseIsNoun,
    )
  )
    return [];
  const { tokens, clauses } = analyze(text, 'en');
  const hasVerb = tokens.some(({ pos, form }) => pos === 'verb' && form !== 'gerund');
  if (hasVerb || clauses.some(({ predicate }) => predicate !== null)) return [];
  const duty = text.slice(0, 1).toLowerCase() + text.slice(1);
  return convertThings(duty, to, 'bare').map(capitalize);
}

/** "Complaints and refunds" -> "Handled complaints and refunds", where the bullets beside it open with verbs. */
export const bareThings = defineRule({
  id: 'bare-things',
  kind: 'nominalization',
  // Before any rule makes a verb of the head: "Book in guests" is no book.
  order: 49,
  precedence: 80,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense, amongVerbs, keepsThings }) =>
    amongVerbs !== true ||
    keepsThings === true ||
    tense === 'unknown' ||
    convertActNoun(text, 'past') !== null
      ? null
      : findBareThings(text, tense === 'past' ? 'past' : 'base'),
  rewrite: (wordings) => wordings,
  reason: 'The lines beside it say what you did; so does this one now.',
  examples: [
    ['Cash handling and bank deposits', 'Handled cash and bank deposits'],
    ['Customer complaints and refunds', 'Handled customer complaints and refunds'],
    [
      'Portfolio of 85 donors across two regions',
      'Handled a portfolio of 85 donors across two regions',
    ],
    ['Preventive maintenance of pumps', 'Carried out preventive maintenance of pumps'],
  ],
  leaves: [
    'Stock control and ordering',
    'Permit filings and RFIs',
    'Inspection requests, shop drawings, daily report',
    'Night shift supervisor',
    'Excellent customer service: 4.9 stars',
    'Kitchen of 14 cooks',
    'Employee of the year',
    'Team meetings',
    'Good communication with families',
    'Handle supplies order',
    'Check in deliveries, rotate and date all food',
  ],
  given: { tense: 'past', amongVerbs: true },
});
