import { readVerb } from '../../language/en/verb-forms.ts';

/** A question and what a good interviewer asks behind it. */
export interface Frame {
  question: string;
  followUp: string;
}

/** On a skill that the ad requires: the last, best or hardest example (OPM's tips for structured interviews). */
export function behaviouralFrames(skill: string, isTool: boolean): Frame[] {
  return [
    {
      question: isTool
        ? `Tell me about the last time you used ${skill} on the job. What did you do, and what came of it?`
        : `Tell me about a recent case of ${skill} in your work. What did you do, and what came of it?`,
      followUp: 'Which part did you do yourself, and which did others do?',
    },
    {
      question: `Describe the hardest problem you have faced with ${skill}. How did you go about it?`,
      followUp: 'What did you try first, and why did you change course?',
    },
    {
      question: `Walk me through your best piece of work in ${skill}. Who was it for?`,
      followUp: 'How did you know that it was good?',
    },
    {
      question: `What is one thing that went wrong for you with ${skill}, and what do you do now to avoid it?`,
      followUp: 'Who noticed it, and how did you tell them?',
    },
    {
      question: `Which of your past jobs asked the most of you in ${skill}? Give me one example.`,
      followUp: 'What would you do in another way today?',
    },
    {
      question: `What do you look out for most when it comes to ${skill}? Give me an example.`,
      followUp: 'How did you come to watch for that?',
    },
    {
      question: `How did you learn ${skill}, and what was hard about it at first?`,
      followUp: 'Who helped you with it?',
    },
    {
      question: `Explain ${skill} to me as you would to a new colleague. Use a case of your own.`,
      followUp: 'Where do people most often get it wrong?',
    },
  ];
}

/** On a certificate or licence: it is held, and called for; nobody works on one. */
export const certificateFrames = (certificate: string): Frame[] => [
  {
    question: `Which part of your work has called for ${certificate}? Take me through one case.`,
    followUp: 'What would have been different without it?',
  },
  {
    question: `How do you keep up with what ${certificate} asks of you?`,
    followUp: 'What has changed in it since you began?',
  },
  {
    question: `What does ${certificate} cover that this job needs most? Give me a case of your own.`,
    followUp: 'Where does it stop?',
  },
];

/** On a language: it is spoken with somebody. */
export const languageFrames = (language: string): Frame[] => [
  {
    question: `When did you last use ${language} at work? Tell me about one conversation.`,
    followUp: 'What was hard to say?',
  },
  {
    question: `With whom do you speak ${language}, and about what?`,
    followUp: 'Do you write it as well?',
  },
  {
    question: `How would you explain something difficult to a customer in ${language}? Take a case of your own.`,
    followUp: 'How did you make sure that you were understood?',
  },
];

/** On a language that is required and not shown. */
export const languageGapFrames = (language: string): Frame[] => [
  {
    question: `How well do you get by in ${language}, and where have you used it?`,
    followUp: 'Could you take a telephone call in it?',
  },
];

/** On being what the ad requires ("registered nurse"). */
export const callingFrames = (calling: string): Frame[] => {
  const one = `${/^[aeiou]/i.test(calling) ? 'an' : 'a'} ${calling}`;
  return [
    {
      question: `What does it take to be ${one} on a hard day? Tell me about a case of your own.`,
      followUp: 'Whom did you call on?',
    },
    {
      question: `Which day of your work shows best what ${one} does?`,
      followUp: 'What would someone new have missed?',
    },
  ];
};

/** On a certificate or licence that is required and not shown. */
export const certificateGapFrames = (certificate: string): Frame[] => [
  {
    question: `The job asks for ${certificate}, which your resume does not show. Where do you stand with it?`,
    followUp: 'By when could you have it?',
  },
  {
    question: `How would you go about getting ${certificate}, and by when could you have it?`,
    followUp: 'What could you do here until then?',
  },
];

/** On a quality: a case in which it was needed; nobody explains or improves one. */
export const softFrames = (quality: string): Frame[] => [
  {
    question: `Tell me about the last time you needed ${quality} on the job. What did you do, and what came of it?`,
    followUp: 'Which part did you do yourself, and which did others do?',
  },
  {
    question: `Which of your past jobs asked the most of you in ${quality}? Give me one example.`,
    followUp: 'What would you do in another way today?',
  },
  {
    question: `Think of a day when ${quality} made the difference. What happened?`,
    followUp: 'What would have happened without it?',
  },
  {
    question: `When was ${quality} hardest for you at work? Take me through that day.`,
    followUp: 'Who saw it, and what did they say?',
  },
];

