import type {
  AtsMetadata,
  ClaimChallenge,
  Contradiction,
  CoverLetter,
  InterviewQuestion,
} from '@trueline/contracts';
import { findContradictions } from '../verify/pack.ts';
import { writeAtsMetadata } from './form/ats-metadata.ts';
import { withHeadFacts } from './head-facts.ts';
import { listClaimChallenges } from './interview/claim-challenges.ts';
import { writeInterviewQuestions } from './interview/interview-questions.ts';
import { writeCoverLetter, writeStandardSentences } from './letter/cover-letter.ts';
import type { WritingInput } from './letter/input.ts';
import { type EditedLetter, keepEdits } from './letter/keep-edited.ts';

/** What the person asked for beside the resume. */
export interface PackChoice {
  coverLetter?: boolean;
  interviewQuestions?: boolean;
  atsMetadata?: boolean;
}

/** The texts that go with a resume. With a contradiction among them the pack is blocked: nothing of it may go out before it is mended. */
export interface WrittenPack {
  coverLetter?: CoverLetter;
  interviewQuestions?: InterviewQuestion[];
  challenges?: ClaimChallenge[];
  atsMetadata?: AtsMetadata;
  contradictions: Contradiction[];
}

/** Writes what was asked for and compares it with the resume, one truth across the pack. `edited` stands in for what the person changed. */
export function writePack(
  input: WritingInput,
  choice: PackChoice,
  edited: Pick<WrittenPack, 'interviewQuestions'> & { coverLetter?: EditedLetter } = {},
): WrittenPack {
  const sure = { ...input, resume: withHeadFacts(input.resume), whole: input.resume };
  const { plain = input.resume } = input;
  const told = { ...input, resume: withHeadFacts(plain), whole: plain };
  const ours = choice.coverLetter === true ? writeCoverLetter(told) : undefined;
  const letter =
    ours === undefined || edited.coverLetter === undefined
      ? ours
      : keepEdits(ours, edited.coverLetter);
  const texts = {
    ...(letter === undefined ? {} : { coverLetter: letter }),
    ...(choice.interviewQuestions === true
      ? {
          interviewQuestions: edited.interviewQuestions ?? writeInterviewQuestions(sure),
          challenges: listClaimChallenges(sure.resume),
        }
      : {}),
    ...(choice.atsMetadata === true
      ? {
          atsMetadata: writeAtsMetadata(
            input,
            ours?.sentences?.standard ?? writeStandardSentences(told),
          ),
        }
      : {}),
  };
  const { resume, jobDescription } = input;
  return { ...texts, contradictions: findContradictions({ resume, jobDescription, ...texts }) };
}
