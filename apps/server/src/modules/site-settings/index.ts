import { type AnalyticsSettings, getSiteSettings } from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';

interface SiteSettings {
  analytics: AnalyticsSettings;
  retentionDays: number;
  /** Absent: the test checkout. */
  stripe: object | undefined;
}

export function mountSiteSettings(
  api: Api,
  { analytics, retentionDays, stripe }: SiteSettings,
): void {
  const testCheckout = stripe === undefined;
  api.mount(getSiteSettings, async () => ({ analytics, retentionDays, testCheckout }));
}
