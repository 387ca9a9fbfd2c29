import {
  type Ask,
  type AskOption,
  type Blank,
  fillLine,
  findAnswerFaults,
} from '@trueline/contracts';
import { useId } from 'react';
import { Input } from '../../shared/ui/field.tsx';

export type Values = Readonly<Record<string, string>>;

/** What is wrong with what stands in a blank, for a person. */
const FAULTS: Partial<Record<Blank['kind'], string>> = {
  number: 'Write a number, such as 12 or about 1,500.',
  date: 'Write a year or a month, such as 2021 or 2021-05.',
};

/** By name of the blank: why its value can't stand. */
export function findBlankFaults(
  ask: Ask,
  option: AskOption,
  values: Values,
): Record<string, string> {
  return Object.fromEntries(
    option.blanks.flatMap((blank) => {
      const { name, kind } = blank;
      const value = values[name] ?? '';
      const answer = { ask: ask.id, option: option.id, values: { [name]: value } };
      // Each blank by itself: another one that is still open is told at its own place.
      const alone = { ...ask, options: [{ ...option, blanks: [blank] }] };
      if (findAnswerFaults([alone], [answer]).length === 0) return [];
      if (value.trim() === '') return [[name, 'Fill this in, or choose another answer.']];
      return [[name, FAULTS[kind] ?? 'That does not fit here.']];
    }),
  );
}

/** Parts of a line that may stay empty are shown once there is something in them. */
function withoutEmptyParts({ line = '', blanks }: AskOption, values: Values): string {
  const isEmpty = (name: string) => (values[name] ?? '').trim() === '';
  return line.replace(/\{([^{}]*)\}/g, (_, part: string) =>
    blanks.some(({ name }) => part.includes(`[${name}]`) && isEmpty(name)) ? '' : part,
  );
}

/** The word of a place alone, as the number typed so far has it. */
function agreeing(place: string, blanks: readonly Blank[], values: Values): string {
  const before = 'X ';
  const needless = blanks.map((blank) => ({ ...blank, optional: true }));
  return fillLine({ line: before + place, blanks: needless }, values)?.slice(before.length) ?? '';
}

interface LinePart {
  at: number;
  text: string;
  /** To be filled in here. */
  blank?: Blank;
}

/** A line in its parts: words, and the blanks that it can't do without. */
function partsOf(option: AskOption, values: Values): LinePart[] {
  const byName = new Map(option.blanks.map((blank) => [blank.name, blank]));
  const line = withoutEmptyParts(option, values);
  return Array.from(line.matchAll(/\[([\w-]+)(:[^\]]*)?\]|[^[\]]+/g), (found) => {
    const { 0: whole, 1: name = '', 2: forms, index: at } = found;
    const blank = byName.get(name);
    if (forms !== undefined) return { at, text: agreeing(whole, option.blanks, values) };
    if (blank === undefined) return { at, text: whole };
    if (blank.optional || blank.kind === 'choice') return { at, text: values[name] || '…' };
    return { at, text: '', blank };
  });
}

const WIDTHS: Record<Blank['kind'], string> = {
  number: 'w-24 tabular-nums',
  text: 'w-full sm:w-72',
  date: 'w-32',
  choice: '',
};

interface BlankProps {
  blank: Blank;
  value: string;
  fault: string | undefined;
  focused: boolean;
  /** What the question is, for who hears the blank alone. */
  promptId: string;
  onChange: (value: string) => void;
}

function BlankInput({ blank, value, fault, focused, promptId, onChange }: BlankProps) {
  const id = useId();
  const { name, label = name, kind, optional } = blank;
  return (
    <>
      <Input
        aria-label={label}
        aria-describedby={fault === undefined ? promptId : id}
        aria-invalid={fault !== undefined}
        aria-required={!optional}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={300}
        autoFocus={focused}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`mx-1 my-1 inline-block max-w-full py-1 font-sans ${WIDTHS[kind]}`}
      />
      {fault !== undefined && (
        <span id={id} className="block font-sans text-sm text-conflict">
          {fault}
        </span>
      )}
    </>
  );
}

function Choices({ blank, value, onChange }: Pick<BlankProps, 'blank' | 'value' | 'onChange'>) {
  const { name, label = name, choices = [], optional } = blank;
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">
        {label}
        {optional && <MayStayOpen />}
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={value === choice}
            onClick={() => onChange(value === choice ? '' : choice)}
            className="min-h-11 rounded-md border border-edge px-3.5 py-1.5 text-left text-sm hover:bg-raised aria-pressed:border-evidence aria-pressed:bg-evidence-wash aria-pressed:font-semibold"
          >
            {choice}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const MayStayOpen = () => <span className="font-normal text-soft"> (may stay open)</span>;

interface BlanksProps {
  option: AskOption;
  values: Values;
  faults: Readonly<Record<string, string>>;
  focusFirst: boolean;
  promptId: string;
  onChange: (values: Values) => void;
}

/** The line of an option with its blanks to fill in where they stand, and below it what may be added. */
export function Blanks({ option, values, faults, focusFirst, promptId, onChange }: BlanksProps) {
  const parts = partsOf(option, values);
  const inline = parts.flatMap(({ blank }) => (blank ? [blank.name] : []));
  const others = option.blanks.filter(({ name }) => !inline.includes(name));
  const draw = (blank: Blank) => (
    <BlankInput
      key={blank.name}
      blank={blank}
      value={values[blank.name] ?? ''}
      fault={faults[blank.name]}
      focused={focusFirst && blank.name === inline[0]}
      promptId={promptId}
      onChange={(value) => onChange({ ...values, [blank.name]: value })}
    />
  );
  const isBare = inline.length === 1 && parts.every(({ text }) => text.trim() === '');
  return (
    <>
      <p className={isBare ? '-mx-1' : 'font-serif text-lg leading-loose'}>
        {parts.map(({ at, text, blank }) => (blank ? draw(blank) : <span key={at}>{text}</span>))}
      </p>
      {others.map((blank) =>
        blank.kind === 'choice' ? (
          <Choices
            key={blank.name}
            blank={blank}
            value={values[blank.name] ?? ''}
            onChange={(value) => onChange({ ...values, [blank.name]: value })}
          />
        ) : (
          <div key={blank.name} className="mt-3 text-sm">
            <span aria-hidden className="font-semibold">
              {blank.label ?? blank.name}
              {blank.optional && <MayStayOpen />}
            </span>
            <div className="-mx-1">{draw(blank)}</div>
          </div>
        ),
      )}
    </>
  );
}
