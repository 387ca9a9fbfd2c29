import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { ClosingAction } from '../../shared/ui/closing-action.tsx';
import { ExampleChanges } from './example-changes.tsx';
import { ExampleSheet } from './example-sheet.tsx';

const PROMISES = [
  {
    title: 'Every change names its source',
    text: 'Beside each rewritten line stand the words of yours it came from, the reason, and the line of the ad it answers.',
  },
  {
    title: 'Nothing is made up',
    text: 'No skill, number, employer or date that you did not give. What the ad asks and your resume does not show is listed for you, not slipped in.',
  },
  {
    title: 'You decide, line by line',
    text: 'Accept a change, reject it, or put it in your own words. Your original is never overwritten.',
  },
];

export function HomePage() {
  return (
    <>
      <section className="relative overflow-x-clip">
        <div aria-hidden className="ruled absolute inset-0" />
        <div className="relative mx-auto grid max-w-6xl items-center gap-x-14 gap-y-10 px-5 py-10 sm:py-14 lg:min-h-[calc(100dvh-108px)] lg:grid-cols-[10fr_11fr] lg:py-10">
          <div>
            <PageHeading className="text-3xl font-semibold tracking-tight sm:text-4xl">
              Fit the job. <br />
              Keep every line true.
            </PageHeading>
            <p className="mt-5 max-w-lg text-lg text-soft">
              Give Trueline your resume and a job ad. It rewrites your lines to answer what the ad
              asks, and shows you where each word came from.
            </p>
            <Link to="/upload" className={`mt-8 ${buttonClass('primary', 'large')}`}>
              Read my resume
              <ArrowRight aria-hidden size={18} />
            </Link>
          </div>
          <ExampleSheet />
        </div>
      </section>
      <section aria-labelledby="promises" className="border-t border-line">
        <div className="mx-auto max-w-6xl px-5 py-16 sm:py-20">
          <h2 id="promises" className="text-xl font-semibold sm:text-2xl">
            What you can hold it to
          </h2>
          <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
            {PROMISES.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-evidence-fill pt-4">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-base text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ExampleChanges />
      <ClosingAction
        title="See what it makes of yours"
        text="Upload a resume, paste an ad. Reading is free, and you see every change before it counts."
      />
    </>
  );
}
