import type { PlannedAsk } from './planned-ask.ts';
import { secondsOf } from './rank.ts';

export type RankedAsk = PlannedAsk & { worth: number };

/** So many asks a round. */
const ASKS_A_ROUND = 10;
/** Who has written so many sentences seldom writes a further one: it waits for who wants to be asked more. */
const SENTENCES_A_ROUND = 3;

/** Whether each whole answer is a text of the person's own; a name or an address is none, and a letter without a reason is none that is read. */
const asksForSentence = ({ type, options }: PlannedAsk): boolean =>
  type !== 'detail' &&
  type !== 'motive' &&
  options
    .filter(({ id, target }) => target !== undefined && id !== 'partly')
    .every(({ blanks }) => blanks.some(({ kind, optional }) => kind === 'text' && !optional));

/** No employer calls back without a number, nor for a job that tells nothing: what is missing is asked for, whatever else there is. */
const isNeeded = ({ type, fillsRole }: PlannedAsk): boolean =>
  type === 'detail' || fillsRole === true;

/** So long a round takes at most where every ask is answered: what is worth least for its time waits for the next. */
const SECONDS_A_ROUND = 160;

/** The first round: of each round's length and time, with no more sentences to write than people do. */
function firstRound(
  ranked: readonly RankedAsk[],
  most: number,
  end: readonly RankedAsk[] = [],
): RankedAsk[] {
  const sentences = ranked.filter(asksForSentence).slice(SENTENCES_A_ROUND);
  let round = ranked.filter((ask) => !sentences.includes(ask)).slice(0, most);
  const timeOf = (asks: readonly RankedAsk[]): number =>
    [...asks, ...end].reduce((sum, ask) => sum + (isNeeded(ask) ? 0 : secondsOf(ask)), 0);
  for (;;) {
    // A letter without a reason is none that is read, whatever the score says.
    const least = round.findLast((ask) => ask.type !== 'motive' && !isNeeded(ask));
    if (least === undefined || timeOf(round) <= SECONDS_A_ROUND) return round;
    round = round.filter((ask) => ask !== least);
  }
}

/** Asks in the order that they are put: the first round, ended by one ask whatever else there is (the score does not know what a letter is worth), then the others. */
export function inRounds(ranked: readonly RankedAsk[], last: string): RankedAsk[] {
  const others = ranked.filter(({ id }) => id !== last);
  const end = ranked.filter(({ id }) => id === last);
  const first = firstRound(others, ASKS_A_ROUND - end.length, end);
  const ordered = [...first, ...end, ...others.filter((ask) => !first.includes(ask))];
  // What is put later is worth no more than what stands before it.
  let least = Number.POSITIVE_INFINITY;
  const floor = first.at(-1)?.worth ?? 0;
  return ordered.map((ask) => {
    const worth = end.includes(ask) ? Math.max(ask.worth, floor) : ask.worth;
    least = Math.min(least, worth);
    return { ...ask, worth: least };
  });
}

/** The asks of so many rounds, and those that are answered already; what was declined by another answer is asked no more. `last` ends the first round. */
export function chooseAsks(
  asks: readonly RankedAsk[],
  {
    answered,
    declined,
    rounds,
    last,
  }: {
    answered: ReadonlySet<string>;
    declined: ReadonlySet<string>;
    rounds: number;
    last: string;
  },
): { chosen: RankedAsk[]; left: number } {
  const end = asks.findIndex(({ id }) => id === last);
  const first =
    end === -1 ? firstRound(asks, ASKS_A_ROUND).length : Math.min(ASKS_A_ROUND, end + 1);
  const most = first + (rounds - 1) * ASKS_A_ROUND;
  const open = asks.filter(({ id, topic }) => answered.has(id) || !declined.has(topic));
  const chosen = open.filter((ask) => asks.indexOf(ask) < most || answered.has(ask.id));
  return { chosen, left: open.length - chosen.length };
}
