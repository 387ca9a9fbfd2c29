import type { BrowserContext, Page, Route } from 'playwright-core';

/** Settings with which a server offers all three analytics services. */
export const ANALYTICS_ENVIRONMENT = {
  GA_MEASUREMENT_ID: 'G-TEST1',
  CLARITY_PROJECT_ID: 'abc123',
  POSTHOG_KEY: 'phc_test',
  POSTHOG_HOST: 'https://us.i.posthog.com',
};

export const GOOGLE = 'www.googletagmanager.com';
export const CLARITY = 'www.clarity.ms';
export const POSTHOG = 'us-assets.i.posthog.com';

/** What each service's own script does as far as our pages can tell: it takes its queue and keeps a cookie. */
const SCRIPTS: Record<string, string> = {
  [GOOGLE]: `document.cookie = '_ga=GA1.1.1; path=/';`,
  [CLARITY]: `
    window.clarityCalls = (window.clarity.q ?? []).map((call) => [...call]);
    window.clarity = (...call) => window.clarityCalls.push(call);
    document.cookie = '_clck=abc; path=/';
    sessionStorage.setItem('clarity_session', '1');`,
  [POSTHOG]: `
    const [key, settings] = window.posthog._i[0];
    window.posthogCalls = [['init', key, settings]];
    const tell = (name) => (...values) => window.posthogCalls.push([name, ...values]);
    window.posthog = { capture: tell('capture'), opt_in_capturing: tell('in'), opt_out_capturing: tell('out') };
    localStorage.setItem('ph_phc_test_posthog', '{}');
    settings.loaded();`,
};

/** Answers the services' hosts with stand-ins; returns the hosts that were asked, in their order. */
export async function standInForAnalytics(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const answer = (route: Route) => {
    const { host } = new URL(route.request().url());
    asked.push(host);
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[host] ?? '' });
  };
  await context.route((url) => url.hostname !== 'localhost', answer);
  return asked;
}

/** What Google's tag was told: its queue holds argument objects. */
export function googleCalls(page: Page): Promise<unknown[][]> {
  return page.evaluate('(window.dataLayer ?? []).map((call) => [...call])');
}
