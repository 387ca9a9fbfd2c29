import type { Depth } from '@trueline/contracts';

const DEPTH_TEXTS: readonly { depth: Depth; name: string; text: string }[] = [
  {
    depth: 'light',
    name: 'Light',
    text: 'Better wording and spelling, line by line; your parts and their order stay.',
  },
  {
    depth: 'fitted',
    name: 'Fitted',
    text: 'Also sets headline, summary, skills and order for this ad; each job stays in full.',
  },
  {
    depth: 'rebuilt',
    name: 'Rebuilt',
    text: 'Also shortens: old jobs to one line, others to their strongest; what goes is listed.',
  },
];

interface DepthSwitchProps {
  depth: Depth;
  /** The other depth is on its way. */
  isSwitching: boolean;
  onSwitch: (depth: Depth) => void;
}

/** How much of the resume is set anew: three choices, each with what it does. */
export function DepthSwitch({ depth, isSwitching, onSwitch }: DepthSwitchProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-sm font-semibold">How much to change</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {DEPTH_TEXTS.map((one) => (
          <button
            key={one.depth}
            type="button"
            aria-pressed={one.depth === depth}
            onClick={() => onSwitch(one.depth)}
            className="rounded-md border border-edge px-4 py-3 text-left transition-colors duration-150 hover:bg-sunken aria-pressed:border-evidence aria-pressed:bg-evidence-wash"
          >
            <span className="block font-semibold">{one.name}</span>
            <span className="mt-0.5 block text-sm">{one.text}</span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-5.5 text-sm text-soft">
        {isSwitching ? 'Setting your resume anew…' : 'What you decide is kept in each.'}
      </p>
    </fieldset>
  );
}
