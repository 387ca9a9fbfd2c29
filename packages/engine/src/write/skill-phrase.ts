import { isEnglish } from '../language/en/english-words.ts';
import { findSkill } from '../taxonomy/skills.ts';

/** Names that are English words as well and that no mark of the lexicon tells apart. */
export const OWN_NAMES: ReadonlySet<string> = new Set(
  'Python Java Solidity Bash Angular Svelte Android Selenium Gherkin Swagger Git Subversion Perforce Mercurial Agile Scrum Linux Unix Windows Excel Kanban English French Canada Canadian'.split(
    ' ',
  ),
);

const isPlainWord = (word: string): boolean => /^\p{Lu}?[\p{Ll}-]+$/u.test(word);

/** "Machine learning" and "Payroll" are plain words, "Google Cloud" and "React" are names. */
function isPlainName(name: string): boolean {
  const skill = findSkill(name);
  const words = name.split(/\s+/);
  if (skill === null || OWN_NAMES.has(name)) return false;
  // Tools with a name of their own have capitals throughout; "Pivot tables" are none.
  if (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name)) return true;
  if (skill.kind === 'tool' || skill.kind === 'language' || skill.kind === 'cert') return false;
  if (!words.every(isPlainWord) || words.slice(1).some((word) => /^\p{Lu}/u.test(word)))
    return false;
  return (
    words.length > 1 ||
    skill.kind === 'soft' ||
    // "Onboarding" stands in few dictionaries.
    (skill.forms[0]?.case === 'any' && (isEnglish(name.toLowerCase()) || /[a-z]ing$/.test(name)))
  );
}

/** "event-driven", "cloud-native": said of work, and no noun of its own. */
const ADJECTIVE = /^\p{L}+-(?:driven|native|based|oriented|centric|first|aware|facing|focused)$/iu;

/** A skill as a sentence names it: a name with its capitals, plain words in small letters. `written` is the ad's or the resume's form. */
export function skillPhrase(name: string, written: string): string {
  const phrase = phraseOf(name, written);
  if (ADJECTIVE.test(phrase)) return `${phrase} work`;
  // "a problem with human resources information system" would want its article.
  return /^[a-z][a-z /-]* (?:system|platform|agreement|procedure|indicator|device)$/.test(phrase)
    ? `${phrase}s`
    : phrase;
}

function phraseOf(name: string, written: string): string {
  const plain = written.replace(/\s+/g, ' ').trim();
  const skill = findSkill(name);
  if (skill === null) return plain;
  if (skill.kind === 'soft') return isPlainName(name) ? name.toLowerCase() : name;
  const isPlain = !OWN_NAMES.has(skill.name) && !/^(?:tool|language|cert)$/.test(skill.kind);
  if (isPlain && /^[a-z][a-z /-]+$/.test(plain) && !isTail(plain, skill.name))
    return plain.replace(/\S+/g, (word) => {
      const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
      return OWN_NAMES.has(capital) ? capital : word;
    });
  const isSpelling = lettersOf(plain) === lettersOf(skill.name);
  const alias = skill.forms.find(({ text }) => text.toLowerCase() === plain.toLowerCase())?.text;
  // "back-end" alone is no noun: its whole name is "back-end development".
  const isHead = isTail(plain, skill.name);
  const form = isSpelling || isHead ? skill.name : (alias ?? plain);
  return isPlainName(skill.name) && form.split(/\s+/).every(isPlainWord)
    ? form.toLowerCase()
    : form;
}

/** "back-end" of "Back-end development". */
const isTail = (written: string, name: string): boolean =>
  name.includes(' ') &&
  lettersOf(name) !== lettersOf(written) &&
  lettersOf(name).startsWith(lettersOf(written));

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s.-]/g, '');
