import type { Change, Resume } from '@trueline/contracts';
import { Fragment, type ReactNode } from 'react';
import { outlineOf } from '../../shared/resume-document/outline.ts';
import { ResumeOutline, ROLE_CLASS } from '../../shared/resume-document/resume-outline.tsx';
import { DiffText } from '../../shared/word-diff/diff-text.tsx';
import type { AnswerLine } from './answer-lines.ts';
import { resultOf } from './decision.ts';
import { isListPath, itemsAt, listItems } from './list-items.ts';
import { findLineOf, placeChanges } from './place-changes.ts';

/** A change as it stands in the result; what the person told is marked. */
function Told({ change }: { change: Change }) {
  const text = resultOf(change);
  if (change.kind !== 'answer') return <span className="whitespace-pre-wrap">{text}</span>;
  return (
    <span className="block border-l-3 border-evidence-fill pl-3">
      <DiffText before={change.before} after={text} />
    </span>
  );
}

interface ListProps {
  path: string;
  items: readonly string[];
  changes: readonly Change[];
}

/** A list in one row, each item once. */
function List({ path, items, changes }: ListProps) {
  return listItems(path, items, changes).map((item, at) => (
    <Fragment key={item.text}>
      {at > 0 && ', '}
      {item.isTold ? <mark className="bg-evidence-wash text-inherit">{item.text}</mark> : item.text}
    </Fragment>
  ));
}

/** The line that the ask in hand would make, while it is being answered. */
function Draft({ line }: { line: AnswerLine }) {
  return (
    <span className="block border-l-3 border-question pl-3">
      <DiffText before={line.before} after={line.after} />
    </span>
  );
}

/** A line that the resume hadn't: a bullet like those before it, or a paragraph. */
function Added({ path, children }: { path: string; children: ReactNode }) {
  const isBullet = /\.highlights\[\d+\]$/.test(path);
  return <div className={isBullet ? ROLE_CLASS.bullet : ROLE_CLASS.text}>{children}</div>;
}

interface LiveDocumentProps {
  original: Resume;
  changes: readonly Change[];
  /** Where the ask in hand stands; undefined for one that isn't about the resume. */
  place: string | undefined;
  draft: AnswerLine | undefined;
  /** The ask in hand. */
  children: ReactNode;
}

/** The resume as it stands with what was told so far, and the ask in hand at the place where its line will stand. */
export function LiveDocument({ original, changes, place, draft, children }: LiveDocumentProps) {
  const sections = outlineOf(original);
  const standing = changes.filter(
    ({ decision, path }) => decision !== 'rejected' && path !== draft?.path,
  );
  const { byLine, elsewhere } = placeChanges(sections, standing);
  const slot = place === undefined ? undefined : findLineOf(sections, place);
  const draftSlot = draft && findLineOf(sections, draft.path);
  const replaces = draft !== undefined && draft.before !== '';
  return (
    <ResumeOutline
      sections={sections}
      isWhole
      line={({ path, text }) => {
        const here = byLine.get(path) ?? [];
        if (isListPath(path))
          return <List path={path} items={itemsAt(original, path)} changes={here} />;
        const isReplaced = here.some((change) => change.path === path);
        const isDrafted = replaces && draftSlot === path;
        return (
          <>
            {isDrafted ? <Draft line={draft} /> : !isReplaced && text}
            {here
              .filter((change) => change.path === path)
              .map((change) => (
                <Told key={change.id} change={change} />
              ))}
          </>
        );
      }}
      after={({ path }) => (
        <>
          {(byLine.get(path) ?? [])
            .filter((change) => change.path !== path && !isListPath(path))
            .map((change) => (
              <Added key={change.id} path={change.path}>
                <Told change={change} />
              </Added>
            ))}
          {draft && !replaces && draftSlot === path && (
            <Added path={draft.path}>
              <Draft line={draft} />
            </Added>
          )}
          {slot === path && children}
        </>
      )}
    >
      {elsewhere.map((change) => (
        <p key={change.id} className="mt-2">
          <Told change={change} />
        </p>
      ))}
      {draft && draftSlot === undefined && (
        <p className="mt-4">
          <Draft line={draft} />
        </p>
      )}
      {slot === undefined && children}
    </ResumeOutline>
  );
}
