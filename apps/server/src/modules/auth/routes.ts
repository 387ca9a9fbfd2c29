import { getCsrfToken, getCurrentUser, login, logout, register } from '@trueline/contracts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import type { BrowserCookies } from '../../platform/http/browser-cookies.ts';
import { csrfTokenFor } from '../../platform/http/csrf.ts';
import { addressSubject } from '../../platform/http/rate-limits.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { AuthService } from './service.ts';

export function mountAuth(api: Api, service: AuthService, cookies: BrowserCookies): void {
  const signIn = (reply: FastifyReply, viewer: Viewer) => {
    cookies.startSession(reply, viewer.sessionToken);
    return { user: viewer.user, csrfToken: csrfTokenFor(viewer.sessionToken) };
  };

  api.mount(getCsrfToken, async ({ request, reply }) => ({
    csrfToken: api.csrfToken(request, reply),
  }));

  api.mount(getCurrentUser, async ({ viewer }) => ({
    user: viewer.user,
    csrfToken: csrfTokenFor(viewer.sessionToken),
  }));

  api.mount(
    register,
    async ({ body, viewer, reply }) => signIn(reply, await service.register(body, viewer)),
    { limit: 'register' },
  );

  api.mount(login, async ({ body, viewer, request, reply }) => {
    const { username, password } = body;
    const address = addressSubject(request.ip);
    return signIn(reply, await service.login({ username, password, address }, viewer));
  });

  api.mount(logout, async ({ viewer, reply }) => {
    if (viewer) await service.logout(viewer);
    cookies.endSession(reply);
    // The cache alone: theme and consent live in storage and stay.
    reply.header('clear-site-data', '"cache"');
    return { message: 'Signed out.', csrfToken: csrfTokenFor(cookies.startVisitor(reply)) };
  });
}
