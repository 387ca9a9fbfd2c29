import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { Entry, Faults } from './draft.ts';
import { EntryFields, type LineField } from './entry-fields.tsx';

interface EntryListProps {
  title: string;
  about: string;
  /** What one entry is called: "job". */
  word: string;
  name: 'jobs' | 'schools';
  most: number;
  fields: readonly LineField[];
  entries: readonly Entry[];
  faults: Faults;
  onChange: (entries: readonly Entry[]) => void;
}

/** Entries of one kind, the first one open from the start. */
export function EntryList(props: EntryListProps) {
  const { title, about, word, name, most, fields, entries, faults, onChange } = props;
  const [added, setAdded] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = () => {
    setAdded(entries.length);
    onChange([...entries, {}]);
  };
  const remove = (at: number) => {
    setAdded(undefined);
    onChange(entries.filter((_, other) => other !== at));
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={`first-${name}`} className="mt-12">
      <h2 id={`first-${name}`} ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-soft">{about}</p>
      {entries.map((entry, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
          key={at}
          className="mt-5 border-l-2 border-line pl-4 sm:pl-6"
        >
          <legend className="sr-only">
            {title}, {word} {at + 1}
          </legend>
          <EntryFields
            fields={fields}
            entry={entry}
            path={`${name}.${at}`}
            faults={faults}
            isNew={added === at}
            onChange={(next) => onChange(entries.with(at, next))}
          />
          {entries.length > 1 && (
            <Button variant="quiet" className="mt-2 min-h-11" onClick={() => remove(at)}>
              Remove {word} {at + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {entries.length < most && (
        <Button variant="outline" className="mt-5 min-h-11" onClick={add}>
          <Plus aria-hidden size={18} />
          Add another {word}
        </Button>
      )}
    </section>
  );
}
