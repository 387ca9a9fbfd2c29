import type { InterviewQuestion } from '@trueline/contracts';

export const OUTLINE = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
] as const;

export const QUESTION_KINDS: Record<InterviewQuestion['kind'], string> = {
  behavioural: 'From your past',
  situational: 'What would you do',
  probing: 'About a line of yours',
  gap: 'About what is missing',
  motivation: 'Why this job',
  'to-ask': 'For you to ask',
};

/** An answer's frame in the person's own facts. */
export function Outline({ outline }: Pick<InterviewQuestion, 'outline'>) {
  return (
    <dl className="mt-3 space-y-2">
      {OUTLINE.map(([key, label]) => (
        <div key={key} className="text-sm sm:flex sm:gap-4">
          <dt className="w-20 shrink-0 font-semibold text-soft">{label}</dt>
          <dd className={outline[key] === null ? 'text-question' : 'font-serif'}>
            {outline[key] ?? 'Only you know this. Fill it in before the interview.'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
