import { Link } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';

export function ProfilePage() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="mx-auto max-w-2xl px-5 py-14">
      <PageHeading>Your profile</PageHeading>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {[
          ['Username', user.username],
          ['E-mail', user.email],
        ].map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-6 py-3.5">
            <dt className="w-28 text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-12 text-xl font-semibold">Next</h2>
      <p className="mt-2 text-soft">
        Give Trueline the resume you have, then the ad of the job you want.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/upload" className={buttonClass('primary', 'large')}>
          Upload my resume
        </Link>
        <Link to="/dashboard" className={buttonClass('outline', 'large')}>
          Go to the dashboard
        </Link>
      </div>
    </div>
  );
}
