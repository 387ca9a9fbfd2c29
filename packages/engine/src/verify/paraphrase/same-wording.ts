import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { isEmptyWord, stemOf } from '../../language/en/stems.ts';
import { hasForm } from '../../language/forms.ts';
import type { Word } from '../../language/words.ts';
import { LANGUAGE_NAMES } from '../../taxonomy/language-names.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Basis } from '../basis.ts';
import { listNumbers } from '../quantities/numbers.ts';

export const isTitleWord = (lower: string): boolean => TITLE_WORDS.has(lower.replace(/s$/, ''));

/** "every Monday" is weekly. */
const isWeekly = (lower: string, basis: Basis): boolean =>
  /^week(?:ly)?$/.test(lower) &&
  /\b(?:every|each|on|the) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(basis.text);

/** "every second Monday" is biweekly. */
const isFortnightly = (lower: string, basis: Basis): boolean =>
  /^(?:bi-?weekly|fortnight(?:ly)?)$/.test(lower) &&
  /\b(?:every|each) (?:second|other|two) (?:weeks?|\w+days?)\b|\bfortnight|\bbi-?weekly/i.test(
    basis.text,
  );

/** "Saturdays and Sundays" are weekends. */
const isWeekend = (lower: string, text: string, basis: Basis): boolean =>
  (/^(?:satur|sun)days?$/.test(lower) && /\bweekends?\b/i.test(basis.text)) ||
  (/^weekends?$/.test(lower) &&
    /\bsaturdays?\b/i.test(basis.text) &&
    /\bsundays?\b/i.test(basis.text) &&
    !/\bweekdays?\b/i.test(text));

/** "post-op" of "post-operative". */
const isShortened = (word: string, basis: Basis): boolean =>
  /\w-\w/.test(word) &&
  basis.text
    .toLowerCase()
    .split(/[\s,;.()]+/)
    .some((source) => source.startsWith(word.toLowerCase()));

/** "a seven-member board", "7 members": the word only counts. */
const isCounter = (lower: string, text: string, end: number): boolean =>
  /^(?:members?|persons?|people|players?)$/.test(lower) &&
  listNumbers(text.slice(0, end)).some((number) =>
    new RegExp(`^[\\s-]${lower}$`, 'i').test(text.slice(number.end, end)),
  );

const PART_LENGTH_MIN = 3;
/** Second halves that make a word of the same thing: "ductwork", "glassware", "signage". */
const SAME_THING = /^(?:works?|wares?|base|age)$/;

/** Whether a word is made of two of the source: "haircuts" of "cut hair", "payouts" of "pay out": both parts stand in one line; also "ducts" of "ductwork". */
export function isCompound(lower: string, { lines, stems, words: basisWords }: Basis): boolean {
  const plain = lower.replace(/s$/, '');
  const cuts = Array.from({ length: plain.length }, (_, at) => at).filter(
    (at) => at >= PART_LENGTH_MIN && plain.length - at >= PART_LENGTH_MIN,
  );
  const isPart = (source: string): boolean =>
    plain.length >= PART_LENGTH_MIN &&
    source.startsWith(plain) &&
    (SAME_THING.test(source.slice(plain.length)) || isTitleWord(source.slice(plain.length)));
  return lines.some(
    ({ words }) =>
      words.some(isPart) ||
      cuts.some((at) =>
        [plain.slice(0, at), plain.slice(at)].every(
          (part) => stems.has(stemOf(part)) || basisWords.has(part),
        ),
      ),
  );
}

/** "a team of 14" of "14 people". */
const isGroup = (lower: string, after: string): boolean =>
  /^(?:team|group|crew|class|staff)$/.test(lower) &&
  /^ of (?:about |around |up to )?\w/.test(after) &&
  listNumbers(after).some((number) =>
    /^ of (?:about |around |up to )?$/.test(after.slice(0, number.start)),
  );

const MEMBERSHIP =
  /\b(?:members?|join(?:s|ed|ing)?|belong\w*|s[ia]t(?:s|ting)? on|took part|takes? part|part of|on (?:the|a|an|its|our) (?:\w+ ){0,2}?(?:team|committee|board|crew|panel|council))\b/i;

