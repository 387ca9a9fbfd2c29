import { endpoints } from './endpoints.ts';
import { pollInterval } from './poll-interval.ts';
import { type PolledState, readQuery } from './query-client.ts';

/** One payment by its checkout, followed until it is decided: the provider tells the server, not this page. */
export const paymentQuery = (sessionId: string) => ({
  ...readQuery(endpoints.getPayment, { params: { sessionId } }),
  refetchOnMount: 'always' as const,
  refetchInterval: ({
    state,
  }: {
    state: PolledState<{ payment: { status: string; test: boolean } }>;
  }) => {
    const payment = state.data?.payment;
    // The test checkout waits for the person alone.
    return payment?.status === 'pending' && !payment.test ? pollInterval(state) : (false as const);
  },
});

export const paymentsQuery = () => ({
  ...readQuery(endpoints.listPayments, { query: { limit: 50 } }),
  refetchOnMount: 'always' as const,
});

/** The account with its plan; asked anew, since PRO ends by itself. */
export const accountQuery = () => ({
  ...readQuery(endpoints.getAccount),
  refetchOnMount: 'always' as const,
});

/** Whether payments are a test here, among others. */
export const siteSettingsQuery = () => readQuery(endpoints.getSiteSettings);
