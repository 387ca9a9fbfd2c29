import { ClosingAction } from '../../shared/ui/closing-action.tsx';
import { PageIntro } from '../../shared/ui/page-intro.tsx';
import { MORE_FEATURES } from './feature-texts.ts';
import { Screen } from './screen.tsx';
import { SCREENS } from './screens.ts';

function Tools() {
  return (
    <section aria-labelledby="tools" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
        <h2 id="tools" className="text-xl font-semibold sm:text-2xl">
          What else goes in the pack
        </h2>
        <p className="mt-2 max-w-2xl text-soft">
          Each is made from the same facts as the resume, and passes the same check.
        </p>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {MORE_FEATURES.map(({ title, text }) => (
            <div key={title} className="border-t border-edge pt-4">
              <dt className="font-serif text-lg font-semibold">{title}</dt>
              <dd className="mt-1.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function FeaturesPage() {
  return (
    <>
      <PageIntro title="What Trueline does, and how you can check it">
        <p>
          One resume, one job ad, and every document you need for the application. Nothing in them
          that you did not say.
        </p>
      </PageIntro>
      {SCREENS.map((screen) => (
        <Screen key={screen.id} {...screen} />
      ))}
      <Tools />
      <ClosingAction
        title="Try it with your own resume"
        text="Uploading and reading are free. You see what was read before anything is changed."
      />
    </>
  );
}
