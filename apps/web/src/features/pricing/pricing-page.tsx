import { CLAIMS, SERVICE_PRICE } from '@trueline/contracts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { PageIntro } from '../../shared/ui/page-intro.tsx';
import { ANSWERS, FREE, PAID_SERVICES } from './pricing-texts.ts';

function Free() {
  return (
    <section aria-labelledby="free">
      <h2 id="free" className="text-xl font-semibold sm:text-2xl">
        Free, without a limit in time
      </h2>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {FREE.map((item) => (
          <li key={item} className="flex items-start gap-3 py-3">
            <Check aria-hidden size={18} className="mt-1 shrink-0 text-evidence" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Paid() {
  return (
    <section aria-labelledby="paid">
      <h2 id="paid" className="text-xl font-semibold sm:text-2xl">
        <span className="tabular-nums">{SERVICE_PRICE}</span> each, when you need it
      </h2>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {PAID_SERVICES.map(({ title, text }) => (
          <div key={title} className="py-3">
            <dt className="flex justify-between gap-4 font-semibold">
              {title}
              <span className="whitespace-nowrap tabular-nums">{SERVICE_PRICE}</span>
            </dt>
            <dd className="mt-0.5 text-sm text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Trial() {
  if (CLAIMS.trial === null) return null;
  return (
    <section
      aria-labelledby="trial"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-evidence-wash px-6 py-7 sm:px-9"
    >
      <div className="max-w-2xl">
        <h2 id="trial" className="text-xl font-semibold">
          {CLAIMS.trial.days} days of PRO with every new account
        </h2>
        <p className="mt-2">
          PRO includes all four services, as often as you need them. It starts when you register and
          ends by itself. No credit card required, nothing to cancel; afterwards you pay per use.
        </p>
      </div>
      <Link to="/auth?tab=register" className={buttonClass('primary', 'large')}>
        Create an account
      </Link>
    </section>
  );
}

export function PricingPage() {
  return (
    <>
      <PageIntro title="Pay for what you use">
        <p>
          No subscription. Most of Trueline is free; four services cost {SERVICE_PRICE} each time
          you use them.
        </p>
      </PageIntro>
      <div className="mx-auto max-w-6xl px-5 pb-20">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <Free />
          <Paid />
        </div>
        <Trial />
        <section aria-labelledby="answers" className="mt-16">
          <h2 id="answers" className="text-xl font-semibold sm:text-2xl">
            Good to know
          </h2>
          <dl className="mt-6 grid gap-x-14 gap-y-7 md:grid-cols-2">
            {ANSWERS.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-1 text-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
