import { stemSet } from '../../language/en/stems.ts';
import type { Place } from '../place.ts';
import { listTold } from './answers/answers.ts';
import type { Demand } from './answers/demands.ts';
import { createEcho } from './echo.ts';
import type { Told } from './told.ts';
import { answers, type Wanted } from './wanted.ts';

const KIND_WORTH = { act: 2, event: 1.75, post: 1, thing: 0.5, scope: 0.3 } as const;
/** From one figure to another, a share, money: what came of it. */
export const CHANGE =
  /\bfrom [^ ]*\d.* to [^ ]*\d|\d ?%|[$€£¥]\s?\d|\b[A-Z]{3} \d|\b(?:doubled|halved|tripled)\b/;
/** A part in what others did. */
const LESSER =
  /^(?:help|assist|support|participat|work|collaborat|liais|ensur)(?:e|ed|s)?\b|^(?:was (?!responsible|in charge)|picked up|passed|got)\b/;
/** What everybody does, and no figure makes more of: "followed the recipe cards", "communicated with 10,000 customers". */
const EVERYBODYS = new RegExp(
  [
    String.raw`^(?:attend|observ|shadow|follow|learn)(?:e|ed|t|s)? (?:the|all|my)\b`,
    String.raw`^(?:interact|communicat)(?:e|ed|s)?(?: and \p{L}+)? (?:to|with)\b`,
    String.raw`^(?:report|answer)(?:ed|s)? to (?!\d)`,
    String.raw`^(?:develop|gain|acquir|improv)(?:e|ed|s)? (?:my |new |various |many )?(?:\p{L}+ )?(?:skills|knowledge|experience)\b`,
    String.raw`^(?:ke(?:pt|ep)|do|did) my\b|^perform(?:ed)? (?:other|related|all)\b`,
  ].join('|'),
  'u',
);
const COUNTED =
  /[2-9]|\d\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|twenty|thirty)\b/u;
const MONTHS_PER_POINT = 30;
const AGE_MAX = 4;
const NEED_MAX = 4;
/** What is worth less is no story. */
export const TELLS_ENOUGH = 0.4;
/** What the ad does not ask for comes after what it does. */
const UNASKED = 1.2;
const TITLE_WORTH = 1;
/** The ad's own words say least of anybody. */
const ECHOES = 3;

/** What the ad asks for, by what its words name and as whole demands. */
interface Asked {
  wanted: readonly Wanted[];
  demands: readonly Demand[];
  /** The work that it describes. */
  duties: readonly Demand[];
  title?: string;
}

/** What a sentence is worth that meets a demand of work: a letter tells it before what only shares words with the ad. */
const MEETS = { must: 2, nice: 1 } as const;

const meets = (said: string, demands: readonly Demand[]): number =>
  listTold(demands, [said])
    .filter(({ isPaper }) => !isPaper)
    .reduce((sum, { level }) => sum + MEETS[level], 0);

/** What the ad asks for in a text, its figures, and whether it says more than a part in something. */
function worthOfText(
  said: string,
  met: number,
  wanted: readonly Wanted[],
  title: ReadonlySet<string>,
): number {
  const need =
    met +
    wanted
      .filter((one) => answers(one, said))
      .reduce((sum, { weight, isTool }) => sum + weight * (isTool ? 0.8 : 1.6), 0);
  return (
    (CHANGE.test(said) ? 3 : /\d/.test(said) ? 1.5 : 0) +
    Math.min(need, NEED_MAX) -
    (need === 0 ? UNASKED : 0) +
    (sharesTitle(said, title) ? TITLE_WORTH : 0)
  );
}

/** What a reader of this ad makes of it: the act and its figures, what the ad asks for, how lately. */
function rate(
  told: Told,
  met: number,
  wanted: readonly Wanted[],
  title: ReadonlySet<string>,
  latest: number,
): number {
  const said = `${told.text} ${told.result ?? ''}`;
  const count = said.split(' ').length;
  return (
    KIND_WORTH[told.kind] +
    worthOfText(said, met, wanted, title) +
    (told.result === undefined ? 0 : 1) -
    (told.part > 0 && !/\d/.test(said) ? 0.7 : 0) +
    (sharesTitle(told.place.title?.text ?? '', title) ? TITLE_WORTH : 0) -
    // "work on a unit of eighteen residents": a figure says which part it was.
    (LESSER.test(told.text) ? (COUNTED.test(said) ? 1 : 2.5) : 0) -
    (count < 4 ? 1 : count < 6 && !/\d/.test(said) ? 0.5 : 0) +
    (told.place.kind === 'work' ? 1 : -0.5) +
    (told.place.isCurrent && told.place.kind === 'work' ? 1.2 : 0) +
    (told.place.at === undefined ? -1.5 : 0) -
    Math.min(AGE_MAX, Math.max(0, latest - told.place.end) / MONTHS_PER_POINT)
  );
}

/** Whether words speak of the work that the ad's title names. */
export const sharesTitle = (text: string, title: ReadonlySet<string>): boolean =>
  [...stemSet(text)].some((stem) => title.has(stem));

/** Levels and calls of any trade. */
const ANY_TITLE = stemSet(
  'senior junior lead head chief assistant manager officer worker staff member general trainee',
);

/** The stems of the ad's title that say which work it is. */
export const titleStemsOf = (title: string | undefined): ReadonlySet<string> =>
  new Set(
    [...stemSet(title ?? '')].filter((stem) => !stem.startsWith('=') && !ANY_TITLE.has(stem)),
  );

/** What is told with its worth. */
export interface Ranked {
  told: Told;
  worth: number;
  /** What it meets of the ad's demands of work. */
  met: number;
}

/** All that is told, the strongest first; of equals the one that the person put first. */
export function rankTold(all: readonly Told[], asked: Asked): Ranked[] {
  const titleStems = titleStemsOf(asked.title);
  const latest = Math.max(0, ...all.map(({ place }) => place.end));
  const demands = [...asked.demands, ...asked.duties];
  const isEcho = createEcho(demands);
  return all
    .map((told) => {
      const said = `${told.text} ${told.result ?? ''}`;
      const met = meets(said, demands);
      const worth = rate(told, met, asked.wanted, titleStems, latest) - (isEcho(said) ? ECHOES : 0);
      return { told, met, worth };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** A part in what others did, or what everybody does. */
export const isLesser = ({ text }: Told): boolean => LESSER.test(text) || isEverybodys(text);

/** What everybody does, as a sentence or a line of the person's has it. */
export const isEverybodys = (text: string): boolean =>
  EVERYBODYS.test(text.slice(0, 1).toLowerCase() + text.slice(1));

/** Whether something was told of a job. */
export const isAt =
  (place: Place) =>
  ({ told }: Ranked): boolean =>
    told.place.entry === place.entry;

/** What somebody was ("was the one they called") is no act of theirs. */
const STATE = /^(?:am|was|were|have been) (?!responsible|in charge)/;

/** Things that a job covers are set off as lines, never told. */
export const isDeed = ({ told: { kind, text } }: Ranked): boolean =>
  (kind === 'act' && !STATE.test(text) && !isEverybodys(text)) ||
  kind === 'event' ||
  (kind === 'post' && !/\d|\bones?\b/.test(text));
