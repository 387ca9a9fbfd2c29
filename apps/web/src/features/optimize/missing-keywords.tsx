import type { MissingKeyword } from '@trueline/contracts';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { FoldedSection } from './folded-section.tsx';

/** How many stand in each list at once. */
const SHOWN = 5;

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
  if (keywords.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-soft">{hint}</p>
      <ListWithMore
        items={keywords}
        limit={SHOWN}
        name="keywords"
        className="divide-y divide-line border-y border-line"
      >
        {({ term, level, source }) => (
          <li key={term + level} className="py-2 text-sm wrap-anywhere">
            <span className="font-semibold">{term}</span>
            <span className="text-soft">, {LEVELS[level]}</span>
            {source && (
              <span title={source} className="mt-0.5 line-clamp-2 block font-serif text-soft">
                “{source}”
              </span>
            )}
          </li>
        )}
      </ListWithMore>
    </div>
  );
}

/** Words of the ad that the resume lacks: those it shows elsewhere, those that a line is near to, and those it doesn't show at all. */
export function MissingKeywords({ keywords }: { keywords: MissingKeyword[] }) {
  const evidenced = keywords.filter((keyword) => keyword.evidenced);
  const near = keywords.filter((keyword) => keyword.near);
  const notShown = keywords.filter((keyword) => !keyword.evidenced && !keyword.near);
  return (
    <FoldedSection
      id="missing-keywords"
      title="Missing keywords"
      note={
        keywords.length === 0
          ? 'None.'
          : `${evidenced.length} shown elsewhere, ${near.length === 0 ? '' : `${near.length} nearly, `}${notShown.length} not shown.`
      }
    >
      {keywords.length === 0 && <p className="mt-5 text-sm text-soft">None.</p>}
      <div className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-1">
        <KeywordList
          title="Shown elsewhere in your resume"
          hint="Yours already, in other words or in another place."
          keywords={evidenced}
        />
        <KeywordList
          title="A line of yours is near"
          hint="If it was that, say so in the line. Trueline adds none of them."
          keywords={near}
        />
        <KeywordList
          title="Not shown: add only if true"
          hint="No line of yours shows these, so Trueline adds none of them."
          keywords={notShown}
        />
      </div>
    </FoldedSection>
  );
}
