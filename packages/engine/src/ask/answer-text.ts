import { analyze } from '../language/analyze.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { firstPerson } from '../rules/line/first-person.ts';
import type { LineContext } from '../rules/line-context.ts';
import { capitalize, splitSentences } from '../rules/line-text.ts';
import { lowerOpening } from './lower-opening.ts';

const NO =
  /^(?:no(?:pe|ne)?|never|not (?:yet|really|at all|sure|known)|n\/?a|nothing|unknown|-+|\?+|x)[.! ]*$|^(?:no[,.;] |not (?:yet|really)\b|i(?:'m| am) not\b|i (?:do|did|have|had|can|could|was|am)(?: not|n't)\b|i(?:'ve| have)? never\b|never\b|don't\b|no idea\b)/i;
const YES =
  /^(?:yes|yeah|yep|yup|i (?:do|have|did|can)|of course|sure|certainly)(?=$|[,.;:!\s])[,.;:!\s–-]*/i;

/** Whether an answer says that there is nothing to add. */
export const saysNo = (answer: string): boolean => answer.trim() === '' || NO.test(answer.trim());

/** One line of the answer, without the "yes" before it; empty where it says no more than yes. */
export function answerBody(answer: string): string {
  const line = answer.replace(/\s+/g, ' ').trim();
  const rest = line.replace(YES, '');
  // "I have used it daily": the verb behind stays, its "I have" is dropped below.
  return /^(?:used|worked|built|had|\w+ed)\b/i.test(rest) || rest === ''
    ? rest
    : line.replace(
        /^(?:yes|yeah|yep|yup|of course|sure|certainly)(?=$|[,.;:!\s])[,.;:!\s–-]*/i,
        '',
      );
}

/** What was done to one is not one's own act. */
const PASSIVE = /^I(?:['’]ve| have) been\b/;
/** What a rule needs to know of a line that stands nowhere yet. */
const ANYWHERE = {
  path: 'work[0].highlights[0]',
  tense: 'unknown',
  language: 'en',
  terms: new Map(),
  keywordForms: new Map(),
  opensWithVerb: false,
  spelling: null,
  adWritings: new Map(),
  openers: new Map(),
} satisfies LineContext;

/** "I used it and I trained two clerks" as a bullet says it, by the rule that drops the pronoun from lines. Other words of the person stay as they are. */
export function asBullet(body: string): string {
  const own = capitalize(
    body
      .trim()
      .replace(/^(?:and|so|well|also),? /i, '')
      .replace(/^i /, 'I '),
  );
  const [told] = PASSIVE.test(own) ? [] : firstPerson.apply(analyze(own, 'en'), ANYWHERE);
  if (told !== undefined) return told.text;
  // "the hotel had a plan and I filled it in": whose first act it is, the second must not be.
  const isOwn = /^I\b/.test(own);
  const text = body
    .replace(/^(?:and|so|well|also),? /i, '')
    .replace(/^(?:i've|i have|i had|i also|i then|i) (?=(\w+))/i, (was, verb: string) =>
      readVerb(verb).length > 0 || /ed$/i.test(verb) ? '' : was,
    )
    .replace(/^i (?=(?:had|did|do) (?!not\b|to\b|been\b))/i, '')
    .replace(/,? (and|then) i (?=\w)/gi, (was, joint: string) => (isOwn ? ` ${joint} ` : was))
    .trim();
  return capitalize(text);
}

/** A clause of its own behind a comma: "cut the batches, they run daily now", "..., the delay went from 35 minutes to 4". */
const SPLICED =
  /, (?!(?:and|or|but|so|as|which|who|whose|where|when|while|with|because|after|before|until|since|then|if|all|most|some|both|including)\b)(?=(?:they|it|he|she|there) \p{Ll}|(?:[\p{L}'’-]+ ){1,4}(?:went|fell|rose|dropped|came|took|takes|grew|got|became|stayed) |(?:my|our|his|her|their|the) (?:[\p{L}'’-]+ ){1,3}(?:saved|made|kept|cut|showed|found|helped|let|meant|gave|brought|won|held|worked|ran|was|were|had|did) )/u;
/** "When it broke, called the vendor": what opens so is no clause of its own. */
const OPENS_CLAUSE =
  /^(?:at|for|in|on|when|while|after|before|if|during|with|as|since|once|because|by|from)\b/iu;
/** Short sentences of one line stand behind semicolons. */
const SENTENCES_MAX = 2;

/** What a person writes of one thing as one line: two sentences, or two clauses that a comma parts, with a semicolon between. */
export function asOneLine(said: string): string {
  const sentences = splitSentences(said);
  const joined =
    sentences.length === SENTENCES_MAX
      ? sentences
          .map((one, at) => (at === 0 ? one.replace(/[.!]\s*$/, '; ') : lowerOpening(one)))
          .join('')
      : said;
  return (OPENS_CLAUSE.test(joined) ? joined : joined.replace(SPLICED, '; ')).replace(
    SPLICED_SELF,
    (was, verb: string) => (readVerb(verb).some(({ form }) => form === 'past') ? `; ${verb}` : was),
  );
}
/** "..., I made a sheet": what the person did about it. */
const SPLICED_SELF = /, I (\p{Ll}+)(?= )/u;
