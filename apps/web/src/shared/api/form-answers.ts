import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormAnswers } from '@trueline/contracts';
import { call } from './call.ts';
import { endpoints } from './endpoints.ts';
import { keepAnswer } from './keep-answer.ts';
import { readQuery } from './query-client.ts';

/** What the person keeps for application forms; asked anew whenever a page shows it or is come back to: another tab may have changed it. */
export const formAnswersQuery = () => ({
  ...readQuery(endpoints.getFormAnswers),
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
});

/** Keeps the answers that are named; one left empty is deleted. */
export function useSaveFormAnswers() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'form-answers' },
    mutationFn: (answers: FormAnswers) => call(endpoints.updateFormAnswers, { body: answers }),
    onSuccess: (answer) => keepAnswer(client, formAnswersQuery().queryKey, answer),
  });
}
