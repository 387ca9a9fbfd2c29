import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const STRIPE_WEBHOOK_SECRET = 'whsec_made_up';

/** A checkout as Stripe would keep it, from what it was asked for. */
export interface StripeCheckoutRecord {
  id: string;
  idempotencyKey: string;
  params: URLSearchParams;
}

export interface StripeServer {
  environment: Record<string, string>;
  /** What was created, once per Idempotency-Key. */
  checkouts: StripeCheckoutRecord[];
  /** `lost`: makes the checkout and cuts the connection; `silent`: makes it and says nothing. */
  behavior: 'answers' | 'fails' | 'lost' | 'silent';
  close: () => Promise<void>;
}

/** Speaks as much of Stripe's protocol as a checkout needs, on loopback. */
export async function startStripeServer(): Promise<StripeServer> {
  const http = createServer((request, response) => void answer(server, request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: StripeServer = {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_made_up',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    checkouts: [],
    behavior: 'answers',
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

async function answer(
  server: StripeServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const isCheckout = request.method === 'POST' && request.url === '/v1/checkout/sessions';
  if (!isCheckout || server.behavior === 'fails') {
    const status = isCheckout ? 500 : 404;
    send(response, status, { error: { type: 'api_error', message: 'made-up failure' } });
    return;
  }
  const checkout = takeOrder(server, request, Buffer.concat(chunks).toString('utf8'));
  if (server.behavior === 'silent') return;
  if (server.behavior === 'lost') {
    request.socket.destroy();
    return;
  }
  const url = `https://checkout.example.com/${checkout.id}`;
  send(response, 200, { id: checkout.id, object: 'checkout.session', url });
}

function takeOrder(
  server: StripeServer,
  request: IncomingMessage,
  body: string,
): StripeCheckoutRecord {
  const idempotencyKey = String(request.headers['idempotency-key']);
  const known = server.checkouts.find((checkout) => checkout.idempotencyKey === idempotencyKey);
  if (known) return known;
  const id = `cs_test_${randomBytes(29).toString('hex')}`;
  const created = { id, idempotencyKey, params: new URLSearchParams(body) };
  server.checkouts.push(created);
  return created;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The event that a paid checkout leads to, with parts of it replaced. */
export function paidEvent(checkout: StripeCheckoutRecord, changes: Record<string, unknown> = {}) {
  return stripeEvent('checkout.session.completed', {
    id: checkout.id,
    object: 'checkout.session',
    payment_status: 'paid',
    amount_total: Number(checkout.params.get('line_items[0][price_data][unit_amount]')),
    currency: checkout.params.get('line_items[0][price_data][currency]'),
    client_reference_id: checkout.params.get('client_reference_id'),
    metadata: metadataOf(checkout),
    ...changes,
  });
}

export function refundedEvent(checkout: StripeCheckoutRecord) {
  return stripeEvent('charge.refunded', {
    id: `ch_${randomBytes(12).toString('hex')}`,
    object: 'charge',
    refunded: true,
    metadata: metadataOf(checkout),
  });
}

export function expiredEvent(checkout: StripeCheckoutRecord) {
  return stripeEvent('checkout.session.expired', { id: checkout.id, object: 'checkout.session' });
}

function metadataOf({ params }: StripeCheckoutRecord) {
  return Object.fromEntries(
    [...params].flatMap(([key, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

function stripeEvent(type: string, object: Record<string, unknown>) {
  return { id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', type, data: { object } };
}

/** The `Stripe-Signature` header for a body, as signed so many seconds ago. */
export function signStripe(body: string, { secret = STRIPE_WEBHOOK_SECRET, ageS = 0 } = {}) {
  const time = Math.floor(Date.now() / 1000) - ageS;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