/** Words that a text may have where what stands before and after them, or the source, is so. */
const FRAMES: readonly {
  word: RegExp;
  before?: RegExp;
  after?: RegExp;
  source?: RegExp;
}[] = [
  { word: /^prior$/, after: /^ to\b/ },
  { word: /^manually$/, source: /\bby hand\b/i },
  { word: /^incoming$/, source: /\b(?:answer|repl|respond|receiv|took|take)/i },
  { word: /^based$/, after: /^ (?:up)?on\b/ },
  { word: /^occasions?$/, before: /\b(?:one|two|three|\d+) $/i },
  {
    word: /^(?:supervision|direction|guidance)$/,
    before: /\bunder (?:\S+ ){0,3}$/i,
    source: /\bunder (?:an?|the|my|our) /i,
  },
  { word: /^above$/, source: /\b(?:over|more than)\b/i },
  { word: /^below$/, source: /\b(?:under|less than)\b/i },
  { word: /^follow(?:ed|ing|s)?$/, after: /^[ -]up\b/, source: /\bchas(?:e|es|ed|ing)\b/i },
  { word: /^(?:total|all)$/, before: /\bin $/i, source: /\b(?:in (?:all|total)|altogether)\b/i },
  {
    word: /^(?:lead|leads|led|leading|(?:manag|supervis)(?:e|ed|es|ing)|head(?:ed|s|ing)?|overs(?:aw|ees?|een|eeing))$/,
    source: /\bin charge of (?!\w+ing\b)/i,
  },
  {
    word: /^manag(?:e|ed|es|ing)$/,
    after: /^ (?:\S+ ){0,3}?(?:caseload|workload|inbox|calendar|diary|schedule|queue)s?\b/i,
  },
  { word: /^direct(?:ed|s|ing)?$/, after: /^ (?:[\w-]+ )?traffic\b/i, source: /\btraffic\b/i },
  { word: /^(?:worth|valued|totall?ing)$/, after: /^ (?:at )?(?:about |over |up to )?[$€£\d]/ },
  { word: /^[ap]\.m$/, source: /\d ?[ap]\.?m\b/i },
  {
    word: /^(?:alone|independently|solo|unaided)$/,
    source: /\b(?:on (?:my|his|her|their) own|by myself|myself|single-handed)\b/i,
  },
  { word: /^fellow$/, after: /^ \w+/ },
  { word: /^second$/, before: /\bevery $/i, source: /\bevery (?:other|two|second)\b/i },
  { word: /^(?:rate|share|percentage|proportion)$/, source: /%|\bper ?cent\b/i },
  { word: /^(?:organi[sz]ed|tidy|orderly)$/, source: /\bin order\b|\btid(?:y|ied)\b/i },
  { word: /^(?:company|employer|firm|place)$/, before: /\bsame $/i },
  {
    word: /^acting$/,
    source: /\b(?:st(?:and|ood) in|fill(?:ed|ing)? in|covered for|interim|relief)\b/i,
  },
  { word: /^invited$/, source: /\basked to\b/i },
  { word: /^me(?:et|ets|eting|t)$/, after: /^ with\b/, source: /\bwith\b/i },
  {
    word: /^members?$/,
    before: /\b(?:crew|team|staff|board|cast|family|club|committee|group|council) $/i,
  },
  { word: /^(?:km|cm|m|ft)²$/, source: /\bsquare\b|²/i },
  { word: /^sp(?:eaks?|oke|eaking)$/, after: /^ (?:\p{Ll}+ )?\p{Lu}/u },
  { word: /^replacements?$/, source: /\b(?:new|replac\w+)\b/i },
  {
    word: /^(?:ranked|finished|placed)$/,
    source: /\b(?:top|first|second|third|\d(?:st|nd|rd|th)|most)\b/i,
  },
  { word: /^pre$/, source: /\b(?:before|prior to|ahead of)\b/i },
  { word: /^post$/, source: /\b(?:after|following)\b/i },
  {
    word: /^(?:pursuing|studying|completing)$/,
    source: /\b(?:studying|pursuing|enrolled|candidate|working towards?|in progress|student)\b/i,
  },
  { word: /^self$/, source: /\bmyself\b/i },
  {
    word: /^averag(?:ed|es|e|ing)$/,
    source: /\d ?(?:–|-|to) ?\d+\b[^.;]*\b(?:an?|per|each|every)\b/i,
  },
  { word: /^point$/, after: /^ of contact\b/, source: /\bcontact\b/i },
  { word: /^automat(?:ed|es?|ing)$/, source: /\b(?:scripts?|macros?|bots?)\b/i },
  { word: /^followed$/, after: /^ by\b/, source: /\b(?:after|then|followed)\b/i },
  { word: /^own$/, before: /\b(?:my|his|her|their|its|our|with|of|on) $/i },
  { word: /^end$/, after: /^ of\b/, source: /\b(?:after|close|closing|end)\b/i },
  { word: /^advance$/, before: /\bin $/i, source: /\bbefore\b/i },
  { word: /^(?:colleagues?|co-?workers?|teammates)$/, source: /\bothers\b/i },
  { word: /^plac(?:e|es|ed|ing)$/, after: /^ [^,;]{0,40}\borders?\b/i, source: /\border/i },
  { word: /^successful$/, source: /\b(?:won|succeed(?:s|ed)|success)\b/i },
  {
    word: /^(?:lessons?|class(?:es)?)$/,
    source: /\b(?:taught|teach(?:es|ing)?|instruct\w*|tutor\w*)\b/i,
  },
  { word: /^forward$/, before: /\b(?:put|puts|putting|brought) $/i },
  { word: /^above$/, after: /^ the\b/ },
  { word: /^course$/, before: /\bover the $/i },
  { word: /^free$/, after: /^ time\b/, source: /\bown time\b/i },
  { word: /^onwards?$/, before: /\bfrom [^,;]+ $/i },
  {
    word: /^year$/,
    before: /\b(?:following|next|previous|year) $/i,
    source: /\b(?:19|20)\d\d\b[\s\S]*\b(?:19|20)\d\d\b/,
  },
  { word: /^date$/, before: /\bto $/i },
  { word: /^following$/, source: /\b(?:after|once|when|since)\b/i },
  { word: /^(?:member|part)s?$/, after: /^ of\b/, source: MEMBERSHIP },
  // What was before, told of another role: "earlier in retail".
  { word: /^earlier$/, before: /(?:^|[;:,(]\s?|\b(?:with|and) )$/ },
  { word: /^times?$/, before: /\bwait(?:ing)? $/i, source: /\bwait(?:s|ing)?\b/i },
];

const PARTICLE_NOUN = /^(\w{3,}?)(up|out|in|off|over|down|away|back)s?$/;

/** "backups" of "backed up the server". */
function isParticleNoun(lower: string, { lines, stems }: Basis): boolean {
  const [, verb = '', particle = ''] = PARTICLE_NOUN.exec(lower.replace(/-/g, '')) ?? [];
  if (verb === '' || !stems.has(stemOf(verb))) return false;
  return lines.some(({ text }) =>
    new RegExp(`\\b${verb}\\w* (?:\\w+ ){0,3}${particle}\\b`, 'i').test(text),
  );
}

const FRACTIONS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5 };

