import { type Payment, SERVICE_NAMES } from '@trueline/contracts';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { nextStepOf } from './next-step.ts';
import { PaymentGate, PaymentMessage } from './payment-gate.tsx';

function Outcome({ payment }: { payment: Payment }) {
  const next = nextStepOf(payment);
  if (payment.status === 'pending') {
    return (
      <PaymentMessage
        heading="Waiting for the payment"
        text="The payment provider tells us when your payment has arrived, mostly within seconds. You can leave this page: nothing is lost."
      >
        <div className="w-full max-w-xs">
          <RunningLine />
        </div>
        <p role="status" className="sr-only">
          Waiting for the payment
        </p>
      </PaymentMessage>
    );
  }
  if (payment.status !== 'paid') {
    return (
      <PaymentMessage
        heading="This payment does not stand"
        text={
          payment.status === 'refunded'
            ? 'It was refunded.'
            : 'The checkout expired, and nothing was charged.'
        }
      >
        <Link to="/payment" className={buttonClass()}>
          See my payments
        </Link>
      </PaymentMessage>
    );
  }
  return (
    <PaymentMessage
      heading={payment.test ? 'Done. No money moved' : 'Thank you. It is paid'}
      text={
        payment.credit !== 'available'
          ? `${SERVICE_NAMES[payment.service]}: this run is ${payment.credit === 'used' ? 'done' : 'under way'}.`
          : `${SERVICE_NAMES[payment.service]}: you have one run. If it fails, it costs nothing.`
      }
    >
      <Link to={next.to} className={buttonClass('primary', 'large')}>
        {next.label}
      </Link>
      <Link to="/payment" className={buttonClass('outline', 'large')}>
        See my payments
      </Link>
    </PaymentMessage>
  );
}

/** After a checkout: shows what the server knows of it, and grants nothing. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  return (
    <PaymentGate sessionId={search.get('checkout')}>
      {(payment) => <Outcome payment={payment} />}
    </PaymentGate>
  );
}
