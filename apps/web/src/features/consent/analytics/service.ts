import type { Payload } from '../../../shared/analytics-event.ts';

/** One analytics service, once its settings are known. */
export interface AnalyticsService {
  /** Loads it, or switches it on again. */
  start: () => void;
  /** It records nothing more in this visit. */
  stop: () => void;
  openPage: (path: string) => void;
  track: (event: string, payload: Payload) => void;
}

/** Fetches a service's script, once. */
export function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onerror = () => console.warn(`Analytics could not be loaded from ${src}`);
  document.head.append(script);
}
