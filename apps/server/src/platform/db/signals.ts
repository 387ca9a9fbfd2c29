/** Short words between processes: that something has changed, never what. They may get lost. */
export interface Signals {
  /** Tells the listeners of a subject, here at once and in other processes as soon as it gets there. */
  send: (subject: string) => void;
  /** Begins to hear of other processes; the first `listen` does so, too. */
  start: () => void;
  /** The listener is also called when a signal may have been missed. Answers how to stop listening. */
  listen: (subject: string, listener: () => void) => () => void;
  /** Whether the signals of other processes arrive at present; else look for yourself. */
  isLive: () => boolean;
  close: () => Promise<void>;
}

export interface Listeners {
  add: Signals['listen'];
  tell: (subject: string) => void;
  tellAll: () => void;
}

export function createListeners(): Listeners {
  const bySubject = new Map<string, Set<() => void>>();
  const tell = (subject: string) => {
    for (const listener of [...(bySubject.get(subject) ?? [])]) listener();
  };
  return {
    add: (subject, listener) => {
      const ofSubject = bySubject.get(subject) ?? new Set();
      bySubject.set(subject, ofSubject.add(listener));
      return () => {
        ofSubject.delete(listener);
        if (ofSubject.size === 0 && bySubject.get(subject) === ofSubject) bySubject.delete(subject);
      };
    },
    tell,
    tellAll: () => {
      for (const subject of [...bySubject.keys()]) tell(subject);
    },
  };
}

/** Where there is one process alone. */
export function createLocalSignals(): Signals {
  const listeners = createListeners();
  return {
    send: listeners.tell,
    start: () => undefined,
    listen: listeners.add,
    isLive: () => true,
    close: async () => undefined,
  };
}
