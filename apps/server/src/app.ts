import { fileURLToPath } from 'node:url';
import { getHealth, getMetrics, getReadiness } from '@trueline/contracts';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts.ts';
import { createAdminService, ensureAdministrator, mountAdmin } from './modules/admin/index.ts';
import { mountHealth } from './modules/health/index.ts';
import { createKnownAnswerService, mountKnownAnswers } from './modules/known-answers/index.ts';
import {
  createCredits,
  createPaymentService,
  mountPayments,
  sendReceipt,
} from './modules/payments/index.ts';
import {
  createOptimizeJob,
  createResumeSessionChanges,
  createResumeSessionService,
  mountResumeSessions,
} from './modules/resume-sessions/index.ts';
import { createReadJob, createResumeService, mountResumes } from './modules/resumes/index.ts';
import { createRetention } from './modules/retention/index.ts';
import { mountSiteSettings } from './modules/site-settings/index.ts';
import { mountTemplates } from './modules/templates/index.ts';
import { createUserProfileService, mountUserProfile } from './modules/user-profile/index.ts';
import { analyticsHosts } from './platform/http/analytics-hosts.ts';
import { createApi } from './platform/http/api.ts';
import { createBrowserCookies } from './platform/http/browser-cookies.ts';
import { createEventStreams } from './platform/http/event-streams.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createLanguageModels } from './platform/language-model/language-models.ts';
import type { Log } from './platform/log.ts';
import { observeRequests } from './platform/metrics/observe.ts';
import type { StripeConfig } from './platform/payments/stripe-checkout.ts';
import type { Config } from './process/config.ts';
import type { Parts } from './process/open-parts.ts';
import { runAll } from './process/run-all.ts';

export interface AppDeps extends Parts {
  config: Config;
  log: Log;
  now: () => Date;
  /** The built web app; by default apps/web's. */
  webFolder?: string;
}

export interface App {
  http: FastifyInstance;
  /** Starts this process's workers. */
  startWorkers: () => Promise<void>;
  /** Deletes what has outlived its time: sign-ins, idempotency keys, limits, and what RETENTION_DAYS names. */
  deleteExpired: () => Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Stripe's package is loaded only where it is used. */
async function openStripe(stripe: StripeConfig) {
  const { createStripeCheckout } = await import('./platform/payments/stripe-checkout.ts');
  return createStripeCheckout(stripe);
}

/** The whole application; its list of modules is the table of contents. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, database, jobs, files, reader, renderer, fitter, metrics, now } = deps;
  const { db } = database;
  const http = await createHttpServer({ ...config, log: deps.log });
  installSecurityHeaders(http, config.appUrl);
  observeRequests(http, metrics);

  const cookies = createBrowserCookies(config.appUrl.startsWith('https:'), config.sessionAbsoluteS);
  const rateLimits = createRateLimits(db, config.rateLimits, now);
  const idempotency = createIdempotency(db, now);
  const accounts = createAccounts({ ...deps, db, rateLimits });
  const credits = createCredits(now);
  const resumes = createResumeService({ db, jobs, files, credits, fitter, photos: reader, now });
  const streams = createEventStreams();
  metrics.watchEventStreams(streams.count);
  http.addHook('preClose', async () => streams.endAll());
  const changes = createResumeSessionChanges(database.signals);
  const languageModels = createLanguageModels(config, (message) => {
    metrics.incident('language-model');
    deps.log.warn(message);
  });
  const hasModel = async () => (await languageModels.describe()) !== undefined;
  const resumeSessions = createResumeSessionService({
    db,
    jobs,
    resumes,
    credits,
    streams,
    changes,
    renderer,
    fitter,
    languageModels,
    now,
  });
  const payments = createPaymentService({
    db,
    appUrl: config.appUrl,
    stripe: config.stripe && (await openStripe(config.stripe)),
    requireOwn: async (userId, { resumeId, resumeSessionId }) => {
      if (resumeId !== undefined) await resumes.get(userId, resumeId);
      if (resumeSessionId !== undefined) await resumeSessions.get(userId, resumeSessionId);
    },
    sendReceipt: (transaction, payment) =>
      sendReceipt({ mails: accounts.mails, appUrl: config.appUrl }, transaction, payment),
    log: deps.log,
    now,
  });

  const { retentionDays } = config;
  const retention = createRetention({ db, jobs, files, retentionDays, now });
  const { auth, newsletter } = accounts;
  const admin = createAdminService({
    ...deps,
    db,
    auth,
    newsletter,
    payments,
    resumeSessions,
    models: config,
  });
  if (config.administrator) await ensureAdministrator({ ...deps, db }, config.administrator);

  const api = createApi(http, {
    ...config,
    cookies,
    rateLimits,
    idempotency,
    findViewer: async (request) => {
      const token = cookies.findSessionToken(request);
      return token === undefined ? undefined : accounts.auth.findViewer(token);
    },
    findAdministrator: async (request) => {
      const token = cookies.findAdminToken(request);
      return token === undefined ? undefined : accounts.auth.findAdministrator(token);
    },
  });

  mountHealth(http, { ...config, metrics, pingDatabase: database.ping, pingQueue: jobs.ping });
  api.describe([getHealth, getReadiness, getMetrics]);
  accounts.mount(api, cookies);
  mountResumes(api, resumes);
  mountResumeSessions(api, resumeSessions);
  mountPayments(api, payments);
  mountUserProfile(api, createUserProfileService({ db, resumes, credits, fitter, now }));
  mountKnownAnswers(api, createKnownAnswerService({ db, now }));
  mountTemplates(api);
  mountSiteSettings(api, config, hasModel);
  mountAdmin(api, admin, cookies);
  await serveWebApp(http, {
    folder: deps.webFolder ?? WEB_FOLDER,
    appUrl: config.appUrl,
    social: config.social,
    hosts: analyticsHosts(config.analytics),
    onPage: cookies.showSession,
  });

  return {
    http,
    startWorkers: async () => {
      await accounts.startWorkers();
      await jobs.work('read-resume', createReadJob({ db, files, reader, credits }));
      const expectsModel = await hasModel();
      const shared = { db, credits, changes, renderer, fitter, languageModels, now };
      await jobs.work('optimize-resume', createOptimizeJob({ ...shared, expectsModel }));
    },
    deleteExpired: () =>
      runAll([
        accounts.deleteExpired,
        idempotency.deleteExpired,
        rateLimits.deleteExpired,
        payments.deleteExpired,
        admin.deleteExpired,
        retention.deleteExpired,
      ]),
  };
}
