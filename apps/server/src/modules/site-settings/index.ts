import { type AnalyticsSettings, getSiteSettings } from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';

interface SiteSettings {
  analytics: AnalyticsSettings;
  retentionDays: number;
  /** Absent: the test checkout. */
  stripe: object | undefined;
  maxUploadBytes: number;
  maxPages: number;
}

export function mountSiteSettings(
  api: Api,
  { analytics, retentionDays, stripe, maxUploadBytes, maxPages }: SiteSettings,
): void {
  api.mount(getSiteSettings, async () => ({
    analytics,
    retentionDays,
    testCheckout: stripe === undefined,
    uploads: { maxBytes: maxUploadBytes, maxPages },
  }));
}
