import { type Answer, type Ask, ELSEWHERE, findAnswerFaults } from '@trueline/contracts';
import type { Asked } from './fit-messages.ts';

/** Answers to what is asked again, each under the ask's present id. Of questions from before there were topics the words say which it is. */
export function answersTo(
  asks: readonly Ask[],
  asked: readonly Asked[],
  given: readonly Answer[],
): Answer[] {
  const answers = given.flatMap((answer) => {
    const before = asked.find(({ id }) => id === answer.ask);
    const again =
      asks.find(({ topic }) => topic === before?.topic) ??
      // One prompt for other names is another question.
      asks.find(({ prompt, multiple }) => prompt === before?.prompt && multiple !== true) ??
      ('text' in answer ? asks.find((ask) => isAboutSame(ask, before)) : undefined);
    return again === undefined ? tickAgain(asks, before, answer) : [{ ...answer, ask: again.id }];
  });
  const faulty = new Set(findAnswerFaults(asks, answers).map(({ index }) => index));
  const kept = answers.filter((_, index) => !faulty.has(index));
  const apart = asks.filter((ask) => isTornApart(ask, asked, given, kept)).map(({ id }) => id);
  return kept.filter(({ ask }) => !apart.includes(ask));
}

const isElsewhere = (answer: Answer): boolean => 'option' in answer && answer.option === ELSEWHERE;

/** Whether ticks of another job stand without that job, or the job without a tick. */
function isTornApart(
  { id, type, about, multiple }: Ask,
  asked: readonly Asked[],
  given: readonly Answer[],
  kept: readonly Answer[],
): boolean {
  if (type !== 'task' || multiple !== true) return false;
  const own = kept.filter(({ ask }) => ask === id);
  if (own.some(isElsewhere)) return own.every(isElsewhere);
  const moved = new Set(given.filter(isElsewhere).map(({ ask }) => ask));
  return asked.some(
    (before) => moved.has(before.id) && isOfTasks(before) && before.about.entry === about.entry,
  );
}

/** One line of the resume, or one thing that the ad names: own words say the same to both. */
function isAboutSame({ about }: Ask, before: Asked | undefined): boolean {
  const { path, terms: [term] = [] } = before?.about ?? {};
  if (path !== undefined) return about.path === path;
  return term !== undefined && about.path === undefined && about.terms?.[0] === term;
}

/** What names one thing of the ad, in a list to tick and in an ask of its own: `s-ci-cd`, `experience:ci cd`. */
const nameOf = (key: string): string =>
  key
    .replace(/^(?:s-|experience:)/, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, '-')
    .slice(0, KEY_MAX)
    .replace(/^-|-$/g, '');
const KEY_MAX = 40;
const isOfNames = ({ options }: Ask): boolean => options.some(({ id }) => id.startsWith('s-'));
const isOfTasks = ({ topic }: Pick<Ask, 'topic'>): boolean => topic.startsWith('task:');
/** A "yes" that lists a thing and tells nothing of it. */
const LISTS = 'partly';

/** A tick where other things are asked beside it: in the list of the same role, or, of a name, in a list of names or in an ask of its own. */
function tickAgain(asks: readonly Ask[], before: Asked | undefined, answer: Answer): Answer[] {
  if (before === undefined || 'text' in answer) return [];
  const { option } = answer;
  // Which job all ticks are of goes with them; of one thing it is no answer to the next.
  if (option.startsWith('t-') || option === ELSEWHERE) {
    if (!isOfTasks(before)) return [];
    const same = asks.find(
      ({ type, multiple, about, options }) =>
        type === 'task' &&
        multiple === true &&
        about.entry === before.about.entry &&
        options.some(({ id }) => id === option),
    );
    return same === undefined ? [] : [{ ...answer, ask: same.id }];
  }
  const isTick = option.startsWith('s-');
  if (!isTick && !(option === LISTS && before.topic.startsWith('experience:'))) return [];
  const name = nameOf(isTick ? option : before.topic);
  const list = asks
    .filter(isOfNames)
    .flatMap(({ id, options }) =>
      options.flatMap((one) => (nameOf(one.id) === name ? [{ ask: id, option: one.id }] : [])),
    );
  const alone = asks.flatMap(({ id, topic, options }) =>
    topic.startsWith('experience:') &&
    nameOf(topic) === name &&
    options.some((one) => one.id === LISTS && one.blanks.length === 0)
      ? [{ ask: id, option: LISTS }]
      : [],
  );
  return [...list, ...alone].slice(0, 1);
}
