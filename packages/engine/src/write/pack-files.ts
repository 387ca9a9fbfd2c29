import type { AnswerOutline, ClaimChallenge, InterviewQuestion } from '@trueline/contracts';
import type { WrittenPack } from './write-pack.ts';

const KIND_NAMES: Readonly<Record<InterviewQuestion['kind'], string>> = {
  behavioural: 'From your past work',
  situational: 'What would you do',
  probing: 'On a line of your resume',
  gap: 'On a gap',
  motivation: 'On your reasons',
  'to-ask': 'For you to ask',
};
const OUTLINE_NAMES: readonly (readonly [keyof AnswerOutline, string])[] = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
];
const BLANK = '(yours to fill in)';

function questionLines(
  { question, kind, why, outline, followUp, difficulty }: InterviewQuestion,
  number: number,
): string[] {
  const answer =
    kind === 'to-ask'
      ? []
      : ['', ...OUTLINE_NAMES.map(([key, name]) => `- ${name}: ${outline[key] ?? BLANK}`)];
  return [
    `### ${number}. ${question}`,
    '',
    `*${KIND_NAMES[kind]}${kind === 'to-ask' ? '' : `, ${difficulty}`}.* ${why}`,
    ...answer,
    '',
    kind === 'to-ask' ? `Then: ${followUp}` : `Likely follow-up: ${followUp}`,
    '',
  ];
}

const challengeLines = ({ claim, challenge, prepare }: ClaimChallenge): string[] => [
  `- **${claim}**: ${challenge} ${prepare}`,
];

/** Questions, answer frames and the defend-it drill as Markdown. */
function interviewMarkdown(
  questions: readonly InterviewQuestion[],
  challenges: readonly ClaimChallenge[],
): string {
  return [
    '# Interview questions',
    '',
    'The frames under each question hold words of your resume and nothing else. What is blank only you can say.',
    '',
    ...questions.flatMap((question, i) => questionLines(question, i + 1)),
    ...(challenges.length === 0
      ? []
      : [
          '## Defend it',
          '',
          'What a doubting interviewer will ask of your strongest claims.',
          '',
          ...challenges.flatMap(challengeLines),
          '',
        ]),
  ].join('\n');
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The pack as text files by name; none of a pack that contradicts itself. PDF and DOCX are the renderer's. */
export function listPackFiles(pack: WrittenPack): Record<string, string> {
  const { coverLetter, interviewQuestions, challenges = [], atsMetadata, contradictions } = pack;
  if (contradictions.length > 0) return {};
  return {
    ...(coverLetter === undefined ? {} : { 'cover-letter.txt': `${coverLetter.standard}\n` }),
    ...(interviewQuestions === undefined
      ? {}
      : {
          'interview-questions.md': interviewMarkdown(interviewQuestions, challenges),
          'interview-questions.json': json(interviewQuestions),
        }),
    ...(atsMetadata === undefined ? {} : { 'ats-metadata.json': json(atsMetadata) }),
  };
}
