import { isFlowPath, stepOf } from './flow-steps.ts';

/** What the flow remembers while the app is open; all else is the server's. */
export interface FlowState {
  step: number;
  resumeSessionId: string | null;
  transactionId: string | null;
  downloadVisited: boolean;
}

/** A page, with the resume session that its address names. */
export interface FlowPage {
  pathname: string;
  resumeSessionId: string | null;
}

export type FlowEvent = FlowPage & { type: 'page-opened' | 'user-changed' };

export const EMPTY_FLOW: FlowState = {
  step: 1,
  resumeSessionId: null,
  transactionId: null,
  downloadVisited: false,
};

export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  // Which pages were open is no one's data; at load, the user is known only after the first page,
  // which is open still.
  if (event.type === 'user-changed') {
    return openPage({ ...EMPTY_FLOW, downloadVisited: state.downloadVisited }, event);
  }
  return openPage(state, event);
}

function openPage(state: FlowState, { pathname, resumeSessionId }: FlowPage): FlowState {
  if (!isFlowPath(pathname)) return state.downloadVisited ? EMPTY_FLOW : { ...state, step: 1 };
  return {
    ...state,
    step: stepOf(pathname),
    resumeSessionId: resumeSessionId ?? state.resumeSessionId,
    downloadVisited: state.downloadVisited || pathname === '/download',
  };
}

/** Going to exactly /upload after /download starts over with a fresh page. */
export function startsOver(state: FlowState, pathname: string): boolean {
  return state.downloadVisited && pathname === '/upload';
}
