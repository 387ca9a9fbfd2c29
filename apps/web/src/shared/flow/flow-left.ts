const EVENT = 'flow-left';

/** Tells that the person is done with a resume session: they left the flow after its download. */
export function announceFlowLeft(resumeSessionId: string): void {
  window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: resumeSessionId }));
}

export function onFlowLeft(listener: (resumeSessionId: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
