import type { User } from '@trueline/contracts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { deleteOldEntries, listAuditLog } from './audit-log.ts';
import type { Actor, AdminDeps, Page } from './deps.ts';
import { CONTACT_KIND, listMails, listSubscribers } from './mailings.ts';
import { createModels } from './models.ts';
import { listOptimizations, retryOptimization } from './optimizations.ts';
import { getOverview } from './overview.ts';
import { endSession, listAuthSessions, listResumeSessions } from './sessions.ts';
import { createTwoFactor, describeAdministrator, signIn, signOut } from './sign-in.ts';
import { createUsers } from './users.ts';

export type AdminService = ReturnType<typeof createAdminService>;

/** What administrators see and do: metadata alone, and each act is written down with what it changes. */
export function createAdminService(deps: AdminDeps) {
  const { db } = deps;
  return {
    signIn: (...args: DropFirst<typeof signIn>) => signIn(deps, ...args),
    signOut: (viewer: Viewer, requestId: string) => signOut(deps, viewer, requestId),
    describe: (user: User) => describeAdministrator(deps, user),
    twoFactor: createTwoFactor(deps),
    users: createUsers(deps),
    models: createModels(deps),
    overview: () => getOverview(db, deps.now()),
    listSessions: (
      viewer: Viewer,
      { kind, ...page }: Page & { kind: 'auth' | 'resume'; userId?: string | undefined },
    ) => (kind === 'auth' ? listAuthSessions(deps, viewer, page) : listResumeSessions(deps, page)),
    endSession: (actor: Actor, id: string) => endSession(deps, actor, id),
    listOptimizations: (page: Parameters<typeof listOptimizations>[1]) =>
      listOptimizations(db, page),
    retryOptimization: (actor: Actor, id: string) => retryOptimization(deps, actor, id),
    listMails: (page: Parameters<typeof listMails>[1]) => listMails(db, page),
    listContactMessages: (page: Parameters<typeof listMails>[1]) =>
      listMails(db, { ...page, kind: CONTACT_KIND }),
    listSubscribers: (page: Parameters<typeof listSubscribers>[1]) => listSubscribers(db, page),
    listAuditLog: (page: Page) => listAuditLog(db, page),
    deleteExpired: () => deleteOldEntries(db, deps.now()),
  };
}

type DropFirst<F extends (...args: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;
