import type { Resume } from '@trueline/contracts';
import { wordsOf } from '../language/words.ts';
import { withoutAsides } from '../rules/asides.ts';
import { capitalize } from '../rules/line-text.ts';
import {
  isEmptySentence,
  isGap,
  isNamedWish,
  isPlainWish,
  isWish,
  sentencesOf,
  tellsAsSelf,
  withoutAge,
  withoutPerson,
  withoutPraise,
  withoutSelfTalk,
  withoutWish,
} from '../rules/summary-sentences.ts';
import { voiceOf } from '../rules/voice.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { WithoutPersonalData } from './personal-data.ts';
import { countWords } from './summary-facts.ts';
import { stop } from './summary-patterns.ts';

/** Whether the summary stands under a heading that announces a wish. */
const isUnderObjective = (resume: Resume): boolean =>
  (resume.meta?.trueline?.sections ?? []).some(
    ({ heading, kind }) =>
      kind === 'summary' && /^\W*(?:career |job |professional )?(?:obj|goal|aim)/i.test(heading),
  );

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** "Write to me on ann@example.com or call 0700 000 417": the head of the page has both. */
function givesContact(sentence: string, { email = '', phone = '' }: Basics = {}): boolean {
  const repeats = (value: string, text: string): boolean => value !== '' && text.includes(value);
  return (
    countWords(sentence) <= CONTACT_WORDS_MAX &&
    (repeats(email, sentence) || repeats(digitsOf(phone), digitsOf(sentence)))
  );
}
type Basics = Pick<NonNullable<Resume['basics']>, 'email' | 'phone'>;
/** A longer sentence tells more than where one is found. */
const CONTACT_WORDS_MAX = 14;

/** "Software engineer." alone is what the headline says. */
const BARE_WORDS = 3;
const isBareTitle = (sentence: string, titles: string): boolean =>
  countWords(sentence) <= BARE_WORDS &&
  wordsOf(sentence).some(({ lower }) => TITLE_WORDS.has(lower)) &&
  // "Cook on ships" says what a headline of another trade does not.
  wordsOf(sentence).some(({ lower }) => lower.length > 3 && titles.includes(lower));

/** "Looking for a dynamic boilermaker with 20+ years in ...": an ad's frame round what one is. */
const AS_SOUGHT =
  /^(?:looking for|seeking|in search of|wanted:) an? (?=.* with (?:over |more than )?\d+\+? ?(?:years|yrs)\b)/i;
/** What is said of a person that makes no trade. */
const PLAIN_PRAISE =
  'hard working hardworking hard-working honest young mature reliable patient friendly caring dedicated motivated kind quiet calm good punctual responsible god fearing god-fearing and very';
const NOBODY = `(?:(?:${PLAIN_PRAISE.split(' ').join('|')})[, ]+)*(?:man|woman|lady|person|individual|guy)`;
const NUMBERS = 'teen|ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const COUNT = `(?:over |more than )?(?:\\d+\\+?|\\p{L}*(?:${NUMBERS})) ?(?:years|yrs)\\b`;
/** "Honest young man, with 5 years experience": nobody's trade before the years. */
const SOMEBODY = new RegExp(`^(?:I am |I['’]m )?(?:an? )?${NOBODY},? with (?=${COUNT})`, 'iu');
/** "I am a patient woman who has cared for children": what stands behind says something. */
const SOMEBODY_WHO = new RegExp(`^(?:I am |I['’]m )?an? ${NOBODY} who (?=has \\p{L}+ed\\b)`, 'iu');
/** What a time without work adds to years told. */
const AFTER_BREAK =
  / after (?:a|my) (?:long |short |career |family |parental |maternity )+break(?=[.!]?$)/i;

/** Where in a sentence the title stands that it is about. */
const TITLE_WITHIN = 8;

/** "British (and I have a work card for Spain)": what one holds stays of the row of personal data that it hangs on. */
const BEHIND_NATION =
  /^\p{Lu}\p{L}+(?:sh|an|ese|ch|i)(?: (?:citizen|national))? ?(?:\(|, )(?:and )?(I (?:have|hold) [^()]*)\)?[.!]?$/u;

/** "I have NEVER had an accident": small words in capitals only shout. */
const calm = (sentence: string): string =>
  /\p{Ll}/u.test(sentence)
    ? sentence.replace(/(?<= )(?:NEVER|ALWAYS|NOT|VERY|ONLY|EVERY|MUST|REALLY)(?= )/g, (word) =>
        word.toLowerCase(),
      )
    : sentence;

