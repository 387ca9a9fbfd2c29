import { useQuery } from '@tanstack/react-query';
import type { UserProfile } from '@trueline/contracts';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { userProfileQuery } from '../../shared/api/user-profile.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { FormAnswers } from '../../shared/form-answers/form-answers.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { outlineOf } from '../../shared/resume-document/outline.ts';
import { ResumeOutline } from '../../shared/resume-document/resume-outline.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CareerIntelligencePanel } from './career-intelligence.tsx';
import { KnownAnswers } from './known-answers.tsx';
import { isEmptyProfile } from './profile-document.ts';

function EmptyProfile() {
  return (
    <div className="mt-8 max-w-xl">
      <p className="text-lg text-soft">
        Your profile is empty. Keep here what is true of you whatever the job: it is what the career
        intelligence stands on.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/profile-setup" className={buttonClass('primary', 'large')}>
          Fill it from a resume
        </Link>
        <Link to="/profile/edit" className={buttonClass('outline', 'large')}>
          Fill it in by hand
        </Link>
        <Link to="/upload" className={buttonClass('quiet')}>
          Upload a resume
        </Link>
      </div>
    </div>
  );
}

function FilledProfile({ profile }: { profile: UserProfile }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/profile/edit" className={buttonClass()}>
          Edit
        </Link>
        <Link to="/profile-setup" className={buttonClass('outline')}>
          Fill what is missing from a resume
        </Link>
      </div>
      <div className="mt-10 grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {/* On a phone first, where it would stand below a whole resume. */}
        <div className="min-w-0 lg:order-2">
          <CareerIntelligencePanel profile={profile} />
        </div>
        <section aria-label="Your profile as a document" className="min-w-0">
          <ResumeOutline sections={outlineOf(profile.document)} />
        </section>
      </div>
    </>
  );
}

/** What the person keeps of themselves, and what can be said from it. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(userProfileQuery());
  if (user === null) return null;
  if (!data && !error) return <Loading />;
  return (
    <div className="mx-auto max-w-6xl px-5 py-14">
      <PageHeading>Your profile</PageHeading>
      <p className="mt-2 text-soft wrap-anywhere">
        {user.username} ·{' '}
        <Link to="/account-settings" className="underline underline-offset-4">
          Account settings
        </Link>
      </p>
      {error && !data && (
        <div className="mt-8 max-w-xl space-y-4">
          <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {data &&
        (isEmptyProfile(data.profile.document) ? (
          <EmptyProfile />
        ) : (
          <FilledProfile profile={data.profile} />
        ))}
      <div className="mt-12 empty:hidden">
        <KnownAnswers />
      </div>
      <div className="mt-12 max-w-2xl">
        <FormAnswers />
      </div>
    </div>
  );
}
