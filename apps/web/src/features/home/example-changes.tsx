import { EXAMPLE, type ExampleChange } from './example.ts';

function Line({ change, side }: { change: ExampleChange; side: 'before' | 'after' }) {
  const Words = side === 'before' ? 'del' : 'ins';
  const look =
    side === 'before'
      ? 'text-soft decoration-edge decoration-1'
      : 'font-semibold text-evidence no-underline';
  return (
    <p className={`font-serif text-base ${side === 'before' ? 'text-soft' : ''}`}>
      {change.start} {change[side] && <Words className={look}>{change[side]}</Words>} {change.end}
    </p>
  );
}

/** All that the engine changed in the example, as it stands. */
export function ExampleChanges() {
  return (
    <section aria-labelledby="example-changes" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:py-20">
        <h2 id="example-changes" className="text-xl font-semibold sm:text-2xl">
          Everything it changed in that resume
        </h2>
        <p className="mt-2 max-w-2xl text-soft">
          This is the engine’s own result, not a drawing of it. All other lines stayed as they were.
        </p>
        <ol className="mt-8 divide-y divide-line border-y border-line">
          {EXAMPLE.changes.map((change) => (
            <li key={change.id} className="grid gap-x-12 gap-y-2 py-5 lg:grid-cols-[3fr_2fr]">
              <div className="space-y-1">
                <Line change={change} side="before" />
                <Line change={change} side="after" />
              </div>
              <p className="text-sm text-soft">
                {change.reason}
                {change.requirement && (
                  <span className="mt-1 block">The ad: “{change.requirement}”</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
