import { GOOD_TO_KNOW, PRO_GIVES } from './trial-terms.ts';

/** What the PRO days include, and what they do not lead to. */
export function ProList() {
  return (
    <div className="mt-12 grid gap-x-14 gap-y-12 md:grid-cols-2">
      <section aria-labelledby="pro-gives">
        <h2 id="pro-gives" className="text-xl font-semibold">
          Included while PRO lasts
        </h2>
        <dl className="mt-5 space-y-4 border-l-2 border-evidence-fill pl-5">
          {PRO_GIVES.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="pro-ends">
        <h2 id="pro-ends" className="text-xl font-semibold">
          Good to know
        </h2>
        <ul className="mt-5 list-disc space-y-3 pl-5 marker:text-evidence">
          {GOOD_TO_KNOW.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
