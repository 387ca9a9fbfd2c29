import type { Answer, Ask, AskOption } from '@trueline/contracts';
import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { Values } from './ask-blanks.tsx';
import {
  chosen,
  findOnlyForm,
  hasKeyboard,
  OptionButton,
  OptionForm,
  Ticks,
} from './ask-options.tsx';
import { OwnWordsForm } from './own-words-form.tsx';

interface AskCardProps {
  ask: Ask;
  /** Which of how many. */
  at: number;
  count: number;
  /** What it was answered before. */
  given: readonly Answer[];
  /** Its heading, or its blank, takes the focus. */
  focused: boolean;
  /** A line to show in the document; none takes it away. */
  onDraft: (option?: AskOption, values?: Values) => void;
  onAnswer: (answers: Answer[]) => void;
  onUndo: (() => void) | undefined;
  onEnough: () => void;
}

const NO: AskOption = { id: 'no', label: 'No', blanks: [] };

/** Options with what stood in their blanks. */
const valuesOf = (given: readonly Answer[]): Record<string, Values> =>
  Object.fromEntries(
    given.flatMap((answer) =>
      'option' in answer && answer.option !== 'no' && answer.option !== 'skip'
        ? [[answer.option, answer.values ?? {}]]
        : [],
    ),
  );

/** Up and down go through the options, from the question as well; not while somebody writes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isWriting = event.target instanceof Element && event.target.closest('textarea');
  if (step === undefined || isWriting) return undefined;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
  const at = options.indexOf(event.target as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step;
  const option = options[(next + options.length) % options.length];
  if (option === undefined) return undefined;
  event.preventDefault();
  option.focus();
  return option;
}

interface AnswersProps
  extends Pick<AskCardProps, 'ask' | 'given' | 'focused' | 'onDraft' | 'onAnswer'> {
  promptId: string;
  /** What had the focus goes. */
  onBack: () => void;
}

/** The ways to answer: options to tap, or the form of one. */
function Answers(props: AnswersProps) {
  const { ask, given, focused, promptId, onDraft, onAnswer, onBack } = props;
  const only = findOnlyForm(ask);
  const first = valuesOf(given);
  const [open, setOpen] = useState(only);
  if (ask.multiple) {
    return (
      <Ticks ask={ask} first={first} promptId={promptId} onDraft={onDraft} onAnswer={onAnswer} />
    );
  }
  const options = ask.options.some(({ id }) => id === 'no') ? ask.options : [...ask.options, NO];
  const taken = given.flatMap((answer) => ('option' in answer ? [answer.option] : []));
  const take = (option: AskOption) => {
    if (option.blanks.length === 0) return onAnswer([chosen(ask, option, {})]);
    setOpen(option);
    onDraft(option, first[option.id] ?? {});
  };
  return (
    <div className="space-y-2">
      {open && (
        <OptionForm
          key={open.id}
          ask={ask}
          option={open}
          first={first[open.id] ?? {}}
          promptId={promptId}
          focusFirst={open === only ? focused && hasKeyboard() : true}
          onDraft={onDraft}
          onAnswer={(answer) => onAnswer([answer])}
          onBack={
            open === only
              ? undefined
              : () => {
                  onBack();
                  setOpen(undefined);
                  onDraft();
                }
          }
        />
      )}
      {options
        .filter((option) => (open ? open === only && option !== only : true))
        .map((option) => (
          <OptionButton
            key={option.id}
            option={option}
            isTaken={taken.includes(option.id)}
            onTake={() => take(option)}
          />
        ))}
    </div>
  );
}

/** The ask in hand: what is asked, the ways to answer it, and the ways out. */
export function AskCard(props: AskCardProps) {
  const { ask, at, count, given, focused, onDraft, onAnswer, onUndo, onEnough } = props;
  const promptId = useId();
  // What only own words answer shows their form at once.
  const isOwnOnly = !ask.multiple && ask.options.every(({ id }) => id === 'no');
  const [isChosen, setOwn] = useState(given.some((answer) => 'text' in answer));
  const isOwn = isChosen || isOwnOnly;
  const heading = useRef<HTMLHeadingElement>(null);
  const only = findOnlyForm(ask);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const takeFocus = useEffectEvent(() => {
    // A form that stands open takes it itself.
    if (focused && !isOwn && !(only && hasKeyboard())) toHeading();
  });
  useEffect(() => takeFocus(), []);
  const own = given.find((answer) => 'text' in answer);
  const preview = (event: KeyboardEvent<HTMLElement>) => {
    const at = [...event.currentTarget.querySelectorAll('[data-option]')];
    const option = moveFocus(event);
    if (option === undefined || ask.multiple) return;
    const shown = ask.options.filter(({ id }) => id !== only?.id)[at.indexOf(option)];
    onDraft(shown, {});
  };
  return (
    <section
      aria-label={`Question ${at} of ${count}`}
      onKeyDown={preview}
      className="bg-inherit px-4 pt-3 pb-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <p className="mr-auto text-sm font-semibold tabular-nums">
          {at} of {count}
        </p>
        {onUndo && (
          <Button variant="quiet" className="min-h-11" onClick={onUndo}>
            <Undo2 aria-hidden size={16} />
            Undo
          </Button>
        )}
        <Button variant="quiet" className="min-h-11" onClick={onEnough}>
          That’s enough
        </Button>
      </div>
      <h3
        id={promptId}
        ref={heading}
        tabIndex={-1}
        className="mt-1 font-sans text-base font-semibold [text-wrap:pretty] wrap-anywhere"
      >
        {ask.prompt}
      </h3>
      <p className="mt-1 text-sm text-soft">{ask.why}</p>
      <div className="mt-3">
        {isOwn ? (
          <OwnWordsForm
            initial={own && 'text' in own ? own.text : ''}
            sources={[ask.prompt, ask.about.line ?? '']}
            focused={!isOwnOnly || (focused && hasKeyboard())}
            onSave={(text) => onAnswer([{ ask: ask.id, text }])}
            onCancel={
              isOwnOnly
                ? undefined
                : () => {
                    toHeading();
                    setOwn(false);
                  }
            }
          />
        ) : (
          <Answers
            ask={ask}
            given={given}
            focused={focused}
            promptId={promptId}
            onDraft={onDraft}
            onAnswer={onAnswer}
            onBack={toHeading}
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
        {!isOwn && (
          <Button variant="quiet" className="min-h-11" onClick={() => setOwn(true)}>
            Use my own words
          </Button>
        )}
        {isOwnOnly &&
          ask.options.map(({ id, label }) => (
            <Button
              key={id}
              variant="quiet"
              className="min-h-11"
              onClick={() => onAnswer([{ ask: ask.id, option: id }])}
            >
              {label}
            </Button>
          ))}
        {(isOwnOnly || !isOwn) && (
          <Button
            variant="quiet"
            className="min-h-11"
            onClick={() => onAnswer([{ ask: ask.id, option: 'skip' }])}
          >
            Skip
          </Button>
        )}
      </div>
    </section>
  );
}
