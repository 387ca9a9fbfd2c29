import type { Answer, AnswerFault, Ask, AskOption, Blank } from './asks.ts';

/** The option that puts a line, or all that was ticked, under a job that the person names. */
export const ELSEWHERE = 'elsewhere';

/** The option that skips an ask only where nothing was said to it: who ends the interview may not know what was answered meanwhile on another device. */
export const SKIP_IF_OPEN = 'skip-if-open';

/** Options that every ask takes, listed or not. */
export const RESERVED_OPTIONS = ['yes', 'partly', 'no', 'skip', SKIP_IF_OPEN] as const;
const MAKES_NO_LINE: ReadonlySet<string> = new Set(['no', 'skip', SKIP_IF_OPEN]);

const NOTHING =
  /^(?:nothing|none|no|nope|n\/?a|nil|not? (?:really|sure|known)|unknown|zero|0+(?:[.,]0+)?\s*%?|[-–—.?]+)[.!]?$/i;
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|half';
const ABOUT =
  '(?:(?:about|around|roughly|approximately|approx\\.?|over|more than|nearly|almost|up to|at least|some|under|less than|ca\\.?|~)\\s*)';
const NUMBER = new RegExp(
  `^(${ABOUT}?)((?:[$€£]\\s?)?\\d[\\d,.]*(?:\\s\\d{3})*(?:\\s?(?:[kmb]|thousand|million|billion)\\b)?\\s?%?\\+?(?:\\s?(?:-|–|to|or)\\s?(?:[$€£]\\s?)?\\d[\\d,.]*(?:\\s?(?:[kmb]|thousand|million|billion)\\b)?\\s?%?)?|(?:${WORDS})(?:\\s?(?:-|–|to|or)\\s?(?:${WORDS}))?\\b)`,
  'i',
);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a value says that there is nothing to tell. */
export const isNothing = (value: string | undefined): boolean =>
  value === undefined || plain(value) === '' || NOTHING.test(plain(value));

/** "about 1500 drivers" as a line says it: "about 1,500"; undefined where no number stands in front. */
function readNumber(value: string): { text: string; rest: string } | undefined {
  const found = NUMBER.exec(plain(value));
  if (found === null) return undefined;
  const about = (found[1] ?? '')
    .toLowerCase()
    .replace('~', 'about ')
    .replace(/\bca\.?|approx\.?(?!\w)/, 'about');
  const number = (found[2] ?? '').trim().replace(/[.,]$/, '');
  const grouped = /^[$€£]?\d{4,}$/.test(number)
    ? number.replace(/\B(?=(\d{3})+$)/g, ',')
    : number.replace(/^(\d{1,3})((?: \d{3})+)$/, (all) => all.replaceAll(' ', ','));
  return {
    text: `${plain(about)}${about === '' ? '' : ' '}${grouped}`,
    rest: plain(value).slice(found[0].length).trim(),
  };
}

const RATE =
  /(?:^|\s)((?:an?|per|each|every) (?:single )?(?:\p{L}+)|daily|weekly|monthly|yearly|nightly)$/iu;

/** "2 a month", "3/week": how often so many; undefined where a number is all that is said. */
function readRate(value: string): string | undefined {
  const rest = readNumber(value)
    ?.rest.replace(/(^|\S)\s?\/\s?(?=\p{L}+$)/u, '$1 a ')
    .trim();
  return rest === undefined ? undefined : RATE.exec(rest)?.[1]?.toLowerCase();
}

const isOne = (value: string): boolean =>
  /^(?:(?:about|around|roughly|almost|nearly|up to|at least) )?(?:1|one|a)$/i.test(value);

/** What is wrong with a value; undefined where it can stand or says nothing. */
function faultOf(blank: Blank, value: string, line = ''): string | undefined {
  const { kind, name, choices = [] } = blank;
  if (isNothing(value)) return undefined;
  if (kind === 'number' && readNumber(value) === undefined)
    return `"${name}" wants a number, not "${plain(value)}"`;
  // Only behind the name of what is counted a line has a place for it.
  if (kind === 'number' && readRate(value) !== undefined && !line.includes(`[${name}:`))
    return `"${name}" wants a number alone, not "${plain(value)}"`;
  if (kind === 'date' && !/\d/.test(value))
    return `"${name}" wants a date such as 2021 or 2021-05, not "${plain(value)}"`;
  if (kind === 'choice' && !choices.includes(plain(value)))
    return `"${name}" is one of ${choices.join(', ')}; not "${plain(value)}"`;
  return undefined;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function writeValue({ kind }: Blank, value: string): string {
  const text = plain(value);
  if (kind === 'number') return readNumber(text)?.text ?? '';
  if (kind === 'date')
    return text.replace(/^(\d{4})-(\d{2})(?:-\d{2})?$/, (all, year: string, month: string) => {
      const name = MONTHS[Number(month) - 1];
      return name === undefined ? all : `${name} ${year}`;
    });
  return text.replace(/[\s.;,:]+$/, '').replace(/[[\]{}|]/g, '');
}

type Values = Readonly<Record<string, string>>;

/** The line of an option with its blanks filled, right in number and spacing; undefined where it makes none: a blank that is needed says nothing. */
export function fillLine(
  { line, blanks }: Pick<AskOption, 'line' | 'blanks'>,
  values: Values = {},
): string | undefined {
  if (line === undefined) return undefined;
  const written = new Map(
    blanks.map((blank) => {
      const value = Object.hasOwn(values, blank.name) ? values[blank.name] : undefined;
      return [blank.name, value === undefined || isNothing(value) ? '' : writeValue(blank, value)];
    }),
  );
  if (blanks.some(({ name, optional }) => !optional && !written.get(name))) return undefined;
  const filled = blanks.reduce(
    (part, { name, kind }) => (kind === 'choice' ? agreeing(part, written.get(name) ?? '') : part),
    fillPart(dropOpenParts(line, written), written, ratesOf(blanks, values)),
  );
  const text = plain(filled)
    .replace(/%\s?%/g, '%')
    .replace(/\s+([,.;:])/g, '$1')
    // "to" of the pattern and "to" of the person are one.
    .replace(/\b(\p{L}+) \1\b/giu, (all, word: string) =>
      /^(?:that|had)$/i.test(word) ? all : word,
    );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Browsers that a person may have know no `RegExp.escape`. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** "1 minutes" is one minute: a chosen unit agrees with the number before it. */
const agreeing = (line: string, unit: string): string =>
  withArticle(
    unit.endsWith('s')
      ? line.replace(
          new RegExp(`(?<![\\d.,])\\b(1|one) ${literal(unit)}\\b`, 'gi'),
          (_, number: string) => `${number} ${unit.slice(0, -1)}`,
        )
      : line,
    unit,
  );

/** "saving $12 a order": the article agrees with what was chosen behind it. */
const withArticle = (line: string, chosen: string): string =>
  /^[aeio]/i.test(chosen) ? line.replaceAll(` a ${chosen}`, ` an ${chosen}`) : line;

const BLANK = /\[([\w-]+)(?::([^\]|]*)\|([^\]]*))?\]/g;

