import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumesQuery } from '../../shared/api/resume-queries.ts';
import { useImportUserProfile } from '../../shared/api/user-profile.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { needsPayment, PaymentNotice } from '../../shared/ui/payment-notice.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';

function NoResume() {
  return (
    <div className="mt-8">
      <p className="text-soft">There is no resume to take it from yet.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/upload" className={buttonClass()}>
          Upload my resume
        </Link>
        <Link to="/profile/edit" className={buttonClass('outline')}>
          Fill it in by hand
        </Link>
      </div>
    </div>
  );
}

/** Fills the profile from one of the resumes. */
export function ProfileSetupPage() {
  const { data, error } = useQuery(resumesQuery());
  const navigate = useNavigate();
  const fill = useImportUserProfile();
  if (!data && !error) return <Loading />;
  const ready = data?.items.filter(({ status }) => status === 'ready') ?? [];
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Set up your profile</PageHeading>
      <p className="mt-3 text-lg text-soft">
        Choose a resume. What your profile lacks is taken from it; what you have written stays.
      </p>
      {error && !data && (
        <div className="mt-8">
          <Notice tone="conflict" title={messageOf(error, 'Your resumes could not be loaded.')} />
        </div>
      )}
      {fill.error && (
        <div className="mt-8">
          {needsPayment(fill.error) ? (
            <PaymentNotice service="profile_setup" subject={{ resumeId: fill.variables }} />
          ) : (
            <Notice tone="conflict" title={messageOf(fill.error, 'Please try again.')} urgent />
          )}
        </div>
      )}
      {data && ready.length === 0 && <NoResume />}
      {ready.length > 0 && (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {ready.map((resume) => (
            <li key={resume.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
              <div className="min-w-0 grow basis-60">
                <p className="truncate font-serif text-lg">{resume.title}</p>
                <p className="text-sm text-soft">{showMoment(resume.createdAt)}</p>
              </div>
              <Button
                variant="outline"
                aria-label={`Fill my profile from: ${resume.title}`}
                disabled={fill.isPending && fill.variables !== resume.id}
                busyLabel={fill.isPending && fill.variables === resume.id && 'Filling…'}
                onClick={() =>
                  fill.mutate(resume.id, { onSuccess: () => navigate('/profile/edit') })
                }
              >
                Fill my profile
                <PriceTag service="profile_setup" subject={{ resumeId: resume.id }} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
