import { THINGS_LIKE_ACTS } from '../../data/words/act-nouns.ts';
import { inflect } from '../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { type Act, convertJoined, findAct, joinedAct } from './act-verb.ts';
import { convertClause } from './clause.ts';

/** What makes a clause of its own, or names the act again. */
const OTHER_CLAUSE =
  /\b(?:or|is|was|are|were|it|them|which|that|who)\b|[;:]|(?:,| and) (?:the )?(?!(?:building|housing|shipping|fishing|farming|mining|banking|catering|packaging|clothing) \p{Ll})[\w-]+ing\b/iu;
const TAIL = / (?:for|in|on|at|to|with|by|from|across|per|before|after|during|each|every)\b.*$/is;
const JOINED_PAST = /(?:,| and) \w+ed\b/i;

/** Names of acts that no verb of the lexicon tells. */
const ACT_NOUN =
  /(?:tion|sion|ment|ance|ence|sis|ing|age|upkeep|intake|entry|service|care|support|control|work|sales|security|safety|follow-up|inventory|reception|referral|approval|removal|renewal|disposal|appraisal|retrieval)s?$/i;

const things: ReadonlySet<string> = new Set(THINGS_LIKE_ACTS);
const isThing = (noun: string): boolean => things.has(noun.toLowerCase().replace(/s$/, ''));

/** "dwellings and smoke-free checks": what one does, not what one does it to. */
const DONE = /^(?:[\w-]+-)?(?:checks?|rounds?|patrols?|visits?|calls?|runs?|call-?outs?|duties)$/i;

/** "trucks and vans", "cash, debit and credit at the till": of several objects none names an act of its own, as in "phones and data entry". */
function isPlainObject(rest: string): boolean {
  const plain = rest
    .replace(/ & /g, ' and ')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/, (?=(?:about |around |over |up to |some )?\d)/g, ' ');
  if (OTHER_CLAUSE.test(plain) || JOINED_PAST.test(plain)) return false;
  const [first = '', ...more] = plain.replace(TAIL, '').split(/,? and |, /);
  return (
    (more.length === 0 || !/ of /i.test(plain.replace(TAIL, ''))) &&
    first !== '' &&
    !more.some((item) => isStranger(item.trim())) &&
    more.every((item) => {
      const head = item.trim().split(/\s+/).at(-1) ?? '';
      if (isThing(head)) return true;
      return findAct(head) === null && !ACT_NOUN.test(head) && !DONE.test(head);
    })
  );
}

/** "dwellings and smoke-free checks": whether what stands beside the objects of an act is done itself. */
export const joinsDone = (rest: string): boolean =>
  rest
    .replace(TAIL, '')
    .split(/,? and |, /)
    .slice(1)
    .some((item) => DONE.test(item.trim().replace(/\.$/, '').split(/\s+/).at(-1) ?? ''));

/** An act that may hang on another: "saving costs by planning routes and training drivers". */
const HANGING_ACT = /(?:,|\b(?:by|for|of|in|to|from|with|without|while|when)) \w+ing\b/i;

/** Where the next act of a row begins that has its own object: "fixing of frames and hanging of doors". */
const OF_JOINT =
  /(; |, (?:and |& )?| (?:and|&|\/) )(?=(?:the )?\p{L}+(?: (?:up|out|down|off|over))? of (?:the )?[\p{L}\p{N}])/giu;
const ACT_OF = /^(?:the )?(?:\p{L}+(?:,| and| &) )?(\p{L}+)(?: (?:up|out|down|off|over))? of\b/iu;

/** "planting of seedlings, weeding of beds and watering of lawns" with verbs: all of the row's acts or none. */
function convertOfRow(duty: string, to: 'past' | 'base'): string | null {
  const [first = '', ...others] = duty.split(OF_JOINT);
  if (others.length === 0) return null;
  // What is joined names no act: it is a further object, "sale of cards and copies of keys".
  const parts = [first, ...others.filter((_, at) => at % 2 === 1)];
  if (!parts.every((part) => findAct(ACT_OF.exec(part)?.[1] ?? '') !== null)) return null;
  const told = parts.map((part) => convertActNoun(part, to));
  if (told.includes(null)) return null;
  return told.reduce<string>((row, part, at) => row + (others[at * 2 - 2] ?? '') + part, '');
}

