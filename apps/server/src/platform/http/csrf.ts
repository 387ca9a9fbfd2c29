import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bound to one browser: derived from its HttpOnly cookie, which no other site can read or guess. */
export function csrfTokenFor(cookieToken: string): string {
  return createHmac('sha256', cookieToken).update('trueline csrf').digest('base64url');
}

/** Throws CSRF_INVALID for a write from another site, or one without this browser's token. */
export function requireCsrf(
  request: FastifyRequest,
  cookieToken: string | undefined,
  appUrl: string,
): void {
  if (SAFE_METHODS.has(request.method)) return;
  const given = request.headers['x-csrf-token'];
  if (
    cookieToken === undefined ||
    typeof given !== 'string' ||
    !isOwnOrigin(request, appUrl) ||
    !equals(given, csrfTokenFor(cookieToken))
  ) {
    throw new AppError('CSRF_INVALID');
  }
}

/** No `Origin` is fine (not a browser); else it must be ours, or, without https, the host that was asked. */
function isOwnOrigin(request: FastifyRequest, appUrl: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined || origin === appUrl) return true;
  return appUrl.startsWith('http:') && origin === `http://${host}`;
}

function equals(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
