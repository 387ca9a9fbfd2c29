import { formatBytes } from '../../shared/format/byte-size.ts';
import { RESUME_FILE_TYPES } from '../../shared/format/file-type.ts';
import type { UploadLimits } from './upload-limits.ts';
import { useDrop } from './use-drop.ts';

interface DropZoneProps {
  busy: boolean;
  limits: UploadLimits | undefined;
  onFile: (file: File) => void;
}

/** One big target: click it, or reach the file input by keyboard; a file may be dropped anywhere on the page. */
export function DropZone({ busy, limits, onFile }: DropZoneProps) {
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  const over = useDrop(take);
  return (
    <label
      className={`flex min-h-72 cursor-pointer flex-col items-center justify-center rounded-lg border border-dashed px-6 py-12 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-evidence ${over ? 'border-evidence bg-evidence-wash' : 'border-edge bg-raised hover:bg-sunken'}`}
    >
      <input
        type="file"
        aria-label="Resume file"
        aria-describedby="file-types"
        // The types beside the endings: with them a phone offers its camera.
        accept={[...RESUME_FILE_TYPES, 'image/jpeg', 'image/png', 'image/heic'].join(',')}
        // Not disabled while busy: that would take the focus away.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <span className="font-serif text-xl sm:text-2xl">
        <span className="pointer-coarse:hidden">Drop your resume here</span>
        <span className="hidden pointer-coarse:inline">Your resume goes here</span>
      </span>
      <span className="mt-2 text-soft">
        <span className="pointer-coarse:hidden">or </span>
        <span className="font-semibold text-evidence underline underline-offset-4">
          choose a file
        </span>
        , or paste it
      </span>
      <span id="file-types" className="mt-6 text-sm text-soft">
        PDF, Word (.docx), OpenDocument, RTF, text, Markdown, HTML, JSON Resume, Europass (.xml),
        LinkedIn’s data export (.zip), or a scan or photo (JPEG, PNG, HEIC)
        <span className="mt-1 block min-h-6">
          {limits && `Up to ${formatBytes(limits.maxBytes)} and ${limits.maxPages} pages`}
        </span>
      </span>
    </label>
  );
}
