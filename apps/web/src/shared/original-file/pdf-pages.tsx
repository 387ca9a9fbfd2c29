import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';
import { useEffect, useEffectEvent, useState } from 'react';
import { RunningLine } from '../ui/loading.tsx';
import { findOnPages, readPageTexts } from './find-on-pages.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PageBox } from './reading.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

interface PdfPagesProps {
  url: string;
  /** What the whole is. */
  label: string;
  /** Whose pages they are, as in "Page 1 of 2 of your file". */
  name: string;
  /** What is marked; the first is brought into view in a box that scrolls. */
  boxes?: readonly PageBox[];
  /** What is marked where the file itself says it. */
  marked?: readonly string[];
  /** Words that were recognized with doubt. */
  doubts?: readonly PageBox[];
  /** All pages under each other, in place of a box that scrolls. */
  isWhole?: boolean;
  /** The file could not be drawn. */
  onTrouble: () => void;
}

const NONE: readonly PageBox[] = [];

/** The file, while it is open; when its address changes, the one before until the new one is there. */
function usePdf(url: string, onTrouble: () => void): PDFDocumentProxy | null {
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const tellTrouble = useEffectEvent(onTrouble);
  useEffect(() => {
    let isOver = false;
    let isOpen = false;
    // The page's policy lets no WebAssembly run; a picture in JPEG 2000 stays blank.
    const task = getDocument({ url, useWasm: false });
    task.promise.then(
      (opened) => {
        if (isOver) return;
        isOpen = true;
        setFile(opened);
      },
      () => !isOver && tellTrouble(),
    );
    return () => {
      isOver = true;
      if (!isOpen) void task.destroy();
    };
  }, [url]);
  useEffect(() => () => void file?.loadingTask.destroy(), [file]);
  return file;
}

/** Where the texts stand on the pages; none until they are found. */
function useFound(file: PDFDocumentProxy | null, texts: readonly string[]): readonly PageBox[] {
  const [found, setFound] = useState(NONE);
  const wanted = texts.join('\n');
  useEffect(() => {
    if (file === null || wanted === '') return setFound(NONE);
    let isOver = false;
    // Without marks the pages say the same.
    readPageTexts(file).then(
      (pages) => !isOver && setFound(findOnPages(pages, wanted.split('\n'))),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [file, wanted]);
  return found;
}

/** The pages of a PDF as pictures, with places on them marked. */
export function PdfPages(props: PdfPagesProps) {
  const { url, label, name, boxes = NONE, marked = [], doubts = NONE, onTrouble } = props;
  const { isWhole = false } = props;
  const file = usePdf(url, onTrouble);
  const places = [...boxes, ...useFound(file, marked)];
  const isOn = (number: number) => (box: PageBox) => box.page === number;
  return (
    <section
      aria-label={label}
      {...(isWhole
        ? { className: 'space-y-4' }
        : {
            // A box that scrolls has to be reachable by keyboard.
            tabIndex: 0,
            'data-scroll-box': '',
            className: 'max-h-[75vh] space-y-3 overflow-auto rounded-sm bg-sunken p-3',
          })}
    >
      {file === null && <RunningLine />}
      {file &&
        Array.from({ length: file.numPages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            file={file}
            number={number}
            name={name}
            boxes={places.filter(isOn(number))}
            doubts={doubts.filter(isOn(number))}
            onTrouble={onTrouble}
          />
        ))}
    </section>
  );
}
