const PREFIX = 'first-resume-';

/** A first resume that is being typed, as JSON text: it outlives a reload and is the same in every tab; it ends when it is sent, or with the sign-in. */
export function findFirstResumeDraft(userId: string): string | null {
  try {
    return localStorage.getItem(PREFIX + userId);
  } catch {
    return null;
  }
}

/** False where the browser has no room for it, or no storage at all. */
export function keepFirstResumeDraft(userId: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + userId, text);
    return true;
  } catch {
    return false;
  }
}

export function dropFirstResumeDraft(userId: string): void {
  try {
    localStorage.removeItem(PREFIX + userId);
  } catch {
    // Nothing was kept.
  }
}

/** Tells what another tab typed; returns how to stop. */
export function onFirstResumeDraft(userId: string, tell: (text: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + userId && newValue !== null) tell(newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** At the end of a sign-in: the next person here finds nothing of the one before. */
export function forgetFirstResumeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
