import type { AdminUser } from '@trueline/contracts';
import { useId, useState } from 'react';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { changeUser } from './change-user.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { extendedPro } from './extended-pro.ts';

const CHOICES = {
  15: '15 more days',
  30: '30 more days',
  90: '90 more days',
  365: '365 more days',
  0: 'End PRO now',
} as const;
const USUAL_DAYS = 30;

interface DaysFieldProps {
  days: number;
  /** Only what there is can be ended. */
  canEnd: boolean;
  onChange: (days: number) => void;
}

function DaysField({ days, canEnd, onChange }: DaysFieldProps) {
  const id = useId();
  const choices = Object.entries(CHOICES).filter(([value]) => canEnd || value !== '0');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        Change
      </label>
      <select
        id={id}
        value={days}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Adds days of PRO to what there is, or ends it. */
export function ProAction({ user }: { user: AdminUser }) {
  const [wanted, setWanted] = useState(USUAL_DAYS);
  // What has just been ended cannot be ended again.
  const days = wanted === 0 && !user.pro ? USUAL_DAYS : wanted;
  const until = days === 0 ? null : extendedPro(user, days, new Date());
  return (
    <ConfirmAction
      label={user.pro ? 'Extend PRO' : 'Give PRO'}
      title={`PRO of ${user.username}`}
      confirmLabel={until === null ? 'End PRO' : 'Set PRO'}
      busyLabel="Saving…"
      danger={until === null}
      run={() => changeUser(user, { proUntil: until })}
      done={until === null ? `${user.username}’s PRO has ended` : `PRO set for ${user.username}`}
    >
      <DaysField days={days} canEnd={user.pro} onChange={setWanted} />
      <p role="status">
        {until === null
          ? 'They pay for each run from now on. Credits they have paid for stay.'
          : `Every service is included until ${showMoment(until)}. No money moves.`}
      </p>
    </ConfirmAction>
  );
}
