import {
  confirmPayment,
  createPayment,
  getPayment,
  listPayments,
  stripeWebhook,
} from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';
import type { PaymentService } from './service.ts';

export function mountPayments(api: Api, service: PaymentService): void {
  api.mount(
    createPayment,
    ({ viewer, newId, body }) => service.create(viewer.user, newId(), body),
    { limit: 'payment' },
  );

  api.mount(listPayments, ({ viewer, query }) => service.list(viewer.user.id, query));

  api.mount(getPayment, async ({ viewer, params }) => ({
    payment: await service.get(viewer.user.id, params.sessionId),
  }));

  api.mount(confirmPayment, async ({ viewer, params }) => ({
    payment: await service.confirm(viewer.user.id, params.sessionId),
  }));

  api.mountSigned(stripeWebhook, async (body, request) => {
    const signature = request.headers['stripe-signature'];
    await service.takeStripeEvent(body, typeof signature === 'string' ? signature : undefined);
    return { received: true as const };
  });
}
