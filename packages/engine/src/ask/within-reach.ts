import type { Change, Resume } from '@trueline/contracts';
import { fillLine } from '@trueline/contracts';
import { findValue } from '../document/paths.ts';
import { countOf } from './answer.ts';
import type { PlannedAsk, PlannedOption } from './planned-ask.ts';

/** What stands in a blank when the score within reach is reckoned. */
const STAND_IN = {
  number: '12',
  text: 'completed the weekly work of 12 clients on time',
  date: '2020',
  choice: '',
} as const;

/** Behind every line that other changes add. */
const AFTER_ALL = 1000;

type Applicable = Pick<Change, 'path' | 'before' | 'after' | 'decision'>;

/** The changes that a "yes" to every open ask would make of the resume; for reckoning alone. */
export function fillAll(resume: Resume, asks: readonly PlannedAsk[]): Applicable[] {
  return asks.flatMap((ask, nth) => {
    const options = ask.multiple === true ? ask.options : ask.options.slice(0, 1);
    return options.flatMap((option, i) => fill(resume, ask, option, nth * options.length + i));
  });
}

function fill(
  resume: Resume,
  { about }: PlannedAsk,
  option: PlannedOption,
  nth: number,
): Applicable[] {
  const values = Object.fromEntries(
    option.blanks
      .filter(({ optional }) => !optional)
      .map(({ name, kind, choices }) => [name, choices?.[0] ?? STAND_IN[kind]]),
  );
  const after = fillLine(option, values);
  const { target } = option;
  if (after === undefined || target === undefined) return [];
  const add = (list: string): Applicable[] => [
    {
      path: `${list}[${countOf(resume, list) + AFTER_ALL + nth}]`,
      before: '',
      after,
      decision: 'accepted',
    },
  ];
  if (target.kind === 'bullet') return add(`${target.entry}.highlights`);
  if (target.kind === 'skill')
    return add(`skills[${Math.max(0, countOf(resume, 'skills') - 1)}].keywords`);
  if (target.kind === 'entry') {
    const [field] = Object.keys(target.fields);
    const at = countOf(resume, target.section) + AFTER_ALL + nth;
    const path = `${target.section}[${at}].${field}`;
    return [{ path, before: '', after, decision: 'accepted' }];
  }
  const path =
    target.kind === 'replace' || target.kind === 'append'
      ? target.path
      : about.changeId && about.path;
  const before = path === undefined ? undefined : findValue(resume, path);
  return path === undefined || typeof before !== 'string'
    ? []
    : [{ path, before, after, decision: 'accepted' }];
}
