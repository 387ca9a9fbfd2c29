import { findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { capitalize, isLabel, type Rewriter, splitSentences } from '../rewriter.ts';

const OUTCOME =
  /^(.+?), (cutting|reducing|increasing|raising|lowering|saving|doubling|tripling|halving|decreasing|shortening) (.*\d.*)$/i;
/** More than one act, or an outcome that goes on: what belongs to what is not certain. */
const NOT_ONE = /[,;:()]|\b(?:and|or|while|which|that|by|to help|as)\b/i;
const WORDS_MAX = 28;

/** Transformation 12: "Rewrote the import script, cutting its runtime from 40 to 6 minutes" -> "Cut its runtime ... by rewriting the import script". */
export const rewriteOutcomeFirst: Rewriter = (text, { english }) => {
  if (!english || isLabel(text) || splitSentences(text).length > 1) return null;
  const ending = /\.$/.test(text) ? '.' : '';
  const match = OUTCOME.exec(ending === '' ? text : text.slice(0, -1));
  if (match === null || wordsOf(text).length > WORDS_MAX) return null;
  const [, act = '', effect = '', size = ''] = match;
  const word = /^\w+/.exec(act)?.[0] ?? '';
  const did = findVerbForm(word, 'past');
  const effected = findVerbForm(effect, 'gerund');
  if (did === null || did.verb.rank < 3 || effected === null) return null;
  if (
    NOT_ONE.test(act) ||
    NOT_ONE.test(size.replace(/(?<=\d),(?=\d{3})/g, '')) ||
    /^(?:its?|their|them|this)\b/i.test(size)
  )
    return null;
  // "Set up": the particle would part from its verb, which is well; a verb that is also a base form is not certain.
  if (readVerb(word).some((reading) => reading.form === 'base') && !/^(?:cut|set|put)$/i.test(word))
    return null;
  return {
    text: `${capitalize(inflect(effected, 'past'))} ${size} by ${inflect(did, 'gerund')}${act.slice(word.length)}${ending}`,
    kind: 'outcome-first',
    reason: 'What came of it is what a reader looks for first.',
  };
};
