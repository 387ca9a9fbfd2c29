import type {
  AdminMail,
  AdminOptimization,
  AdminResume,
  AdminResumeSession,
  AdminSubscriber,
  AuditAction,
  Payment,
} from '@trueline/contracts';

/** States and acts in words, each list in the order in which a filter offers them. */

export const RUN_STATES: Record<AdminOptimization['status'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
};

export const MAIL_STATES: Record<AdminMail['status'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
};

export const SUBSCRIBER_STATES: Record<AdminSubscriber['status'], string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

export const RESUME_STATES: Record<AdminResume['status'], string> = {
  parsing: 'Being read',
  ready: 'Read',
  failed: 'Could not be read',
};

export const RESUME_SESSION_STATES: Record<AdminResumeSession['status'], string> = {
  pending: 'Not optimized yet',
  optimizing: 'Being optimized',
  completed: 'Completed',
  failed: 'Failed',
};

export const PAYMENT_STATES: Record<Payment['status'], string> = {
  pending: 'Not paid',
  paid: 'Paid',
  expired: 'Expired',
  refunded: 'Refunded',
};

export const CREDIT_STATES: Record<Payment['credit'], string> = {
  none: 'None',
  available: 'Not used yet',
  in_use: 'In use',
  used: 'Used',
};

export const AUDIT_ACTIONS: Record<AuditAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-denied': 'Sign-in refused',
  'signed-out': 'Signed out',
  'two-factor-started': 'Began to set up two-factor sign-in',
  'two-factor-on': 'Turned two-factor sign-in on',
  'two-factor-off': 'Turned two-factor sign-in off',
  'user-changed': 'Changed a user',
  'session-ended': 'Ended a sign-in',
  'optimization-retried': 'Ran an optimization again',
  'model-checked': 'Checked a language model',
  'model-named': 'Named the language model',
  'administrator-set': 'Administrator set on the server',
};

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** The day of a moment of the server's, short enough for a table. */
export const showShortDay = (iso: string) => DAY.format(new Date(iso));
/** A moment of the server's to the second, for what is compared with a log. */
export const showExactMoment = (iso: string) => EXACT.format(new Date(iso));

const COUNT = new Intl.NumberFormat('en');

/** `12345` as `12,345`. */
export const showCount = (count: number) => COUNT.format(count);

const MONEY = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `123456` cents and `USD` as `1,234.56 USD`. */
export const showMoney = (cents: number, currency: string) =>
  `${MONEY.format(cents / 100)} ${currency}`;
