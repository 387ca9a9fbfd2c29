import { degreeLevel, hasSchool } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import type { Block } from './block.ts';

/** Hours or days, in the languages in which courses say them; weeks and months may be a school's. */
const SHORT =
  /(?<![\p{L}\d])(?:\d{1,3}|one|two|three|four|five)[ -]?(?:h|hrs?|hours?|days?|horas?|heures?|stunden|dias?|días?|jours?|tage|ore|giorni)(?![\p{L}\d])/iu;
/** What nobody calls the studies of a school. */
const COURSE =
  /(?<!\p{L})(?:workshop|seminar|webinar|e-?learning|short course|refresher(?: course)?|master ?class|taller|seminario|séminaire)(?!\p{L})/iu;

const OPENS_AS_COURSE =
  /^[\d\s/.,:–-]*(?:short )?(?:course|curso|cours|kurs|corso|workshop|taller)(?!\p{L})/iu;

/** Whether the words call it a course or tell how few hours or days it took. */
export const namesCourse = (text: string): boolean =>
  SHORT.test(text) || COURSE.test(text) || OPENS_AS_COURSE.test(text);

/** "Creative dance for children, 5-day workshop, Sample Lab, 2019": a course of hours or days that has a row of its own among schools, each row with its date. */
export function isShortCourse(block: Block, blocks: readonly Block[]): boolean {
  const { text } = block;
  const date = rowDate(block);
  if (block.prose || date === undefined || date.isRange) return false;
  if (!SHORT.test(text) && !COURSE.test(text)) return false;
  // A row that names a school stays with the schools unless it calls itself a course.
  if (hasSchool(text) && !OPENS_AS_COURSE.test(text)) return false;
  const level = degreeLevel(text);
  if (level !== undefined && level !== 'certificate') return false;
  const at = blocks.indexOf(block);
  // A row without a date beside it may hold its school or say more of it.
  const isWhole = (other: Block | undefined): boolean =>
    other === undefined || rowDate(other) !== undefined || other.bulletX !== undefined;
  return isWhole(blocks[at - 1]) && isWhole(blocks[at + 1]);
}
