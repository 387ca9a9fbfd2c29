/** A stroke that runs along a line. */
export function Loading({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="mx-auto flex max-w-xs flex-col items-center gap-4 px-5 py-32">
      <RunningLine />
      <p className="text-sm text-soft">{label}</p>
    </div>
  );
}

/** A line along which a stroke runs while something of unknown length goes on. */
export function RunningLine() {
  return (
    <span aria-hidden className="block h-0.5 w-full overflow-hidden rounded-full bg-line">
      <span className="animate-running block h-full w-1/3 rounded-full bg-evidence-fill" />
    </span>
  );
}
