import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { paymentQuery } from '../../shared/api/payment-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';

interface MessageProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** A heading, a sentence and what to do next. */
export function PaymentMessage({ heading, text, children }: MessageProps) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

interface PaymentGateProps {
  /** Null: the address names none. */
  sessionId: string | null;
  children: (payment: Payment) => ReactNode;
}

function NotHere() {
  return (
    <PaymentMessage
      heading="There is no such payment"
      text="It may belong to another account. What you have paid for is listed under payments."
    >
      <Link to="/payment" className={buttonClass()}>
        See my payments
      </Link>
    </PaymentMessage>
  );
}

function Loaded({
  sessionId,
  children,
}: { sessionId: string } & Pick<PaymentGateProps, 'children'>) {
  const { data, error, refetch } = useQuery(paymentQuery(sessionId));
  if (error instanceof ApiError && error.status === 404) return <NotHere />;
  if (error && !data) {
    return (
      <PaymentMessage
        heading="This could not be loaded"
        text={messageOf(error, 'Nothing is lost. Please try again.')}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </PaymentMessage>
    );
  }
  return data ? children(data.payment) : <Loading />;
}

/** Loads the payment that the address names, and says what to do where there is none. */
export function PaymentGate({ sessionId, children }: PaymentGateProps) {
  return sessionId === null ? <NotHere /> : <Loaded sessionId={sessionId}>{children}</Loaded>;
}
