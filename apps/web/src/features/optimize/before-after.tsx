import type { Resume, ResumeSession, StoredResume } from '@trueline/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { HighlightedText } from '../../shared/original-file/highlighted-text.tsx';
import { OriginalPicture } from '../../shared/original-file/original-picture.tsx';
import { listBoxes, listSpans } from '../../shared/original-file/reading.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { listChangedLines } from './changed-lines.ts';

const PdfPages = lazyPart(
  () => import('../../shared/original-file/pdf-pages.tsx'),
  (module) => module.PdfPages,
);

const PICTURES: readonly string[] = ['image/jpeg', 'image/png'];

interface BeforeProps {
  resume: StoredResume;
  /** Paths of the lines that the result says otherwise or not at all. */
  changed: readonly string[];
}

/** The file as it was given: a PDF or a photo as its pages, every other format as its text. */
function Before({ resume, changed }: BeforeProps) {
  const [isDrawable, setIsDrawable] = useState(true);
  const { document = {}, source, text = '' } = resume;
  const onTrouble = () => setIsDrawable(false);
  const boxes = changed.flatMap((path) => listBoxes(document, path));
  if (isDrawable && source.type === 'application/pdf') {
    return (
      <Suspense fallback={<RunningLine />}>
        <PdfPages
          url={urlOf(endpoints.downloadOriginal, { params: { id: resume.id } })}
          label="Before, page by page"
          name="your file"
          boxes={boxes}
          isWhole
          onTrouble={onTrouble}
        />
      </Suspense>
    );
  }
  if (isDrawable && PICTURES.includes(source.type)) {
    const drawn = { resumeId: resume.id, boxes, doubts: [], onTrouble };
    return <OriginalPicture {...drawn} isWhole />;
  }
  const spans = changed.flatMap((path) => listSpans(document, path));
  return <HighlightedText text={text} document={document} spans={spans} isWhole />;
}

/** The result's own file, page by page. */
function After({ session, changed }: { session: ResumeSession; changed: readonly string[] }) {
  const [tries, setTries] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) {
    return (
      <Notice tone="conflict" title="The pages could not be loaded" urgent>
        <p>Nothing is lost. Check your connection and try again.</p>
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            setIsFailed(false);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <Suspense fallback={<RunningLine />}>
      <PdfPages
        key={tries}
        // The moment of the last change: after it, the pages may look different.
        url={urlOf(endpoints.downloadFile, {
          params: { id: session.id, name: 'resume.pdf' },
          query: { template: session.templateId, v: Date.parse(session.updatedAt) },
        })}
        label="After, page by page"
        name="your fitted resume"
        marked={changed}
        isWhole
        onTrouble={() => setIsFailed(true)}
      />
    </Suspense>
  );
}

function Side({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-0.5 mb-3 text-sm text-soft">{note}</p>
      {children}
    </section>
  );
}

/** `4 lines of it stand otherwise now, and are marked.` */
const sayGone = (count: number): string => {
  if (count === 0) return 'All of it still stands.';
  if (count === 1) return '1 line of it stands otherwise now, and is marked.';
  return `${count} lines of it stand otherwise now, and are marked.`;
};
const sayCome = (count: number): string => {
  if (count === 0) return 'Nothing is worded anew.';
  if (count === 1) return '1 line is new or worded anew, and is marked.';
  return `${count} lines are new or worded anew, and are marked.`;
};

interface BeforeAfterProps {
  session: ResumeSession;
  resume: StoredResume;
  original: Resume;
}

/** The uploaded file beside the pages that it became, the changed parts of both marked; on a phone one over the other. */
export function BeforeAfter({ session, resume, original }: BeforeAfterProps) {
  const result = session.document ?? original;
  const gone = listChangedLines(original, result);
  const come = listChangedLines(result, original);
  return (
    <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2">
      <Side title="Before" note={`Your file. ${sayGone(gone.length)}`}>
        <Before resume={resume} changed={gone.map(({ path }) => path)} />
      </Side>
      <Side title="After" note={`As it will be sent. ${sayCome(come.length)}`}>
        <After session={session} changed={come.map(({ text }) => text)} />
      </Side>
    </div>
  );
}
