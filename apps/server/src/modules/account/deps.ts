import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { AuthService } from '../auth/index.ts';
import type { MailService } from '../mails/index.ts';
import type { NewsletterService } from '../newsletter/index.ts';

export interface AccountDeps {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  rateLimits: RateLimits;
  auth: AuthService;
  mails: MailService;
  newsletter: NewsletterService;
  appUrl: string;
  verifyTtlS: number;
  log: Log;
  now: () => Date;
}
