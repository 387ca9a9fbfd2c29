import type { AdminUser } from '@trueline/contracts';
import { useId, useState } from 'react';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { extendedPro } from './extended-pro.ts';
import type { ChangeUser } from './user-actions.tsx';

const CHOICES = {
  15: '15 more days',
  30: '30 more days',
  90: '90 more days',
  365: '365 more days',
  0: 'End PRO now',
} as const;
const USUAL_DAYS = 30;

/** Adds days of PRO to what there is, or ends it. */
export function ProAction({ user, change }: { user: AdminUser; change: ChangeUser }) {
  const id = useId();
  const [days, setDays] = useState(USUAL_DAYS);
  const until = days === 0 ? null : extendedPro(user, days, new Date());
  const choices = Object.entries(CHOICES).filter(([value]) => user.pro || value !== '0');
  return (
    <ConfirmAction
      label={user.pro ? 'Extend PRO' : 'Give PRO'}
      title={`PRO of ${user.username}`}
      confirmLabel={until === null ? 'End PRO' : 'Set PRO'}
      busyLabel="Saving…"
      danger={until === null}
      run={() => change({ proUntil: until })}
      done={until === null ? `${user.username}’s PRO has ended` : `PRO set for ${user.username}`}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
          Change
        </label>
        <select
          id={id}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <p role="status">
        {until === null
          ? 'They pay for each run from now on. Credits they have paid for stay.'
          : `Every service is included until ${showMoment(until)}. No money moves.`}
      </p>
    </ConfirmAction>
  );
}
