import { join } from 'node:path';
import { OPERATOR } from '@trueline/contracts';
import {
  createAccountService,
  createDeleteFilesJob,
  mountAccount,
} from './modules/account/index.ts';
import { createAuthService, mountAuth } from './modules/auth/index.ts';
import { mountContact } from './modules/contact/index.ts';
import {
  createMailRequestJob,
  createMailRequests,
  createMailService,
  createSendMailJob,
} from './modules/mails/index.ts';
import { createNewsletterService, mountNewsletter } from './modules/newsletter/index.ts';
import type { Db } from './platform/db/database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Api } from './platform/http/api.ts';
import type { BrowserCookies } from './platform/http/browser-cookies.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createOutbox } from './platform/mailer/outbox.ts';
import { createSmtpMailer } from './platform/mailer/smtp.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { observeMailer } from './platform/metrics/observe.ts';
import type { Config } from './process/config.ts';
import { runAll } from './process/run-all.ts';

export interface AccountsDeps {
  config: Config;
  db: Db;
  jobs: Jobs;
  files: FileStore;
  rateLimits: RateLimits;
  metrics: Metrics;
  log: Log;
  now: () => Date;
}

/** People and the mails to them: the modules that sign in, write, subscribe and delete. */
export function createAccounts(deps: AccountsDeps) {
  const { config, db, jobs, rateLimits, now } = deps;
  const { smtpUrl, mailFrom } = config;
  const outbox = smtpUrl === undefined ? createOutbox(outboxFolder(config), mailFrom) : undefined;
  const mailer = observeMailer(outbox ?? createSmtpMailer(smtpUrl ?? '', mailFrom), deps.metrics);
  const sender = {
    appUrl: config.appUrl,
    identity: [OPERATOR.name, ...OPERATOR.postalAddress, OPERATOR.email],
  };
  const mails = createMailService({ ...config, db, jobs, sender, outbox, now });
  const mailRequests = createMailRequests(jobs, now);
  const shared = { ...config, ...deps, mails, mailRequests };
  const newsletter = createNewsletterService(shared);
  const auth = createAuthService({ ...shared, newsletter });
  const account = createAccountService({ ...shared, auth, newsletter });
  return {
    auth,
    mails,
    newsletter,
    mount: (api: Api, cookies: BrowserCookies) => {
      mountAuth(api, auth, cookies);
      mountAccount(api, { account, auth, cookies });
      mountNewsletter(api, newsletter);
      mountContact(api, { db, mails, rateLimits, operatorEmail: OPERATOR.email });
    },
    startWorkers: async () => {
      const answers = { ...auth.mailAnswers, subscribe: newsletter.answerRequest };
      const { hostname: host } = new URL(config.appUrl);
      await jobs.work('send-mail', createSendMailJob({ ...deps, mailer, outbox, host }));
      await jobs.work(
        'answer-mail-request',
        createMailRequestJob({ db, rateLimits, answers, wake: mails.wake }),
      );
      await jobs.work('delete-files', createDeleteFilesJob({ ...deps, outbox }));
    },
    deleteExpired: () =>
      runAll([auth.deleteExpired, mails.deleteExpired, newsletter.deleteExpired]),
  };
}

/** Where mails lie when there is no mail server. */
export function outboxFolder({ dataDir }: Config): string {
  return join(dataDir, 'outbox');
}
