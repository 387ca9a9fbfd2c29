import { isPrintedAsWritten, type KeptHome, type KeptText, type Resume } from '@trueline/contracts';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { inOrderOfWeight } from './kept-order.ts';
import { LeftOutList } from './left-out-list.tsx';
import { usePlacings } from './use-placings.ts';

/** How many lines stand there at once. */
const SHOWN = 3;
const SHORT = 40;

const HOMES: readonly { home: KeptHome; label: string; done: string }[] = [
  { home: 'job', label: 'Job', done: 'now stands with your jobs' },
  { home: 'school', label: 'School', done: 'now stands with your schools' },
  { home: 'skill', label: 'Skill', done: 'now stands with your skills' },
  { home: 'certificate', label: 'Certificate', done: 'now stands with your certificates' },
  { home: 'language', label: 'Language', done: 'now stands with your languages' },
  { home: 'as-is', label: 'Keep as it is', done: 'stays as it is, and is printed where it stood' },
  { home: 'leave-out', label: 'Leave out', done: 'is left out' },
  { home: 'undecided', label: '', done: 'is back' },
];
const CHOICES = HOMES.filter(({ label }) => label !== '');

const shorten = (text: string): string =>
  text.length <= SHORT ? text : `${text.slice(0, SHORT).trimEnd()}…`;

/** `We could not place these 3 lines` */
function titleOf(count: number): string {
  return count === 1 ? 'We could not place this line' : `We could not place these ${count} lines`;
}

interface KeptItemProps {
  piece: KeptText;
  /** Shows where it stands in the file; undefined where that is not known. */
  onShow: (() => void) | undefined;
  isShown: boolean;
  onPlace: (home: KeptHome) => void;
}

function KeptItem({ piece: { text, heading }, onShow, isShown, onPlace }: KeptItemProps) {
  return (
    <li className="py-4">
      <p className="font-serif text-lg wrap-anywhere">{text}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-soft wrap-anywhere">
        {heading !== undefined && heading !== '' && <span>Under “{heading}”</span>}
        {onShow && (
          <Button variant="quiet" aria-pressed={isShown} onClick={onShow}>
            {isShown ? 'Shown in your file' : 'Show it in your file'}
          </Button>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be said with each button */}
      <div
        role="group"
        aria-label={`What is “${shorten(text)}”?`}
        className="mt-2 grid grid-cols-6 gap-2 *:col-span-2 *:min-h-11 *:px-1 sm:flex sm:flex-wrap sm:*:px-4 max-sm:*:nth-[n+4]:col-span-3"
      >
        {CHOICES.map(({ home, label }) => (
          <Button key={home} variant="outline" onClick={() => onPlace(home)}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface StatusProps {
  placings: ReturnType<typeof usePlacings>;
  open: number;
  onUndo: () => void;
}

/** What changed last, said aloud, and the way back: near the thumb while the list is in sight, though it comes before it for keys and readers. */
function Status({ placings, open, onUndo }: StatusProps) {
  const { last, undone, canUndo, isUndoing, isWaiting, pending } = placings;
  const done = HOMES.find(({ home }) => home === last?.home)?.done ?? '';
  const said = [
    undone && `“${shorten(undone.text)}” is back where it was.`,
    last && pending.length === 0 && `“${shorten(last.text)}” ${done}.`,
    pending.length > 0 && (isWaiting ? 'Waiting for the network…' : 'Saving…'),
    (last || undone) && open === 0 && pending.length === 0 && 'Every line has its place.',
  ].filter(Boolean);
  return (
    <div
      className={`sticky bottom-0 z-10 order-last flex flex-wrap items-center gap-x-4 gap-y-1 bg-paper text-sm ${said.length > 0 ? 'min-h-14 py-1.5' : ''}`}
    >
      <p role="status" className="min-w-0 wrap-anywhere">
        {said.join(' ')}
      </p>
      {canUndo && (
        <Button variant="outline" busyLabel={isUndoing && 'Undoing…'} onClick={onUndo}>
          <Undo2 aria-hidden size={16} />
          Undo
        </Button>
      )}
    </div>
  );
}

interface KeptLinesProps {
  resumeId: string;
  document: Resume;
  /** Path of the line whose place in the file is shown. */
  shown: string | null;
  onShow: (path: string | null) => void;
}

/** The texts that the reader could not place, each with the places where it may belong, and what was left out on purpose. */
export function KeptLines({ resumeId, document, shown, onShow }: KeptLinesProps) {
  const { kept = [], leftOut = [] } = document.meta?.trueline ?? {};
  const placings = usePlacings(resumeId, [
    ...kept,
    ...leftOut.flatMap((piece) => piece.kept ?? []),
  ]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pending, failure } = placings;
  const open = inOrderOfWeight(
    kept.filter(
      (piece) => !piece.asIs && !pending.includes(piece.id) && !isPrintedAsWritten(piece, document),
    ),
  );
  const hasActed =
    pending.length > 0 || placings.last !== undefined || placings.undone !== undefined;
  const stayAbove = () => heading.current?.focus({ preventScroll: true });
  const place = (id: string, home: KeptHome) => {
    // The button that had the focus goes with its line.
    stayAbove();
    placings.place(id, home);
  };
  const pathOf = ({ id }: KeptText) =>
    `meta.trueline.kept[${kept.findIndex((piece) => piece.id === id)}]`;
  return (
    <>
      {(open.length > 0 || hasActed) && (
        <section
          aria-labelledby="kept-lines"
          className="mt-6 flex flex-col border-l-2 border-question pl-4 sm:pl-6"
        >
          <h2
            id="kept-lines"
            ref={heading}
            tabIndex={-1}
            className="text-xl font-semibold outline-none"
          >
            {open.length > 0 ? titleOf(open.length) : 'Nothing is left to place'}
          </h2>
          {open.length > 0 && (
            <p className="mt-1 text-sm text-soft">
              Say what {open.length === 1 ? 'it is' : 'they are'}. Until then{' '}
              {open.length === 1 ? 'it stays' : 'they stay'} in your resume as{' '}
              {open.length === 1 ? 'it stands' : 'they stand'}, and nothing is written from{' '}
              {open.length === 1 ? 'it' : 'them'}.
            </p>
          )}
          <Status
            placings={placings}
            open={open.length}
            onUndo={() => {
              stayAbove();
              placings.undo();
            }}
          />
          {failure !== undefined && <Notice tone="conflict" title={failure} urgent />}
          <ListWithMore
            items={open}
            limit={SHOWN}
            name="lines"
            className="mt-4 divide-y divide-line border-y border-line"
          >
            {(piece) => (
              <KeptItem
                key={piece.id}
                piece={piece}
                isShown={shown === pathOf(piece)}
                onShow={
                  piece.start === undefined
                    ? undefined
                    : () => onShow(shown === pathOf(piece) ? null : pathOf(piece))
                }
                onPlace={(home) => place(piece.id, home)}
              />
            )}
          </ListWithMore>
        </section>
      )}
      <LeftOutList leftOut={leftOut} onPutBack={(id) => place(id, 'undecided')} />
    </>
  );
}
