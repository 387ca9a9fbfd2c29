import { type Draft, type Part, say } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { atCompany, rotated, secondNaming, theRole, thisRole } from './wording.ts';

/** A next step, with availability; the employer, or where the ad names none the role, says once more which letter this is. */
export function askForTalk(facts: LetterFacts): Draft[] {
  const role =
    secondNaming(facts) === 'talk' ? theRole(facts) : [...thisRole(facts), ...atCompany(facts)];
  return rotated(
    [
      say`I would welcome the chance to talk about ${role} at a time that works for you.`,
      say`If this sounds useful, I am available to talk about ${role} whenever it works for you.`,
      say`A conversation about ${role} would be welcome, and I can arrange an interview around your schedule.`,
    ],
    facts.seed >>> 7,
  );
}

export function thank(facts: LetterFacts): Draft[] {
  const role = theRole(facts);
  if (secondNaming(facts) === 'thanks')
    return rotated(
      [
        say`Thank you for reading my application for ${role}.`,
        say`Thank you for considering me for ${role}, and please let me know if anything here needs further explanation.`,
        say`Thank you for the time you take with my application for ${role}.`,
      ],
      facts.seed >>> 9,
    );
  return rotated(
    [
      say`Thank you for reading my application.`,
      say`Thank you for the time you take with my application.`,
      say`Thank you for considering me, and please let me know if anything here needs further explanation.`,
      say`Thank you for reading this letter and the resume behind it.`,
      say`Thank you for your time and for considering my application.`,
      say`Thank you for reading this far, and please tell me if any point of my application needs further explanation.`,
      say`Thank you for your attention to my application, which I would be glad to explain further wherever that is useful.`,
      say`Thank you for weighing my application, and please ask if there is anything in it that I should explain further.`,
    ],
    facts.seed >>> 9,
  );
}

/** Each a thought in several wordings, for the third paragraph. */
const middleThoughts = (role: Part[]): Draft[][] => [
  [
    say`Everything in this letter stands on my resume, and I have left out whatever does not.`,
    say`Nothing in this letter goes beyond my resume, and I would bring the same care to ${role}.`,
    say`Each sentence here can be found again on my resume, and what cannot is left out.`,
  ],
  [
    say`What I can promise is careful preparation, along with straight answers to whatever you ask.`,
    say`For ${role}, I can promise careful preparation and straight answers to whatever you ask.`,
    say`You would get straight answers from me about anything you want to know for ${role}.`,
    say`Careful preparation is what I can promise for ${role}, and a plain answer to every question.`,
  ],
  [
    say`If you would like to see how I approach this kind of work, a short practical exercise would be a fair way to find out.`,
    say`A short practical exercise of the kind that ${role} involves would be a fair way to see how I approach it.`,
    say`A short trial task would show more than any letter, and I would be glad to take one on.`,
    say`To see how I work, a small exercise taken from the daily business of ${role} might tell you more than a letter does.`,
    say`Should a practical exercise help you to decide, I would be glad to do one that is close to the work of ${role}.`,
  ],
  [
    say`A letter alone cannot settle whether a person can do the work, and I would be glad to be asked for more.`,
    say`No letter can settle whether a person suits ${role}, and I would be glad to be asked for more.`,
    say`Whether a person suits ${role} shows in conversation, and I would be glad of one.`,
    say`Whether the work described here carries over to ${role} is for you to judge, and I would be glad to be asked for more.`,
  ],
  [
    say`One page cannot answer every point of a posting, so please ask about anything that you would want to know before deciding.`,
    say`Please ask about anything else that ${role} calls for, and I will answer as plainly as I can.`,
    say`Please ask about any point of the posting that this letter leaves open.`,
    say`One page leaves some points of your posting open, so please ask about those that matter most for your decision.`,
    say`Where this letter leaves a point of your posting open, a question from you would be welcome before you decide.`,
  ],
];

/** The same for the closing. */
const lastThoughts = (role: Part[]): Draft[][] => [
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

/** Sentences that promise nothing and only point to the resume; for letters with little else. Other ads begin elsewhere among them. */
export function pointToResume(facts: LetterFacts): { inClosing: boolean; options: Draft[] }[] {
  const role = thisRole(facts);
  return [
    ...rotated(middleThoughts(role), facts.seed >>> 14).map((options, i) => ({
      inClosing: false,
      // Each from other digits of the seed: two ads that agree in one wording differ in the next.
      options: rotated(options, facts.seed >>> (3 * i + 2)),
    })),
    ...rotated(lastThoughts(role), facts.seed >>> 16).map((options, i) => ({
      inClosing: true,
      options: rotated(options, facts.seed >>> (3 * i + 17)),
    })),
  ];
}
