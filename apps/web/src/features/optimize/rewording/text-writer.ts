import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../../shared/api/payment-queries.ts';
import { findPromptApi, type PromptApi } from '../../../shared/own-model/prompt-api.ts';
import { useOwnModelChoice } from '../../../shared/own-model/use-own-model-choice.ts';

/** Who says a text in other words: the browser's own model, or the operator's on the server. */
export type TextWriter = { by: 'browser'; api: PromptApi } | { by: 'server' };

/** The browser's own model where the person turned it on, else the server's; undefined where there is none. */
export function useTextWriter(): TextWriter | undefined {
  const [isOn] = useOwnModelChoice();
  const { data } = useQuery(siteSettingsQuery());
  const api = findPromptApi();
  if (isOn && api) return { by: 'browser', api };
  return data?.languageModel ? { by: 'server' } : undefined;
}