function dropOpenParts(line: string, written: ReadonlyMap<string, string>): string {
  return line.replace(/\{([^{}]*)\}/g, (_, part: string) => {
    const names = Array.from(part.matchAll(BLANK), ([, name = '']) => name);
    if (names.some((name) => !written.get(name))) return '';
    // Commas in what is added would make it more items of a list.
    const aside = /^, (\[[\w-]+\])$/.exec(part)?.[1];
    return aside !== undefined && written.get(names[0] ?? '')?.includes(',') ? ` (${aside})` : part;
  });
}

const ratesOf = (blanks: readonly Blank[], values: Values): ReadonlyMap<string, string> =>
  new Map(
    blanks.flatMap(({ name, kind }) => {
      const rate = kind === 'number' ? readRate(values[name] ?? '') : undefined;
      return rate === undefined ? [] : [[name, rate]];
    }),
  );

function fillPart(
  line: string,
  written: ReadonlyMap<string, string>,
  rates: ReadonlyMap<string, string>,
): string {
  return line.replace(
    BLANK,
    (_, name: string, one: string | undefined, many: string | undefined) => {
      const value = written.get(name) ?? '';
      if (one === undefined || many === undefined) return value;
      const rate = rates.get(name);
      return `${isOne(value) ? one : many}${rate === undefined ? '' : ` ${rate}`}`;
    },
  );
}

/** A line to show before it is filled: blanks as `[name]`, open parts without their braces. */
export const showLine = (line: string): string =>
  line
    .replace(/[{}]/g, '')
    .replace(BLANK, (all, name: string, _one: string, many: string | undefined) =>
      many === undefined ? `[${name}]` : (many ?? all),
    );

/** Why an answer can't be taken; undefined where it can. */
function answerFault(asks: ReadonlyMap<string, Ask>, answer: Answer): string | undefined {
  const ask = asks.get(answer.ask);
  if (ask === undefined) return `there is no ask "${answer.ask}"`;
  if ('text' in answer) return undefined;
  const option = ask.options.find(({ id }) => id === answer.option);
  if (option === undefined) {
    if (MAKES_NO_LINE.has(answer.option)) return undefined;
    return `"${answer.ask}" has no option "${answer.option}"`;
  }
  const values = answer.values ?? {};
  const stranger = Object.keys(values).find(
    (name) => !option.blanks.some((blank) => blank.name === name),
  );
  if (stranger !== undefined)
    return `"${answer.option}" of "${answer.ask}" has no blank "${stranger}"`;
  for (const blank of option.blanks) {
    const value = values[blank.name] ?? '';
    if (!blank.optional && plain(value) === '')
      return `"${answer.option}" of "${answer.ask}" needs "${blank.name}": fill it in, or answer "no"`;
    const fault = faultOf(blank, value, option.line);
    if (fault !== undefined) return `${fault} (of "${answer.ask}")`;
  }
  return undefined;
}

/** Every answer that can't be taken, with its index. */
export function findAnswerFaults(asks: readonly Ask[], answers: readonly Answer[]): AnswerFault[] {
  const byId = new Map(asks.map((ask) => [ask.id, ask]));
  return answers.flatMap((answer, index) => {
    const message = answerFault(byId, answer);
    return message === undefined ? [] : [{ index, message }];
  });
}

const isSkipIfOpen = (answer: Answer): boolean =>
  'option' in answer && answer.option === SKIP_IF_OPEN;

/** What is given, without a skip of what the earlier answers answer. */
export function withoutNeedlessSkips(
  earlier: readonly Answer[],
  given: readonly Answer[],
): Answer[] {
  const answered = new Set(earlier.map(({ ask }) => ask));
  return given.filter((answer) => !isSkipIfOpen(answer) || !answered.has(answer.ask));
}

/** What is given as it is kept beside the earlier answers: a skip of what is open is a skip. */
export function settleSkips(earlier: readonly Answer[], given: readonly Answer[]): Answer[] {
  return withoutNeedlessSkips(earlier, given).map((answer) =>
    isSkipIfOpen(answer) ? { ask: answer.ask, option: 'skip' } : answer,
  );
}
