import type { CoverLetter, JobRequirements, Resume, WrittenSentence } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { listLines } from '../../document/paths.ts';
import { languageOf } from '../../language/document-language.ts';
import { signedName } from '../place.ts';
import { type Draft, written } from '../sentence.ts';
import { countWords, longestSharedRun } from '../text-measures.ts';
import { SHARED_RUN_MAX } from '../told-line.ts';
import { gatherLetterFacts, type LetterFacts } from './facts.ts';
import { type Band, draftOf, fitLetter } from './fit.ts';
import { createSentenceGate } from './gate-sentence.ts';
import { planLetter, withEvidence } from './plan.ts';
import type { Slot } from './slot.ts';

export interface WritingInput {
  /** The resume as it will be sent: the original with the accepted changes. */
  resume: Resume;
  job: JobRequirements;
  jobDescription: string;
  asOf: YearMonth;
}

/** Words of engine.md 8, a few inside on both sides so that another way of counting agrees. */
const BANDS: Readonly<Record<'short' | 'standard', Band>> = {
  short: { min: 124, max: 156, aim: 140 },
  standard: { min: 226, max: 312, aim: 262 },
};

/** Keeps of each slot what the gate lets through and what doesn't repeat a bullet. */
function letThrough(plan: readonly Slot[], input: WritingInput): Slot[] {
  const gate = createSentenceGate(input.jobDescription, input.job);
  const bullets = listLines(input.resume)
    .filter(({ path }) => /highlights|summary|description/.test(path))
    .map(({ text }) => text);
  const passes = (draft: Draft): boolean =>
    gate(draft).length === 0 && longestSharedRun(draft.text, bullets) <= SHARED_RUN_MAX;
  return plan
    .map((slot) => ({ ...slot, options: slot.options.filter(passes) }))
    .filter(({ options }) => options.length > 0);
}

const greet = ({ reader, company }: LetterFacts): string =>
  reader !== undefined
    ? `Dear ${reader},`
    : company !== undefined && company.split(' ').length <= 4
      ? `Dear ${company} hiring team,`
      : 'Dear hiring manager,';

interface Letter {
  text: string;
  sentences: WrittenSentence[];
}

function compose(
  plan: readonly Slot[],
  facts: LetterFacts,
  name: string,
  length: 'short' | 'standard',
): Letter {
  const frame = [greet(facts), ['Sincerely,', name].filter((line) => line !== '').join('\n')];
  const around = countWords(frame.join(' '));
  const { min, max, aim } = BANDS[length];
  const said = fitLetter(plan, { min, max: max - around, aim: aim - around }, facts.hasNumber);
  const paragraphOf = ({ paragraph }: Slot): number =>
    length === 'short' && paragraph === 3 ? 2 : paragraph;
  const paragraphs = [0, 1, 2, 3]
    .map((number) =>
      said
        .filter(({ slot }) => paragraphOf(slot) === number)
        .map((one) => draftOf(one).text)
        .join(' '),
    )
    .filter((text) => text !== '');
  return {
    text: [frame[0], ...paragraphs, frame[1]].join('\n\n'),
    sentences: said.map((one) => written(draftOf(one))),
  };
}

/** A letter in two lengths (engine.md 8), deterministic; every claim stands on a line of the resume, every need on the job description. */
export function writeCoverLetter(input: WritingInput): CoverLetter {
  const facts = gatherLetterFacts(input.resume, input.job, input.jobDescription, input.asOf);
  const plan = withEvidence(letThrough(planLetter(facts), input)).toSorted(
    (a, b) => a.paragraph - b.paragraph,
  );
  const name = signedName(input.resume.basics?.name?.trim() ?? '');
  const short = compose(plan, facts, name, 'short');
  const standard = compose(plan, facts, name, 'standard');
  const isOther = languageOf(listLines(input.resume).map(({ text }) => text)) !== 'en';
  return {
    short: short.text,
    standard: standard.text,
    sentences: { short: short.sentences, standard: standard.sentences },
    ...(isOther
      ? {
          notes: [
            'Letters are written in English only, so none of the lines of this resume are told in it. Translate or rewrite it before you send it.',
          ],
        }
      : {}),
  };
}
