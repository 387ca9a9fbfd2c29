import { CLAIMS } from '@trueline/contracts';
import { Link } from 'react-router';

/** Over the home page's header; as high as its words need. */
export function PromoBanner() {
  if (CLAIMS.trial === null) return null;
  return (
    <aside aria-label="Offer" className="bg-evidence-wash text-ink">
      <p className="mx-auto max-w-6xl px-5 py-2.5 text-center text-sm text-balance">
        Register and get <strong>{CLAIMS.trial.days} days of free PRO access</strong>. No credit
        card required.{' '}
        <Link
          to="/auth?tab=register"
          className="inline-block rounded-sm font-semibold whitespace-nowrap text-evidence underline underline-offset-4 hover:no-underline"
        >
          Create an account
        </Link>
      </p>
    </aside>
  );
}
