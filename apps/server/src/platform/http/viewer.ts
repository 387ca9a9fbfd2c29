import type { User } from '@trueline/contracts';
import type { FastifyRequest } from 'fastify';

/** The signed-in user of a request, and the token of the sign-in. */
export interface Viewer {
  user: User;
  sessionToken: string;
}

/** Finds who is signed in, as a user or to the administration; the auth module provides both. */
export type FindViewer = (request: FastifyRequest) => Promise<Viewer | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}
