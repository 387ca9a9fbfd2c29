import type { Resume } from '@trueline/contracts';
import { foldRuns } from '../../shared/resume-document/fold-runs.ts';
import { DiffText } from '../../shared/word-diff/diff-text.tsx';
import {
  type ComparedLine,
  type ComparedSection,
  compareResumes,
  isSame,
} from './compare-lines.ts';

function Line({ line }: { line: ComparedLine }) {
  if (isSame(line)) return <p className="mt-1 text-soft">{line.after}</p>;
  return (
    <p className="mt-1 border-l-3 border-evidence-fill pl-3">
      <DiffText before={line.before} after={line.after} />
    </p>
  );
}

function Section({ section: { heading, lines } }: { section: ComparedSection }) {
  return (
    <section className="mt-7 first:mt-0">
      {heading !== '' && (
        <h3 className="mb-3 border-b border-line pb-1 text-lg font-semibold">{heading}</h3>
      )}
      {foldRuns(lines, isSame).map((run) => {
        const drawn = run.items.map((line) => <Line key={line.path} line={line} />);
        if (!run.folded) return drawn;
        return (
          <details key={run.items[0]?.path} className="mt-1">
            <summary className="w-fit py-1 font-sans text-sm text-soft">
              {run.items.length} lines, the same
            </summary>
            {drawn}
          </details>
        );
      })}
    </section>
  );
}

/** What goes and what comes between two resumes, word by word. */
export function Comparison({ before, after }: { before: Resume; after: Resume }) {
  const sections = compareResumes(before, after);
  const changed = sections.flatMap(({ lines }) => lines).filter((line) => !isSame(line)).length;
  return (
    <>
      <p role="status" className="mb-4 text-sm text-soft">
        {changed === 0
          ? 'Both say the same.'
          : `${changed === 1 ? '1 line differs' : `${changed} lines differ`}: struck through is what this resume says, underlined what the other says.`}
      </p>
      <div className="sheet px-5 py-7 wrap-anywhere sm:px-9 sm:py-10">
        {sections.map((section) => (
          <Section key={section.key} section={section} />
        ))}
      </div>
    </>
  );
}
