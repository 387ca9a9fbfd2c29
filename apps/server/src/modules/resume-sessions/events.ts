import type { Db } from '../../platform/db/database.ts';
import type { Signals } from '../../platform/db/signals.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { EventStream, EventStreams } from '../../platform/http/event-streams.ts';
import { findRunState, type RunState } from './repository.ts';

/** A signal may get lost: this often the row itself is looked at. */
const LOOK_MS = 15_000;
/** The same while the signals of other processes don't arrive. */
const LOOK_WITHOUT_SIGNALS_MS = 1_000;

/** Tells those who follow a resume session, in whatever process, that it has changed. */
export interface ResumeSessionChanges {
  announce: (id: string) => void;
  /** Answers how to stop listening. */
  listen: (id: string, listener: () => void) => () => void;
  /** Whether changes made by other processes are heard of at present. */
  isLive: () => boolean;
}

export function createResumeSessionChanges(signals: Signals): ResumeSessionChanges {
  const subjectOf = (id: string) => `resume-session ${id}`;
  return {
    announce: (id) => signals.send(subjectOf(id)),
    listen: (id, listener) => signals.listen(subjectOf(id), listener),
    isLive: signals.isLive,
  };
}

export interface FollowDeps {
  db: Db;
  streams: EventStreams;
  changes: ResumeSessionChanges;
}

/**
 * Streams `progress { step, percent, message }`, then `done` or `failed`, and ends. Each event's id
 * is the session's version, so a reconnecting browser is told only what is new, but always the end.
 */
export async function followResumeSession(
  { db, streams, changes }: FollowDeps,
  userId: string,
  id: string,
  lastEventId: string | undefined,
): Promise<EventStream> {
  const first = await findRunState(db, userId, id);
  if (!first) throw new AppError('NOT_FOUND');
  const stream = streams.open(userId);
  let told = lastEventId ?? '';
  const tell = (state: RunState) => {
    const isEnd = state.status === 'completed' || state.status === 'failed';
    const version = String(state.version);
    if (version !== told || isEnd) sendState(stream, version, state);
    told = version;
    if (isEnd) stream.end();
  };
  let lookedAt = performance.now();
  const look = inTurn(async () => {
    lookedAt = performance.now();
    const state = await findRunState(db, userId, id);
    if (state) tell(state);
    else stream.end();
  });
  const stopListening = changes.listen(id, look);
  const timer = setInterval(() => {
    const isDue = performance.now() - lookedAt >= LOOK_MS;
    if (isDue || !changes.isLive()) look();
  }, LOOK_WITHOUT_SIGNALS_MS);
  stream.onClose(() => {
    stopListening();
    clearInterval(timer);
  });
  tell(first);
  // What changed before the listening began was heard by nobody.
  look();
  return stream;
}

/** One look at a time; asked again meanwhile, once more after it. A failed look is made good by the next. */
function inTurn(look: () => Promise<void>): () => void {
  let isLooking = false;
  let isAsked = false;
  const run = (): void => {
    isAsked = isLooking;
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false;
        if (isAsked) run();
      });
  };
  return run;
}

function sendState(stream: EventStream, id: string, { status, progress, failure }: RunState): void {
  if (status === 'optimizing' && progress) stream.send({ id, event: 'progress', data: progress });
  if (status === 'completed') stream.send({ id, event: 'done', data: { status } });
  if (status === 'failed') stream.send({ id, event: 'failed', data: failure ?? { status } });
}
