import { analyze } from '../../language/analyze.ts';
import type { PartOfSpeech, Token } from '../../language/line.ts';
import { countWords } from '../text-measures.ts';
import { tidyMoment } from './moment.ts';

/** What went well in a job, in a whole sentence of the person's. */
export interface OwnResult {
  entry: string;
  text: string;
}

/** What they told of their jobs in whole sentences, as they said it; "cut waste by 20 %" is told as any line is. */
export const listOwnResults = (told: readonly OwnResult[] = []): OwnResult[] =>
  told
    .filter(({ text }) => isWholeSentence(text))
    .map(({ entry, text }) => ({ entry, text: tidyMoment(text) }));

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
