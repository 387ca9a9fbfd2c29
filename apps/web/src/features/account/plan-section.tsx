import { type Account, SERVICE_PRICE } from '@trueline/contracts';
import { Link } from 'react-router';
import { daysLeft } from '../../shared/format/days-left.ts';
import { showDay } from '../../shared/resume-document/dates.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { SettingsSection } from './settings-section.tsx';

function planOf({ pro, proUntil }: Account): string {
  if (!pro || proUntil === undefined) return `You pay ${SERVICE_PRICE} for each run of a service.`;
  const days = daysLeft(proUntil, new Date());
  const left = days === 1 ? 'one more day' : `${days} more days`;
  return `PRO for ${left}, until ${showDay(proUntil)}: every service is included.`;
}

export function PlanSection({ account }: { account: Account }) {
  return (
    <SettingsSection title="Plan" about="What a run costs you now. There is no subscription.">
      <p>{planOf(account)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/trial-registration" className={buttonClass('quiet')}>
          What PRO gives
        </Link>
        <Link to="/payment" className={buttonClass('quiet')}>
          Your payments
        </Link>
      </p>
    </SettingsSection>
  );
}
