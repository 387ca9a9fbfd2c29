import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AllowedHosts } from './analytics-hosts.ts';

const NO_HOSTS: AllowedHosts = { script: [], connect: [], image: [] };

/** A year, the least that browsers' preload lists take. */
const HSTS = 'max-age=31536000; includeSubDomains';
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Answers of the API are never pages: nothing may load from them or frame them. SVG pages carry their own styles and fonts. */
const API_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** What stands in a page itself, by its hashes (`'sha256-…'`). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** The policy of a page, with what stands in it and what else it may reach. */
export function pagePolicy(inline = NOTHING_INLINE, hosts = NO_HOSTS): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...hosts.script].join(' '),
    ["connect-src 'self'", ...hosts.connect].join(' '),
    // Menus and toasts place themselves through the CSSOM, which this doesn't concern. A modal of
    // Radix would lock scrolling by a style element of its own, and be refused that.
    ["style-src 'self'", ...inline.styles].join(' '),
    ["img-src 'self' data: blob:", ...hosts.image].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; those of the API are kept by nobody. */
export function installSecurityHeaders(app: FastifyInstance, appUrl: string): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(appUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  };
  const policy = pagePolicy();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (holdsToken(request.url)) reply.header('referrer-policy', 'no-referrer');
    if (isApi(request.url)) setApiHeaders(reply);
    else reply.header('content-security-policy', policy);
    done();
  });
}

function setApiHeaders(reply: FastifyReply): void {
  reply.headers({ 'content-security-policy': API_POLICY, 'cache-control': 'no-store' });
}

/** Addresses of mailed links: not even our own pages learn of them from a `Referer`. */
function holdsToken(url: string): boolean {
  // Encoded within `returnTo`, too.
  return /^\/reset-password\/|(?:[?&]|%3F|%26)(?:token|verify|confirmEmail)(?:=|%3D)/i.test(url);
}

export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
