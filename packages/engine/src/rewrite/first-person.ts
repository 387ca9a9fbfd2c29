import { readVerb } from '../lexicon/verb-forms.ts';
import { capitalize, mapSentences, type Rewriter, splitSentences } from './rewriter.ts';

const PRONOUN = /\b(?:I|my|me|mine|myself|we|our|us)\b/;
const OPENER = /^I (?:also |have |then )?(\w+) /;

/** Drops "I" before a verb in the past (or, in a present role, the base form); null when another pronoun would be left hanging. */
function dropPronoun(sentence: string, allowBase: boolean): string | null {
  const opener = OPENER.exec(sentence);
  if (opener === null) return null;
  const isVerb =
    opener[1] === 'did' ||
    (allowBase && opener[1] === 'do') ||
    readVerb(opener[1] ?? '').some(({ form }) => form === 'past' || (allowBase && form === 'base'));
  if (!isVerb) return null;
  const rest = sentence
    .replace(/^I (?:also |have |then )?/, '')
    .replace(/(,? and|,? then) I (?=(?:also )?(\w+))/g, (match, joint: string, verb: string) =>
      readVerb(verb).length > 0 ? `${joint} ` : match,
    );
  return PRONOUN.test(rest) ? null : capitalize(rest);
}

const opensWithPast = (text: string): boolean =>
  readVerb(/^\w+/.exec(text)?.[0] ?? '').some(({ form }) => form === 'past');

/** Transformation 4: "I wrote the guide" -> "Wrote the guide". */
export const rewriteFirstPerson: Rewriter = (text, { english, tense }) => {
  if (!english || !/\bI\b/.test(text)) return null;
  // "Grievances fell; I handle them": a line that opens with something else keeps its subject.
  if (splitSentences(text).length > 1 && !/^I\b/.test(text) && !opensWithPast(text)) return null;
  const better = mapSentences(text, (sentence) => dropPronoun(sentence, tense !== 'past'));
  // One sentence with and one without the pronoun reads worse than two with it.
  if (better === null || PRONOUN.test(better)) return null;
  return {
    text: better,
    kind: 'first-person',
    reason: 'A resume is understood to be about you; the pronoun takes room.',
  };
};

/** "I was in charge of the archive", where no verb was certain: the pronoun at least goes. */
export const rewriteFirstPersonDuty: Rewriter = (text, { english }) => {
  const better = text.replace(/^I (?:was|am) (?=(?:in charge of|responsible for) )/, '');
  if (!english || better === text || PRONOUN.test(better)) return null;
  return {
    text: capitalize(better),
    kind: 'first-person',
    reason: 'A resume is understood to be about you; the pronoun takes room.',
  };
};
