import {
  forgotPassword,
  getCsrfToken,
  getCurrentUser,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@trueline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import type { BrowserCookies } from '../../platform/http/browser-cookies.ts';
import { csrfTokenFor } from '../../platform/http/csrf.ts';
import { addressSubject } from '../../platform/http/rate-limits.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { deviceOf } from './device.ts';
import type { AuthService } from './service.ts';

const VERIFY_MESSAGE =
  'Almost done: we sent you a link to confirm your e-mail address. Open it to sign in.';
/** Said whether or not there is such an account. */
const RESEND_MESSAGE = 'If that address waits to be confirmed, a new link is on its way to it.';
const FORGOT_MESSAGE =
  'If there is an account with that address, a link to set a new password is on its way to it.';

export function mountAuth(api: Api, service: AuthService, cookies: BrowserCookies): void {
  const signIn = (reply: FastifyReply, viewer: Viewer) => {
    cookies.startSession(reply, viewer.sessionToken);
    return { user: viewer.user, csrfToken: csrfTokenFor(viewer.sessionToken) };
  };

  api.mount(getCsrfToken, async ({ request, reply }) => ({
    csrfToken: api.csrfToken(request, reply),
  }));

  api.mount(
    getCurrentUser,
    async ({ viewer }) => ({
      user: viewer.user,
      csrfToken: csrfTokenFor(viewer.sessionToken),
    }),
    // Here alone: what another tab asked before a new sign-in must not end that.
    { onSignedOut: cookies.endSession },
  );

  api.mount(
    register,
    async ({ body, request, reply }) => {
      const viewer = await service.register(body, clientOf(request));
      return viewer
        ? signIn(reply, viewer)
        : { requiresVerification: true, message: VERIFY_MESSAGE };
    },
    { limit: 'register' },
  );

  api.mount(login, async ({ body, request, reply }) => {
    const credentials = { ...body, address: addressSubject(request.ip) };
    return signIn(reply, await service.login(credentials, clientOf(request)));
  });

  api.mount(logout, async ({ viewer, reply }) => {
    if (viewer) await service.logout(viewer.sessionToken);
    return { message: 'Signed out.', csrfToken: signOut(cookies, reply) };
  });

  mountMailedLinks(api, service, signIn);
}

function mountMailedLinks(
  api: Api,
  service: AuthService,
  signIn: (reply: FastifyReply, viewer: Viewer) => { csrfToken: string },
): void {
  api.mount(
    verifyEmail,
    async ({ body, viewer, request, reply }) => {
      const started = await service.verifyEmail(body.token, clientOf(request));
      const message = 'Thank you. Your e-mail address is confirmed.';
      if (started) return { ...signIn(reply, started), message };
      if (!viewer) return { message };
      return { user: viewer.user, csrfToken: csrfTokenFor(viewer.sessionToken), message };
    },
    { limit: 'mail-token' },
  );

  api.mount(
    resendVerification,
    async ({ body }) => {
      await service.requestMail('verify-email', body.email);
      return { message: RESEND_MESSAGE };
    },
    { limit: 'mail-request' },
  );

  api.mount(
    forgotPassword,
    async ({ body }) => {
      await service.requestMail('reset-password', body.email);
      return { message: FORGOT_MESSAGE };
    },
    { limit: 'mail-request' },
  );

  api.mount(
    resetPassword,
    async ({ body }) => {
      await service.resetPassword(body);
      return { message: 'Your new password is set. Please sign in with it.' };
    },
    { limit: 'mail-token' },
  );
}

/** What a sign-in remembers of its browser. */
export function clientOf(request: FastifyRequest) {
  return { previous: request.viewer, device: deviceOf(request.headers['user-agent']) };
}

/** Clears cookie and cache; theme and consent live in storage and stay. The token is a new visitor's. */
export function signOut(cookies: BrowserCookies, reply: FastifyReply): string {
  cookies.endSession(reply);
  reply.header('clear-site-data', '"cache"');
  return csrfTokenFor(cookies.startVisitor(reply));
}
