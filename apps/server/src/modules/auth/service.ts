import type { AlsoWrite } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { AnswerMailRequest, MailRequestKind } from '../mails/index.ts';
import { deleteExpiredTokens } from './account-tokens.ts';
import {
  changePassword,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  requirePassword,
  setUpTwoFactor,
} from './credentials.ts';
import { type AuthContext, type AuthServiceDeps, after } from './deps.ts';
import {
  answerExistsRequest,
  answerResetRequest,
  answerVerifyRequest,
  resetPassword,
  verifyEmail,
} from './recovery.ts';
import { changeUsername, type Registration, register, unverifiedKeepS } from './registration.ts';
import { type Client, createAuthSessions } from './sessions.ts';
import { type Credentials, type Entrance, login } from './sign-in.ts';
import { deleteUnverified } from './users.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts and how people get into them; what each call throws stands at its function. */
export function createAuthService(deps: AuthServiceDeps) {
  const sessions = createAuthSessions(deps);
  const adminSessions = createAuthSessions(deps, 'admin');
  const context: AuthContext = { ...deps, sessions };
  const entrance: Entrance = { sessions, admits: () => true };
  const adminEntrance: Entrance = {
    sessions: adminSessions,
    admits: ({ role }) => role === 'admin',
  };
  return {
    register: (registration: Registration, client: Client) =>
      register(context, registration, client),
    login: (credentials: Credentials, client: Client) =>
      login(context, entrance, credentials, client),
    logout: sessions.end,
    findViewer: sessions.find,
    /** For the administration; what `also` writes is written with the sign-in. */
    loginAdministrator: (credentials: Credentials, client: Client, also: Entrance['also']) =>
      login(context, { ...adminEntrance, also }, credentials, client),
    findAdministrator: adminSessions.find,
    endAllSessions: sessions.endAll,
    endAnyonesSession: sessions.endAnyones,
    selectLiveSessions: sessions.selectLive,
    verifyEmail: (token: string, client: Client) => verifyEmail(context, token, client),
    resetPassword: (given: { token: string; password: string }) => resetPassword(context, given),
    /** Written down, whoever's address it is. */
    requestMail: (kind: 'verify-email' | 'reset-password', email: string) =>
      deps.db
        .transaction()
        .execute((transaction) => deps.mailRequests.add(transaction, { kind, email })),
    mailAnswers: mailAnswers(context),
    requirePassword: (userId: string, given: { password: string; field: string }) =>
      requirePassword(context, userId, given),
    changePassword: (...args: DropFirst<typeof changePassword>) => changePassword(context, ...args),
    changeUsername: (userId: string, username: string) => changeUsername(context, userId, username),
    setUpTwoFactor: (userId: string, also?: AlsoWrite) => setUpTwoFactor(context, userId, also),
    confirmTwoFactor: (userId: string, code: string, also?: AlsoWrite) =>
      confirmTwoFactor(context, userId, code, also),
    replaceRecoveryCodes: (userId: string, password: string) =>
      renewRecoveryCodes(context, userId, password),
    endTwoFactor: (userId: string, password: string, also?: AlsoWrite) =>
      endTwoFactor(context, userId, password, also),
    listSessions: sessions.list,
    endSession: sessions.endOne,
    endOtherSessions: ({ user, sessionToken }: Viewer) =>
      sessions.endAll(deps.db, user.id, sessionToken),
    deleteExpired: async () => {
      const now = deps.now();
      await sessions.deleteExpired();
      await deleteExpiredTokens(deps.db, now);
      const createdBefore = after(now, -unverifiedKeepS(deps.verifyTtlS));
      await deleteUnverified(deps.db, { createdBefore, now });
    },
  };
}

type DropFirst<F extends (...args: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;

function mailAnswers(
  context: AuthContext,
): Record<Exclude<MailRequestKind, 'subscribe'>, AnswerMailRequest> {
  return {
    'verify-email': (transaction, request) => answerVerifyRequest(context, transaction, request),
    'reset-password': (transaction, request) => answerResetRequest(context, transaction, request),
    'account-exists': (transaction, request) => answerExistsRequest(context, transaction, request),
  };
}
