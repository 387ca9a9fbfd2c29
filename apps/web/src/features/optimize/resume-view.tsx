import type { Change, Resume } from '@trueline/contracts';
import { type OutlineLine, outlineOf } from '../../shared/resume-document/outline.ts';
import { ResumeOutline } from '../../shared/resume-document/resume-outline.tsx';
import { DiffText } from '../../shared/word-diff/diff-text.tsx';
import { isOpen, resultOf, standingOf } from './decision.ts';
import { placeChanges } from './place-changes.ts';

interface Selection {
  changes: readonly Change[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

function MarkedChange({ change, changes, selectedId, onSelect }: { change: Change } & Selection) {
  const standing = standingOf(change.decision);
  const selected = change.id === selectedId;
  const isAsked = isOpen(change);
  const edge = isAsked
    ? 'border-question border-dashed'
    : standing === 'rejected'
      ? 'border-edge border-dashed'
      : 'border-evidence-fill';
  return (
    <button
      type="button"
      id={`change-${change.id}`}
      aria-pressed={selected}
      onClick={() => onSelect(change.id)}
      className={`w-full scroll-mt-16 rounded-r-sm border-l-3 py-0.5 pl-3 text-left hover:bg-sunken aria-pressed:bg-sunken ${edge}`}
    >
      <span className="sr-only">
        Change {changes.indexOf(change) + 1}, {isAsked ? 'to confirm' : standing}:{' '}
      </span>
      {standing === 'rejected' ? (
        <span className="decoration-edge decoration-dotted underline-offset-3 underline">
          {change.before.replaceAll('\n', ', ') || (
            <span className="text-soft">Proposed, not added: {change.after}</span>
          )}
        </span>
      ) : (
        <DiffText before={change.before} after={resultOf(change)} />
      )}
      {isAsked && (
        <span className="block font-sans text-sm font-semibold text-question">
          Only you can say
        </span>
      )}
    </button>
  );
}

/** A line with the changes made at it; one that changes the whole line stands in its place. */
function Line({ line, here, ...selection }: { line: OutlineLine; here: Change[] } & Selection) {
  const replaced = here.some(({ path }) => path === line.path);
  const marked = here.map((change) => (
    <MarkedChange key={change.id} change={change} {...selection} />
  ));
  return (
    <>
      {!replaced && line.text}
      {/* A headline stands at the name, and isn't set as large. */}
      {line.role === 'name' && !replaced ? (
        <span className="block text-base">{marked}</span>
      ) : (
        marked
      )}
    </>
  );
}

/** The original resume as a document, with every proposed change in its place. */
export function ResumeView({
  original,
  isWhole,
  ...selection
}: { original: Resume; isWhole: boolean } & Selection) {
  const sections = outlineOf(original);
  const { byLine, elsewhere } = placeChanges(sections, selection.changes);
  return (
    <ResumeOutline
      sections={sections}
      isQuiet={({ path }) => !byLine.has(path)}
      isWhole={isWhole}
      line={(line) => {
        const here = byLine.get(line.path);
        return here ? <Line line={line} here={here} {...selection} /> : line.text;
      }}
    >
      {elsewhere.length > 0 && (
        <section className="mt-7">
          <h3 className="mb-3 border-b border-line pb-1 text-lg font-semibold">Added</h3>
          <div className="space-y-2">
            {elsewhere.map((change) => (
              <MarkedChange key={change.id} change={change} {...selection} />
            ))}
          </div>
        </section>
      )}
    </ResumeOutline>
  );
}
