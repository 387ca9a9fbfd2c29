import type { JobRequirements, ModelWords, Report, Resume, Source } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';

/** What a letter and the questions are written from. */
export interface WritingInput {
  /** The resume as it will be sent: the original with the accepted changes. */
  resume: Resume;
  /** The same in the built-in engine's words alone, where a language model's stand in `resume`: the letter is planned on it. */
  plain?: Resume;
  job: JobRequirements;
  jobDescription: string;
  asOf: YearMonth;
  /** Why this employer, in the person's own words. */
  motive?: string | undefined;
  /** A moment of their work, told by the person in their own words. */
  moment?: string | undefined;
  /** What went well in a job: the line that tells it, and the person's own words. */
  results?: readonly { line: string; text: string }[] | undefined;
  /** The resume with its lines as they were written, where `resume` holds only what is sure of them. */
  whole?: Resume;
  /** Sentences in a language model's words, by their places, as far as their lines prove them still: each stands in the plain letter, one that the person asked for is offered in every letter. */
  wordings?: ModelWords['sentences'];
}

/** What the answers to the asks give a letter. */
export const ownWordsOf = ({
  motive,
  moment,
  results,
}: Pick<Report, 'motive' | 'moment' | 'results'>): Pick<
  WritingInput,
  'motive' | 'moment' | 'results'
> => ({ motive, moment, results });

/** A text with the line that it comes from. */
export interface Named {
  text: string;
  /** Where a sentence needs one: "a Class 5 licence". */
  article?: string;
  source: Source;
  /** Where it is put together of several. */
  sources?: readonly Source[];
}
