import { findSkill } from '../lexicon/skills.ts';

/** Words with which a lost line usually begins; a capital after another capitalised word breaks only before one of these. */
const STARTERS = new Set(
  `a ability able about additional all an any apply are as assist at bachelor bachelors be bonus build can
  advanced certificate certification collaborate communicate company competitive comfortable conduct contribute create deep deliver demonstrated
  degree diploma fluent valid current intermediate basic
  design desire develop drive driven engage ensure excellent experience experienced expert expertise exposure
  familiarity flexible for full great have hands help high how identify if implement improve in interest job
  key knowledge lead leading maintain manage master must nice no our participate partner passion perform please prepare
  previous proficiency proficient proven provide qualifications required requirements responsibilities salary
  skills solid strong support take tackling the this track understanding use utilize we what when who why will
  with work working write you your`.split(/\s+/),
);

/** Last words of headings, after which a sentence begins without a space when the line break was lost. */
const HEADING_ENDS = new Set(
  `benefits company credentials description details duties education experience have job offer opportunity
  overview person position profile qualifications requirements responsibilities role skills summary team us
  will do are bring bonus more now`.split(/\s+/),
);

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|incl|approx|min|max|vs|sr|jr|dr|mr|mrs|ms|st|no|inc|ltd|co|corp|dept|u\.s|u\.k|d\.c|ph\.d|p\.eng|yrs?|exp)|\b[A-Z])\.$/i;

/** Whether a camel-cased run is a name ("PostgreSQL", "DevOps") and so no joint of two lines. */
function isName(run: string): boolean {
  return (
    findSkill(run) !== null ||
    /^(?:iOS|macOS|eBay|iPhone|iPad|YouTube|LinkedIn|PhDs?|McK\w+|Mc[A-Z]\w+)$/.test(run)
  );
}

/** "documentsData": a lower-case letter, then a capital that begins a word. */
function isCamelJoint(text: string, at: number): boolean {
  const left = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const right = /^[\p{L}\p{N}]+/u.exec(text.slice(at, at + 40))?.[0] ?? '';
  if (isName(left + right)) return false;
  const starts = STARTERS.has(right.toLowerCase());
  if (right.length === 1 && !starts) return false;
  if (/^[a-z]{4,}$/.test(left) || (/^[a-z]+$/.test(left) && starts)) return true;
  return starts || HEADING_ENDS.has(left.toLowerCase());
}

/** "EVERYTHINGWe care", "AIRemote": capitals, then a word that begins lines. */
function isCapitalsJoint(text: string, at: number): boolean {
  const right = /^[A-Z][a-z]+/.exec(text.slice(at, at + 30))?.[0] ?? '';
  return right.length > 1 && STARTERS.has(right.toLowerCase());
}

/** "documents.Design", "(MFA)Strong", "Experience:Backend"; not "Node.JS", "U.S.". */
function isStopJoint(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const word = /^\p{L}+/u.exec(text.slice(at, at + 20))?.[0] ?? '';
  if (/\p{Lu}{2}\.$/u.test(before) && STARTERS.has(word.toLowerCase())) return true;
  if (before.endsWith('.') && (ABBREVIATION.test(before) || !/[\p{Ll}\p{N})"”]\.$/u.test(before))) {
    return false;
  }
  return !/^(?:js|net|io|ai|com|org|py|us|ca)$/i.test(word);
}

const RULES: readonly (readonly [RegExp, (text: string, at: number) => boolean])[] = [
  [/\n\s*/g, () => true],
  [/[ \t\u00a0]{3,}/g, () => true],
  [/\s*(?:[•▪◦●‣·◆■►✓✔]|(?<=[:!?.)\]\p{L}])\s?\*(?=\s?\p{L}))\s*/gu, () => true],
  [/;\s+/g, () => true],
  [
    /[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\p{N}])/gu,
    (text, at) => !ABBREVIATION.test(text.slice(0, at).trimEnd()),
  ],
  [/(?<=\p{Ll})(?=\p{Lu}(?:\p{Ll}|\p{Lu}|\s))/gu, isCamelJoint],
  [/(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, isCapitalsJoint],
  [/(?<=\+\+|\w#)(?=\p{Lu}\p{Ll})/gu, () => true],
  [/(?<=\p{Ll}[.):]?)(?=\d{1,2}\s?\+?\s?(?:years|yrs)\b)/giu, () => true],
  [/(?<=[.!?:)*_’'%])(?=\p{Lu}[\p{Ll}\p{Lu} ])/gu, isStopJoint],
];

/** Offsets at which a new line or sentence begins, lost line breaks found again (engine.md 4.1); ascending, 0 included. */
export function findBreaks(text: string): number[] {
  const breaks = new Set([0]);
  for (const [pattern, holds] of RULES) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length;
      if (at < text.length && holds(text, at)) breaks.add(at);
    }
  }
  return [...breaks].sort((a, b) => a - b);
}
