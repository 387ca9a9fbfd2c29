import type { Resume, StoredResume } from '@trueline/contracts';
import { Suspense, useState } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { HighlightedText } from '../../shared/original-file/highlighted-text.tsx';
import { OriginalPicture } from '../../shared/original-file/original-picture.tsx';
import { listBoxes, listDoubtfulPlaces, listSpans } from '../../shared/original-file/reading.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';

// Heavy, and of use for a PDF alone.
const PdfPages = lazyPart(
  () => import('../../shared/original-file/pdf-pages.tsx'),
  (module) => module.PdfPages,
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
      boxes: shown === null ? [] : listBoxes(document, shown),
      doubts: listDoubtfulPlaces(document),
      onTrouble: () => setIsDrawable(false),
    };
    return (
      <>
        <ViewChoice view={view} onChoose={setView} />
        {isPdf ? (
          <Suspense fallback={<RunningLine />}>
            <PdfPages
              {...parts}
              url={urlOf(endpoints.downloadOriginal, { params: { id: resume.id } })}
              label="Your file, page by page"
              name="your file"
            />
          </Suspense>
        ) : (
          <OriginalPicture {...parts} resumeId={resume.id} />
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
        spans={listSpans(document, shown)}
      />
    </>
  );
}
