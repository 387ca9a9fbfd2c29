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
import { EMPTY_FLOW, type FlowPage, type FlowState, reduceFlow, startsOver } from './flow-state.ts';

/** Removed whenever the app loads. */
const TRANSACTION_STORAGE_KEY = 'resumeTransactionId';

const pageOf = (pathname: string, search: string): FlowPage => ({
  pathname,
  resumeSessionId: new URLSearchParams(search).get('rs'),
});

const FlowContext = createContext<FlowState | null>(null);

/** Follows the address through the flow, and forgets it once the flow is left. */
export function FlowProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceFlow, EMPTY_FLOW);
  const { pathname, search } = useLocation();

  const openPage = useEffectEvent((opened: FlowPage) => {
    if (startsOver(state, opened.pathname)) {
      localStorage.removeItem(TRANSACTION_STORAGE_KEY);
      window.location.reload();
      return;
    }
    const event = { type: 'page-opened', ...opened } as const;
    dispatch(event);
    if (!state.downloadVisited || reduceFlow(state, event).downloadVisited) return;
    localStorage.removeItem(TRANSACTION_STORAGE_KEY);
    if (state.resumeSessionId !== null) announceFlowLeft(state.resumeSessionId);
  });
  const forget = useEffectEvent(() => {
    localStorage.removeItem(TRANSACTION_STORAGE_KEY);
    dispatch({ type: 'user-changed', ...pageOf(pathname, search) });
  });
  useEffect(() => {
    openPage(pageOf(pathname, search));
  }, [pathname, search]);

  useEffect(() => {
    localStorage.removeItem(TRANSACTION_STORAGE_KEY);
    return onUserChange(() => forget());
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
