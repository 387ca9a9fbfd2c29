import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  formatPrice,
  PAYMENT_SUCCESS_PAGES,
  type Payment,
  SERVICE_NAMES,
  SERVICE_PRICE,
} from '@trueline/contracts';
import { Link, useNavigate, useParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { paymentQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { paymentAddress } from '../../shared/services.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { nextStepOf } from './next-step.ts';
import { PaymentGate, PaymentMessage } from './payment-gate.tsx';

const successAddress = ({ service, sessionId }: Payment) =>
  `${PAYMENT_SUCCESS_PAGES[service]}?checkout=${encodeURIComponent(sessionId)}`;

function TestCheckout({ payment }: { payment: Payment }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { sessionId } = payment;
  const confirm = useMutation({
    mutationFn: () => call(endpoints.confirmPayment, { params: { sessionId } }),
    onSuccess: (answer) => {
      client.setQueryData(paymentQuery(sessionId).queryKey, answer);
      return navigate(successAddress(payment), { replace: true });
    },
  });
  return (
    <div className="mx-auto max-w-2xl px-5 py-12 sm:py-16">
      <PageHeading>Test checkout</PageHeading>
      <div className="mt-6">
        <Notice tone="question" title="No money moves here">
          This is a test checkout. Press the button to go on as if you had paid. You are asked for
          no card.
        </Notice>
      </div>
      <dl className="mt-8 flex items-baseline justify-between border-y border-line py-4">
        <dt>{SERVICE_NAMES[payment.service]}</dt>
        <dd className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">
          {formatPrice(payment.amount, payment.currency)}
        </dd>
      </dl>
      {confirm.error && (
        <div className="mt-6">
          <Notice tone="conflict" title={messageOf(confirm.error, 'Please try again.')} urgent />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          size="large"
          busyLabel={confirm.isPending && 'One moment…'}
          onClick={() => confirm.mutate()}
        >
          Complete the test payment
        </Button>
        <Link to={nextStepOf(payment).to} className={buttonClass('outline', 'large')}>
          Not now
        </Link>
      </div>
    </div>
  );
}

function State({ payment }: { payment: Payment }) {
  if (payment.status === 'pending' && payment.test) return <TestCheckout payment={payment} />;
  if (payment.status === 'pending') {
    return (
      <PaymentMessage
        heading="Not paid yet"
        text="The payment provider has not told us of a payment. If you have just paid, this page changes by itself within a minute."
      >
        <Link to={paymentAddress(payment.service, payment)} className={buttonClass()}>
          Pay {SERVICE_PRICE}
        </Link>
      </PaymentMessage>
    );
  }
  if (payment.status === 'paid') {
    return (
      <PaymentMessage
        heading={payment.test ? 'This test payment is done' : 'This is paid'}
        text={
          {
            used: 'Its run is done. Another one costs again.',
            in_use: 'Its run is under way. If that fails, your credit is there again.',
            available: 'Your credit is ready for one run.',
            none: '',
          }[payment.credit]
        }
      >
        <Link to={nextStepOf(payment).to} className={buttonClass()}>
          {nextStepOf(payment).label}
        </Link>
      </PaymentMessage>
    );
  }
  return (
    <PaymentMessage
      heading={payment.status === 'refunded' ? 'This was refunded' : 'This checkout has expired'}
      text={
        payment.status === 'refunded'
          ? 'The money is on its way back to you.'
          : 'Nothing was charged. You can start a new one.'
      }
    >
      <Link to={paymentAddress(payment.service, payment)} className={buttonClass()}>
        Start a new checkout
      </Link>
    </PaymentMessage>
  );
}

/** One checkout: ours where no money moves, else what the provider has told us of it. */
export function CheckoutPage() {
  const { sessionId = null } = useParams();
  return (
    <PaymentGate sessionId={sessionId}>{(payment) => <State payment={payment} />}</PaymentGate>
  );
}
