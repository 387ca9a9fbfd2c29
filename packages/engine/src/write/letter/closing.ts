import { type Draft, say } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { atCompany, rotated, theRole, thisRole } from './wording.ts';

/** A next step, with availability; the employer, or where the ad names none the role, says once more which letter this is. */
export function askForTalk(facts: LetterFacts): Draft[] {
  const role =
    facts.company === undefined ? theRole(facts) : [...thisRole(facts), ...atCompany(facts)];
  return rotated(
    [
      say`I would welcome the chance to talk about ${role} at a time that works for you.`,
      say`If this sounds useful, I am available to talk about ${role} whenever it works for you.`,
      say`A conversation about ${role} would be welcome, and I can arrange an interview around your schedule.`,
    ],
    facts.seed >>> 7,
  );
}

export const thank = (facts: LetterFacts): Draft[] =>
  rotated(
    [
      say`Thank you for reading my application.`,
      say`Thank you for the time you take with my application.`,
      say`Thank you for considering me, and please let me know if anything here needs further explanation.`,
      say`Thank you for reading this letter and the resume behind it.`,
      say`Thank you for your time and for considering my application.`,
    ],
    facts.seed >>> 9,
  );

/** Sentences that promise nothing and only point to the resume; for letters with little else. Other ads begin elsewhere among them. */
export function pointToResume(facts: LetterFacts): { inClosing: boolean; options: Draft[] }[] {
  const role = thisRole(facts);
  const middle = [
    [
      say`Everything in this letter stands on my resume, and I have left out whatever does not.`,
      say`Nothing in this letter goes beyond my resume, and I would bring the same care to ${role}.`,
      say`Each sentence here can be found again on my resume, and what cannot is left out.`,
    ],
    [
      say`What I can promise is careful preparation, along with straight answers about what I know and what I have yet to learn.`,
      say`For ${role}, I can promise careful preparation and straight answers about what I know and what I have yet to learn.`,
      say`You would get straight answers from me about what I know and what I have yet to learn for ${role}.`,
    ],
    [
      say`If you would like to see how I approach this kind of work, a short practical exercise would be a fair way to find out.`,
      say`A short practical exercise of the kind that ${role} involves would be a fair way to see how I approach it.`,
      say`A short trial task would show more than any letter, and I would be glad to take one on.`,
    ],
    [
      say`A letter alone cannot settle whether a person can do the work, and I would be glad to be asked for more.`,
      say`No letter can settle whether a person suits ${role}, and I would be glad to be asked for more.`,
      say`Whether a person suits ${role} shows in conversation, and I would be glad of one.`,
    ],
    [
      say`A short resume cannot answer every point of a posting, so please ask about anything that you would want to know before deciding.`,
      say`If anything that ${role} calls for is missing here, please ask, and I will answer as plainly as I can.`,
      say`Please ask about any point of the posting that this letter leaves open.`,
    ],
  ];
  const last = [
    [
      say`The dates and details behind each of these points are on my resume.`,
      say`My resume has the dates and details behind each of these points.`,
    ],
    [
      say`In an interview, I would be glad to go through any part of my resume and answer your questions about it.`,
      say`In an interview for ${role}, I would be glad to go through any part of my resume.`,
    ],
    [
      say`Questions about any of this are welcome, and I will answer them as plainly as I can.`,
      say`I will gladly answer questions about any of this.`,
    ],
  ];
  return [
    ...rotated(middle, facts.seed >>> 14).map((options) => ({
      inClosing: false,
      options: rotated(options, facts.seed >>> 15),
    })),
    ...rotated(last, facts.seed >>> 16).map((options) => ({
      inClosing: true,
      options: rotated(options, facts.seed >>> 17),
    })),
  ];
}
