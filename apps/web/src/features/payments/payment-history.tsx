import { useQuery } from '@tanstack/react-query';
import { formatPrice, type Payment, SERVICE_NAMES } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { paymentsQuery } from '../../shared/api/payment-queries.ts';
import { useFurtherPages } from '../../shared/api/use-further-pages.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ShowMore } from '../../shared/ui/show-more.tsx';

const CREDITS: Record<Payment['credit'], string> = {
  none: '',
  available: 'not used yet',
  in_use: 'in use',
  used: 'used',
};
const STATUSES: Record<Payment['status'], string> = {
  pending: 'Not paid',
  paid: 'Paid',
  expired: 'Expired',
  refunded: 'Refunded',
};

function Row({ payment }: { payment: Payment }) {
  const { service, status, credit, amount, currency, createdAt, test } = payment;
  const parts = [STATUSES[status], CREDITS[credit], test ? 'test, no money moved' : ''];
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-serif text-lg">{SERVICE_NAMES[service]}</p>
        <p className="text-sm text-soft">
          {parts.filter((part) => part !== '').join(', ')} · {showMoment(createdAt)}
        </p>
      </div>
      <p className="tabular-nums">{formatPrice(amount, currency)}</p>
    </li>
  );
}

/** What was paid, newest first. */
export function PaymentHistory() {
  const { data, error } = useQuery(paymentsQuery());
  const further = useFurtherPages(endpoints.listPayments, data?.nextCursor);
  return (
    <section aria-labelledby="payment-history" className="mt-14">
      <h2 id="payment-history" className="mb-4 text-xl font-semibold">
        Your payments
      </h2>
      {error && (
        <Notice tone="conflict" title={messageOf(error, 'Your payments could not be loaded.')} />
      )}
      {!data && !error && <RunningLine />}
      {data?.items.length === 0 && <p className="text-soft">You have not paid for anything yet.</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {[...data.items, ...further.items].map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <ShowMore pages={further} />
    </section>
  );
}
