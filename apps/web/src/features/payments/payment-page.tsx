import { useMutation, useQuery } from '@tanstack/react-query';
import type { PaidService } from '@trueline/contracts';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { call, newIdempotencyKey } from '../../shared/api/call.ts';
import { createPayment } from '../../shared/api/endpoints.ts';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { findService, PRICE_TEXT, paymentAddress, SERVICES } from '../../shared/services.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { nextStepOf } from './next-step.ts';
import { PaymentHistory } from './payment-history.tsx';

interface Order {
  service: PaidService;
  resumeSessionId?: string;
  resumeId?: string;
}

/** Opens the checkout, ours or the provider's. One key for each visit: a repeated click is the same order. */
function useCheckout(order: Order) {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const checkout = useMutation({
    mutationFn: () => call(createPayment, { body: order, idempotencyKey }),
    onSuccess: ({ url }) => {
      if (url.startsWith('/')) void navigate(url);
      else window.location.assign(url);
    },
  });
  const { reset } = checkout;
  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left: with its button busy.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset]);
  return checkout;
}

function Checkout({ order }: { order: Order }) {
  const { name, gives } = SERVICES[order.service];
  const checkout = useCheckout(order);
  const { data: account } = useQuery(accountQuery());
  const next = nextStepOf(order);
  return (
    <div className="mx-auto max-w-2xl px-5 py-12 sm:py-16">
      <PageHeading>{name}</PageHeading>
      <p className="mt-3 text-lg text-soft">{gives}</p>
      <dl className="mt-8 flex items-baseline justify-between border-y border-line py-4">
        <dt className="text-soft">One payment, no subscription</dt>
        <dd className="font-serif text-2xl font-semibold tabular-nums">{PRICE_TEXT}</dd>
      </dl>
      <p className="mt-4 text-sm text-soft">
        A run that fails gives the payment back as a credit. You get a receipt by mail.
      </p>
      {account?.account.pro && (
        <div className="mt-6">
          <Notice tone="info" title="You have PRO: this costs you nothing now">
            <p>
              <Link to={next.to} className="underline underline-offset-4">
                {next.label}
              </Link>{' '}
              without paying.
            </p>
          </Notice>
        </div>
      )}
      {checkout.error && (
        <div className="mt-6">
          <Notice
            tone="conflict"
            title={messageOf(checkout.error, 'The checkout could not be opened.')}
            urgent
          />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          size="large"
          busyLabel={(checkout.isPending || checkout.isSuccess) && 'Opening the checkout…'}
          onClick={() => checkout.mutate()}
        >
          Pay {PRICE_TEXT}
        </Button>
        <Link to={next.to} className={buttonClass('outline', 'large')}>
          Not now
        </Link>
      </div>
    </div>
  );
}

function ServiceList() {
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Payments</PageHeading>
      <p className="mt-3 text-lg text-soft">
        Each service costs {PRICE_TEXT} for one run, and nothing while you have PRO.
      </p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {(Object.keys(SERVICES) as PaidService[]).map((service) => (
          <li key={service} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-serif text-lg font-semibold">{SERVICES[service].name}</p>
              <p className="text-sm text-soft">{SERVICES[service].gives}</p>
            </div>
            <Link
              to={paymentAddress(service)}
              aria-label={`Pay ${PRICE_TEXT} for ${SERVICES[service].name}`}
              className={buttonClass('outline')}
            >
              Pay {PRICE_TEXT}
            </Link>
          </li>
        ))}
      </ul>
      <PaymentHistory />
    </div>
  );
}

/** What a service costs and the way to its checkout; without a service, all of them and what was paid. */
export function PaymentPage() {
  const [search] = useSearchParams();
  const service = findService(search.get('service'));
  if (service === undefined) return <ServiceList />;
  const [rs, resume] = [search.get('rs'), search.get('resume')];
  const order = {
    service,
    ...(rs === null ? {} : { resumeSessionId: rs }),
    ...(resume === null ? {} : { resumeId: resume }),
  };
  return <Checkout key={search.toString()} order={order} />;
}
