import { type Answer, type Ask, type AskOption, ELSEWHERE, fillLine } from '@trueline/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { draftLine } from './answer-lines.ts';
import { Blanks, findBlankFaults, type Values } from './ask-blanks.tsx';

/** Whether a keyboard is at hand: on a phone the one on the glass rises only where it is asked for. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

const lacks = ({ blanks }: AskOption, values: Values): boolean =>
  blanks.some(({ name, optional }) => !optional && (values[name] ?? '').trim() === '');

const filled = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/** An answer that chooses an option with what stands in its blanks. */
export function chosen(ask: Ask, option: AskOption, values: Values): Answer {
  const given = filled(values);
  const named = { ask: ask.id, option: option.id };
  return Object.keys(given).length > 0 ? { ...named, values: given } : named;
}

const OPTION =
  'block w-full min-h-12 rounded-md border border-edge px-4 py-2.5 text-left hover:bg-sunken aria-pressed:border-evidence aria-pressed:bg-evidence-wash';

interface OptionButtonProps {
  option: AskOption;
  isTaken: boolean;
  onTake: () => void;
}

/** One tap: the option, and the line it makes. */
export function OptionButton({ option, isTaken, onTake }: OptionButtonProps) {
  const line = option.line === undefined ? '' : draftLine(option, {});
  return (
    <button type="button" data-option aria-pressed={isTaken} onClick={onTake} className={OPTION}>
      <span className="block text-sm font-semibold">{option.label}</span>
      {line !== '' && line !== option.label && (
        <span className="mt-0.5 block font-serif text-base">{line}</span>
      )}
    </button>
  );
}

interface OptionFormProps {
  ask: Ask;
  option: AskOption;
  first: Values;
  promptId: string;
  focusFirst: boolean;
  onDraft: (option: AskOption, values: Values) => void;
  onAnswer: (answer: Answer) => void;
  onBack: (() => void) | undefined;
}

/** The line of an option, to be filled in; Enter adds it. */
export function OptionForm(props: OptionFormProps) {
  const { ask, option, first, promptId, focusFirst, onDraft, onAnswer, onBack } = props;
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const change = (next: Values) => {
    setValues(next);
    setFaults({});
    onDraft(option, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findBlankFaults(ask, option, values);
    setFaults(found);
    if (Object.keys(found).length > 0 || lacks(option, values)) return;
    onAnswer(chosen(ask, option, values));
  };
  // Where nothing has to be filled in, Enter alone adds it.
  const isReady = option.blanks.every(({ optional }) => optional);
  return (
    <form noValidate onSubmit={submit} className="rounded-md bg-sunken px-4 py-3">
      {onBack && <p className="text-sm font-semibold">{option.label}</p>}
      <Blanks
        option={option}
        values={values}
        faults={faults}
        focusFirst={focusFirst}
        promptId={promptId}
        onChange={change}
      />
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        <Button
          type="submit"
          className="min-h-11"
          autoFocus={focusFirst && isReady}
          disabled={lacks(option, values)}
        >
          {option.line === undefined ? 'Save' : 'Add it'}
        </Button>
        {onBack && (
          <Button variant="quiet" className="min-h-11" onClick={onBack}>
            Other answers
          </Button>
        )}
      </div>
    </form>
  );
}

interface TicksProps {
  ask: Ask;
  first: Readonly<Record<string, Values>>;
  promptId: string;
  onDraft: (option: AskOption, values: Values) => void;
  onAnswer: (answers: Answer[]) => void;
}

/** Several may be true: each ticked one makes a line of its own. */
export function Ticks({ ask, first, promptId, onDraft, onAnswer }: TicksProps) {
  const id = useId();
  const [ticked, setTicked] = useState(first);
  const [faults, setFaults] = useState<Record<string, Record<string, string>>>({});
  const options = ask.options.filter((option) => option.id !== 'no');
  const none = ask.options.find((option) => option.id === 'no');
  const toggle = (option: AskOption) => {
    const { [option.id]: was, ...others } = ticked;
    setTicked(was ? others : { ...ticked, [option.id]: {} });
    if (!was) onDraft(option, {});
  };
  const taken = options.filter((option) => ticked[option.id]);
  const isOpen = taken.some((option) => lacks(option, ticked[option.id] ?? {}));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = Object.fromEntries(
      taken.map((option) => [option.id, findBlankFaults(ask, option, ticked[option.id] ?? {})]),
    );
    setFaults(found);
    if (isOpen || Object.values(found).some((one) => Object.keys(one).length > 0)) return;
    onAnswer(taken.map((option) => chosen(ask, option, ticked[option.id] ?? {})));
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-2">
      {options.map((option) => {
        const values = ticked[option.id];
        return (
          <div
            key={option.id}
            className="rounded-md border border-edge has-checked:border-evidence"
          >
            <label
              htmlFor={`${id}-${option.id}`}
              className="flex min-h-12 items-start gap-3 px-4 py-3 hover:bg-sunken"
            >
              <input
                type="checkbox"
                data-option
                id={`${id}-${option.id}`}
                checked={values !== undefined}
                onChange={() => toggle(option)}
                className="mt-0.5 size-5 shrink-0 accent-(--evidence-fill)"
              />
              <span className="min-w-0 text-sm">{option.label}</span>
            </label>
            {values && option.line !== undefined && (
              <div className="px-4 pb-3">
                <Blanks
                  option={option}
                  values={values}
                  faults={faults[option.id] ?? {}}
                  focusFirst={hasKeyboard()}
                  promptId={promptId}
                  onChange={(next) => {
                    setTicked({ ...ticked, [option.id]: next });
                    setFaults({});
                    onDraft(option, next);
                  }}
                />
              </div>
            )}
          </div>
        );
      })}
      <div className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
        <Button type="submit" className="min-h-11" disabled={taken.length === 0 || isOpen}>
          {taken.length > 1 ? `Add ${taken.length} lines` : 'Add it'}
        </Button>
        {taken.length === 0 && (
          <Button
            variant="outline"
            className="min-h-11"
            onClick={() => onAnswer([{ ask: ask.id, option: 'no' }])}
          >
            {none?.label ?? 'None of these'}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The option that stands open from the first: the only one with a line, when it has a blank to fill. */
export function findOnlyForm({ options, multiple }: Ask): AskOption | undefined {
  const lines = options.filter(
    ({ id, line }) => id !== 'no' && id !== ELSEWHERE && line !== undefined,
  );
  const [only] = lines;
  if (multiple || lines.length !== 1 || only === undefined) return undefined;
  return fillLine(only) === undefined ? only : undefined;
}
