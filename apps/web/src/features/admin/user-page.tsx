import { useQuery } from '@tanstack/react-query';
import type { AdminUserDetails } from '@trueline/contracts';
import { Link, useParams } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AdminPage } from './admin-page.tsx';
import { userQuery } from './admin-queries.ts';
import { Figures } from './figures.tsx';
import { UserActions } from './user-actions.tsx';
import { UserPayments, UserResumeSessions, UserResumes, UserSignIns } from './user-records.tsx';
import { planOf, standingOf } from './user-standing.ts';

const NEWSLETTER: Record<AdminUserDetails['newsletter'], string> = {
  on: 'Subscribed',
  pending: 'Not confirmed yet',
  off: 'Not subscribed',
};

function Details({ details }: { details: AdminUserDetails }) {
  const { user, newsletter } = details;
  const standing = standingOf(user);
  return (
    <div className="space-y-12">
      <Figures
        figures={[
          ['E-mail', user.email],
          ['Standing', standing.length > 0 ? standing.join(', ') : 'Nothing special'],
          ['Plan', planOf(user)],
          ['Two-factor sign-in', user.twoFactor ? 'On' : 'Off'],
          ['Newsletter', NEWSLETTER[newsletter]],
          ['Since', showMoment(user.createdAt)],
          ['Id', user.id],
        ]}
      />
      <UserActions user={user} />
      <UserResumes details={details} />
      <UserResumeSessions details={details} />
      <UserPayments details={details} />
      <UserSignIns details={details} />
    </div>
  );
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <p className="text-soft">Nobody has this id. The account may have been deleted.</p>;
  }
  return (
    <Notice tone="conflict" title={messageOf(error, 'This user could not be loaded.')} urgent>
      <Button variant="outline" className="mt-2" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

/** One user: what they have here as metadata, and what an administrator can do for them. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(userQuery(id));
  return (
    <>
      <p className="mb-4 text-sm">
        <Link to="/admin/users" className="text-soft underline underline-offset-4 hover:text-ink">
          All users
        </Link>
      </p>
      <AdminPage title={data?.user.username ?? 'User'}>
        {data && <Details details={data} />}
        {!data && error && <Missing error={error} retry={() => void refetch()} />}
        {!data && !error && <RunningLine />}
      </AdminPage>
    </>
  );
}
