import { useQuery } from '@tanstack/react-query';
import { type PaidService, type Payment, SERVICE_PRICE } from '@trueline/contracts';
import { accountQuery, paymentsQuery } from '../api/payment-queries.ts';

interface PriceTagProps {
  service: PaidService;
  /** What the service would run on. */
  subject?: Pick<Payment, 'resumeSessionId' | 'resumeId'>;
}

/** True for a paid run that waits for this service and nothing else than this subject. */
function isCreditFor(payment: Payment, { service, subject = {} }: PriceTagProps): boolean {
  const fits = (paidFor: string | undefined, here: string | undefined) =>
    paidFor === undefined || paidFor === here;
  return (
    payment.credit === 'available' &&
    payment.service === service &&
    fits(payment.resumeSessionId, subject.resumeSessionId) &&
    fits(payment.resumeId, subject.resumeId)
  );
}

/** Behind a button's words, what pressing it will cost: nothing with PRO, or where it is paid already. */
export function PriceTag(props: PriceTagProps) {
  const { data } = useQuery(accountQuery());
  const costs = data?.account.pro === false;
  const { data: payments } = useQuery({ ...paymentsQuery(), enabled: costs });
  if (!costs || !payments || payments.items.some((one) => isCreditFor(one, props))) return null;
  return ` · ${SERVICE_PRICE}`;
}
