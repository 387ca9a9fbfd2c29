import { OBJECTIVES } from '../../data/phrases/objectives.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { wordsOf } from '../language/words.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { capitalize } from './line-text.ts';
import { isBoast, isBrochure, isOfTheAd } from './summary-praise.ts';

const OPENERS = OBJECTIVES.trim()
  .split('\n')
  .map((row) => (row.split(' | ')[0] ?? '').split(' ').map((place) => place.split('/')));

/** "I'm" is two words. */
const lowerWords = (text: string): string[] =>
  wordsOf(text.replace(/(?<=\bI)['’](?=m\b|d\b)/g, " '")).map(({ lower }) => lower);

const opensWith = (words: readonly string[], places: readonly (readonly string[])[]): boolean =>
  places.every((place, at) => place.some((word) => word.replace("'", '') === words[at]));

const PRAISE =
  /\b(?:hard[- ]?working|team player|motivated|self[- ]starter|go[- ]getter|fast learner|quick learner|results?[- ](?:oriented|driven)|detail[- ]oriented|dynamic|passionate|positive attitude|work ethic|get along|people person|well under pres+ure|punctual|god[- ]fearing|reliable|dependable|growth mindset|next[- ]level|world[- ]class|rock ?star|people love|best[- ]in[- ]class|game[- ]chang\w+|synerg\w+|obsessed|outside the box|young (?:man|woman|lady|person)|patient person)\b/i;
/** A longer sentence says more than its praise. */
const PRAISE_WORDS_MAX = 18;

/** Whether a sentence holds what no new summary may lose: a figure, a title, a name. */
const holdsFact = (sentence: string): boolean =>
  /\d/.test(sentence) ||
  wordsOf(sentence)
    .slice(1)
    .some(({ text }) => /^\p{Lu}/u.test(text) && !/^(?:I|God|Lord)$/.test(text));

const isPraise = (sentence: string): boolean =>
  PRAISE.test(sentence) &&
  wordsOf(sentence).length <= PRAISE_WORDS_MAX &&
  findSkills(sentence).every(({ kind }) => kind === 'soft') &&
  !wordsOf(sentence.replace(OF_PRAISE, '')).some(({ lower }) => TITLE_WORDS.has(lower));
/** Praise that looks like a title. */
const OF_PRAISE = /team player|people person/gi;

const FIRST_PERSON = /(?:^|[\s,;])(?:I|I['’](?:m|ve|d|ll)|Im|my|me|myself)\b/;
/** A time without work is told by the dates; its reasons are nobody's business. */
const GAP =
  /\b(?:after (?:a|my) (?:career )?break|stayed (?:at )?home (?:with|to)|left \p{L}+ing|left my|left the|career break|break from work|took (?:[\w-]+ ){1,3}off\b|laid off|lost my (?:job|post|position|place)|redundan|unemployed|maternity|out of work|(?:look|looking|looked|care|caring|cared|nurse|nursing) (?:after|for)? ?my)\b/iu;
/** "Looking for a shop where I can finish my hours": a wish, whatever names stand in it. */
const WISH =
  /^in \w+ years?(?: time)?,? I (?:will|want|hope|would|see)\b|^(?:(?:i am|i['’]?m|im|i|he|she|now|and|currently|actively|also|is) )*(?:looking for|looks? for an?\b|search(?:es|ing)? (?:for|to)\b|seek(?:s|ing)?(?! to\b)|in search of|(?:wants?|wish(?:es)?|hopes?|aims?|would like) to)\b|^(?:I )?would (?:dearly |really |very much )?(?:love|like|welcome)\b|^to (?:be (?:re-?)?(?:engaged|employed|part)|become|continue|find|gain|get|grow|join|move|obtain|secure|serve|work)\b/i;
const WISH_INSIDE =
  /\b(?:i am|i['’]?m|im) (?:now |currently |actively )*(?:looking|seeking|searching|hoping)\b|\bI(?: would|['’]d) (?:\w+ly )?(?:like|love) to (?:be|find|get|have|join|work)\b/i;
/** "Permanent post in a museum": a post that somebody is without. */
const POST_WISHED =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:position|post|role|job|employment|placement) (?:as|in|with|at|where|if)\b(?!.*\b(?:held|since|included?|was|were)\b)/iu;

/** How one is and what one likes, beside what one has done. */
const OF_ONESELF =
  /\b(?:I|I['’]m|Im) (?:am |always |also |do |really )*(?:listen|talk|like|love|enjoy|get along|never (?:get|feel|tire|give up)\b|take pride|believe|try|feel|think|bring|care|calm|patient|friendly|honest|flexible|always|not|a (?:team player|people person|patient person|good)|have (?:a |an |good |great |always |been (?!\w+ing\b)))/;
const IN_THIRD =
  /^(?:He|She) is (?:(?:simply|truly|really|always|just|also|very|quite) )*(?:an? )?(?:blessing|joy|pleasure|asset|gem|perfectionist|people person|team player|friendly|reliable|honest|calm|patient)\b(?!.*(?: and |,))(?:\W+\w+){0,5}\W*$/;
const SOMEONE =
  /^(?:an? )?(?:(?:very |hard[- ]?working |honest |friendly |young |patient |calm |quiet )+)(?:man|woman|lady|person|individual|guy)\b/i;

/** How old one is, which is nobody's business: "I am 19 and", "Nineteen year old clerk", "a young man of 22 years". */
const AGE_WORD = String.raw`(?:\d\d|\p{L}+teen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`;
const AGE_FIRST = new RegExp(
  String.raw`^(?:I am|I['’]m|Im|At)(?: only| now| just)? ${AGE_WORD}(?: years? (?:of age|old))?(?:,| and| but)? (?=I\b|in\b|my\b)`,
  'iu',
);
const AGE_BEFORE = new RegExp(`^(?:an? )?${AGE_WORD}[- ]years?[- ]old (?=\\p{Ll})`, 'iu');
/** "I am a 25 year old reporter": what one is stays. */
const AGE_WITHIN = new RegExp(
  String.raw`^((?:I am|I['’]m|Im) )an? ${AGE_WORD}[- ](?:years?|yrs?)[- ]old (?=(\p{L}))`,
  'iu',
);
/** "Reporter, 25 years old, from Savai'i", "a baker aged 52", "a clerk of 30 years of age". */
const AGE_BESIDE = new RegExp(
  String.raw`^((?:(?:I am|I['’]m|Im) )?(?:an? )?(?:[\p{L}-]+ ){0,3}([\p{L}-]+))(?:,? aged? ${AGE_WORD}|,? of ${AGE_WORD} years? (?:old|of age)|, ${AGE_WORD} (?:years?|yrs?)[- ](?:old|of age)),?(?=[ .!]|$)`,
  'iu',
);
const AGE_ALONE = new RegExp(
  `^(?:I am|I['’]m|Im|Aged?:?) ${AGE_WORD}(?: years?(?: old| of age)?)?[.!]?$`,
  'iu',
);
/** "I am 25 years old and live in Apia". */
const AGE_AND = new RegExp(
  String.raw`^(I am|I['’]m|Im) ${AGE_WORD} years? (?:old|of age) and (?=(?:live|work|come|speak|have|am)\b)`,
  'iu',
);
/** "I am 23 years old and already a cook". */
const AGE_AND_MORE = new RegExp(
  `^((?:I am|I['’]m|Im) )${AGE_WORD} years? (?:old|of age) and (?=(?:already|now|still|currently) (?:an?|the) )`,
  'iu',
);
/** "A farmer from the hills, 37 years old, who learned ...": an age between commas, of who is told of. */
const AGE_ASIDE = new RegExp(
  String.raw`^(?<head>(?:I am |I['’]m )?(?:an? )?[^,.;]{3,60}), (?:now )?(?:aged )?${AGE_WORD} (?:years?|yrs?)[- ](?:old|of age)(?:,(?= who\b)|(?=[.!]?$))`,
  'iu',
);
/** "Night receptionist, 21, two years on the desk": a bare number behind who one is. */
const AGE_BARE =
  /^(?<head>(?:I am |I['’]m )?(?:an? )?(?:[\p{L}-]+ ){0,4}(?<noun>[\p{L}-]+)), (?:1[6-9]|[2-6]\d)(?:, (?=\S)|(?=[.!]?$))/iu;
/** "six years in the trade": what stands behind an age, and behind nothing else that is counted. */
const YEARS_NEXT =
  /^(?:(?:over|more than|nearly|almost) )?[\p{L}\d-]+\+? (?:years?|yrs?|months?)\b/iu;
/** What else may be so old. */
const OTHERS_AGE =
  /\b(?:sons?|daughters?|child(?:ren)?|kids?|twins|dogs?|cats?|horses?|compan(?:y|ies)|firms?|shops?|buildings?|houses?|machines?|trees?|cars?|trucks?|boats?|ships?)\b/i;

const AGED = / of (?:1[5-9]|[2-6]\d) years?(?: old)?(?=[.,]|$)/i;

/** What one feels or says of oneself with such verbs: no habit that anyone could watch. */
const ATTITUDE = new Set(
  'like love mind want wish think believe feel hope care need know am be is have get got give stop say see seem try enjoy expect quit complain look let thrive'.split(
    ' ',
  ),
);
/** "I dont lose papers", "never missed a shift", "I always check the seal": what one never or always does, and with what. */
const HABIT =
  /(?:\bnever|(?:^|\b(?:I|and|but|who) |, )always|\b(?:I|and|but|who) (?:do not|don['’]?t)) (?:once )?(?<verb>\p{Ll}+)(?: (?:my|the|a|an|any|no|all|every|for|on|in|up|out|at|to|of))* (?<thing>\p{Ll}{3,})/giu;
const NO_THING =
  /^(?:myself|things?|something|anything|everything|everyone|people|best|hard|well|fast|part|heart|time|new|more|better|learn\w*|positive\w*|smil\w+|challenges?|goals?|pride)$/i;

/** Whether a sentence tells a habit that could be watched, whatever it says of oneself beside. */
const tellsHabit = (sentence: string): boolean =>
  [...sentence.matchAll(HABIT)].some(({ groups: { verb = '', thing = '' } = {} }) => {
    return !ATTITUDE.has(verb.toLowerCase()) && !NO_THING.test(thing);
  });

/** "I am a hardworking young man" is one who says so of oneself. */
const I_AM = /^I(?: am|['’]m) (?=an? (?:very |hard|honest|friendly|young|patient|calm|quiet))/i;
/** "I talk to users first and draw second": how somebody works with those the work is for says something of them. */
const WITH_SERVED =
  /^I (?:always )?(?:talk|listen|believe|bring)\b(?=.*\b(?:users?|patients?|clients?|guests?|residents?|pupils?|students?|learners?|passengers?|tenants?|parents?)\b)(?:\W*[\w’'-]+){6,}\W*$/;

/** What somebody says of themselves alone: no figure, no title, nothing that one can do. */
const isSelfTalk = (sentence: string): boolean =>
  !WITH_SERVED.test(sentence) &&
  !tellsOfTheWork(sentence) &&
  [OF_ONESELF, IN_THIRD, SOMEONE].some((sign) => sign.test(sentence.replace(I_AM, ''))) &&
  !/\d/.test(sentence.replace(AGED, '')) &&
  !wordsOf(sentence.replace(OF_PRAISE, ''))
    .slice(0, TITLE_WITHIN)
    .some(({ lower }) => TITLE_WORDS.has(lower));
/** So long a sentence with so many words that few ads have says something, whoever it is about. */
const TELLING = { words: 14, rare: 2, rarity: 0.4 } as const;
/** "I like to sit with the doctors before the study begins": how somebody works, in words of the work. */
const tellsOfTheWork = (sentence: string): boolean =>
  !PRAISE.test(sentence) &&
  wordsOf(sentence).length >= TELLING.words &&
  new Set(stemsOf(sentence).filter((stem) => stemRarity(stem) >= TELLING.rarity)).size >=
    TELLING.rare;
/** A title behind more words is somebody else's. */
const TITLE_WITHIN = 8;

/** "A position is sought in which ...": the wish of somebody who is not named. */
const SOUGHT =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:position|post|role|job|opportunity|placement|employment|work) is (?:now |being |currently )?(?:sought|desired|wanted)\b/iu;
/** Whether a sentence says what one is after, and no figure. */
export const isWish = (sentence: string): boolean =>
  !/\d/.test(sentence) && [WISH, WISH_INSIDE, POST_WISHED].some((sign) => sign.test(sentence));
/** A wish that says where, on what terms or in what kind of place: a reader plans with it. */
const WISH_TERMS =
  /\b(?:permanent|part[- ]time|full[- ]time|fixed[- ]term|temporary|seasonal|casual|freelance|live[- ]in|night|day|evening|weekend|shifts?|remote|hybrid|abroad|overseas|offshore|relocat\w+|within (?:an?|\d+|one|two|half) )\b/iu;
export const isPlainWish = (sentence: string): boolean =>
  WISH_TERMS.test(sentence) ||
  /(?<=\b(?:in|near|around|at|to|of|from|outside|across) (?:the )?)\p{Lu}\p{Ll}+/u.test(sentence);

/** Whether a sentence tells of a time without work, and why. */
export const isGap = (sentence: string): boolean =>
  GAP.test(sentence) && FIRST_PERSON.test(sentence);

/** "Led calmly.": how something was done, and not what. */
const MANNER = /^\p{Lu}\p{L}+ \p{Ll}+ly[.!]?$/u;

/** What one brings and an employer may need: own tools, a permit, a licence. */
const BRINGS =
  /\b(?:(?:work|residence) (?:card|permit|visa)|right to work|permit|licen[cs]e|own (?:\p{Ll}+ )?(?:tools?|car|van|vehicle|transport|equipment|instruments?))\b/iu;
/** How somebody can work, which an ad may ask for: "three days a week", "part-time". */
const TERMS =
  /\b(?:part[- ]time|(?:one|two|three|four|five|\d) days? (?:a|per) week|job[- ]shar\w+|relocat\w+|(?:fixed[- ]term|temporary|seasonal) |contract or)\b/iu;

/** Whether a sentence says how or where somebody wants to work, and nothing of what they have done. */
export const tellsTerms = (sentence: string): boolean => isWish(sentence) || TERMS.test(sentence);

/** Whether a sentence of a summary tells a reader nothing: a wish, a gap, praise and talk of oneself that anyone can write. */
export function isEmptySentence(sentence: string): boolean {
  if (isGap(sentence) || isOfTheAd(sentence)) return true;
  if (BRINGS.test(sentence) || (isWish(sentence) && TERMS.test(sentence))) return false;
  if ((isWish(sentence) && !TOLD_TIME.test(sentence)) || SOUGHT.test(sentence)) return true;
  if (MANNER.test(sentence) || isBoast(sentence)) return true;
  if (tellsHabit(sentence)) return false;
  if (isSelfTalk(sentence)) return true;
  if (isBrochure(sentence)) return true;
  if (holdsFact(sentence)) return false;
  const words = lowerWords(sentence);
  return OPENERS.some((places) => opensWith(words, places)) || isPraise(sentence);
}

/** What a heading such as "Objective" says of the sentences under it. */
const POST =
  /\b(?:post|position|role|job|opportunity|opening|placement|if possible|(?:full|part)[- ]time|(?:day|night) shifts?|contract)\b/i;

/** Whether a sentence under such a heading only names the post that is wished for. */
export const isNamedWish = (sentence: string): boolean =>
  POST.test(sentence) && !TOLD_TIME.test(sentence) && wordsOf(sentence).length <= WISH_WORDS_MAX;
/** How long one has done the work, no wish alone; "in five years" is to come. */
const TOLD_TIME =
  /(?<!^in )(?:\d\+?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)) ?(?:years?|yrs)\b|\bsince \d/iu;
/** A longer sentence tells of oneself before it wishes. */
const WISH_WORDS_MAX = 32;

/** "Hardworking cook" -> "Cook": praise before the noun that says who one is. */
const PRAISE_FIRST =
  /^(?:(?:an? )?(?:(?:highly |very |extremely )?(?:hard[- ]?working|talented|gifted|outstanding|loyal|honest|ambitious|cheerful|polite|soft[- ]spoken|conscientious|trustworthy|motivated|self[- ]motivated|dedicated|enthusiastic|passionate|energetic|dynamic|reliable|dependable|results?[- ](?:oriented|driven)|detail[- ]oriented|punctual|friendly|safety[- ](?:minded|conscious))(?:, | and |,? and )?)+) ?(?=\p{L})/iu;

/** "Experienced and reliable painter with 25 years": the years say the first. */
const EXPERIENCED = /^(?:an? )?(?:experienced|seasoned)(?:, | and |,? and )/i;

export function withoutPraise(sentence: string): string {
  const plain = YEARS.test(sentence) ? sentence.replace(EXPERIENCED, '') : sentence;
  const rest = plain.replace(PRAISE_FIRST, '');
  const opensWithNoun = wordsOf(rest)
    .slice(0, 3)
    .some(({ lower }) => TITLE_WORDS.has(lower) || /\p{L}{3}(?:er|or|ist|ian)$/u.test(lower));
  const hangsOn = /^(?:about|to|in|for|with|of|on|at|by|and)\b/i.test(rest);
  return rest !== plain && opensWithNoun && !hangsOn ? capitalize(rest) : sentence;
}

const TAIL =
  /,?(?: and(?: (?:I|he|she))?(?: is| am| are)?)? (?:and |now |currently )*(?:looking (?:for|to)|seeking|in search of|who (?:loves?|enjoys?|likes?|is passionate)|obsessed with|passionate about|with (?:a growth mindset|golden hands|a (?:keen )?eye for|an eye for|a passion for|a love of))\b.*$/i;
const TAIL_WORDS_MIN = 1;

/** "Cook with 3 years of grill work looking for a hotel": without the wish that hangs on it. */
export function withoutWish(sentence: string): string {
  const rest = sentence.replace(TAIL, '');
  const isWhole =
    wordsOf(rest).length >= TAIL_WORDS_MIN &&
    wordsOf(rest).some(({ lower }) => TITLE_WORDS.has(lower) || /\d/.test(lower));
  return rest === sentence || !isWhole || HANGS.test(rest)
    ? sentence
    : `${rest.replace(/[.,;\s]+$/, '')}.`;
}

/** What lacks its predicate: "After nine years in shops I am". */
const HANGS = /\b(?:am|is|are)$|^after\b(?!.*,)/i;

/** Whether a text still says "I" or "my" somewhere. */
const tellsOfOneself = (text: string): boolean =>
  /(?<![\p{L}.])(?:I|my|me|mine|myself|we|our|us)(?![\p{L}.])/iu.test(text);

/** "I operate a forklift and I know the store": the second verb needs no subject of its own. */
const joinVerbs = (sentence: string): string =>
  sentence.replace(
    /(?<=^I (?!have\b).*\b(?:and|but|then)) I (?!am\b|was\b|have\b|had\b|will\b|would\b|can\b|do\b)(?=\p{Ll}+)/gu,
    ' ',
  );
/** "I am ready to work in shifts": what one is stands without its verb. */
const IN_STATE =
  /^(?:I am|I['’]m|Im) (?=(?:ready|able|available|willing|used|trained|certified|licen[cs]ed|registered|fluent|experienced) )/i;

/** Whether a text has oneself as the one who does: "my" and "our" stand well beside sentences without. */
export const tellsAsSelf = (text: string): boolean =>
  /(?<![\p{L}.])(?:I|me|myself|we|us)(?![\p{L}.])/u.test(text);

/** How old one is, with whom one lives and who has grown up: a clause that is nobody's business. */
const KIN = `(?:children|child|kids?|sons?|daughters?|babies|baby|twins|husband|wife|spouse|partner|parents|mother|father|family|grandchildren)`;
const HOME_CLAUSE = new RegExp(
  String.raw`^(?:(?:I am|I['’]m|Im) (?:now |only |just )?${AGE_WORD}(?: years? (?:old|of age))?|(?:and |as )?(?:all )?(?:my|our) (?:\p{L}+ ){0,2}${KIN}(?: and \p{L}+)? (?:(?:is|are|has|have) (?:now |all |both )*(?:grown|adults?|at|in|old|independent|left|moved|finished|started|\d+)|lives?|went|left)(?: ?[\p{L}\d]+){0,4}|(?:I am|I['’]m|Im) (?:happily |recently |now )?(?:married|single|divorced|widowed|separated|engaged|an? (?:single |proud |married )?(?:mother|father|mum|mom|dad|parent|widow|widower|grandmother|grandfather))(?: (?:of|with|to) (?:\p{L}+[ ]?){1,4})?|(?:I )?(?:have|got) (?:\d|an?|no|one|two|three|four|five|six) (?:\p{L}+ ){0,2}(?:children|child|kids?|sons?|daughters?|dependants?|dependents?)(?: (?:at|in|who|of|to) (?:\p{L}+[ ]?){1,4})?|(?:happily )?married(?: with (?:\p{L}+[ ]?){1,3})?)$`,
  'iu',
);
const CLAUSE_MARKS =
  /(?:,|;)? (?:and|so|but) (?=(?:I|my|our|we)\b)|[,;] (?=(?:I|my|our|and|married)\b)/giu;

/** A sentence on oneself without the clauses on one's family: "I am 51, my children are grown, and I am free to travel." The rest stands only where it is a clause of one's own. */
function withoutFamily(sentence: string): string {
  const body = sentence.replace(/[.!;]+$/, '');
  const clauses = body.split(CLAUSE_MARKS).map((clause) => clause.replace(/^and /, '').trim());
  const left = clauses.filter((clause) => !HOME_CLAUSE.test(clause));
  if (left.length === clauses.length) return sentence;
  if (left.length === 0) return '';
  return left.every((clause) => /^I\b/.test(clause)) ? `${left.join(' and ')}.` : sentence;
}

/** Without how old one is, which is nobody's business. */
export const withoutAge = (sentence: string): string => {
  if (AGE_ALONE.test(sentence)) return '';
  const rest = withoutFamily(sentence)
    .replace(AGE_BARE, (own: string, head: string, noun: string, _at: number, all: string) => {
      const isPerson =
        TITLE_WORDS.has(noun.toLowerCase()) || YEARS_NEXT.test(all.slice(own.length));
      return isPerson ? head + (own.endsWith(' ') ? ', ' : '') : own;
    })
    .replace(AGE_FIRST, '')
    .replace(AGE_AND, 'I ')
    .replace(AGE_AND_MORE, '$1')
    .replace(AGE_BEFORE, '')
    .replace(AGE_ASIDE, (own: string, head: string) => {
      const isOfTitle = head
        .split(/[^\p{L}]+/u)
        .some((word) => TITLE_WORDS.has(word.toLowerCase()));
      return isOfTitle && !OTHERS_AGE.test(head) ? head : own;
    })
    .replace(
      AGE_WITHIN,
      (_, subject: string, next: string) => `${subject}${/[aeio]/i.test(next) ? 'an' : 'a'} `,
    )
    .replace(AGE_BESIDE, (own: string, head: string, noun: string, at: number, all: string) => {
      if (!TITLE_WORDS.has(noun.toLowerCase())) return own;
      // "Operator, age 21, excavator and crane": a list goes on.
      const goesOn = /^ (?:from|in|with|who|of|at|and|for)\b/.test(all.slice(at + own.length));
      return own.endsWith(',') && !goesOn ? `${head},` : head;
    });
  return rest === sentence ? sentence : capitalize(rest);
};

/** Where a clause of its own begins: "I am honest, I come on time and I have my own tools". */
const CLAUSES = /(?:, and|,| and|;) (?=I (?!am (?:told|sure)\b)\p{Ll})/u;
/** A longer clause tells a thing. */
const CLAUSE_WORDS = 6;
/** What takes up the clause before: "I believe in it". */
const HANGS_ON = /^I (?:\S+ ){1,2}(?:it|that|this|them|so)\b/i;

/** "I bake all the bread": an act, and on what. */
const ACT_ON =
  /^I (?!am|come|like|love|enjoy|give|take|try|want|hope|learn|respect|value|put|feel|believe|keep|have|know)\p{Ll}{3,} (?:all |every |the |my |our |both )+\p{Ll}{3,}/u;
/** Whether a clause of one's own says what could be asked after. */
const tellsThing = (clause: string): boolean =>
  !isEmptySentence(clause) &&
  (BRINGS.test(clause) ||
    tellsHabit(clause) ||
    holdsFact(clause) ||
    ACT_ON.test(clause) ||
    wordsOf(clause).length >= CLAUSE_WORDS ||
    findSkills(clause).some(({ kind }) => kind !== 'soft'));

/** A clause that takes back something of what stands before it: "but I am not certified", "I lost it", "I have no licence". */
const TAKES_BACK =
  /\b(?:but|although|though|however|yet|except|unless|until|despite|whereas|no|not|never|none|nor|neither|cannot|without|hardly|barely|lack(?:s|ed)?|lost|lapsed|expired|revoked|suspended|failed|gave up|no longer|used to)\b|n['’]t\b|\b(?:ca|do|did|is|was|wo|have|has|could|would)nt\b/iu;

/** Of a sentence made of clauses that each begin with "I" those that tell something: what one says of oneself goes. One that takes something back stands whole. */
export function withoutSelfTalk(sentence: string): string {
  if (TAKES_BACK.test(sentence)) return sentence;
  const clauses = sentence
    .replace(/[.!;]+$/, '')
    .split(CLAUSES)
    .map((clause) => clause.replace(/,$/, ''));
  if (clauses.length < 2 || !clauses.every((clause) => /^I\b/.test(clause))) return sentence;
  const told = clauses.filter(tellsThing);
  const hangs = told.some((clause) => HANGS_ON.test(clause));
  if (told.length === 0 || told.length === clauses.length || hangs) return sentence;
  const last = told.at(-1) ?? '';
  return told.length === 1 ? `${last}.` : `${told.slice(0, -1).join(', ')} and ${last}.`;
}

/** A sentence on oneself as a resume tells it: "I am a cook of 20 years" is "Cook of 20 years". */
export function withoutPerson(sentence: string, name: string): string {
  const [first = ''] = name.split(/\s+/);
  const others = ['He', 'She', ...(first.length > 2 ? [RegExp.escape(first)] : [])].join('|');
  const rest = joinVerbs(withoutWish(sentence.replace(AGE_FIRST, '').replace(AGE_BEFORE, '')))
    .replace(/^I (?:have|['’]ve) never (?=\p{L})/iu, 'Never ')
    .replace(IN_STATE, '')
    .replace(new RegExp(`^(?:I am|I['’]m|Im|(?:${others}) is) (?:currently )?an? `, 'iu'), '')
    .replace(/^I (?:have|['’]ve) (?=\p{L}+ed\b)/iu, '')
    .replace(
      /^I (?=(?:also )?\p{Ll}+\b)(?!am |only |just |have |was |will |would |can |could |do |want |hope |wish |like |love |prefer |need |look |seek |enjoy |believe |think |feel )/u,
      '',
    )
    .replace(new RegExp(`^(?:${others}) is (?=known )`, 'u'), '')
    .replace(new RegExp(`^(?:${others}) (?=(?:has|holds|speaks|works|leads|runs) )`, 'u'), '')
    .replace(/(?<=[,;] (?:and|but) (?:since \d{4} )?)I am (?:an? )?/u, '');
  // "Chemist and I have spent my life on it": a sentence loses all of its pronouns or none.
  return rest === sentence || tellsOfOneself(rest) ? sentence : capitalize(rest);
}

/** The sentences of a summary as they stand, each with its mark. */
export const sentencesOf = (summary: string): string[] =>
  summary
    .split(/(?<=[.!?])\s+(?=\p{Lu}|I\b)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** "thirteen years with families", "10+ yrs": how long one has done the work; "22 years old" is an age. */
const YEARS =
  /\b(?:\d+|\p{L}*(?:teen|ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\+? ?(?:years?|yrs)\b(?! (?:old|of age))/iu;
const AGED_IN_ALL = / of \d\d years\b/;
/** Whether a summary would say less of how long the person has done the work. */
export const losesYears = (before: string, after: string): boolean =>
  YEARS.test(before.replace(AGED_IN_ALL, '')) && !YEARS.test(after);
