import { Field, Input } from '../../../shared/ui/field.tsx';
import type { Entry, Faults } from './draft.ts';

/** One line to type. */
export interface LineField {
  name: string;
  label: string;
  hint?: string;
  type?: 'email' | 'tel';
  autoComplete?: string;
  isWide?: boolean;
}

interface EntryFieldsProps {
  fields: readonly LineField[];
  entry: Entry;
  /** Before the names of its fields: `jobs.0`. */
  path: string;
  faults: Faults;
  /** Its first field takes the focus. */
  isNew?: boolean;
  onChange: (entry: Entry) => void;
}

const LENGTH_MAX = 200;

/** The fields of one entry, two beside each other where there is room. */
export function EntryFields({ fields, entry, path, faults, isNew, onChange }: EntryFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map(({ name, label, hint, type = 'text', autoComplete = 'off', isWide }, at) => (
        <div key={name} className={isWide ? 'sm:col-span-2' : ''}>
          <Field label={label} hint={hint} error={faults[`${path}.${name}`]}>
            {(control) => (
              <Input
                {...control}
                data-field={`${path}.${name}`}
                type={type}
                autoComplete={autoComplete}
                maxLength={LENGTH_MAX}
                autoFocus={isNew === true && at === 0}
                value={entry[name] ?? ''}
                onChange={({ target }) => onChange({ ...entry, [name]: target.value })}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}
