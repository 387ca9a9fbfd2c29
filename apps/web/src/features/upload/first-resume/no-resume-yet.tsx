import { Link } from 'react-router';
import { buttonClass } from '../../../shared/ui/button-class.ts';

/** In the address of the upload step: a first resume is typed. */
export const FIRST_RESUME_PARAM = 'first';

/** The way for who has nothing to upload. */
export function NoResumeYet() {
  return (
    <section aria-labelledby="no-resume-yet" className="mt-12 border-t border-line pt-8">
      <h2 id="no-resume-yet" className="text-xl font-semibold">
        I have no resume yet
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Name your jobs and schools. Questions with answers to tap do the rest.
      </p>
      <Link to={`/upload?${FIRST_RESUME_PARAM}=1`} className={buttonClass('outline')}>
        Start from nothing
      </Link>
    </section>
  );
}
