import { Field, Input, Textarea } from '../../shared/ui/field.tsx';
import { type Entry, fieldText, withField } from './profile-document.ts';
import type { ProfileField } from './profile-sections.ts';

const LIST_ROWS_MAX = 12;

interface FieldControlsProps {
  fields: readonly ProfileField[];
  entry: Entry;
  onChange: (entry: Entry) => void;
}

function isWide({ kind }: ProfileField): boolean {
  return kind === 'text' || kind === 'list';
}

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

function faultOf({ kind }: ProfileField, value: string): string | undefined {
  if (kind === 'date' && value !== '' && !DATE.test(value)) return 'Write it as 2024-03 or 2024.';
  return undefined;
}

/** One control for each field, two beside each other where there is room. */
export function FieldControls({ fields, entry, onChange }: FieldControlsProps) {
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      {fields.map((field) => {
        const value = fieldText(entry, field);
        const change = (typed: string) => onChange(withField(entry, field, typed));
        const rows = Math.min(LIST_ROWS_MAX, Math.max(3, value.split('\n').length + 1));
        return (
          <div key={field.key} className={isWide(field) ? 'sm:col-span-2' : ''}>
            <Field label={field.label} hint={field.hint} error={faultOf(field, value)}>
              {(control) =>
                isWide(field) ? (
                  <Textarea
                    {...control}
                    rows={rows}
                    value={value}
                    onChange={({ target }) => change(target.value)}
                  />
                ) : (
                  <Input
                    {...control}
                    type={field.kind === 'email' || field.kind === 'tel' ? field.kind : 'text'}
                    inputMode={field.kind === 'url' ? 'url' : undefined}
                    value={value}
                    onChange={({ target }) => change(target.value)}
                  />
                )
              }
            </Field>
          </div>
        );
      })}
    </div>
  );
}
