import type { ResumeSession } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  pendingValue,
  usePendingUpdates,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { showToast } from '../../shared/toast/toast-store.ts';

type Extra = 'includeCoverLetter' | 'includeInterviewQuestions' | 'includeAtsMetadata';

const EXTRAS: { key: Extra; title: string; gives: string }[] = [
  {
    key: 'includeCoverLetter',
    title: 'Cover letter',
    gives: 'In three lengths and three tones, from your own facts. You can edit it.',
  },
  {
    key: 'includeInterviewQuestions',
    title: 'Interview questions',
    gives: 'What they are likely to ask, with your own examples laid out.',
  },
  {
    key: 'includeAtsMetadata',
    title: 'ATS metadata',
    gives: 'What to type into an application form, each value from your resume.',
  },
];

/** What is made beside the resume, each saved as soon as it is chosen. */
export function Extras({ session }: { session: ResumeSession }) {
  const update = useUpdateResumeSession(session.id, {
    onError: (error) =>
      showToast({
        title: 'Your choice was not saved',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  const updates = usePendingUpdates(session.id);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Make these, too</legend>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {EXTRAS.map(({ key, title, gives }) => {
          return (
            <label key={key} className="flex cursor-pointer items-start gap-3 py-3">
              <input
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-evidence-fill"
                checked={pendingValue(updates, key) ?? session[key]}
                onChange={({ target }) => update.mutate({ [key]: target.checked })}
              />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-soft">{gives}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
