import type { AnalyticsSettings } from '@trueline/contracts';
import type { AnalyticsEvent } from '../../../shared/analytics-event.ts';
import { call } from '../../../shared/api/call.ts';
import { endpoints } from '../../../shared/api/endpoints.ts';
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../consent-record.ts';
import { storedChoices } from '../consent-store.ts';
import { microsoftClarity } from './clarity.ts';
import { googleAnalytics } from './google-analytics.ts';
import { holdsSecret, pageName, withoutPersonalFields } from './payload.ts';
import { postHog } from './posthog.ts';
import type { AnalyticsService } from './service.ts';
import { deleteAnalyticsData } from './stored-data.ts';

type Services = Partial<Record<OptionalCategory, AnalyticsService>>;

const running = new Set<OptionalCategory>();
let services: Promise<Services> | undefined;
/** The newest application of consent; an older one that waited for the settings does nothing. */
let turn = 0;

function toServices({ gaMeasurementId, clarityProjectId, posthog }: AnalyticsSettings): Services {
  return {
    ...(gaMeasurementId !== null && { analytics: googleAnalytics(gaMeasurementId) }),
    ...(clarityProjectId !== null && { performance: microsoftClarity(clarityProjectId) }),
    ...(posthog !== null && { marketing: postHog(posthog) }),
  };
}

/** Which services there are; without an answer, none, which is only logged. */
function findServices(): Promise<Services> {
  services ??= call(endpoints.getSiteSettings).then(
    ({ analytics }) => toServices(analytics),
    (error: unknown) => {
      console.warn('Analytics could not be loaded', error);
      services = undefined;
      return {};
    },
  );
  return services;
}

/** Starts what the stored consent allows and stops the rest, whose data goes. */
export async function applyConsent(): Promise<void> {
  turn += 1;
  const mine = turn;
  const choices = storedChoices();
  const wanted = OPTIONAL_CATEGORIES.filter((name) => choices?.[name]);
  // Also what an earlier visit left: another tab may have withdrawn the consent.
  deleteAnalyticsData(OPTIONAL_CATEGORIES.filter((name) => !wanted.includes(name)));
  if (holdsSecret(window.location) || (wanted.length === 0 && running.size === 0)) return;
  const found = await findServices();
  if (mine !== turn) return;
  const ended = [...running].filter((name) => !wanted.includes(name));
  for (const name of ended) {
    found[name]?.stop();
    running.delete(name);
  }
  deleteAnalyticsData(ended);
  for (const name of wanted) {
    if (running.has(name) || !found[name]) continue;
    found[name].start();
    found[name].openPage(pageName(window.location.pathname));
    running.add(name);
  }
}

async function tellRunning(tell: (service: AnalyticsService) => void): Promise<void> {
  if (running.size === 0) return;
  const found = await findServices();
  for (const name of running) if (found[name]) tell(found[name]);
}

export function reportPage(pathname: string): Promise<void> {
  return tellRunning((service) => service.openPage(pageName(pathname)));
}

export function reportEvent({ name, payload }: AnalyticsEvent): Promise<void> {
  return tellRunning((service) => service.track(name, withoutPersonalFields(payload)));
}