/** A sentence without what is said round its fact: an ad's frame, praise of nobody in particular, how old one is, what one wishes for. */
function bareFact(sentence: string, titles: string): string {
  const said = withoutAsides(sentence);
  const framed = said.replace(AS_SOUGHT, '');
  const isOwn = wordsOf(framed)
    .slice(0, TITLE_WITHIN)
    .some(({ lower }) => lower.length > 3 && titles.includes(lower));
  const own = framed !== said && isOwn ? framed : said;
  const plain = withoutWish(
    withoutSelfTalk(withoutAge(own.replace(SOMEBODY, '').replace(SOMEBODY_WHO, ''))).replace(
      AFTER_BREAK,
      '',
    ),
  );
  return plain === sentence ? sentence : capitalize(plain);
}

interface OwnSummary {
  resume: Resume;
  /** As the person would be named; empty where no title says it. */
  title: string;
  isProven: (after: string) => boolean;
  withoutData: WithoutPersonalData;
}

/** A row of its own is a sentence of its own only where it ends as one. */
const joinRows = (summary: string): string => summary.replace(/(?<=[\p{L},])\n(?=\p{Ll})/gu, ' ');

/** A longer sentence tells more than personal data. */
const DATA_WORDS_MAX = 6;

/** "GRADUATE": a word as a heading has it. */
const isLoneWord = (sentence: string): boolean =>
  /^\P{Ll}*$/u.test(sentence) && countWords(sentence) < 2;

/** The old summary's own sentences that say something, as a resume tells them where the verifier proves that. */
export function keptSentences(
  { resume, title, isProven, withoutData }: OwnSummary,
  summary: string,
): string[] {
  const name = resume.basics?.name ?? '';
  const titles = `${title} ${resume.basics?.label ?? ''}`.toLowerCase();
  const isObjective = isUnderObjective(resume);
  // What one looks for, with its place and terms, stays as it stands.
  const isUseful = (sentence: string): boolean =>
    !isObjective &&
    isWish(sentence) &&
    withoutWish(sentence) === sentence &&
    !isGap(sentence) &&
    isPlainWish(sentence);
  const says = (sentence: string): boolean =>
    (isUseful(sentence) || !isEmptySentence(sentence)) &&
    !isLoneWord(sentence) &&
    !GREETING.test(sentence);
  const isNoBody = withoutData('Nationality: Maltese') === '';
  const told = sentencesOf(joinRows(summary)).flatMap((sentence) => {
    const held = isNoBody ? BEHIND_NATION.exec(sentence)?.[1] : undefined;
    if (isUseful(sentence)) return [sentence];
    const bare = held === undefined ? bareFact(calm(sentence), titles) : stop(held);
    const isTold =
      !(isObjective && isNamedWish(bare)) &&
      says(bare) &&
      !(countWords(bare) <= DATA_WORDS_MAX && withoutData(bare) === '') &&
      !givesContact(bare, resume.basics) &&
      (title === '' || !isBareTitle(bare, titles));
    return isTold ? [bare === sentence || isProven(bare) ? bare : sentence] : [];
  });
  const better = told.map((sentence) => {
    const plain = withoutPraise(withoutPerson(withoutPraise(sentence), name));
    return plain === sentence || isProven(plain) ? plain : sentence;
  });
  // One voice: where some sentence cannot do without its "I", the others keep theirs.
  const isMixed = better.some(tellsAsSelf) && better.some((text, at) => text !== told[at]);
  const isBare = told.some((text, at) => leavesBareVerb(text, better[at] ?? text));
  const asSelf = told.map((sentence) => {
    const plain = withoutPraiseOfSelf(sentence);
    return plain === sentence || isProven(plain) ? plain : sentence;
  });
  return (isMixed || isBare ? asSelf : better).filter(says);
}

/** "I am a hard working cook" is a cook. */
function withoutPraiseOfSelf(sentence: string): string {
  const [subject = ''] = /^(?:I am|I['’]m) an? /.exec(sentence) ?? [];
  const own = sentence.slice(subject.length);
  const plain = subject === '' ? own : withoutPraise(own);
  if (plain === own) return sentence;
  return `${subject.replace(/ an? $/, '')} ${/^[aeio]/i.test(plain) ? 'an' : 'a'} ${plain.slice(0, 1).toLowerCase()}${plain.slice(1)}`;
}

/** "I know the Tax Acts" is no "Know the Tax Acts": beside "Holds a licence" that reads like an order. */
const leavesBareVerb = (own: string, better: string): boolean =>
  /^I (?!am\b|have\b)/.test(own) && !/^I\b/.test(better) && voiceOf(better) !== 'past';

const GREETING =
  /^(?:\p{L}+ )?(?:hello|hi|dumela|greetings|good (?:day|morning|evening))\b[^.]{0,20}[.!]?$/iu;
