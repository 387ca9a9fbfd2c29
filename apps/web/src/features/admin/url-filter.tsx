import { useId } from 'react';
import { useSearchParams } from 'react-router';

/** A choice that stands in the address, so that a reload and the way back keep it; undefined for none, or one that is not offered. */
export function useUrlChoice<T extends string>(name: string, options: Record<T, string>) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  const chosen = value !== null && Object.hasOwn(options, value) ? (value as T) : undefined;
  const choose = (next: string) =>
    setSearch(
      (before) => {
        if (next === '') before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose] as const;
}

interface ChoiceFilterProps {
  label: string;
  /** What no choice is called. */
  all: string;
  options: Record<string, string>;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

export function ChoiceFilter({ label, all, options, chosen, onChoose }: ChoiceFilterProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 w-full max-w-60 rounded-md border border-edge bg-raised px-3 text-base text-ink"
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
