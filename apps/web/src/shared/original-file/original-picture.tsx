import { useState } from 'react';
import { urlOf } from '../api/address.ts';
import { endpoints } from '../api/endpoints.ts';
import { PageMarks, type PageSize } from './page-marks.tsx';
import type { PageBox } from './reading.ts';

/** Points that the reader takes a picture to be wide. */
const WIDTH = 612;
const LETTER: PageSize = { width: WIDTH, height: 792 };

interface OriginalPictureProps {
  resumeId: string;
  boxes: readonly PageBox[];
  doubts: readonly PageBox[];
  /** All of it, in place of a box that scrolls. */
  isWhole?: boolean;
  /** The file could not be drawn. */
  onTrouble: () => void;
}

/** An uploaded photo or scan, with the chosen line and the doubtful words marked. */
export function OriginalPicture({
  resumeId,
  boxes,
  doubts,
  isWhole = false,
  onTrouble,
}: OriginalPictureProps) {
  const [size, setSize] = useState(LETTER);
  return (
    <section
      aria-label="Your picture"
      // A box that scrolls has to be reachable by keyboard.
      {...(!isWhole && {
        tabIndex: 0,
        'data-scroll-box': '',
        className: 'max-h-[75vh] overflow-auto rounded-sm bg-sunken p-3',
      })}
    >
      <div className="relative shadow-float">
        <img
          src={urlOf(endpoints.downloadOriginal, { params: { id: resumeId } })}
          alt="The page as you gave it"
          className="block w-full bg-white"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: WIDTH, height: (WIDTH * naturalHeight) / naturalWidth })
          }
          onError={onTrouble}
        />
        <PageMarks size={size} boxes={boxes} doubts={doubts} />
      </div>
    </section>
  );
}
