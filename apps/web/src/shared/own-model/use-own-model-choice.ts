import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import {
  readOwnModelChoice,
  storeOwnModelChoice,
  subscribeToOwnModelChoice,
} from './own-model-choice.ts';

/** Whether the person turned the browser's own model on here, and how to change that. */
export function useOwnModelChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const { user } = useAuth();
  const id = user?.id;
  const isOn = useSyncExternalStore(
    subscribeToOwnModelChoice,
    () => id !== undefined && readOwnModelChoice(id),
    () => false,
  );
  const choose = (next: boolean) => {
    if (id !== undefined) storeOwnModelChoice(id, next);
  };
  return [isOn, choose];
}
