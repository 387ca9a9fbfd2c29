import { parseArgs } from 'node:util';

export interface EvalOptions {
  /** The parts asked for; none: all. */
  parts: string[];
  /** Also read what is kept aside for the end of a piece of work. */
  test: boolean;
  /** Sets of first-sight documents, by the name of their folder. */
  firstSight: string[];
  /** Dressings to read. */
  count: number;
  seed: number;
  /** Of the truth: labelled edits alone. */
  edits: boolean;
  /** Folder with `CASE/answers.json`, written by hand from what is true of the person. */
  answers: string | undefined;
  /** Of models: folders for prompts that nobody has answered, and for pairs with and without the recorded answers. */
  prompts: string | undefined;
  pairs: string | undefined;
  /** Print each document; test documents never are. */
  cases: boolean;
}

/** Reads the words behind `npm run eval`; an option that nobody knows throws. */
export function parseEvalOptions(args: readonly string[]): EvalOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      test: { type: 'boolean', default: false },
      'first-sight': { type: 'string', multiple: true, default: [] },
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      cases: { type: 'boolean', default: false },
      edits: { type: 'boolean', default: false },
      answers: { type: 'string' },
      prompts: { type: 'string' },
      pairs: { type: 'string' },
    },
  });
  return {
    parts: positionals,
    test: values.test,
    firstSight: values['first-sight'],
    count: wholeNumber('count', values.count),
    seed: wholeNumber('seed', values.seed),
    cases: values.cases,
    edits: values.edits,
    answers: values.answers,
    prompts: values.prompts,
    pairs: values.pairs,
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
  return value;
}