/** "the counting of parts and printing labels" with verbs: each act has its own object. */
function convertActRow(duty: string, to: 'past' | 'base'): string | null {
  const parts = duty.split(/,? and (?=(?:the )?\w+ing\b)/i);
  const isRow = parts.some((part) => /^(?:the )?\w+ing of\b/i.test(part));
  if (parts.length < 2 || !isRow || HANGING_ACT.test(duty)) return null;
  const verbs = parts.map(
    (part) => convertActNoun(part, to) ?? convertClause(part, 'gerund', to, 'duty'),
  );
  return verbs.includes(null) ? null : verbs.join(' and ');
}

const GOES_OUT =
  /^(?:carrying|handing|laying|sending|filling|setting|sorting|giving|rolling|cleaning|clearing|fitting|pointing)$/i;

/** "once a day milking of 800 cows", "daily cleaning of the tanks": how often stands behind the object. */
const OFTEN =
  /^(?:the )?((?:(?:once|twice|three times|four times|\d+ times|\d+x) (?:a|per|every) (?:day|week|month|year|shift)|once daily|twice daily|daily|weekly|monthly|nightly|quarterly|annual|yearly)) (?=\w+ing (?:and \w+ing )?of )/i;

/** "Daily reporting in the CRM": an act without an object, with how often before it. */
const OFTEN_TOLD =
  /^(daily|weekly|monthly|quarterly|yearly) (reporting|liaising|communicating|cooperating|corresponding|coordinating|working|meeting) (?=(?:in|to|with|on|for) )/i;

/** The verb of the act that a line opens with by a noun, how often and a second one aside: "Calibration and maintenance of lab equipment". */
export function openingAct(text: string): Act | null {
  const told = OFTEN_TOLD.exec(text)?.[2];
  const noun = told ?? /^\w+(?=(?:,? (?:and|&) \w+)? of )/.exec(text.replace(OFTEN, ''))?.[0];
  return (noun === undefined ? null : findAct(noun)) ?? joinedAct(text);
}

function convertOften(duty: string, to: 'past' | 'base'): string | null {
  const [phrase, when = '', told = ''] = OFTEN_TOLD.exec(duty) ?? [];
  const doing = phrase === undefined ? null : findAct(told);
  if (phrase !== undefined && doing !== null && !OTHER_CLAUSE.test(duty.slice(phrase.length)))
    return `${inflect(doing, to)} ${when.toLowerCase()} ${duty.slice(phrase.length)}`;
  const often = OFTEN.exec(duty);
  if (often === null) return null;
  const stop = /\.?$/.exec(duty)?.[0] ?? '';
  const act = convertActNoun(duty.slice(often[0].length, duty.length - stop.length), to);
  const how = (often[1] ?? '').toLowerCase().replace(/^annual$/, 'annually');
  // "of 800 cows in two herds": how often would tell of the last of them.
  return act === null || TAIL.test(act) ? null : `${act} ${how}${stop}`;
}

/** Of these "of" often tells whose or how much: "sales of the region", "sales of 2 million a year". */
const OF_WHOSE = /^(?:sales?|suppl(?:y|ies)|forecasts?|transport|storage|responses?)$/i;
const tellsWhose = (phrase: string, rest: string): boolean =>
  /\bof the $/i.test(phrase) ||
  /^(?:our|my|their|its|an?|each|every) /i.test(rest) ||
  MONEY.test(rest);
const MONEY =
  /^(?:(?:over|about|around|nearly|up to|more than) )?(?:[$€£]|\p{Lu}{2,3} ?[$€£\d]|[\d.,]+ ?(?:k|m|bn|million|thousand|billion|lakh|crore|euros?|dollars?|pounds?|%|per ?cent)(?!\p{L}))/iu;

