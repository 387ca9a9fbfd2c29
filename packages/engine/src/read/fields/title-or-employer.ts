import {
  EMPLOYER_ENDS,
  EMPLOYER_OPENERS,
  LEGAL_FORMS,
  NO_EMPLOYER,
  SMALL_WORDS,
} from '../../taxonomy/employer-names.ts';
import { COMPANY_WORDS, SCHOOL_WORDS, UNDERTAKING_WORDS } from '../../taxonomy/organizations.ts';
import { TITLE_ENDS, TITLE_OPENERS, TITLE_SHORT_FORMS } from '../../taxonomy/titles.ts';
import { fold } from '../characters.ts';
import { isTitleNoun, isTitleWord } from './title-score.ts';

/** How much each sign says, as a logarithm of odds: 3 is near certain, 1 a hint. Above 0 speaks for a title, below for an employer. */
const SIGN = {
  titleNoun: 3,
  titleOpens: 2.5,
  opener: 1,
  titleWithin: 0.5,
  likePerson: 0.8,
  lowEnd: 1.5,
  persons: -1.5,
  legalForm: -4,
  address: -3,
  noEmployer: -1.2,
  kind: -3,
  end: -1.5,
  withinTitle: -0.2,
  article: -2,
  possessive: -1.2,
  joined: -1,
};

/** Where a title's own words end and its field or place begins: "Director of Sales", "Nurse - Emergency", "Cook / Cleaner". */
const TAIL =
  /\s*(?:[,/|:;(]|\s[-–—]\s|\s(?:of|for|in|at|with|to|de|des|du|da|do|di|del|en|em|im|für)\s).*$/iu;
const LEVEL = /(?:[\s,-]+(?:[IVX]{1,4}|\d|p\/t|f\/t|(?:part|full)[- ]time|casual|seasonal))+$/iu;
const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
/** How words for people end in the languages that we read, where no list has them. */
const PERSON_ENDINGS =
  'er or ist man woman person maid hand keeper eur euse iere ier ienne dor dora eiro eira ista ante ero era erin hilfe';
const LIKE_PERSON = new RegExp(`\\p{L}{2}(?:${PERSON_ENDINGS.replaceAll(' ', '|')})$`, 'u');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [];
const bare = (word: string): string => fold(word).replace(/[.]+$|'s$/g, '');

const isKind = (word: string): boolean =>
  COMPANY_WORDS.test(word) || UNDERTAKING_WORDS.test(word) || SCHOOL_WORDS.test(word);
const isShortForm = (word: string): boolean => TITLE_SHORT_FORMS.has(word);

/** One word for a person at work: "cook", "co-owner", "deckhand", "mgr". */
function isPersonNoun(word: string): boolean {
  const own = word.replace(/^(?:co|ex|sub|vice)-/, '');
  const last = own.split('-').at(-1) ?? own;
  return (
    isTitleWord(own) ||
    isTitleNoun(own) ||
    isShortForm(own) ||
    (last !== own && (isTitleWord(last) || isTitleNoun(last)))
  );
}

/** More than one of them name a firm: "Kahikatea Builders". */
const isPersons = (word: string): boolean =>
  /\p{L}{3}s$/u.test(word) &&
  !/ss$/.test(word) &&
  !isPersonNoun(word) &&
  isPersonNoun(word.slice(0, -1));

/** A web address alone: "harborbikes.example". */
export const isAddress = (text: string): boolean => DOMAIN.test(text);

/** Whether a text reads like a job title (above 0) or like an employer's name (below 0), from -6 to 6. What stands last in English and first in Romance languages carries it, so that a "Shop hand" is no shop and "Okanagan Packers" pack nothing themselves. */
export function titleOverEmployer(text: string): number {
  const folded = fold(text.replace(/\([^()]*\)/g, ' ')).replace(/[.,;:]+$/, '');
  if (NO_EMPLOYER.has(folded)) return SIGN.noEmployer;
  if (isAddress(text.trim())) return SIGN.address;
  const plain = text
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .replace(LEVEL, '')
    .trim();
  if (plain === '') return 0;
  const title = signsOfTitle(plain);
  const employer = signsOfEmployer(plain, title);
  return Math.max(-6, Math.min(6, title + employer));
}

function signsOfTitle(text: string): number {
  const own = wordsIn(text.replace(TAIL, ''));
  const words = own.map(bare);
  const all = wordsIn(text).map(bare);
  const last = words.at(-1) ?? '';
  const opener = TITLE_OPENERS.has(words[0] ?? '') && all.length > 1 ? SIGN.opener : 0;
  if (isPersons(last) && words.length > 1) return SIGN.persons;
  if (isPersonNoun(last)) return SIGN.titleNoun + opener;
  const lowEnd = isLowEnd(own) ? SIGN.lowEnd : 0;
  if (TITLE_ENDS.has(last) && (words.length < 2 || lowEnd > 0)) return SIGN.titleNoun + opener;
  // "Skipper Cyril Anstey", "Baker Street Dental": a title noun at the start may be someone's name.
  if (isPersonNoun(words[0] ?? '')) return isNamed(own) ? SIGN.titleWithin : SIGN.titleOpens;
  const within = all.some(isPersonNoun) ? SIGN.titleWithin : 0;
  const person = LIKE_PERSON.test(last) && words.length <= 3 ? SIGN.likePerson : 0;
  return opener + within + person + lowEnd;
}

/** Words in capitals alone, the last of them no small word. */
const isNamed = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word) || SMALL_WORDS.has(word));

/** "Second cook": names are written in capitals, so that small letters at the end tell a title, where the text has both. */
function isLowEnd(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    /^\p{Ll}{3}/u.test(last) &&
    !SMALL_WORDS.has(last) &&
    words.some((word) => /^\p{Lu}/u.test(word))
  );
}

function signsOfEmployer(text: string, title: number): number {
  const folded = fold(text).replace(/[,;:]+$/, '');
  const form = folded.split(' ').at(-1)?.replaceAll('.', '') ?? '';
  if (folded.includes(' ') && form !== 'co' && LEGAL_FORMS.has(form)) return SIGN.legalForm;
  const [first = ''] = text.split(/,\s/);
  const own = wordsIn(first);
  const words = own.map(bare);
  const last = words.at(-1) ?? '';
  const isTitle = title >= SIGN.titleNoun;
  if (isTitle) return words.some(isKind) ? SIGN.withinTitle : 0;
  let signs = 0;
  const head = words.findIndex((word) => /^(?:of|for|de|du|des|da|do|di|del)$/.test(word));
  const isCarried = isKind(last) || (head > 0 && isKind(words[head - 1] ?? ''));
  const opens =
    words.length > 1 && (EMPLOYER_OPENERS.has(words[0] ?? '') || isKind(words[0] ?? ''));
  if (isCarried || opens) signs += SIGN.kind;
  else if (words.some(isKind)) signs += SIGN.kind / 2;
  else if (words.length > 1 && EMPLOYER_ENDS.has(last) && !/^\p{Ll}/u.test(own.at(-1) ?? ''))
    signs += SIGN.end;
  if (/^(?:The|THE)\s+\p{Lu}/u.test(text)) signs += SIGN.article;
  if (/\p{L}['’](?:s|S)?\s+\p{Lu}|\p{L}['’]s$/u.test(text)) signs += SIGN.possessive;
  if (/\p{Lu}\p{L}*\s+&\s+\p{Lu}/u.test(text)) signs += SIGN.joined;
  return signs;
}
