import { hasTitleWord } from '../../job/role/title.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { fact, listed, type Part, words } from '../sentence.ts';
import type { Named } from './input.ts';
import type { Studied } from './schooling.ts';

/** How a paper is had: a licence is held, in a course one is trained, a name is that of a certificate. */
type Kind = 'one' | 'subject' | 'name';

const toPart = ({ text, source, sources }: Named): Part => fact(text, ...(sources ?? [source]));

/** A name with its article before it. */
export const withArticle = (one: Named): Part[] => [
  ...(one.article === undefined ? [] : [words(`${one.article} `)]),
  toPart(one),
];

/** What the person is by a paper: "a Registered Social Worker". */
export const isCalling = ({ text, article }: Named): boolean =>
  article === undefined && hasTitleWord(text) && isOfPerson(text);

/** "First Aid / CPR level C", "Basic Fire Fighting & First Aid": two that go together. */
const asPair = (text: string): string => text.replace(/ (?:\/|&) (?=\p{L})/gu, ' and ');

const JOINT = /^(?:and|of|in|at|for|to|with|on|the|level|grade|class|part|[a-z]|[A-Z]|\d+)$/;
/** Short names that every reader knows and that stand among plain words: "First aid and CPR". */
const KNOWN = /^(?:CPR|AED)$/;
const isPlainWord = (word: string): boolean =>
  JOINT.test(word) ||
  KNOWN.test(word) ||
  (/^\p{Lu}?[\p{Ll}-]+$/u.test(word) &&
    word.split('-').every((part) => isEnglish(part.toLowerCase())));

/** What one is trained in, by the last word of its name; "Red Seal" and "Safe Pass" are names. */
const SUBJECT_END =
  /(?:ing|aid|safety|entry|heights?|spaces?|protection|translation|tag|cookery|hygiene|rescue|security|support|awareness|response|management|leadership|cpr|aed|care|prevention|control|operations?|first aid|work|skills|ergonomics|maintenance|supervision|communication|resuscitation)$/i;
const headOf = (text: string): string =>
  (text.split(/ (?:of|for|in|on|with) /)[0] ?? '').replace(/,? (?:level|grade|part) \S+$/i, '');
const isSubjectName = (text: string): boolean =>
  // A person is no subject: "Sworn valuer for movable property".
  (/ (?:with|for) /.test(text) && !/(?:er|or|ist|ian)$/.test(headOf(text))) ||
  SUBJECT_END.test(headOf(text)) ||
  SUBJECT_END.test(text.replace(/,? (?:level|grade|part) \S+$/i, ''));

/** "Group Exercise Instructor Level 3", "Sworn Translator for German", but no "Defamation law for reporters", "Basic Life Support" or "Operator Training". */
const isOfPerson = (text: string): boolean => {
  const head = headOf(text.replace(/,? (?:level|grade|class) \S+$/i, ''));
  return TITLE_WORDS.has(head.split(' ').at(-1)?.toLowerCase() ?? '') && !SUBJECT_END.test(head);
};

/** How a paper is had, by its name alone. */
export function kindOf({ text, article }: Named): Kind {
  // "I hold Class 1": what it is a class of, the trade knows.
  if (article !== undefined || /^(?:class|category) \S+$/i.test(text)) return 'one';
  if (findSkill(text)?.kind === 'tool') return 'subject';
  const plain = withoutCourse(asPair(text));
  if (/ of \p{Lu}/u.test(plain)) return 'subject';
  const own = plain.split(' ');
  return own.every(isPlainWord) && isSubjectName(plain) ? 'subject' : 'name';
}

const withoutCourse = (text: string): string =>
  text.replace(/ (?:training|course|workshop|certificate)(?=$| level\b)/i, '');

/** "Confined Space Entry" is plain words behind "trained in"; "Signs of Safety" is the name of a method and keeps its capitals. */
const inSmall = (one: Named): Named => {
  const text = withoutCourse(asPair(one.text));
  const isMethod = / of \p{Lu}/u.test(text) && !SUBJECT_END.test(headOf(text));
  if (findSkill(one.text)?.kind === 'tool' || isMethod) return { ...one, text };
  return {
    ...one,
    text: text
      .split(' ')
      .map((word) =>
        /^\p{Lu}\p{Ll}+/u.test(word) && isEnglish(word.toLowerCase().split('-')[0] ?? '')
          ? word.toLowerCase()
          : word,
      )
      .join(' '),
  };
};

/** "studied accounting at Harbour College", "am studying law at the University of Halden", behind "I". */
const sayStudied = ({ subject, school, isNow }: Studied): Part[] => [
  words(isNow ? 'am studying ' : 'studied '),
  toPart(subject),
  words(' at '),
  ...withArticle(school),
];

/** What the person has on paper, each kind with its own verb: "hold a Class 4 licence and am trained in first aid", behind "I". */
export function sayPapers(
  papers: readonly Named[],
  degree: Named | undefined,
  studied?: Studied,
): { parts: Part[]; phrases: number } | undefined {
  const of = (kind: Kind): Named[] => papers.filter((one) => kindOf(one) === kind);
  const [ones, subjects, names] = [of('one'), of('subject'), of('name')];
  const called: Part[][] =
    names.length === 0
      ? []
      : [
          [
            words('the '),
            ...listed(names.map((one) => [toPart({ ...one, text: asPair(one.text) })])),
            words(names.length === 1 ? ' certificate' : ' certificates'),
          ],
        ];
  const phrases: Part[][] = [
    ...(degree === undefined ? [] : [[words('have '), ...withArticle(degree)]]),
    ...(studied === undefined ? [] : [sayStudied(studied)]),
    ...(ones.length + called.length === 0
      ? []
      : [[words('hold '), ...listed([...ones.map(withArticle), ...called])]]),
    ...(subjects.length === 0
      ? []
      : [[words('am trained in '), ...listed(subjects.map((one) => [toPart(inSmall(one))]))]]),
  ];
  return phrases.length === 0 ? undefined : { parts: listed(phrases), phrases: phrases.length };
}
