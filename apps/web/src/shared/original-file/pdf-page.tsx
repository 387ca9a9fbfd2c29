import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageMarks, type PageSize } from './page-marks.tsx';
import type { PageBox } from './reading.ts';

/** How far below what is seen a page is drawn already. */
const DRAW_AHEAD = '400px';
/** Sharp on a fine screen, and no more memory than that needs. */
const MAX_PIXEL_RATIO = 2;
/** US letter, until the page's own is known. */
const LETTER: PageSize = { width: 612, height: 792 };

/** Draws a page of the file into the canvas, as wide as that stands; answers its size in points. */
async function drawPage(
  file: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<PageSize> {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const pixels = canvas.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const viewport = page.getViewport({ scale: pixels / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { width, height };
}

interface PdfPageProps {
  file: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** Whose page it is. */
  name: string;
  boxes: readonly PageBox[];
  /** Words that were recognized with doubt. */
  doubts: readonly PageBox[];
  onTrouble: () => void;
}

/** One page, drawn once it comes near, with its marks. */
export function PdfPage({ file, number, name, boxes, doubts, onTrouble }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(LETTER);
  const tellTrouble = useEffectEvent(onTrouble);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let isOver = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        drawPage(file, number, place).then(
          (drawn) => !isOver && setSize(drawn),
          () => !isOver && tellTrouble(),
        );
      },
      { rootMargin: DRAW_AHEAD },
    );
    observer.observe(place);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [file, number]);
  return (
    <div className="relative shadow-float">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${number} of ${file.numPages} of ${name}`}
        className="block w-full bg-white"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
      <PageMarks size={size} boxes={boxes} doubts={doubts} />
    </div>
  );
}
