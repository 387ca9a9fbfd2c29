import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';
import { useEffect, useEffectEvent, useState } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { OriginalPage } from './original-page.tsx';
import type { PageBox } from './reading.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

interface OriginalPagesProps {
  resumeId: string;
  /** Where the chosen line stands. */
  boxes: readonly PageBox[];
  /** Words that were recognized with doubt. */
  doubts: readonly PageBox[];
  /** The file could not be drawn. */
  onTrouble: () => void;
}

/** The pages of an uploaded PDF as pictures. */
export function OriginalPages({ resumeId, boxes, doubts, onTrouble }: OriginalPagesProps) {
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const tellTrouble = useEffectEvent(onTrouble);
  useEffect(() => {
    let isOver = false;
    const task = getDocument({
      url: urlOf(endpoints.downloadOriginal, { params: { id: resumeId } }),
      // The page's policy lets no WebAssembly run; a picture in JPEG 2000 stays blank.
      useWasm: false,
    });
    task.promise.then(
      (opened) => !isOver && setFile(opened),
      () => !isOver && tellTrouble(),
    );
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [resumeId]);
  return (
    <section
      aria-label="Your file, page by page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      data-scroll-box
      className="max-h-[75vh] space-y-3 overflow-auto rounded-sm bg-sunken p-3"
    >
      {file === null && <RunningLine />}
      {file &&
        Array.from({ length: file.numPages }, (_, index) => index + 1).map((number) => (
          <OriginalPage
            key={number}
            file={file}
            number={number}
            boxes={boxes.filter(({ page }) => page === number)}
            doubts={doubts.filter(({ page }) => page === number)}
            onTrouble={onTrouble}
          />
        ))}
    </section>
  );
}
