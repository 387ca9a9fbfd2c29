interface FigureProps {
  name: string;
  value: number;
  strong?: boolean;
}

/** A figure of a hundred under its name, for a list of them. */
export function Figure({ name, value, strong }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd
        className={`font-serif text-2xl tabular-nums sm:text-3xl ${strong ? 'font-semibold text-evidence' : ''}`}
      >
        {Math.round(value)}
      </dd>
    </div>
  );
}
