import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from './button-class.ts';

/** The one action that a public page ends with. */
export function ClosingAction({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="closing-action" className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14">
        <div className="max-w-xl">
          <h2 id="closing-action" className="text-xl font-semibold sm:text-2xl">
            {title}
          </h2>
          <p className="mt-2 text-soft">{text}</p>
        </div>
        <Link to="/upload" className={buttonClass('primary', 'large')}>
          Read my resume
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </section>
  );
}
