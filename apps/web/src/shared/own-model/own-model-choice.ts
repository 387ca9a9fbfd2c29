const PREFIX = 'own-model-';
const ON = 'on';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether this person turned the browser's own model on, in this browser: it is a matter of the computer, not of the account. */
export function readOwnModelChoice(userId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + userId) === ON;
  } catch {
    return false;
  }
}

/** Without a storage it stays off. */
export function storeOwnModelChoice(userId: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(PREFIX + userId, ON);
    else localStorage.removeItem(PREFIX + userId);
  } catch (error) {
    console.warn('The choice could not be kept', error);
  }
  tell();
}

/** Calls back when it changes here or in another tab. */
export function subscribeToOwnModelChoice(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}
