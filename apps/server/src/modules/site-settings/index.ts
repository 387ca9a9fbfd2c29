import { type AnalyticsSettings, getSiteSettings } from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';

export function mountSiteSettings(
  api: Api,
  { analytics, retentionDays }: { analytics: AnalyticsSettings; retentionDays: number },
): void {
  api.mount(getSiteSettings, async () => ({ analytics, retentionDays }));
}
