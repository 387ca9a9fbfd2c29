import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { findPromptApi } from '../../../shared/own-model/prompt-api.ts';
import { useOwnModelChoice } from '../../../shared/own-model/use-own-model-choice.ts';

// Fetched only where the person turned the model on.
const OwnModelRun = lazyPart(
  () => import('./own-model-run.tsx'),
  (module) => module.OwnModelRun,
);

interface OwnModelProps {
  resumeSessionId: string;
  /** The run has ended while the page was open. */
  isFresh: boolean;
}

/** The browser's own model beside a result; nothing where the browser has none or the person did not turn it on. */
export function OwnModel(props: OwnModelProps) {
  const [isOn] = useOwnModelChoice();
  const api = findPromptApi();
  if (!isOn || !api) return null;
  return (
    <Suspense fallback={null}>
      <OwnModelRun api={api} {...props} />
    </Suspense>
  );
}
