import type { Db } from '../../platform/db/database.ts';
import type { LanguageModelSettings } from '../../platform/language-model/language-models.ts';
import type { Log } from '../../platform/log.ts';
import type { AuthService } from '../auth/index.ts';
import type { NewsletterService } from '../newsletter/index.ts';
import type { PaymentService } from '../payments/index.ts';
import type { ResumeSessionService } from '../resume-sessions/index.ts';

export interface AdminDeps {
  db: Db;
  auth: AuthService;
  payments: PaymentService;
  newsletter: NewsletterService;
  resumeSessions: ResumeSessionService;
  models: LanguageModelSettings;
  log: Log;
  now: () => Date;
}

/** The administrator who acts, and by which request. */
export interface Actor {
  id: string;
  requestId: string;
}

export interface Page {
  limit: number;
  cursor?: string | undefined;
}
