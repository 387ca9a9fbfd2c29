/** What is told about an event: words, numbers and flags, no objects. */
export type Payload = Record<string, string | number | boolean>;

export interface AnalyticsEvent {
  name: string;
  payload: Payload;
}

const EVENT = 'analytics-event';

/** Says that something happened on a page. It is heard only where an analytics service runs with consent, and loses its personal fields there. */
export function trackEvent(name: string, payload: Payload = {}): void {
  window.dispatchEvent(new CustomEvent<AnalyticsEvent>(EVENT, { detail: { name, payload } }));
}

export function onAnalyticsEvent(listener: (event: AnalyticsEvent) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<AnalyticsEvent>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
