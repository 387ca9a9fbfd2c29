import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';
import { newFigures } from './new-figures.ts';

interface OwnWordsFormProps {
  initial: string;
  /** The texts that they are about: a figure that stands in none of them is asked about. */
  sources: readonly string[];
  /** It takes the focus, as where somebody has chosen to write; so it does unless told otherwise. */
  focused?: boolean;
  onSave: (text: string) => void;
  /** None where there is no other way to answer. */
  onCancel?: (() => void) | undefined;
  cancelLabel?: string;
}

export function OwnWordsForm(props: OwnWordsFormProps) {
  const { initial, sources, focused = true, onSave, onCancel, cancelLabel = 'Cancel' } = props;
  const [text, setText] = useState(initial);
  const figures = newFigures(text, sources);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field
        label="Your own words"
        hint="They are taken as your statement. Write only what you can stand behind."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            autoFocus={focused}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="font-serif"
          />
        )}
      </Field>
      <p role="status" className="text-sm text-question empty:hidden">
        {figures.length > 0 &&
          `No line of yours says ${figures.join(' or ')}. Is ${figures.length === 1 ? 'this figure' : 'each of these figures'} yours?`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={text.trim() === ''}>
          Save my words
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
