import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onAnalyticsEvent } from '../../../shared/analytics-event.ts';
import { onConsentChange } from '../consent-store.ts';
import { applyConsent, reportEvent, reportPage } from './start-analytics.ts';

/** At the latest after this long. */
const INIT_IDLE_TIMEOUT_MS = 2000;

/** Runs a task when the browser has time for it. Returns what calls it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, INIT_IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: INIT_IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

/** Follows consent: starts each service that it allows, stops the others, and tells the running ones each page. */
export function AnalyticsStarter() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => whenIdle(() => void applyConsent()), []);
  useEffect(() => onConsentChange(() => void applyConsent()), []);
  useEffect(() => onAnalyticsEvent((event) => void reportEvent(event)), []);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    void reportPage(pathname);
  }, [pathname]);
  return null;
}