/** One reports on a thing, inquires about it, and reminds somebody of it. */
export const WITHOUT_OBJECT =
  /\b(?:reporting(?! of\b)|inquiring|consulting|(?:reminding|informing|notifying|advising|warning|consulting)(?! of (?:the |our )?(?:patients|clients|customers|guests|families|parents|relatives|residents|students|visitors|passengers|farmers|owners|buyers|tenants|users|staff|colleagues)\b)|assuring|convincing|persuading|thinking|hearing|speaking|talking)\b(?:(?! (?:and|to|with) )[\w ,])* of\b/i;

/** "Review of the site by two surveyors": the act is somebody else's. */
const BY_OTHERS =
  / by (?:an?|the|my|our|their|its|others?|another|\d|(?:two|three|four|five|six|several)\b|\p{Lu}(?!\p{L}*ing\b))/u;
/** "Review of the month": a name of something, and no object. */
const OF_PERIOD = / of the (?:day|week|month|quarter|season|year|game|match|decade)\b/iu;

/** What is joined to the first object and is none: somebody's post, a share or an amount. */
const isStranger = (item: string): boolean =>
  /^(?:about |over |up to )?\d/.test(item) ||
  TITLE_WORDS.has(item.split(' ').at(-1)?.toLowerCase() ?? '');

/** What is said of an act behind its object: "(about 10 a year)", ", including the choice of the room", "; sales grew by 18%". */
const ASIDE_TAIL =
  / \([^()]*\)(?=[,;.]|$).*$|, (?:including|incl\.|such as|e\.g\.|mainly|mostly|for example|on average|in average|(?:about|around|over|up to|approx\.?|some|more than) \d).*$|; (?=\p{Ll}[\p{L} ]* (?:grew|rose|fell|dropped|went|increased|decreased|doubled|tripled|improved)\b).*$/su;

/** An act noun and its object with a verb; what is said of the act behind stays as it is. */
export function convertActNoun(duty: string, to: 'past' | 'base'): string | null {
  const tail = ASIDE_TAIL.exec(duty)?.[0] ?? '';
  const whole = convertWhole(duty, to);
  if (whole !== null || tail === '' || BY_OTHERS.test(tail)) return whole;
  const told = convertWhole(duty.slice(0, duty.length - tail.length), to);
  return told === null ? null : told + tail;
}

/** "the planning of events", "shipping and receiving of parts", "maintenance of 14 vehicles" with verbs: the nouns must be joined to their object by "of". Null where the act or its object is not certain. */
function convertWhole(duty: string, to: 'past' | 'base'): string | null {
  if (WITHOUT_OBJECT.test(duty) || BY_OTHERS.test(duty) || OF_PERIOD.test(duty)) return null;
  const row =
    convertOfRow(duty, to) ?? convertActRow(duty, to) ?? convertJoined(duty, to, isPlainObject);
  if (row !== null) return row;
  const often = convertOften(duty, to);
  if (often !== null) return often;
  const match =
    /^(?:the )?(\w+)(?: (up|out|down|off|in|over))?(?:, (?:the )?(\w+))?(?:,? (?:and|&) (?:the )?(\w+))? of (?:the )?(?=[\w$€£])/i.exec(
      duty,
    );
  if (match === null) return null;
  const [phrase, first = '', particle, second, third] = match;
  // "reducing out of stocks" is no "reducing out".
  if (particle === 'out' && !GOES_OUT.test(first)) return null;
  // "Sorting, packing of returns": no list without its "and".
  if (second !== undefined && third === undefined) return null;
  const acts = [first, second, third].filter((noun) => noun !== undefined).map(findAct);
  const rest = duty.slice(phrase.length);
  if (!isPlainObject(rest) || (OF_WHOSE.test(first) && tellsWhose(phrase, rest))) return null;
  const verbs = acts.map((act) => (act === null ? null : inflect(act, to)));
  if (verbs.includes(null)) return null;
  // "of the line on weekends": the article belongs to the object.
  const article = /the $/i.test(phrase) ? 'the ' : '';
  if (particle !== undefined) verbs[0] = `${verbs[0]} ${particle}`;
  const joined =
    verbs.length < 3 ? verbs.join(' and ') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`;
  return `${joined} ${article}${rest}`;
}
