import type { Answer, Resume } from '@trueline/contracts';
import {
  type AskModel,
  askForLetter,
  type Optimization,
  type OptimizeInput,
  optimize,
  optimizeWithModel,
  ownWordsOf,
  writePack,
} from '@trueline/engine';
import { DEFAULT_TEMPLATE_ID, render } from '@trueline/render';
import { AS_OF } from './truth.ts';

/** A finished resume and letter as text files, as a person gets them who changes nothing. */
export interface Finished {
  result: Optimization & Pick<OptimizeInput, 'near'>;
  resume: string;
  letter: string;
  /** Sentences of the letter in the model's words. */
  reworded: number;
}

/** The whole run for one resume and ad, with a model or, without one, by the built-in engine alone; answers are those to its asks. */
export async function finish(
  resume: Resume,
  ad: string,
  { ask, answers }: { ask?: AskModel; answers?: readonly Answer[] } = {},
): Promise<Finished> {
  const input = {
    resume,
    jobDescription: ad,
    asOf: AS_OF,
    ...(answers === undefined ? {} : { answers }),
  } as const;
  const result = ask === undefined ? optimize(input) : await optimizeWithModel(input, ask);
  const { document, plain: told, report, job } = result;
  const options = {
    templateId: DEFAULT_TEMPLATE_ID,
    format: 'txt',
    settings: { sectionOrder: report.layout?.sectionOrder?.sections },
  } as const;
  const writing = {
    resume: document,
    ...(told ? { plain: told } : {}),
    job,
    jobDescription: ad,
    asOf: AS_OF,
    ...ownWordsOf(report),
  } as const;
  const plain = writePack(writing, { coverLetter: true });
  const sentences = plain.coverLetter?.sentences?.standard ?? [];
  const wordings =
    ask === undefined
      ? []
      : await askForLetter(
          { resume: told ?? document, jobDescription: ad, asOf: AS_OF, sentences },
          ask,
        );
  const pack = writePack({ ...writing, wordings }, { coverLetter: true });
  return {
    result,
    resume: new TextDecoder().decode(await render(document, options)),
    letter: pack.coverLetter?.standard ?? '',
    reworded: wordings.length,
  };
}