/** On a skill that the ad requires and the resume doesn't show: what comes near to it. */
export const closestFrames = (skill: string): Frame[] => [
  {
    question: `What in your past work comes closest to ${skill}? Tell me about one case.`,
    followUp: 'What would be new to you in this job?',
  },
  {
    question: `When did you last have to learn something like ${skill}? How did you go about it?`,
    followUp: 'How long was it until you could work alone?',
  },
  {
    question: `Describe a task in your past that touched on ${skill}. What was your part?`,
    followUp: 'Who else was in it, and what did they do?',
  },
  {
    question: `Which piece of your work would you show me to talk about ${skill}, and why that one?`,
    followUp: 'What would an expert say about it?',
  },
  {
    question: `Tell me about a time when ${skill} would have helped you. What did you do instead?`,
    followUp: 'What would you do today?',
  },
  {
    question: `How would a colleague describe what you know of ${skill}? Give me an example.`,
    followUp: 'What would they leave out?',
  },
];

/** On years and schooling that the ad requires. */
export const yearsFrames = (role: string): Frame[] => [
  {
    question: `How has your work changed since your first year in it? Pick one thing that ${role} work needs.`,
    followUp: 'What brought the change about?',
  },
  {
    question: `Take me through your years of work that count most for the ${role} job.`,
    followUp: 'Which year taught you the most, and why?',
  },
];
export const degreeFrames = (role: string): Frame[] => [
  {
    question: `How have your studies prepared you for the ${role} job? Give me one example.`,
    followUp: 'What did you have to learn later, at work?',
  },
  {
    question: `Which part of your schooling do you still use at work, and how?`,
    followUp: 'What would you add to it now?',
  },
];

/** On a duty of the ad, as a phrase that opens with a gerund. */
export const dutyFrames = (duty: string): Frame[] => [
  {
    question: `Suppose your first task here is ${duty}. Where would you begin?`,
    followUp: 'Whom would you ask for help, and when?',
  },
  {
    question: `How would you go about ${duty} if time were short?`,
    followUp: 'What would you leave out, and who would decide that?',
  },
  {
    question: `Imagine that ${duty} is not going to plan. What would you do first?`,
    followUp: 'How would you tell your manager?',
  },
];

/** On a skill, where the ad describes no duties. */
export const caseFrames = (skill: string): Frame[] => [
  {
    question: `Suppose your first week here brings a problem with ${skill}. How would you tackle it?`,
    followUp: 'What would you check before you changed anything?',
  },
  {
    question: `Imagine two people on the team disagree about ${skill}. What would you do?`,
    followUp: 'What would make you change your own mind?',
  },
  {
    question: `If you had one month to improve how we handle ${skill}, where would you start?`,
    followUp: 'How would you know that it worked?',
  },
];

/** "You prepare": told of a role that goes on. */
const isPresent = (told: string): boolean => {
  const forms = readVerb(/^\p{L}+/u.exec(told)?.[0] ?? '').map(({ form }) => form);
  return forms.includes('base') && !forms.includes('past');
};

const goingOnFrames = (told: string, place: string): Frame[] => [
  {
    question: `You ${told} ${place}. What would you change about the way it is done?`,
    followUp: 'Who would have to agree to that?',
  },
  ...(RATE.test(told)
    ? [
        {
          question: `You ${told} ${place}. What does a bad day of that look like?`,
          followUp: 'Whom do you call on then?',
        },
      ]
    : [
        {
          question: `Walk me through the last time that you had to ${told} ${place}. How did it start?`,
          followUp: 'What did you learn from it that you still use?',
        },
      ]),
];

/** "12 deliveries a month" are not done at a time. */
const RATE =
  /\b(?:a|per|each|every) (?:day|week|month|year|shift|night|season)\b|\b(?:daily|weekly|monthly)\b|^(?:am|have|supervise|lead|manage)\b/;

const pastFrames = (told: string, place: string): Frame[] => [
  {
    question: `You ${told} ${place}. What would you change if you did it again?`,
    followUp: 'What did you learn from it that you still use?',
  },
  {
    question: `Take me back to when you ${told} ${place}. How did it start?`,
    followUp: 'Who had to agree before you could begin?',
  },
  {
    question: `When you ${told} ${place}, who else had a part in it?`,
    followUp: 'What did they need from you?',
  },
  {
    question: `You ${told} ${place}. How could you tell that it had worked?`,
    followUp: 'What did the people around you say of it?',
  },
];

