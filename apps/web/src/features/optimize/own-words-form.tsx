import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Textarea } from '../../shared/ui/field.tsx';

interface OwnWordsFormProps {
  initial: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

export function OwnWordsForm({ initial, onSave, onCancel }: OwnWordsFormProps) {
  const [text, setText] = useState(initial);
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
            autoFocus
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="font-serif"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={text.trim() === ''}>
          Save my words
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
