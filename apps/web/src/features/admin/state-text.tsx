const MARKS = {
  good: 'bg-evidence-fill',
  plain: 'border border-edge',
  bad: 'bg-conflict',
} as const;

export type StateTone = keyof typeof MARKS;

/** A state in words, with a dot that lets the eye find the ones that matter. */
export function StateText({ tone, children }: { tone: StateTone; children: string }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${MARKS[tone]}`} />
      {children}
    </span>
  );
}

/** Tone of a state by its name, for the lists whose states share them. */
export function toneOf(status: string): StateTone {
  if (['completed', 'sent', 'confirmed', 'ready', 'paid'].includes(status)) return 'good';
  return status === 'failed' ? 'bad' : 'plain';
}
