import { useQuery } from '@tanstack/react-query';
import {
  type Answer,
  type Ask,
  type Change,
  type Resume,
  type ResumeSession,
  SKIP_IF_OPEN,
} from '@trueline/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { resumeQuery } from '../../shared/api/resume-queries.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type AnswerLine, lineOfOption, placeOfAsk, withAnswerLines } from './answer-lines.ts';
import { isSkipped, listOpenAsks, takenBack } from './answers.ts';
import { AskCard } from './ask-card.tsx';
import { AskFigures } from './ask-figures.tsx';
import { resultOf } from './decision.ts';
import { LiveDocument } from './live-document.tsx';
import type { useAnswers } from './use-answers.ts';

/** What a person who hears the page is told of an answer. */
function tellAnswer(ask: Ask, given: readonly Answer[], changes: readonly Change[]): string {
  if (given.some(isSkipped)) return 'Skipped.';
  const made = changes.filter(
    ({ id, kind }) =>
      kind === 'answer' && (id === `answer-${ask.id}` || id.startsWith(`answer-${ask.id}-`)),
  );
  if (made.length > 0) return `Added: ${made.map(resultOf).join('; ')}.`;
  return ask.type === 'motive' || ask.type === 'wording' ? 'Noted.' : 'Noted: nothing to add.';
}

/** What else an answer decides: an ask about a wording settles the change that holds it. */
function decisionsOf({ about }: Ask, given: readonly Answer[]): Record<string, Change['decision']> {
  const [answer] = given;
  if (about.changeId === undefined || answer === undefined) return {};
  if ('text' in answer) {
    return { [about.changeId]: answer.text === '' ? 'rejected' : { text: answer.text } };
  }
  return { [about.changeId]: answer.option === 'yes' ? 'accepted' : 'rejected' };
}

interface AskingProps {
  /** With the answers and changes that are on their way. */
  session: ResumeSession;
  pending: readonly Answer[];
  updating: boolean;
  /** The ask to begin with; the first open one where none is named. */
  first: string | undefined;
  send: ReturnType<typeof useAnswers>;
  onEnd: () => void;
}

/** Which ask is in hand, and the ways on from it. */
function useAskInHand({ session, first, send, onEnd }: AskingProps) {
  const { asks = [], answers } = session;
  const open = listOpenAsks(asks, answers);
  /** Questions that come in later, such as those on a model's wordings, take no place before it. */
  const [start] = useState(open[0]?.id);
  const [id, setId] = useState(first);
  const [past, setPast] = useState<string[]>([]);
  const ask = asks.find((one) => one.id === id) ?? open.find((one) => one.id === start) ?? open[0];
  const at = ask ? asks.indexOf(ask) : -1;
  const isMoved = past.length > 0 || first !== undefined || id !== first;
  const isDone = ask === undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // All were answered in another tab.
    if (isDone) end();
  }, [isDone]);
  const settle = (about: Ask, given: readonly Answer[]) => {
    const decisions = decisionsOf(about, given);
    // Own words are the decision; the ask itself is only done with.
    const kept = given.map(
      (answer): Answer =>
        about.type === 'wording' && 'text' in answer && answer.text !== ''
          ? { ask: about.id, option: 'skip' }
          : answer,
    );
    send(Object.keys(decisions).length > 0 ? { decisions } : {}, kept);
  };
  const answer = (about: Ask, given: Answer[]) => {
    settle(about, given);
    setPast([...past, about.id]);
    const left = open.filter((one) => one.id !== about.id);
    const next = left.find((one) => asks.indexOf(one) > at) ?? left[0];
    if (next) setId(next.id);
    else onEnd();
  };
  const answered = asks.slice(0, Math.max(at, 0)).filter((one) => !open.includes(one));
  const last = past.at(-1) ?? answered.at(-1)?.id;
  const undo = () => {
    const back = asks.find((one) => one.id === last);
    setPast(past.slice(0, -1));
    if (back === undefined) return;
    settle(back, [takenBack(back.id)]);
    setId(back.id);
  };
  const enough = () => {
    if (open.length > 0) {
      send(
        {},
        open.map((one) => ({ ask: one.id, option: SKIP_IF_OPEN })),
      );
    }
    onEnd();
  };
  return { asks, ask, at, isMoved, answer, undo: last === undefined ? undefined : undo, enough };
}