/** On a line of the person's own resume, told to them as "you ...". */
export function probingFrames(told: string, place: string, isMeasured: boolean): Frame[] {
  const frames = [
    {
      question: `Your resume says that you ${told} ${place}. What was the hard part?`,
      followUp: 'What was your own part in it, and what was the team’s?',
    },
    ...(isPresent(told) ? goingOnFrames : pastFrames)(told, place),
  ];
  const measured = {
    question: `You ${told} ${place}. How was that figure worked out?`,
    followUp: 'What was it before, and over what time did it change?',
  };
  return isMeasured ? [measured, ...frames] : frames;
}

/** On something required that the resume doesn't show. */
export const gapFrames = (skill: string): Frame[] => [
  {
    question: `Your resume does not show ${skill}. How would you get up to speed in your first weeks?`,
    followUp: 'What is the last thing that you had to learn fast, and how did you do it?',
  },
  {
    question: `We need ${skill}, and you do not list it. What have you done that comes close?`,
    followUp: 'Which part of that would carry over, and which would not?',
  },
  {
    question: `What do you know about ${skill} so far, even if you have not used it at work?`,
    followUp: 'What would you want to be shown first?',
  },
];

export const motivationFrames = (role: string, company: string): Frame[] => [
  {
    question: `Why this ${role} job${company}, and why now?`,
    followUp: 'What would you miss about the work that you do today?',
  },
  {
    question: `What made you apply for the ${role} job${company}?`,
    followUp: 'Which part of the posting gave you pause?',
  },
];

/** For the candidate to ask. */
export const askingFrames = (role: string, subject: string | undefined): Frame[] => [
  ...(subject === undefined
    ? []
    : [
        {
          question: `The posting mentions ${subject}. Who does that work today, and what makes it hard?`,
          followUp: 'How would my work change that?',
        },
      ]),
  {
    question: `What should the new ${role} have done after three months for you to be glad?`,
    followUp: 'Who else has a say in that?',
  },
  {
    question: `How would you describe a good week for the ${role} on your team?`,
    followUp: 'And what does a bad one look like?',
  },
];

/** On the job as a whole, where the ad asks for little by name. */
export const roleFrames = (role: string): Frame[] => [
  {
    question: `Which part of your past work comes closest to the ${role} job? Tell me about one day of it.`,
    followUp: 'What would be new to you here?',
  },
  {
    question: `Describe a time when you had to learn something for a job in a hurry. What did you do?`,
    followUp: 'What has stayed with you from it?',
  },
  {
    question: `Tell me about your last disagreement at work. How was it settled?`,
    followUp: 'What would the other person say about it?',
  },
  {
    question: `Walk me through a piece of work you are proud of, from first day to last.`,
    followUp: 'What did you leave out of the story?',
  },
  {
    question: `Which mistake taught you the most? Explain what you changed after it.`,
    followUp: 'Who knew of it at the time?',
  },
  {
    question: `What would your last manager ask you to do more of?`,
    followUp: 'And what would they ask you to stop?',
  },
];

/** On cases that any job brings. */
export const workdayFrames = (role: string): Frame[] => [
  {
    question: `How would you spend your first two weeks as the new ${role}?`,
    followUp: 'Whom would you want to meet first?',
  },
  {
    question: `Suppose something breaks on your first shift here. Who hears of it, and when?`,
    followUp: 'What would you try by yourself first?',
  },
  {
    question: `Imagine two people want your time at once. Whom do you serve first, and why?`,
    followUp: 'What do you tell the other one?',
  },
  {
    question: `What does a good ${role} do that others tend to forget?`,
    followUp: 'Where have you seen that done well?',
  },
];

/** What an interviewer may not ask, and where a phrase would come too near to it (age, family, health, religion, origin). */
export const FORBIDDEN =
  /\b(?:how old|your age|aged?|birth\w*|married|marital|spouse|husband|wife|pregnan\w*|children|kids|famil(?:y|ies)|religio\w*|church|nationalit\w*|native|origin|ethnic\w*|race|gender|sexual\w*|disab\w*|illness\w*|medical|health|politic\w*|citizen\w*)\b/i;
