import type { Payment } from '@trueline/contracts';
import type { PaymentRow } from './repository.ts';

export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    sessionId: row.checkout_session_id ?? '',
    service: row.service,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    ...(row.resume_session_id ? { resumeSessionId: row.resume_session_id } : {}),
    ...(row.resume_id ? { resumeId: row.resume_id } : {}),
    credit: creditOf(row),
    test: row.provider === 'test',
    createdAt: row.created_at.toISOString(),
    ...(row.paid_at ? { paidAt: row.paid_at.toISOString() } : {}),
  };
}

function creditOf({ status, used_for, delivered_at }: PaymentRow): Payment['credit'] {
  if (delivered_at) return 'used';
  if (status !== 'paid') return 'none';
  return used_for === null ? 'available' : 'in_use';
}
