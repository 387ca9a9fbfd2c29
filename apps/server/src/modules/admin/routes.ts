import {
  adminLogin,
  adminLogout,
  checkAdminModel,
  confirmAdminTwoFactor,
  endAdminSession,
  endAdminTwoFactor,
  getAdministrator,
  getAdminOverview,
  getAdminUser,
  listAdminContactMessages,
  listAdminMails,
  listAdminModels,
  listAdminOptimizations,
  listAdminSessions,
  listAdminSubscribers,
  listAdminUsers,
  listAuditLog,
  retryAdminOptimization,
  setUpAdminTwoFactor,
  updateAdminUser,
  useAdminModel,
} from '@trueline/contracts';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import type { BrowserCookies } from '../../platform/http/browser-cookies.ts';
import { csrfTokenFor } from '../../platform/http/csrf.ts';
import { addressSubject } from '../../platform/http/rate-limits.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { clientOf } from '../auth/index.ts';
import type { Actor } from './deps.ts';
import type { AdminService } from './service.ts';

export function mountAdmin(api: Api, service: AdminService, cookies: BrowserCookies): void {
  mountSignIn(api, service, cookies);
  mountTwoFactor(api, service);
  mountUsers(api, service);
  mountRecords(api, service);
  mountModels(api, service);
}

function mountModels(api: Api, { models }: AdminService): void {
  api.mount(listAdminModels, () => models.list());

  api.mount(checkAdminModel, ({ body, ...call }) => models.check(actorOf(call), body));

  api.mount(useAdminModel, ({ body, ...call }) => models.use(actorOf(call), body.model));
}

const actorOf = ({ viewer, request }: { viewer: Viewer; request: FastifyRequest }): Actor => ({
  id: viewer.user.id,
  requestId: request.id,
});

function mountSignIn(api: Api, service: AdminService, cookies: BrowserCookies): void {
  const describe = async ({ user, sessionToken }: Viewer) => ({
    ...(await service.describe(user)),
    csrfToken: csrfTokenFor(sessionToken),
  });

  api.mount(adminLogin, async ({ body, request, reply }) => {
    const before = cookies.findAdminToken(request);
    const previous = before === undefined ? undefined : { sessionToken: before };
    const credentials = { ...body, address: addressSubject(request.ip) };
    const client = { ...clientOf(request), previous };
    const viewer = await service.signIn(credentials, client, request.id);
    cookies.startAdmin(reply, viewer.sessionToken);
    return describe(viewer);
  });

  api.mount(adminLogout, async ({ viewer, request, reply }) => {
    await service.signOut(viewer, request.id);
    cookies.endAdmin(reply);
    reply.header('clear-site-data', '"cache"');
    return { message: 'Signed out.' };
  });

  api.mount(getAdministrator, ({ viewer }) => describe(viewer));
}

function mountTwoFactor(api: Api, { twoFactor }: AdminService): void {
  api.mount(setUpAdminTwoFactor, (call) => twoFactor.setUp(actorOf(call)));

  api.mount(confirmAdminTwoFactor, async ({ body, ...call }) => ({
    recoveryCodes: await twoFactor.confirm(actorOf(call), body.totp),
  }));

  api.mount(endAdminTwoFactor, async ({ body, ...call }) => {
    await twoFactor.end(actorOf(call), body.password);
    return { message: 'Two-factor sign-in is off.' };
  });
}

function mountUsers(api: Api, service: AdminService): void {
  api.mount(listAdminUsers, ({ query }) => service.users.list(query));

  api.mount(getAdminUser, ({ viewer, params }) => service.users.get(viewer, params.id));

  api.mount(updateAdminUser, async ({ params, body, ...call }) => ({
    user: await service.users.update(actorOf(call), params.id, body),
  }));

  api.mount(listAdminSessions, ({ viewer, query }) => service.listSessions(viewer, query));

  api.mount(endAdminSession, async ({ params, ...call }) => {
    await service.endSession(actorOf(call), params.id);
    return undefined;
  });
}

function mountRecords(api: Api, service: AdminService): void {
  api.mount(getAdminOverview, () => service.overview());

  api.mount(listAdminOptimizations, ({ query }) => service.listOptimizations(query));

  api.mount(retryAdminOptimization, async ({ params, ...call }) => ({
    optimization: await service.retryOptimization(actorOf(call), params.id),
  }));

  api.mount(listAdminMails, ({ query }) => service.listMails(query));

  api.mount(listAdminContactMessages, ({ query }) => service.listContactMessages(query));

  api.mount(listAdminSubscribers, ({ query }) => service.listSubscribers(query));

  api.mount(listAuditLog, ({ query }) => service.listAuditLog(query));
}
