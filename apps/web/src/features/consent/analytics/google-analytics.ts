import { type AnalyticsService, loadScript } from './service.ts';

/** Two years. */
const COOKIE_LIFETIME_S = 63_072_000;

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Google's tag reads the arguments object itself, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

function configure(id: string, consented: boolean): void {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: consented ? 'granted' : 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    // Pages are told one by one, without their queries and ids.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: consented ? COOKIE_LIFETIME_S : 0,
    cookie_flags: 'SameSite=Lax;Secure',
    page_location: window.location.origin,
    page_referrer: '',
  });
}

/** Google Analytics 4, for those who agreed to Enhanced Analytics. */
export function googleAnalytics(id: string): AnalyticsService {
  let configured = false;
  return {
    start: () => {
      window[`ga-disable-${id}`] = false;
      if (configured) return gtag('consent', 'update', { analytics_storage: 'granted' });
      configured = true;
      configure(id, true);
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    stop: () => {
      window[`ga-disable-${id}`] = true;
      gtag('consent', 'update', { analytics_storage: 'denied' });
    },
    openPage: (path) =>
      gtag('event', 'page_view', { page_location: window.location.origin + path, page_path: path }),
    track: (event, payload) => gtag('event', event, payload),
  };
}
