import type {
  AtsMetadata,
  ClaimChallenge,
  Contradiction,
  CoverLetter,
  InterviewQuestion,
} from '@trueline/contracts';
import { findContradictions } from '../verify/pack.ts';
import { writeAtsMetadata } from './form/ats-metadata.ts';
import { listClaimChallenges } from './interview/claim-challenges.ts';
import { writeInterviewQuestions } from './interview/interview-questions.ts';
import { type WritingInput, writeCoverLetter } from './letter/cover-letter.ts';

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
  edited: Pick<WrittenPack, 'coverLetter' | 'interviewQuestions'> = {},
): WrittenPack {
  const texts = {
    ...(choice.coverLetter === true
      ? { coverLetter: edited.coverLetter ?? writeCoverLetter(input) }
      : {}),
    ...(choice.interviewQuestions === true
      ? {
          interviewQuestions: edited.interviewQuestions ?? writeInterviewQuestions(input),
          challenges: listClaimChallenges(input.resume),
        }
      : {}),
    ...(choice.atsMetadata === true ? { atsMetadata: writeAtsMetadata(input) } : {}),
  };
  const { resume, jobDescription } = input;
  return { ...texts, contradictions: findContradictions({ resume, jobDescription, ...texts }) };
}
