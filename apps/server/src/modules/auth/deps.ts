import type { User } from '@trueline/contracts';
import type { Db } from '../../platform/db/database.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import type { MailRequests, MailService } from '../mails/index.ts';
import type { NewsletterService } from '../newsletter/index.ts';
import type { AuthSessions } from './sessions.ts';
import type { UserRow } from './users.ts';

export interface AuthServiceDeps {
  db: Db;
  rateLimits: RateLimits;
  mails: MailService;
  mailRequests: MailRequests;
  newsletter: NewsletterService;
  appUrl: string;
  sessionIdleS: number;
  sessionAbsoluteS: number;
  resetTtlS: number;
  verifyTtlS: number;
  requireEmailVerification: boolean;
  /** Days of PRO that come with an account; 0: none. */
  trialDays: number;
  log: Log;
  now: () => Date;
}

export interface AuthContext extends AuthServiceDeps {
  sessions: AuthSessions;
}

/** What the rest of the application, and the person, see of an account. */
export function toUser({ id, username, email }: UserRow): User {
  return { id, username, email };
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
