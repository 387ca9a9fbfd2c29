import { useMutation, useQuery } from '@tanstack/react-query';
import { type Account, type PaidService, SERVICE_NAMES, SERVICE_PRICE } from '@trueline/contracts';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { call, newIdempotencyKey } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { accountQuery, siteSettingsQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showDay } from '../../shared/resume-document/dates.ts';
import { findService, paymentAddress, SERVICE_GIVES } from '../../shared/services.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TestCheckoutNotice } from '../../shared/ui/test-checkout-notice.tsx';
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
    mutationFn: () => call(endpoints.createPayment, { body: order, idempotencyKey }),
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

/** Before any price: what the person has now costs nothing. */
function ProNotice({ account: { proUntil } }: { account: Account }) {
  return (
    <Notice
      tone="info"
      title={`Nothing to pay: you have PRO${proUntil === undefined ? '' : ` until ${showDay(proUntil)}`}`}
    >
      Every service is included, as often as you like. PRO ends by itself, and nothing is charged.
    </Notice>
  );
}

/** Who pays, and whether with real money: both are known before a price or a button shows. */
function usePayer() {
  const account = useQuery(accountQuery());
  const settings = useQuery(siteSettingsQuery());
  return {
    isLoading: account.isPending || settings.isPending,
    pro: account.data?.account.pro ? account.data.account : undefined,
  };
}

/** Over the prices: that there is nothing to pay, or that no money moves. */
function BeforePrices({ pro }: { pro: Account | undefined }) {
  return <div className="mt-6">{pro ? <ProNotice account={pro} /> : <TestCheckoutNotice />}</div>;
}

function PayButton({ order }: { order: Order }) {
  const checkout = useCheckout(order);
  return (
    <>
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
          Pay {SERVICE_PRICE}
        </Button>
        <Link to={nextStepOf(order).to} className={buttonClass('outline', 'large')}>
          Not now
        </Link>
      </div>
    </>
  );
}

function Price() {
  return (
    <>
      <dl className="mt-8 flex items-baseline justify-between border-y border-line py-4">
        <dt className="text-soft">One payment, no subscription</dt>
        <dd className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">
          {SERVICE_PRICE}
        </dd>
      </dl>
      <p className="mt-4 text-sm text-soft">
        A run that fails gives the payment back as a credit. You get a receipt by mail.
      </p>
    </>
  );
}

function Checkout({ order }: { order: Order }) {
  const { service } = order;
  const { isLoading, pro } = usePayer();
  if (isLoading) return <Loading />;
  const next = nextStepOf(order);
  return (
    <div className="mx-auto max-w-2xl px-5 py-12 sm:py-16">
      <PageHeading>{SERVICE_NAMES[service]}</PageHeading>
      <BeforePrices pro={pro} />
      <p className="mt-6 text-lg text-soft">{SERVICE_GIVES[service]}</p>
      {pro ? (
        <Link to={next.to} className={`mt-8 ${buttonClass('primary', 'large')}`}>
          {next.label}
        </Link>
      ) : (
        <>
          <Price />
          <PayButton order={order} />
        </>
      )}
    </div>
  );
}

/** A button with a price where that has to be paid, else the way to the service. */
function ServiceLink({ service, isFree }: { service: PaidService; isFree: boolean }) {
  if (isFree) {
    const { to, label } = nextStepOf({ service });
    return (
      <Link to={to} className={buttonClass('outline')}>
        {label}
      </Link>
    );
  }
  return (
    <Link
      to={paymentAddress(service)}
      aria-label={`Pay ${SERVICE_PRICE} for ${SERVICE_NAMES[service]}`}
      className={buttonClass('outline')}
    >
      Pay {SERVICE_PRICE}
    </Link>
  );
}

function ServiceList() {
  const { isLoading, pro } = usePayer();
  if (isLoading) return <Loading />;
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Payments</PageHeading>
      <BeforePrices pro={pro} />
      <p className="mt-6 text-lg text-soft">
        {pro
          ? `After that, each service costs ${SERVICE_PRICE} for one run.`
          : `Each service costs ${SERVICE_PRICE} for one run.`}
      </p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {(Object.keys(SERVICE_GIVES) as PaidService[]).map((service) => (
          <li key={service} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-serif text-lg font-semibold">{SERVICE_NAMES[service]}</p>
              <p className="text-sm text-soft">{SERVICE_GIVES[service]}</p>
            </div>
            <ServiceLink service={service} isFree={pro !== undefined} />
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
