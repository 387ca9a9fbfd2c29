import { isEnglish } from '../language/en/english-words.ts';

const LEGAL_END = /,?\s(?:inc|llc|llp|ltd|limited|plc|gmbh|pty|ltée|s\.?a|b\.?v)\.?$/iu;
/** "-- Toledo", ", Winnipeg MB": where it is; "Shelby, Marsh & Co" is one name. */
const PLACE_BEHIND = /(?:\s(?:--|[–—-])\s.*|,\s(?!.*(?:&|\band\b)).*)$/u;
const LETTERS_SPELT = 4;

/** "TOLLGATE" as "Tollgate"; what is short and no word of English stays: "KPMG". */
const quiet = (word: string): string => {
  const lower = word.toLowerCase();
  return word.length > LETTERS_SPELT || (word.length > 1 && isEnglish(lower))
    ? word.charAt(0) + lower.slice(1)
    : word;
};
const SMALL = /^(?:and|of|for|the|in|at|on|de|la|du|des)$/i;

const isLoud = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

const inQuiet = (text: string): string =>
  isLoud(text)
    ? text.replace(/\p{L}+/gu, (word, at: number) =>
        at > 0 && SMALL.test(word) ? word.toLowerCase() : quiet(word),
      )
    : text;

const withoutAsides = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The name of an employer as people say it: "KESTREL RIDGE TRANSPORT LTD." as "Kestrel Ridge Transport"; undefined where what stands there is none, as "live-in (family of Mrs. H.)". */
export function spokenEmployer(name: string): string | undefined {
  const whole = withoutAsides(name).replace(PLACE_BEHIND, '');
  const bare = whole
    .replace(LEGAL_END, '')
    .replace(LEGAL_END, '')
    .replace(/[\s.,;:–—-]+$/u, '');
  return /\p{Lu}|^\p{N}/u.test(bare) && !/^\p{Ll}+(?:\s\p{Ll}|-)/u.test(bare)
    ? inQuiet(bare)
    : undefined;
}

/** A title as people say it, without what is told beside it. */
export const spokenTitle = (title: string): string => {
  const bare = withoutAsides(title).replace(/[\s.,;:–—-]+$/u, '');
  return isLoud(bare) ? inQuiet(bare) : bare;
};

/** "cook at Blue Door", as far as both are known. */
export function spokenRole({
  position,
  employer,
  index,
}: {
  position: string;
  employer: string;
  index: number;
}): string {
  const name = spokenEmployer(employer);
  const title = spokenTitle(position);
  if (title === '' && name === undefined) return `job ${index + 1}`;
  return [title, ...(name === undefined ? [] : [name])].filter((part) => part !== '').join(' at ');
}
