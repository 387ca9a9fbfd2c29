import { SIGNED_IN_COOKIE, type User } from '@trueline/contracts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { endpoints } from '../api/endpoints.ts';
import { announceUserChange } from './user-changed.ts';

/** Who is signed in; `loading` until the first check of the session is answered. */
export type SignedIn = { status: 'loading' | 'guest'; user: null } | { status: 'user'; user: User };

const LOADING: SignedIn = { status: 'loading', user: null };

let signedIn: SignedIn = LOADING;
/** Counts what was learned, so that the answer to an older question changes nothing. */
let version = 0;
const listeners = new Set<() => void>();

export const readSignedIn = (): SignedIn => signedIn;
export const signedInAtBuild = (): SignedIn => LOADING;

export function subscribeToSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets who is signed in and tells everyone when that is another user, or none, than before. */
export function setSignedIn(user: User | null): void {
  version += 1;
  const previousId = signedIn.user?.id ?? null;
  const currentId = user?.id ?? null;
  signedIn = user ? { status: 'user', user } : { status: 'guest', user: null };
  if (previousId !== currentId) announceUserChange({ previousId, currentId });
  for (const listener of listeners) listener();
}

/** True where the server has told this browser of a sign-in; the session's own cookie is hidden from scripts. */
const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.split('=')[0]?.endsWith(SIGNED_IN_COOKIE));

/** Asks the server who is signed in, unless this browser was never told of a sign-in. A check that fails counts as nobody. */
export async function checkSignedIn(): Promise<void> {
  if (!mayBeSignedIn()) return setSignedIn(null);
  version += 1;
  const asked = version;
  const user = await call(endpoints.getCurrentUser).then(
    (answer) => answer.user,
    (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) {
        console.warn('Who is signed in could not be asked', error);
      }
      return null;
    },
  );
  if (asked === version) setSignedIn(user);
}
