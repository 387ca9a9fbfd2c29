import type { Resume, Source } from '@trueline/contracts';

/** A few words of a language are no language that one speaks. */
const FEW_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`none|not?|poor|weak|reading|anfänger|[12]\/5|lit{1,2}le|bit|few words|some|basics?|beginners?|elementary|B1`,
    'limited|notions|school|learning|rusty|working (?:knowledge|level)|conversational|conversation|intermediate',
    'understand(?:s|ing)?|fair|moderate|getting by|only|greetings?|phrases?|simple|survival|tourists?|enough to',
  ].join('|')})(?!\p{L})`,
  'iu',
);
const READ_ONLY = /\b(?:A[012]|can read|reading only|understand)\b/i;
const isSlight = (text: string): boolean =>
  FEW_WORDS.test(text) || READ_ONLY.test(text) || TO_LEARN.test(text);
/** "hoping to learn", "want to start lessons". */
const TO_LEARN =
  /\b(?:learn\p{L}*|lessons?|(?:wish|want|hope|hoping|plan|planning|would like) to)\b/iu;

/** How a text speaks of a thing that it names: up to the next name. "English, a little Cantonese", "French, a little". */
function besideOf(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return '';
  const before =
    text
      .slice(0, at)
      .split(/[,;./|(]/)
      .at(-1) ?? '';
  const [own = '', ...others] = text.slice(at + name.length).split(/[,;.|]|\s\/\s/);
  const after: string[] = [own];
  for (const piece of others) {
    // "English fluent, French": the next one begins.
    if (/^\s*(?:\p{Lu}|(?:and|some|a little|basic)\s+\p{Lu})/u.test(piece)) break;
    after.push(piece);
  }
  return `${before} ${after.join(' ')}`;
}

/** Whether a text says of what it names that it is known a little: "basic AutoCAD", "Excel (basic)". */
export const isSlightly = (name: string, text: string): boolean => {
  const beside = besideOf(name, text);
  return /\b(?:basics?|beginners?|little|elementary|limited|some|Grundkenntnisse|notions|learning)\b/i.test(
    beside,
  );
};

/** Whether a language is held so that one can say "I speak". */
export function isSpoken(name: string, { path, text }: Source, { languages }: Resume): boolean {
  const index = /^languages\[(\d+)\]/.exec(path)?.[1];
  const own = index === undefined ? undefined : languages?.[Number(index)];
  // Whichever line names it: its level is said where the languages are.
  const levels = [own, ...(languages ?? []).filter(({ language = '' }) => language === name)].map(
    (one) => one?.fluency ?? '',
  );
  const beside = besideOf(name, text);
  return !levels.some(isSlight) && !isSlight(beside);
}

/** "Wish to learn AutoCAD": wanted, not known. */
export const isWished = (text: string): boolean =>
  WISHES.test(text) ||
  /(?<!\b(?:machine|deep|e-?|distance|online|supervised|transfer) ?)\blearning\b|\bin progress\b/i.test(
    text,
  );
const WISHES =
  /\b(?:wish|want|hope|hoping|willing|would like|keen|eager|interested|plan|planning|about) (?:to|in)\b/i;
