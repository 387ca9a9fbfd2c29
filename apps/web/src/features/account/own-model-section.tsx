import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { findPromptApi } from '../../shared/own-model/prompt-api.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { SettingsSection } from './settings-section.tsx';

// Few browsers have such a model: only they fetch it.
const OwnModelSwitch = lazyPart(
  () => import('./own-model-switch.tsx'),
  (module) => module.OwnModelSwitch,
);

/** The browser's own language model; nothing where it has none to offer. */
export function OwnModelSection() {
  const api = findPromptApi();
  if (!api) return null;
  return (
    <SettingsSection
      title="Your computer’s model"
      about="This browser comes with a small language model. It can propose other wordings for your lines after each run."
    >
      <Suspense fallback={<RunningLine />}>
        <OwnModelSwitch api={api} />
      </Suspense>
    </SettingsSection>
  );
}
