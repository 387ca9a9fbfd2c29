import type { Payload } from '../../../shared/analytics-event.ts';
import { withoutPersonalFields } from './payload.ts';
import { type AnalyticsService, loadScript } from './service.ts';

interface PostHogEvent {
  properties?: Record<string, unknown>;
}

/** What is used of PostHog's script; before it is there, the queue that it reads. */
interface PostHog {
  _i?: unknown[];
  people?: unknown[];
  __SV?: number;
  capture?: (event: string, payload?: Payload) => void;
  opt_in_capturing?: () => void;
  opt_out_capturing?: () => void;
}

declare global {
  interface Window {
    posthog?: PostHog;
  }
}

/** Properties in which PostHog sends addresses: they may hold ids and tokens. */
const ADDRESS_PROPERTY = /url|referr|pathname|current_host/i;

/** Takes out what may not leave: addresses beyond their origin, and personal fields. */
export function cleanEvent<Event extends PostHogEvent | null>(event: Event): Event {
  if (!event?.properties) return event;
  const kept = Object.entries(event.properties).filter(([name]) => !ADDRESS_PROPERTY.test(name));
  const properties = withoutPersonalFields(Object.fromEntries(kept) as Payload);
  return { ...event, properties };
}

const SETTINGS = {
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  person_profiles: 'identified_only',
  persistence: 'localStorage+cookie',
  cookie_expiration: 730,
  mask_all_text: true,
  mask_all_element_attributes: true,
  disable_surveys: true,
  session_recording: {
    maskAllInputs: true,
    maskInputOptions: { password: true, email: true, tel: true },
    maskTextSelector: '*',
  },
  before_send: cleanEvent,
};

/** PostHog, for those who agreed to Product Analytics. */
export function postHog({ key, host }: { key: string; host: string }): AnalyticsService {
  let waiting: [string, Payload][] = [];
  const capture = (event: string, payload: Payload) => {
    if (window.posthog?.capture) window.posthog.capture(event, payload);
    else waiting.push([event, payload]);
  };
  const loaded = () => {
    for (const [event, payload] of waiting) capture(event, payload);
    waiting = [];
  };
  return {
    start: () => {
      if (window.posthog) return window.posthog.opt_in_capturing?.();
      const settings = { ...SETTINGS, api_host: host, loaded };
      window.posthog = Object.assign([], { _i: [[key, settings]], people: [], __SV: 1 });
      loadScript(`${host.replace('.i.posthog.com', '-assets.i.posthog.com')}/static/array.js`);
    },
    stop: () => {
      waiting = [];
      window.posthog?.opt_out_capturing?.();
    },
    openPage: (path) => capture('$pageview', { page: path }),
    track: capture,
  };
}
