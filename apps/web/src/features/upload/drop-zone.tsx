import { type DragEvent, useState } from 'react';

/** What the file chooser offers first; the server looks into the file itself. */
const ACCEPTED = '.pdf,.docx,.txt,.md,.json';

interface DropZoneProps {
  busy: boolean;
  onFile: (file: File) => void;
}

/** One big target: drop a file on it, click it, or reach the file input by keyboard. */
export function DropZone({ busy, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-h-72 cursor-pointer flex-col items-center justify-center rounded-lg border border-dashed px-6 py-12 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-evidence ${over ? 'border-evidence bg-evidence-wash' : 'border-edge bg-raised hover:bg-sunken'}`}
    >
      <input
        type="file"
        aria-label="Resume file"
        aria-describedby="file-types"
        accept={ACCEPTED}
        disabled={busy}
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
        PDF, Word (.docx), text, Markdown or JSON Resume
      </span>
    </label>
  );
}
