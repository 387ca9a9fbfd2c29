import type { Resume, StoredResume } from '@trueline/contracts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { OriginalPicture } from './original-picture.tsx';
import { findSpan, listBoxes, listDoubtfulPlaces } from './reading.ts';

// Heavy, and of use for a PDF alone.
const OriginalPages = lazyPart(
  () => import('./original-pages.tsx'),
  (module) => module.OriginalPages,
);

type View = 'page' | 'text';

function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <div className="mb-3 flex gap-2">
      {(['page', 'text'] as const).map((name) => (
        <Button
          key={name}
          variant={view === name ? 'chosen' : 'outline'}
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
        >
          {name === 'page' ? 'The page' : 'Its text'}
        </Button>
      ))}
    </div>
  );
}

interface OriginalFileProps {
  resume: StoredResume;
  document: Resume;
  /** The line whose place is marked. */
  shown: string | null;
}

const PICTURES: readonly string[] = ['image/jpeg', 'image/png'];

/** The file as it was given: a PDF as its pages and a photo as itself, or as text; every other format as text. */
export function OriginalFile({ resume, document, shown }: OriginalFileProps) {
  const [view, setView] = useState<View>('page');
  const [isDrawable, setIsDrawable] = useState(true);
  const isPdf = resume.source.type === 'application/pdf';
  const hasPages = isPdf || PICTURES.includes(resume.source.type);
  if (hasPages && isDrawable && view === 'page') {
    const parts = {
      resumeId: resume.id,
      boxes: shown === null ? [] : listBoxes(document, shown),
      doubts: listDoubtfulPlaces(document),
      onTrouble: () => setIsDrawable(false),
    };
    return (
      <>
        <ViewChoice view={view} onChoose={setView} />
        {isPdf ? (
          <Suspense fallback={<RunningLine />}>
            <OriginalPages {...parts} />
          </Suspense>
        ) : (
          <OriginalPicture {...parts} />
        )}
      </>
    );
  }
  return (
    <>
      {hasPages && isDrawable && <ViewChoice view={view} onChoose={setView} />}
      {!isDrawable && (
        <p role="status" className="mb-3 text-sm text-soft">
          This browser could not draw the page. Here is its text.
        </p>
      )}
      <HighlightedText
        text={resume.text ?? ''}
        document={document}
        span={shown === null ? undefined : findSpan(document, shown)}
      />
    </>
  );
}
