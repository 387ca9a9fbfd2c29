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

/** Whether a language model writes here at the moment. */
type HasModel = () => Promise<boolean>;

export function mountSiteSettings(
  api: Api,
  { analytics, retentionDays, stripe, maxUploadBytes, maxPages }: SiteSettings,
  hasModel: HasModel,
): void {
  api.mount(getSiteSettings, async () => ({
    analytics,
    retentionDays,
    languageModel: await hasModel(),
    testCheckout: stripe === undefined,
    uploads: { maxBytes: maxUploadBytes, maxPages },
  }));
}
