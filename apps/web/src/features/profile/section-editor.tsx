import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FieldControls } from './field-controls.tsx';
import { type Entry, moved, titleOf } from './profile-document.ts';
import type { ProfileSection } from './profile-sections.ts';

interface SectionEditorProps {
  section: ProfileSection;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
}

interface EntryEditorProps {
  section: ProfileSection;
  entry: Entry;
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (entry: Entry) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  drag: {
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

function EntryEditor(props: EntryEditorProps) {
  const { section, entry, index, count, isOpen, onToggle, onChange, onMove, onRemove, drag } =
    props;
  const title = titleOf(entry, section);
  return (
    <li className="py-3" onDragOver={drag.onDragOver} onDrop={drag.onDrop}>
      <div className="flex items-center gap-2">
        <span
          aria-hidden
          draggable
          onDragStart={drag.onDragStart}
          className="cursor-grab text-soft max-sm:hidden"
        >
          <GripVertical size={18} />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="min-h-11 min-w-0 grow truncate text-left font-serif text-lg"
        >
          {title}
        </button>
        <Button
          variant="quiet"
          aria-label={`Move up: ${title}`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
          className="size-10"
        >
          <ArrowUp aria-hidden size={18} />
        </Button>
        <Button
          variant="quiet"
          aria-label={`Move down: ${title}`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          className="size-10"
        >
          <ArrowDown aria-hidden size={18} />
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3 mb-4 border-l-2 border-line pl-4 sm:pl-6">
          <FieldControls fields={section.fields} entry={entry} onChange={onChange} />
          <Button variant="quiet" className="mt-5" onClick={onRemove}>
            Remove this {section.entry}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The entries of one section: open, edit, add, remove, and order by drag or by the arrows. */
export function SectionEditor({ section, entries, onChange }: SectionEditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    onChange(moved(entries, from, to));
    if (open === from) setOpen(to);
    else if (open !== null) setOpen(null);
  };
  return (
    <section aria-labelledby={`section-${section.key}`} className="mt-12">
      <h2 id={`section-${section.key}`} className="text-xl font-semibold">
        {section.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {entries.map((entry, index) => (
          <EntryEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
            key={index}
            section={section}
            entry={entry}
            index={index}
            count={entries.length}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(next) => onChange(entries.with(index, next))}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              setOpen(null);
              onChange(entries.filter((_, other) => other !== index));
            }}
            drag={{
              onDragStart: (event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              },
              onDragOver: (event) => dragged !== null && event.preventDefault(),
              onDrop: (event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== index) move(dragged, index);
                setDragged(null);
              },
            }}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        className="mt-4"
        onClick={() => {
          onChange([...entries, {}]);
          setOpen(entries.length);
        }}
      >
        Add {/^[aeiou]/.test(section.entry) ? 'an' : 'a'} {section.entry}
      </Button>
    </section>
  );
}