/** "a third of the 18 services" of "6 of the 18 services". */
const isFraction = (lower: string, { lines }: Basis): boolean =>
  lines.some(({ numbers }) =>
    numbers.some(({ value }, i) => value * (FRACTIONS[lower] ?? 0) === numbers[i + 1]?.value),
  );

/** Words that make a claim smaller, never greater. */
const HEDGE = /^(?:mostly|mainly|usually|typically|generally|largely|partly)$/;

/** "Cantonese-speaking", "9-year-olds": what stands before the hyphen is the fact. */
const PARTS_OF_WORDS = [/^\p{Lu}\w+-speaking$/u, /^\d+-years?(?:-olds?)?$/];

/** "Bilingual" of whoever lists two languages. */
export const isBilingual = (lower: string, { lines }: Basis): boolean =>
  /^bilingual(?:ism)?$/i.test(lower) &&
  (lines.filter(({ path = '' }) => /^languages\[\d+\]\.language$/.test(path)).length > 1 ||
    lines.some((line) => LANGUAGE_NAMES.filter((name) => hasForm(line.text, name)).length > 1));

/** Wording that only holds what the source says together: "based on", "on two occasions", "above $5,000" of "over". */
function isFrame(text: string, { lower, start, end }: Word, basis: Basis): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isGroup(lower, after) || PARTS_OF_WORDS.some((part) => part.test(text.slice(start, end))))
    return true;
  return FRAMES.some(
    (frame) =>
      frame.word.test(lower) &&
      (frame.before?.test(before) ?? true) &&
      (frame.after?.test(after) ?? true) &&
      (frame.source?.test(basis.text) ?? true),
  );
}

/** "preceptor" of "precept", "note-taker" of "took notes": who does the work; never a word that is a title. */
function isAgentNoun(lower: string, basis: Basis): boolean {
  const verb = /^(\w{3,})(?:er|or)s?$/.exec(lower)?.[1];
  if (verb === undefined || isTitleWord(lower)) return false;
  return (
    (verb.length > PART_LENGTH_MIN && basis.words.has(verb)) ||
    basis.words.has(`${verb}e`) ||
    // "flagger" of "flagged".
    basis.words.has(`${verb}ed`) ||
    [...basis.words].some((word) => irregularBases(word).includes(`${verb}e`))
  );
}

/** "insurance companies" of "insurers": the firm that the source names by what it does. */
function isFirm(text: string, { lower, start }: Word, basis: Basis): boolean {
  if (!/^(?:compan(?:y|ies)|firms?|agenc(?:y|ies)|providers?)$/.test(lower)) return false;
  const trade = /(\p{L}+) $/u.exec(text.slice(0, start))?.[1]?.toLowerCase();
  if (trade === undefined || basis.words.has(trade)) return false;
  const stem = stemOf(trade);
  return [...basis.words].some((word) => /(?:er|or)s?$/.test(word) && stemOf(word) === stem);
}

/** Whether a word that the source lacks is only another way to write what it says, or says nothing of its own. */
export function isSameWording(text: string, word: Word, basis: Basis): boolean {
  const { lower, start, end } = word;
  return (
    HEDGE.test(lower) ||
    irregularBases(lower).some(isEmptyWord) ||
    isShortened(text.slice(start, end), basis) ||
    isWeekly(lower, basis) ||
    isFortnightly(lower, basis) ||
    isWeekend(lower, text, basis) ||
    isCounter(lower, text, end) ||
    isAgentNoun(lower, basis) ||
    isFirm(text, word, basis) ||
    isCompound(lower, basis) ||
    isBilingual(lower, basis) ||
    isFraction(lower, basis) ||
    isParticleNoun(lower, basis) ||
    isFrame(text, word, basis)
  );
}
