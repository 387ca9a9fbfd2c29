import { SIGNED_IN_COOKIE } from '@trueline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../ids.ts';

/** The cookies that say which browser this is: each holds 256 random bits and nothing else, and scripts see none but the one without a secret. */
export interface BrowserCookies {
  findSessionToken: (request: FastifyRequest) => string | undefined;
  findVisitorToken: (request: FastifyRequest) => string | undefined;
  /** Signed in: the visitor's cookie goes. */
  startSession: (reply: FastifyReply, token: string) => void;
  /** Not signed in: a new visitor's cookie, whose token is returned. */
  startVisitor: (reply: FastifyReply) => string;
  /** Signed out: the session's cookie goes, and what tells scripts of it. */
  endSession: (reply: FastifyReply) => void;
  /** Tells scripts of a session that began before they were told, so that its page asks who is signed in. */
  showSession: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The administration's own sign-in, beside which a user's may stand. */
  findAdminToken: (request: FastifyRequest) => string | undefined;
  startAdmin: (reply: FastifyReply, token: string) => void;
  endAdmin: (reply: FastifyReply) => void;
}

/** `secure` when the public address is https: then names carry `__Host-`, which no subdomain can set. */
export function createBrowserCookies(secure: boolean, sessionMaxAgeS: number): BrowserCookies {
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}trueline_session`;
  const signedIn = `${prefix}${SIGNED_IN_COOKIE}`;
  const visitor = `${prefix}trueline_visitor`;
  const admin = `${prefix}trueline_admin`;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const strict = { ...attributes, sameSite: 'strict' } as const;
  const readable = { ...attributes, httpOnly: false } as const;
  const tellScripts = (reply: FastifyReply) =>
    reply.setCookie(signedIn, 'signed_in', { ...readable, maxAge: sessionMaxAgeS });
  const find = (request: FastifyRequest, name: string) => request.cookies[name] || undefined;
  return {
    findSessionToken: (request) => find(request, session),
    findVisitorToken: (request) => find(request, visitor),
    startSession: (reply, token) => {
      reply.setCookie(session, token, { ...attributes, maxAge: sessionMaxAgeS });
      tellScripts(reply);
      reply.clearCookie(visitor, attributes);
    },
    startVisitor: (reply) => {
      const token = newToken();
      reply.setCookie(visitor, token, attributes);
      return token;
    },
    endSession: (reply) => {
      reply.clearCookie(session, attributes);
      reply.clearCookie(signedIn, readable);
    },
    showSession: (request, reply) => {
      if (find(request, session) && !find(request, signedIn)) tellScripts(reply);
    },
    findAdminToken: (request) => find(request, admin),
    startAdmin: (reply, token) => {
      reply.setCookie(admin, token, { ...strict, maxAge: sessionMaxAgeS });
    },
    endAdmin: (reply) => {
      reply.clearCookie(admin, strict);
    },
  };
}
