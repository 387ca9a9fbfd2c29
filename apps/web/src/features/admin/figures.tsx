import type { ReactNode } from 'react';

interface FiguresProps {
  /** What it is, and how it stands. */
  figures: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts in lines of two: on a phone the name above its value. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {figures.map(([name, value]) => (
        <div key={name} className="gap-6 py-2.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
