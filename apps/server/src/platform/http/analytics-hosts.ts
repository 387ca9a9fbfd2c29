import type { AnalyticsSettings } from '@trueline/contracts';

/** Hosts that a page may reach beside its own. */
export interface AllowedHosts {
  script: string[];
  connect: string[];
  image: string[];
}

/** PostHog's own cloud serves its scripts from a second host, its data from the first. */
const POSTHOG_CLOUD = '.i.posthog.com';

/** The hosts of the services that are configured, as each of them documents; none when none is. */
export function analyticsHosts(settings: AnalyticsSettings): AllowedHosts {
  const hosts: AllowedHosts = { script: [], connect: [], image: [] };
  if (settings.gaMeasurementId !== null) {
    hosts.script.push('https://www.googletagmanager.com');
    const measured = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
    hosts.connect.push('https://www.googletagmanager.com', ...measured);
    hosts.image.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  if (settings.clarityProjectId !== null) {
    hosts.script.push('https://*.clarity.ms');
    hosts.connect.push('https://*.clarity.ms');
    hosts.image.push('https://*.clarity.ms');
  }
  if (settings.posthog !== null) {
    const { origin } = new URL(settings.posthog.host);
    const assets = origin.replace(POSTHOG_CLOUD, `-assets${POSTHOG_CLOUD}`);
    const both = [...new Set([origin, assets])];
    hosts.script.push(...both);
    hosts.connect.push(...both);
  }
  return hosts;
}
