export interface UserChange {
  previousId: string | null;
  currentId: string | null;
}

const EVENT = 'user-changed';

/** Tells everyone that another user, or none, is signed in now. */
export function announceUserChange(change: UserChange): void {
  window.dispatchEvent(new CustomEvent<UserChange>(EVENT, { detail: change }));
}

export function onUserChange(listener: (change: UserChange) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<UserChange>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
