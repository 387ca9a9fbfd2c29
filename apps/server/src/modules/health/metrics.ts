import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** Any of them says that somebody else stands behind the peer. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*|cf-connecting-ip|true-client-ip)$/;

/**
 * `/metrics`: for whoever has the token or, where none is set, for this machine itself. Others are
 * answered UNAUTHENTICATED, or NOT_FOUND where no token would help.
 */
export function mountMetrics(
  app: FastifyInstance,
  { metrics, metricsToken }: { metrics: Metrics; metricsToken: string | undefined },
): void {
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined) {
      if (!isOwnMachine(request)) throw new AppError('NOT_FOUND');
    } else if (!hasToken(request, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('UNAUTHENTICATED');
    }
    reply.header('cache-control', 'no-store');
    return reply.type(metrics.contentType).send(await metrics.print());
  });
}

/** By the connection itself, whatever proxies are trusted. */
function isOwnMachine(request: FastifyRequest): boolean {
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    !Object.keys(request.headers).some((name) => FORWARDED.test(name))
  );
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Hashes are of one length, as the comparison needs.
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}
