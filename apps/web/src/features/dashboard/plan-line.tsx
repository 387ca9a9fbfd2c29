import { useQuery } from '@tanstack/react-query';
import { SERVICE_PRICE } from '@trueline/contracts';
import { Link } from 'react-router';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { daysLeft } from '../../shared/format/days-left.ts';

/** What the person's plan is, in one line; nothing while that isn't known. */
export function PlanLine() {
  const { data } = useQuery(accountQuery());
  if (!data) return null;
  const { pro, proUntil } = data.account;
  if (pro && proUntil !== undefined) {
    const days = daysLeft(proUntil, new Date());
    return (
      <p className="mt-2 text-soft">
        PRO, {days === 1 ? 'one more day' : `${days} more days`}: every service is included.{' '}
        <Link to="/trial-registration" className="underline underline-offset-4">
          What PRO gives
        </Link>
      </p>
    );
  }
  return (
    <p className="mt-2 text-soft">
      You pay {SERVICE_PRICE} for a run, and nothing to read, edit or download.{' '}
      <Link to="/payment" className="underline underline-offset-4">
        Your payments
      </Link>
    </p>
  );
}
