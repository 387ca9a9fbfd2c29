import type { AnswerOutline, Resume, Source } from '@trueline/contracts';
import { findValue } from '../../document/paths.ts';
import type { Place } from '../place.ts';
import type { Story } from '../stories.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function spokenDate(date: string): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

export const BLANK_OUTLINE: AnswerOutline = {
  situation: null,
  task: null,
  action: null,
  result: null,
};

/** "Payroll Clerk, North Mills, Feb 2020 to May 2021": only what the resume gives. */
export function situationOf(
  resume: Resume,
  { entry, title, at }: Pick<Place, 'entry' | 'title' | 'at'>,
): string | null {
  const text = (path: string): string | undefined => {
    const value = findValue(resume, `${entry}.${path}`);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const [start, end] = [text('startDate'), text('endDate')].map((date) =>
    date === undefined ? undefined : spokenDate(date),
  );
  const dates =
    start === undefined
      ? end
      : end === undefined
        ? `since ${start}`
        : start === end
          ? start
          : `${start} to ${end}`;
  const parts = [title?.source.text.trim(), at?.source.text.trim(), dates].filter(
    (part) => part !== undefined && part !== '',
  );
  return parts.length === 0 ? null : parts.join(', ');
}

const RESULT =
  /,?\s+(?:which |that )?(?:thereby |thus )?((?:reduc|increas|improv|cutt|sav|grow|boost|lower|rais|decreas|shorten|generat|achiev|winn|earn|eliminat|doubl|tripl|speed|free|lift|bring|result|enabl)ing\b.*|(?:which|that) (?:cut|saved|reduced|increased|improved|raised|grew)\b.*)$/i;

/** What the person did and what came of it, in the very words of the bullet. */
function splitBullet(text: string): { action: string; result: string | null } {
  const plain = text.replace(/\s+/g, ' ').trim();
  const match = RESULT.exec(plain);
  if (match === null || match.index === 0) return { action: plain, result: null };
  return { action: plain.slice(0, match.index).replace(/[\s,;]+$/, ''), result: match[1] ?? null };
}

/** An answer's frame from one bullet; what it doesn't say stays blank for the person. */
export function outlineOf(resume: Resume, { place, told }: Story): AnswerOutline {
  const { action, result } = splitBullet(told.text);
  return { situation: situationOf(resume, place), task: null, action, result };
}

/** A frame that only points to the line with the skill, or with the nearest one. */
export const outlineOfLine = (source: Source | undefined): AnswerOutline =>
  source === undefined
    ? BLANK_OUTLINE
    : { ...BLANK_OUTLINE, action: source.text.replace(/\s+/g, ' ').trim() };
