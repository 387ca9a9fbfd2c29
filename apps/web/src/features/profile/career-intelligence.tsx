import type { CareerIntelligence, UserProfile } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { useRefreshCareerIntelligence } from '../../shared/api/user-profile.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { showSkillUse } from '../../shared/resume-document/skill-use.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { needsPayment, PaymentNotice } from '../../shared/ui/payment-notice.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';

function Strengths({ strengths }: Pick<CareerIntelligence, 'strengths'>) {
  return (
    <section aria-labelledby="strengths" className="mt-8">
      <h3 id="strengths" className="text-lg font-semibold">
        What you show
      </h3>
      <ul className="mt-3 space-y-4">
        {strengths.map(({ name, years, lastUsed, evidence, askedIn }) => (
          <li key={name}>
            <p>
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft">
                {[
                  showSkillUse({ years, lastUsed }),
                  askedIn === 0 ? '' : `asked in ${askedIn} of your ads`,
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
              </span>
            </p>
            {evidence[0] && (
              <p className="mt-1 border-l-2 border-evidence-fill pl-3 font-serif text-sm text-soft">
                {evidence[0].text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Targets({ targets }: Pick<CareerIntelligence, 'targets'>) {
  return targets.map(({ title, ads, shown, gaps }) => (
    <section key={title} className="mt-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      {ads > 0 && (
        <p className="text-sm text-soft">
          From {ads === 1 ? 'one ad' : `${ads} ads`} that you used
        </p>
      )}
      {shown.length > 0 && (
        <p className="mt-2">
          <span className="text-sm font-semibold text-evidence">Shown</span> {shown.join(', ')}
        </p>
      )}
      {gaps.length > 0 && (
        <p className="mt-2">
          <span className="text-sm font-semibold text-question">Not shown yet</span>{' '}
          {gaps.map(({ term }) => term).join(', ')}
        </p>
      )}
    </section>
  ));
}

function NextSteps({ nextSteps }: Pick<CareerIntelligence, 'nextSteps'>) {
  if (nextSteps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="mt-8">
      <h3 id="next-steps" className="text-lg font-semibold">
        Advice
      </h3>
      <ul className="mt-3 space-y-3">
        {nextSteps.map(({ advice, reason }) => (
          <li key={advice}>
            <p>{advice}</p>
            <p className="text-sm text-soft">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Strengths, gaps and advice, made on demand; all of it from what the person gave. */
export function CareerIntelligencePanel({ profile }: { profile: UserProfile }) {
  const refresh = useRefreshCareerIntelligence();
  const { careerIntelligence, careerIntelligenceAt } = profile;
  return (
    <section aria-labelledby="career-intelligence" className="min-w-0">
      <h2 id="career-intelligence" className="text-xl font-semibold">
        Career intelligence
      </h2>
      <p className="mt-2 text-soft">
        {careerIntelligence?.basis ??
          'What you show, what the ads you used ask for beyond it, and what to do next: from your profile and those ads alone.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          variant="outline"
          busyLabel={refresh.isPending && 'Looking…'}
          onClick={() => refresh.mutate()}
        >
          {careerIntelligence ? 'Refresh' : 'Look at my profile'}
          <PriceTag service="career_intelligence_refresh" />
        </Button>
        {careerIntelligenceAt && (
          <p className="text-sm text-soft">Made {showMoment(careerIntelligenceAt)}</p>
        )}
      </div>
      {refresh.error && (
        <div className="mt-4">
          {needsPayment(refresh.error) ? (
            <PaymentNotice service="career_intelligence_refresh" />
          ) : (
            <Notice tone="conflict" title={messageOf(refresh.error, 'Please try again.')} urgent />
          )}
        </div>
      )}
      {careerIntelligence && (
        <>
          <Strengths strengths={careerIntelligence.strengths} />
          <Targets targets={careerIntelligence.targets} />
          <NextSteps nextSteps={careerIntelligence.nextSteps} />
        </>
      )}
    </section>
  );
}
