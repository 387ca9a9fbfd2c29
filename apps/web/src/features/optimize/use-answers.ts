import type { Answer } from '@trueline/contracts';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import {
  type ResumeSessionUpdate,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import {
  dropPendingAnswers,
  keepPendingAnswers,
  listPendingAnswers,
} from '../../shared/flow/pending-answers.ts';
import { useRefreshOnReturn } from '../../shared/flow/use-refresh-on-return.ts';
import { showToast } from '../../shared/toast/toast-store.ts';

const SIGNED_OUT = 401;

const answersOf = ({ answers }: ResumeSessionUpdate): Answer[] =>
  Array.isArray(answers) ? (answers as Answer[]) : [];

/** Saves answers one after another, and sends those again that a reload cut off. */
export function useAnswers(resumeSessionId: string) {
  const { mutate } = useUpdateResumeSession(resumeSessionId, {
    onSaved: (update) => dropPendingAnswers(resumeSessionId, answersOf(update)),
    onError: (error, update) => {
      // After the next sign-in it is sent again.
      if (error instanceof ApiError && error.status === SIGNED_OUT) return;
      dropPendingAnswers(resumeSessionId, answersOf(update));
      showToast({
        title: 'Your answer was not saved',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    },
  });
  const send = (update: Omit<ResumeSessionUpdate, 'answers'>, answers: readonly Answer[]) => {
    keepPendingAnswers(resumeSessionId, answers);
    mutate({ ...update, answers: [...answers] });
  };
  const sendLeft = useEffectEvent(() => {
    const left = listPendingAnswers(resumeSessionId);
    if (left.length > 0) send({}, left);
  });
  useEffect(() => sendLeft(), []);
  useRefreshOnReturn(resumeSessionId);
  return send;
}
