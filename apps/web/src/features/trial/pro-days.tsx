import { type Account, SERVICE_PRICE } from '@trueline/contracts';
import { daysLeft } from '../../shared/format/days-left.ts';
import { showDay } from '../../shared/resume-document/dates.ts';

/** How long PRO lasts yet, or since when it doesn't. */
export function ProDays({ account: { pro, proUntil } }: { account: Account }) {
  if (proUntil === undefined) {
    return (
      <p className="mt-4 text-lg text-soft">
        Your account has no PRO days. Each run of a service costs {SERVICE_PRICE}; all else is free.
      </p>
    );
  }
  if (!pro) {
    return (
      <p className="mt-4 text-lg text-soft">
        Your PRO days ended on {showDay(proUntil)}. Nothing was charged, and everything you made is
        still here. From now on each run of a service costs {SERVICE_PRICE}.
      </p>
    );
  }
  const days = daysLeft(proUntil, new Date());
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
      <strong className="font-serif text-3xl font-semibold tabular-nums">
        {days} {days === 1 ? 'day' : 'days'}
      </strong>
      <span className="text-lg text-soft">of PRO are left, until {showDay(proUntil)}.</span>
    </p>
  );
}
