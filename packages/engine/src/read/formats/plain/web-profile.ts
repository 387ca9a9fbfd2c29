import type { LeftOutText } from '@trueline/contracts';

/** So many headings said twice in one row, or rows that the next one repeats, are no chance. */
const TWINS_MIN = 2;
const REPEATED_MIN = 3;
const TWIN_LETTERS_MIN = 4;

/** What a profile's page says of itself, not of the person. */
const FURNITURE =
  /^(?:(?:…|\.{3})\s?(?:see|show) (?:more|less)|\d[\d,.]*\+? (?:connections?|followers?|members|mutual connections?)|contact info|joined|top voices|companies|groups|newsletters|endorsed by \d.*|\d+ endorsements?|show (?:all|credential|more|less)\b.*|(?:he|she|they)\/(?:him|her|them)(?:\/\w+)?|[·•]? ?(?:1st|2nd|3rd\+?)|open to work|message|connect|follow(?:ing)?)$/i;
/** How long a period lasted, which it says itself; and what stands behind a place. */
const TAIL = /\s(?:·\s(?:\d+ (?:yrs?|mos?) ?){1,2}|contact info)$/i;

/** The rows of a profile copied from its page in a browser, where what is there for readers of screens comes out twice ("ExperienceExperience", each title in two rows): each said once, without the page's own words. Other rows as they are. */
export function withoutWebProfile(rows: readonly string[]): {
  rows: string[];
  leftOut: LeftOutText[];
} {
  const twins = rows.filter((row) => halfOf(row) !== undefined).length;
  const repeated = rows.filter((_, at) => isRepeated(rows, at)).length;
  if (twins < TWINS_MIN && (repeated < REPEATED_MIN || !rows.some(isFurniture)))
    return { rows: [...rows], leftOut: [] };
  const leftOut: LeftOutText[] = [];
  const out = (text: string): void => {
    leftOut.push({ text, reason: 'machine-text' });
  };
  const left = rows.flatMap((row, at) => {
    if (isFurniture(row) || isRepeated(rows, at)) {
      out(row.trim());
      return [];
    }
    const half = halfOf(row);
    if (half !== undefined) out(half);
    const tail = TAIL.exec(row)?.[0];
    if (tail !== undefined) out(tail.trim());
    return [half ?? row.replace(TAIL, '')];
  });
  return { rows: left, leftOut };
}

const isFurniture = (row: string): boolean => FURNITURE.test(row.trim());

const isRepeated = (rows: readonly string[], at: number): boolean => {
  const row = rows[at]?.trim() ?? '';
  return at > 0 && /\p{L}{2}/u.test(row) && row === rows[at - 1]?.trim();
};

/** "SkillsSkills" -> "Skills"; undefined for a row that is not one text twice. */
function halfOf(row: string): string | undefined {
  const text = row.trim();
  const half = text.slice(0, text.length / 2);
  return half.length >= TWIN_LETTERS_MIN && /^\p{L}/u.test(half) && half + half === text
    ? half
    : undefined;
}