/** Keeps the ask in sight: on a phone its place stands above the sheet, elsewhere nothing moves that is seen already. */
function useInSight(askId: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (askId === undefined) return;
    const isPhone = matchMedia('(width < 64rem)').matches;
    const sheet = place.current?.nextElementSibling;
    // The question before may have been scrolled down to its end.
    if (sheet) sheet.scrollTop = 0;
    const box = isPhone ? place.current : sheet;
    const isFirst = !hasMoved.current;
    hasMoved.current = true;
    // The page opens at its top where the question begins in sight.
    const top = box?.getBoundingClientRect().top ?? 0;
    if (isFirst && !isPhone && top < innerHeight / 2) return;
    box?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' });
  }, [askId]);
  return place;
}

function InDocument({ original, ...props }: AskingProps & { original: Resume }) {
  const { session, pending, updating } = props;
  const { asks, ask, at, isMoved, answer, undo, enough } = useAskInHand(props);
  const [draft, setDraft] = useState<{ of: string; line: AnswerLine | undefined }>();
  const [told, setTold] = useState('');
  const place = useInSight(ask?.id);
  const changes = withAnswerLines(session.changes, asks, pending, original);
  if (ask === undefined) return null;
  const line = draft?.of === ask.id ? draft.line : undefined;
  const given = session.answers.filter((one) => one.ask === ask.id);
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
      <p role="status" className="sr-only">
        {told}
      </p>
      <aside className="sticky top-16 z-10 -mx-5 bg-paper px-5 py-2.5 lg:top-24 lg:order-2 lg:mx-0 lg:px-0">
        <AskFigures session={session} updating={updating} at={at + 1} count={asks.length} />
      </aside>
      <div className="min-w-0 max-lg:pb-[60dvh]">
        <LiveDocument original={original} changes={changes} place={placeOfAsk(ask)} draft={line}>
          <div ref={place} className="scroll-mt-36" />
          <div className="mt-2 scroll-mt-24 scroll-mb-6 border-question bg-question-wash font-sans max-lg:animate-rise max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[58dvh] max-lg:overflow-y-auto max-lg:border-t-2 max-lg:bg-raised max-lg:shadow-float lg:rounded-r-md lg:border-l-3 lg:bg-paper">
            <AskCard
              key={ask.id}
              ask={ask}
              at={at + 1}
              count={asks.length}
              given={given}
              focused={isMoved}
              onDraft={(option, values = {}) =>
                setDraft({
                  of: ask.id,
                  line: option && lineOfOption(ask, option, values, original),
                })
              }
              onAnswer={(answers) => {
                setTold(tellAnswer(ask, answers, withAnswerLines([], asks, answers, original)));
                answer(ask, answers);
              }}
              onUndo={
                undo &&
                (() => {
                  setTold('Your last answer is taken back.');
                  undo();
                })
              }
              onEnough={enough}
            />
          </div>
        </LiveDocument>
      </div>
    </div>
  );
}

/** The interview: one question at a time, in the document where its line will stand. */
export function Asking(props: AskingProps) {
  const { session, onEnd } = props;
  const { data, error, refetch } = useQuery(resumeQuery(session.resumeId));
  const original = data?.resume.document;
  const count = session.asks?.length ?? 0;
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-12">
      <PageHeading>What only you know</PageHeading>
      <p className="mt-2 max-w-2xl text-soft">
        {count === 1 ? 'One question' : `${count} questions`} for a tap or a number each. Answer
        what is true; each answer becomes a line at once, and nothing is added that you do not say.
      </p>
      {original && <InDocument {...props} original={original} />}
      {!original && !error && <Loading label="Loading your resume…" />}
      {!original && error && (
        <div className="mt-6">
          <Notice tone="conflict" title="Your resume could not be loaded" urgent>
            <p>{messageOf(error, 'Nothing is lost.')}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="outline" onClick={() => void refetch()}>
                Try again
              </Button>
              <Button variant="quiet" onClick={onEnd}>
                Go on to the result
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </div>
  );
}
