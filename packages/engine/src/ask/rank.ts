import type { Ask } from '@trueline/contracts';
import { asksForJob } from './elsewhere.ts';
import type { PlannedAsk } from './planned-ask.ts';

/** So long takes a tap, a number, a text. */
const SECONDS = { tap: 6, number: 15, choice: 8, date: 12, text: 30 } as const;
/** Points that an ask is worth where the score does not count what it brings. */
const POINTS_MIN = 0.3;

/** The time that the quickest whole answer takes; of ticks as many as are likely. Own words take as long as a text. */
export function secondsOf({ options, multiple, likely }: PlannedAsk): number {
  const whole = options.filter(
    (option) => option.target !== undefined && option.id !== 'partly' && !asksForJob(option),
  );
  const each = whole.map(({ blanks }) =>
    blanks
      .filter(({ optional }) => !optional)
      .reduce<number>((sum, { kind }) => sum + SECONDS[kind], SECONDS.tap),
  );
  return multiple === true
    ? SECONDS.tap * Math.max(1, each.length * likely)
    : Math.min(...each, SECONDS.text);
}

const worthOf = (ask: PlannedAsk): number =>
  (Math.max(POINTS_MIN, ask.points) * ask.likely) / secondsOf(ask);

/** Asks by what an answer is worth; of several about one line, or about one thing, the best. */
export function rankAsks(asks: readonly PlannedAsk[]): (PlannedAsk & { worth: number })[] {
  const seen = new Set<string>();
  return asks
    .map((ask) => ({ ...ask, worth: Math.round(worthOf(ask) * 10_000) / 10_000 }))
    .toSorted((a, b) => b.worth - a.worth)
    .filter((ask) => {
      const keys = keysOf(ask);
      if (keys.some((key) => seen.has(key))) return false;
      for (const key of keys) seen.add(key);
      return true;
    });
}

function keysOf({ type, about, topic, options }: PlannedAsk): string[] {
  const subject = topic.slice(topic.indexOf(':') + 1);
  const replaced = options.flatMap(({ target }) =>
    target?.kind === 'replace' ? [target.path] : [],
  );
  const line = type === 'wording' && about.path !== undefined ? [about.path] : replaced;
  return [...line.map((path) => `path ${path}`), type === 'detail' ? topic : `subject ${subject}`];
}

/** An ask as it crosses the boundary. */
export function toAsk({
  points: _,
  likely: __,
  format: ___,
  covers: ____,
  isSure: _____,
  fillsRole: ______,
  options,
  ...ask
}: PlannedAsk & { worth: number }): Ask {
  return {
    ...ask,
    options: options.map(({ target: _target, topic: _topic, ...option }) => option),
  };
}
