import type { Resume } from '@trueline/contracts';
import { analyze } from '../../language/analyze.ts';
import type { PartOfSpeech, Token } from '../../language/line.ts';
import { countWords } from '../text-measures.ts';
import { tidyMoment } from './moment.ts';
import { isBetterUntold } from './whole-line.ts';

/** What went well in a job, in a whole sentence of the person's. */
export interface OwnResult {
  entry: string;
  text: string;
}

/** What they told of their jobs in whole sentences, as they said it, of the job whose lines tell it in the document as it stands: a line that was left out or worded anew by hand is not told. "Cut waste by 20 %" is told as any line is. */
export const listOwnResults = (
  resume: Resume,
  told: readonly { line: string; text: string }[] = [],
): OwnResult[] =>
  told
    .filter(({ text }) => isWholeSentence(text) && !NOT_TO_TELL.test(text) && !isBetterUntold(text))
    .flatMap(({ line, text }) => {
      const at = (resume.work ?? []).findIndex(({ highlights = [] }) =>
        highlights.some((one) => bare(one) === bare(line)),
      );
      return at < 0 ? [] : [{ entry: `work[${at}]`, text: tidyMoment(text) }];
    });

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** No answer, what others did, what one felt, an address. */
const NOT_TO_TELL =
  /\b(?:hat(?:e|ed)|bored?|boring|forg[eo]t|idea|not sure|can(?:not|['’]t) (?:think|remember|say|recall)|do(?: not|n['’]t) (?:know|remember|recall)|others? did|(?:some|any)(?:body|one) else)\b|@|https?:|www\.|\d{5,}(?! ?(?:\p{L}|%))/iu;

const WORDS = { min: 4, max: 45 } as const;
/** What a sentence with a subject of its own begins with: "My", "I", "In", "When", "82 %". */
const OPENERS: ReadonlySet<PartOfSpeech> = new Set([
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'number',
]);
const NOBODY = /^(?:no|every|some)(?:body|one)$/;
/** Behind these a verb tells of the word before: "the award that went to our team". */
const RELATIVE = /^(?:that|which|who|whose|where|what|when|if|as|to)$/;

const OBJECT: ReadonlySet<PartOfSpeech> = new Set([
  'number',
  'determiner',
  'pronoun',
  'noun',
  'name',
  'adjective',
]);

/** Whether a text has a subject and a verb that says something of it. */
export function isWholeSentence(text: string): boolean {
  const count = countWords(text);
  if (count < WORDS.min || count > WORDS.max) return false;
  const { tokens } = analyze(text, 'en');
  const [first] = tokens;
  return (
    first !== undefined &&
    (OPENERS.has(first.pos) || NOBODY.test(first.lower)) &&
    tokens.some((_, at) => saysSomething(tokens, at))
  );
}

function saysSomething(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  if (token.pos !== 'verb' && token.pos !== 'auxiliary') return false;
  if (token.form === 'gerund' || RELATIVE.test(before.lower)) return false;
  if (before.pos === 'pronoun' || token.pos === 'auxiliary') return true;
  if (token.form === 'past' || token.form === 'third') return true;
  // "My scorecard said 98.7 %", but "the reports sent to us": what is done to a thing has no object.
  const next = tokens[at + 1]?.pos;
  return token.form === 'participle' && next !== undefined && OBJECT.has(next);
}
