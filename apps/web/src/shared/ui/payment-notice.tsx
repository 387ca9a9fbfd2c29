import { type PaidService, SERVICE_NAMES, SERVICE_PRICE } from '@trueline/contracts';
import { Link } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { paymentAddress, SERVICE_GIVES } from '../services.ts';
import { buttonClass } from './button-class.ts';
import { Notice } from './notice.tsx';
import { TestCheckoutNotice } from './test-checkout-notice.tsx';

interface PaymentNoticeProps {
  service: PaidService;
  subject?: { resumeSessionId?: string | undefined; resumeId?: string | undefined };
}

/** True for an answer that says that a payment has to come first. */
export function needsPayment(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}

/** What a service costs, and the way to pay for it. */
export function PaymentNotice({ service, subject }: PaymentNoticeProps) {
  return (
    <div className="space-y-3">
      <Notice tone="question" title={`${SERVICE_NAMES[service]} costs ${SERVICE_PRICE}`} urgent>
        <p>{SERVICE_GIVES[service]} A run that fails costs nothing.</p>
        <Link to={paymentAddress(service, subject)} className={`mt-3 ${buttonClass()}`}>
          Pay {SERVICE_PRICE}
        </Link>
      </Notice>
      <TestCheckoutNotice />
    </div>
  );
}
