import type { EndpointBodyInput, login, register, User } from '@trueline/contracts';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { findCsrfToken, forgetCsrfToken } from '../api/csrf-token.ts';
import { endpoints } from '../api/endpoints.ts';
import {
  checkSignedIn,
  readSignedIn,
  setSignedIn,
  signedInAtBuild,
  subscribeToSignedIn,
} from './auth-store.ts';

/** How long a sign-out waits for the server before it goes on without it. */
const LOGOUT_TIMEOUT_MS = 5000;

interface AuthState {
  /** `loading` until the first check of the session is answered. */
  status: 'loading' | 'guest' | 'user';
  user: User | null;
  /** Signs in. Throws `ApiError`, with user and token cleared. */
  login: (values: EndpointBodyInput<typeof login>) => Promise<void>;
  /** Registers; signs in unless the address has to be verified first. Throws `ApiError`. */
  register: (
    values: EndpointBodyInput<typeof register>,
  ) => Promise<{ requiresVerification: boolean; message?: string | undefined }>;
  /** Signs out and goes to the home page, whatever the server says. */
  logout: () => Promise<void>;
  /** Goes home as a guest, for an account that the server has no more. */
  leave: () => void;
}

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** From the asking to the home page: whoever tells first of the end, a guarded page must not ask for a new sign-in. */
  const [isLeaving, setIsLeaving] = useState(false);
  const signedIn = useSyncExternalStore(subscribeToSignedIn, readSignedIn, signedInAtBuild);
  useEffect(() => void checkSignedIn(), []);
  const hasLeft = isLeaving && signedIn.status === 'guest';
  useEffect(() => {
    if (!hasLeft) return;
    if (pathname === '/') setIsLeaving(false);
    else void navigate('/');
  }, [hasLeft, pathname, navigate]);

  const clear = () => {
    forgetCsrfToken();
    setSignedIn(null);
  };
  const orClear = async <T,>(attempt: Promise<T>): Promise<T> => {
    try {
      return await attempt;
    } catch (error) {
      clear();
      throw error;
    }
  };

  const leave = () => {
    setIsLeaving(true);
    clear();
  };

  const state: AuthState = {
    status: hasLeft ? 'loading' : signedIn.status,
    user: signedIn.user,
    login: async (body) =>
      setSignedIn((await orClear(call(endpoints.login, { body }))).user ?? null),
    register: async (body) => {
      const answer = await orClear(call(endpoints.register, { body }));
      const requiresVerification = answer.requiresVerification === true;
      if (!requiresVerification) setSignedIn(answer.user ?? null);
      return { requiresVerification, message: answer.message };
    },
    logout: async () => {
      setIsLeaving(true);
      const token = findCsrfToken();
      const body = token === null ? {} : { _csrf: token };
      const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
      await call(endpoints.logout, { body, signal }).catch((error: unknown) => {
        console.warn('The server did not confirm the sign-out', error);
      });
      leave();
    },
    leave,
  };
  return <AuthContext value={state}>{children}</AuthContext>;
}

export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth needs an AuthProvider above it');
  return state;
}
