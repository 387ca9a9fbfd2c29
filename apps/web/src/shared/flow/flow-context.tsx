import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
} from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { onUserChange } from '../auth/user-changed.ts';
import { announceFlowLeft } from './flow-left.ts';
import { EMPTY_FLOW, type FlowState, reduceFlow, startsOver } from './flow-state.ts';

/** Removed whenever the app loads (specification, section 4). */
const TRANSACTION_STORAGE_KEY = 'resumeTransactionId';

const FlowContext = createContext<FlowState | null>(null);

/** Follows the address through the flow and forgets when the specification says so. */
export function FlowProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceFlow, EMPTY_FLOW);
  const { pathname, search } = useLocation();

  const openPage = useEffectEvent((path: string, resumeSessionId: string | null) => {
    if (startsOver(state, path)) {
      localStorage.removeItem(TRANSACTION_STORAGE_KEY);
      window.location.reload();
      return;
    }
    const event = { type: 'page-opened', pathname: path, resumeSessionId } as const;
    dispatch(event);
    const left = state.resumeSessionId;
    if (left !== null && reduceFlow(state, event).resumeSessionId === null) {
      localStorage.removeItem(TRANSACTION_STORAGE_KEY);
      announceFlowLeft(left);
    }
  });
  useEffect(() => openPage(pathname, new URLSearchParams(search).get('rs')), [pathname, search]);

  useEffect(() => {
    localStorage.removeItem(TRANSACTION_STORAGE_KEY);
    return onUserChange(() => {
      localStorage.removeItem(TRANSACTION_STORAGE_KEY);
      dispatch({ type: 'user-changed' });
    });
  }, []);

  return <FlowContext value={state}>{children}</FlowContext>;
}

function useFlow(): FlowState {
  const state = useContext(FlowContext);
  if (state === null) throw new Error('useFlow needs a FlowProvider above it');
  return state;
}

/** The resume session that this page is about: the address names it; else the one last opened. */
export function useResumeSessionId(): string | null {
  const [search] = useSearchParams();
  const { resumeSessionId } = useFlow();
  return search.get('rs') ?? resumeSessionId;
}
