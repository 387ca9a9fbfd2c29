import {
  changeEmail,
  changePassword,
  confirmEmail,
  confirmTwoFactor,
  deleteAccount,
  endAuthSession,
  endOtherAuthSessions,
  endTwoFactor,
  exportAccount,
  getAccount,
  listAuthSessions,
  replaceRecoveryCodes,
  setUpTwoFactor,
  updateAccount,
  withdrawEmail,
} from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { BrowserCookies } from '../../platform/http/browser-cookies.ts';
import { csrfTokenFor } from '../../platform/http/csrf.ts';
import { type AuthService, clientOf, signOut } from '../auth/index.ts';
import type { AccountService } from './service.ts';

export interface AccountRoutesDeps {
  account: AccountService;
  auth: AuthService;
  cookies: BrowserCookies;
}

export function mountAccount(api: Api, deps: AccountRoutesDeps): void {
  mountSettings(api, deps);
  mountEmailChange(api, deps);
  mountSessions(api, deps);
  mountTwoFactor(api, deps);
}

function mountSettings(api: Api, { account, auth, cookies }: AccountRoutesDeps): void {
  api.mount(getAccount, async ({ viewer }) => ({ account: await account.get(viewer.user.id) }));

  api.mount(updateAccount, async ({ viewer, body }) => ({
    account: await account.update(viewer.user.id, body),
  }));

  api.mount(
    exportAccount,
    async ({ viewer }) => ({
      bytes: await account.export(viewer.user.id),
      type: 'application/zip',
      attachment: 'trueline-export.zip',
    }),
    { limit: 'export' },
  );

  api.mount(deleteAccount, async ({ viewer, body, reply }) => {
    await account.delete(viewer.user.id, body.password);
    return { message: 'Your account is deleted.', csrfToken: signOut(cookies, reply) };
  });

  api.mount(changePassword, async ({ viewer, body, request, reply }) => {
    const client = { ...clientOf(request), previous: viewer };
    const { sessionToken } = await auth.changePassword(body, client);
    cookies.startSession(reply, sessionToken);
    const message = 'Your password is changed. Every other device has to sign in again.';
    return { message, csrfToken: csrfTokenFor(sessionToken) };
  });
}

function mountEmailChange(api: Api, { account }: AccountRoutesDeps): void {
  api.mount(changeEmail, async ({ viewer, body }) => {
    await account.requestEmailChange(viewer.user.id, body);
    return {
      message: 'We sent a link to both addresses. The change is made once you have opened both.',
    };
  });

  api.mount(withdrawEmail, async ({ viewer }) => {
    await account.withdrawEmailChange(viewer.user.id);
    return { account: await account.get(viewer.user.id) };
  });

  api.mount(
    confirmEmail,
    async ({ viewer, body }) => {
      const changed = await account.confirmEmailChange(viewer.user.id, body.token);
      const current = await account.get(viewer.user.id);
      const { id, username, email } = current;
      const message = changed
        ? 'Your e-mail address is changed.'
        : 'Thank you. Now open the link in the mail to the other address.';
      return { account: current, user: { id, username, email }, changed, message };
    },
    { limit: 'mail-token' },
  );
}

function mountSessions(api: Api, { auth }: AccountRoutesDeps): void {
  api.mount(listAuthSessions, ({ viewer, query }) => auth.listSessions(viewer, query));

  api.mount(endAuthSession, async ({ viewer, params }) => {
    if (!(await auth.endSession(viewer.user.id, params.id))) throw new AppError('NOT_FOUND');
    return undefined;
  });

  api.mount(endOtherAuthSessions, async ({ viewer }) => {
    await auth.endOtherSessions(viewer);
    return undefined;
  });
}

function mountTwoFactor(api: Api, { auth }: AccountRoutesDeps): void {
  api.mount(setUpTwoFactor, ({ viewer }) => auth.setUpTwoFactor(viewer.user.id));

  api.mount(confirmTwoFactor, async ({ viewer, body }) => ({
    recoveryCodes: await auth.confirmTwoFactor(viewer.user.id, body.totp),
  }));

  api.mount(replaceRecoveryCodes, async ({ viewer, body }) => ({
    recoveryCodes: await auth.replaceRecoveryCodes(viewer.user.id, body.password),
  }));

  api.mount(endTwoFactor, async ({ viewer, body }) => {
    await auth.endTwoFactor(viewer.user.id, body.password);
    return { message: 'Two-factor sign-in is off.' };
  });
}
