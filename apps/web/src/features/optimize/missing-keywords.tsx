import type { MissingKeyword } from '@trueline/contracts';

const LEVELS: Record<MissingKeyword['level'], string> = {
  must: 'required',
  nice: 'nice to have',
  context: 'mentioned',
};

function KeywordList({
  title,
  hint,
  keywords,
}: {
  title: string;
  hint: string;
  keywords: MissingKeyword[];
}) {
  return (
    <div>
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-soft">{hint}</p>
      {keywords.length === 0 ? (
        <p className="mt-3 border-t border-line py-3 text-sm">None.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {keywords.map(({ term, level, source }) => (
            <li key={term + level} className="py-2.5 text-sm wrap-anywhere">
              <span className="font-semibold">{term}</span>
              <span className="text-soft">, {LEVELS[level]}</span>
              {source && <span className="mt-0.5 block font-serif text-soft">“{source}”</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Words of the ad that the resume lacks: those it shows elsewhere, and those it doesn't show at all. */
export function MissingKeywords({ keywords }: { keywords: MissingKeyword[] }) {
  return (
    <section aria-labelledby="missing-keywords">
      <h2 id="missing-keywords" className="text-xl font-semibold">
        Missing keywords
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <KeywordList
          title="Shown elsewhere in your resume"
          hint="Yours already, in other words or in another place."
          keywords={keywords.filter(({ evidenced }) => evidenced)}
        />
        <KeywordList
          title="Not shown: add only if true"
          hint="No line of yours shows these, so Trueline adds none of them."
          keywords={keywords.filter(({ evidenced }) => !evidenced)}
        />
      </div>
    </section>
  );
}
