import type {
  ClaimChallenge,
  InterviewQuestion,
  InterviewQuestionKind,
  Resume,
} from '@trueline/contracts';
import { cleanText } from './clean-text.ts';
import { formatRole, type Role } from './letter-document.ts';
import type { Entry, Line, PageDocument } from './types.ts';

/** In the order of an interview; those to ask come last. */
const HEADINGS: Record<InterviewQuestionKind, string> = {
  motivation: 'Why this role',
  behavioural: 'What you have done',
  probing: 'What your resume says',
  situational: 'What you would do',
  gap: 'What your resume does not show',
  'to-ask': 'Questions for you to ask',
};

/** What stands where only the person knows the answer. */
const OPEN = 'yours to fill in';

/** Whose questions, and about what. */
export interface QuestionsInput {
  resume: Resume;
  questions: readonly InterviewQuestion[];
  /** What a doubting reader will ask of the resume's strong claims. */
  challenges?: readonly ClaimChallenge[] | undefined;
  role?: Role | undefined;
}

/** Interview questions as a sheet to prepare from: a section for each kind, under each question why it is asked, the frame of an answer and what may follow; then the claims to be ready to defend. */
export function toQuestionsDocument(input: QuestionsInput): PageDocument {
  const { resume, questions, challenges = [], role = {} } = input;
  const name = cleanText(resume.basics?.name);
  const about = formatRole(role);
  const asked = (Object.keys(HEADINGS) as InterviewQuestionKind[]).map((kind) => ({
    kind: 'questions' as const,
    heading: HEADINGS[kind],
    entries: questions.filter((question) => question.kind === kind).map(questionEntry),
  }));
  const drill = {
    kind: 'questions' as const,
    heading: 'Claims to defend',
    entries: challenges.map(challengeEntry),
  };
  return {
    ...(name === '' ? {} : { name }),
    label: about === '' ? 'Interview questions' : `Interview questions: ${about}`,
    contacts: [],
    language: 'en',
    sections: [...asked, drill].filter(({ entries }) => entries.length > 0),
  };
}

const challengeEntry = ({ claim, challenge, prepare }: ClaimChallenge): Entry =>
  questionWith(claim, [
    ['They may ask', challenge],
    ['Have ready', prepare],
  ]);

function questionEntry({ question, why, outline, followUp, kind }: InterviewQuestion): Entry {
  const frame: [label: string, text: string | null][] = [
    ['Situation', outline.situation],
    ['Task', outline.task],
    ['Action', outline.action],
    ['Result', outline.result],
  ];
  // Of a question that the person asks, and of one that is all theirs to answer, the frame says nothing.
  const hasFrame = kind !== 'to-ask' && frame.some(([, text]) => text !== null);
  const lines: [label: string, text: string][] = [
    [kind === 'to-ask' ? 'Why ask' : 'Why they ask', why],
    ...(hasFrame ? frame : []).map(([label, text]): [string, string] => [label, text ?? OPEN]),
    ['Then', followUp],
  ];
  return questionWith(question, lines);
}

function questionWith(title: string, lines: [label: string, text: string][]): Entry {
  return {
    title: cleanText(title),
    details: [],
    lines: lines
      .map(([label, text]): Line => ({ label, text: cleanText(text) }))
      .filter(({ text }) => text !== ''),
    bullets: [],
  };
}
