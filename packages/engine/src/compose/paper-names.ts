import { articleFor } from '../language/en/indefinite-article.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

/** What one can be said to hold. */
const THING =
  /\b(?:certificates?|licen[cs]es?|permit|ticket|card|badge|pass(?:port)?|diploma|endorsement|medical|qualification|check|clearance|registration|accreditation)\b/i;
/** A name of one word is a short one, or a maker's: "WHMIS", "ServSafe". */
const SHORT_NAME = /^(?:[\p{Lu}\d][\p{Lu}\d&/+-]+|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)$/u;
/** Who gives papers is none. */
const GIVER =
  /\b(?:academy|agency|association|authority|board|bureau|centre|college|corps|council|department|division|guild|institute|ministry|office|school|services|society|university)$/i;
const NAME_CHARS_MAX = 60;
/** "Member", "Registered Nurse": what one is, not what one holds. */
const isStatus = (name: string): boolean =>
  /\bmember(?:ship)?\b/i.test(name) ||
  (!THING.test(name) &&
    TITLE_WORDS.has(
      name
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.at(-1) ?? '',
    ) &&
    !/\b(?:level|grade|training|course|ticket)\b/i.test(name));

/** Classes of a licence at the end of its name. */
const CLASSES =
  /^(?<name>.*\b(?:licen[cs]e|permit)),?\s+(?<classes>(?:class |cat(?:egory)?\.? )?[A-Z\d]{1,3}(?:(?:, | and | & |\/)[A-Z\d+]{1,3})+)$/i;
/** Behind these comes who gave it, when, or a remark. */
const BEHIND =
  / ?[([].*$| [–—|-] .*$|;.*$|,? (?:from|by|since) .*$|,? (?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.-])?\d{4}\b.*$/u;
const OPENING =
  /^(?:driv(?:ing|er['’]?s?)|full|clean|valid|current|forklift|first|food|manual|working|standard|licen[cs]e|heavy|tram|crane|truck)$/i;
/** "vetted", "registered": what was done to somebody. */
const DONE = /\b(?:vetted|cleared|checked|registered|certified|trained|approved|qualified)$/i;

/** "FORKLIFT OPERATOR CERTIFICATE" and "Driving licence" inside a sentence. */
function inSentence(name: string): string {
  const words = name.split(' ');
  const isLoud = name === name.toUpperCase() && words.filter((word) => word.length > 5).length > 1;
  if (isLoud) return name.toLowerCase();
  const [first = '', ...others] = words;
  const isPlain = others.every(
    (word) => word.replace(/[()]/g, '').length < 3 || /^\P{Lu}/u.test(word),
  );
  return OPENING.test(first) && isPlain && others.length > 0
    ? first.toLowerCase() + name.slice(first.length)
    : name;
}

/** The name of a paper as a sentence has it; null where it is none, or too long for one. */
export function nameOfPaper(written: string): string | null {
  const whole = written.trim().replace(/^full,? clean/i, 'full clean');
  const parted = CLASSES.exec(whole)?.groups;
  const name =
    parted === undefined
      ? whole.replace(BEHIND, '').replace(/[.,;:\s]+$/, '')
      : `${parted.name} (${parted.classes})`;
  if (name.length > NAME_CHARS_MAX || isStatus(name) || DONE.test(name)) return null;
  if (/[,;|•*:?!"“]|\betc\b/.test(name) || !/^[\p{L}\d]/u.test(name)) return null;
  const isOneWord = !/\s/.test(name);
  if (isOneWord && !SHORT_NAME.test(name) && findSkill(name)?.kind !== 'cert') return null;
  if (GIVER.test(name)) return null;
  return inSentence(name);
}

/** "NEBOSH" is said as a word, "SIA" letter by letter. */
const SAID_AS_WORD = /^(?=[A-Z]{4,}\b)[A-Z]?[AEIOU]/;

/** "an SIA licence", "STCW Basic Safety Training": with the article that a thing wants. */
export function withArticle(name: string): string {
  const [head = name] = name.split(' (');
  const isThing =
    THING.test(head) &&
    !/\b(?:certificates|licen[cs]es|clearance|registration|accreditation)\b/i.test(head);
  if (!isThing || /^(?:an?|the|my) /i.test(name)) return name;
  // "M.S." is said "em".
  const isLetter = /^[AEFHILMNORSX]\./.test(name);
  return `${isLetter ? 'an' : articleFor(SAID_AS_WORD.test(name) ? name.toLowerCase() : name)} ${name}`;
}

/** Whether a name says by itself that it is a paper: "Class 5 licence", "ISTQB Foundation Level", "ServSafe", but neither "Safe use of pesticides" nor "Diploma" or "I endorsement". */
export function readsAlone(name: string): boolean {
  if (/^\p{Lu} /u.test(name) || /^(?:diploma|degree|certificate|licen[cs]e)$/i.test(name))
    return false;
  if (findSkill(name)?.kind === 'cert') return true;
  // "Medical Terminology" is no medical.
  const thing = name.replace(/^medical (?!certificate|licen)/i, '');
  return / /.test(name)
    ? THING.test(thing) || DEGREE.test(name) || /\p{Lu}{3}/u.test(name)
    : SHORT_NAME.test(name) && name.length > SHORT_CHARS;
}
const SHORT_CHARS = 3;
const DEGREE =
  /\b(?:bachelor|master|doctorate|degree|baccalaureate|level \d)\b|\b[BM]\.?(?:Sc|A|Ed|Eng)\b/i;
