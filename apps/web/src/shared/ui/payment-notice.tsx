import type { PaidService } from '@trueline/contracts';
import { Link } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { PRICE_TEXT, paymentAddress, SERVICES } from '../services.ts';
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
  const { name, gives } = SERVICES[service];
  return (
    <div className="space-y-3">
      <Notice tone="question" title={`${name} costs ${PRICE_TEXT}`} urgent>
        <p>{gives} A run that fails costs nothing.</p>
        <Link to={paymentAddress(service, subject)} className={`mt-3 ${buttonClass()}`}>
          Pay {PRICE_TEXT}
        </Link>
      </Notice>
      <TestCheckoutNotice />
    </div>
  );
}
