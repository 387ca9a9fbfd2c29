import { findVerbForm, inflect } from '../../language/en/verb-forms.ts';
import { convertActNoun, WITHOUT_OBJECT } from '../act-noun.ts';
import { convertClause } from '../clause.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize, mapSentences, reachesTillNow } from '../line-text.ts';
import { retell } from '../retell.ts';

/** "Mentoring of two interns" -> "Mentored two interns": one act and one object, or two joined by "and". */
function convertNoun(sentence: string, to: 'past' | 'base'): string | null {
  const match = /^(\w+ing)( up| out| down)? of (?=\w)/i.exec(sentence);
  const found = match === null ? null : findVerbForm(match[1] ?? '', 'gerund');
  if (match === null || found === null || found.verb.rank < 2) return null;
  const rest = sentence.slice(match[0].length);
  const second = / and (\w+ing) (of )?(?:the )?(?=\w)/.exec(rest);
  const act = second === null ? null : findVerbForm(second[1] ?? '', 'gerund');
  // "and training materials" names things; "and chasing payments" only an act.
  const other = second?.[2] === undefined && act?.verb.gerundIsNoun !== false ? null : act;
  const joined =
    second === null || other === null
      ? rest
      : `${rest.slice(0, second.index)}${JOINT}${inflect(other, to)} ${rest.slice(second.index + second[0].length)}`;
  const plain = joined.replace(/(?<=\d),(?=\d{3})/g, '').replace(JOINT, ' ');
  const isOne =
    (!/[,;:]|\b(?:and|or|is|was|are|were)\b/i.test(plain) || isNounList(plain)) &&
    // "Explaining of rates & calming of guests": a row of acts, of which the first alone would become a verb.
    !/ (?:&|\/) (?:the )?\w+ing\b/i.test(plain) &&
    !/^(?:meeting|building|opening)/i.test(sentence);
  return isOne ? `${inflect(found, to)}${match[2] ?? ''} ${joined.replace(JOINT, ' and ')}` : null;
}
/** "travel, hotels and cars": plain nouns in a row, none of them an act or told of. */
const isNounList = (text: string): boolean =>
  /^[\p{L} -]+(?:, [\p{L} -]+)*,? (?:and|or) [\p{L} -]+$/u.test(text) &&
  !/\b(?:is|was|are|were|that|which|who|then)\b|(?:ing|ed)\b/i.test(text);

/** "Being the contact for suppliers" -> "Served as the contact for suppliers". */
export const convertBeing = (sentence: string, to: 'past' | 'base'): string | null =>
  /^being (?:the|an?) \w/i.test(sentence)
    ? sentence.replace(/^being/i, to === 'past' ? 'Served as' : 'Serve as')
    : null;

/** "Doing service calls" -> "Do service calls"; with a second act the line is left alone. */
function convertDoing(sentence: string, to: 'past' | 'base'): string | null {
  const rest = /^Doing ((?!of\b).+)$/is.exec(sentence)?.[1];
  return rest === undefined || /(?:,|\band|\bor|&) ?(?:\w+ly )?\w+ing\b/i.test(rest)
    ? null
    : `${to === 'past' ? 'Did' : 'Do'} ${rest}`;
}
/** Stands for the "and" between two acts while the rest is looked at. */
const JOINT = '\u0000';

/** "Calving, welding, fixing what broke": of a row of names of acts the first has no object, so it may be a noun. */
function isBareRow(sentence: string): boolean {
  const first = /^\w+(?=, )/.exec(sentence)?.[0];
  if (first !== undefined && findVerbForm(first, 'gerund') === null) return true;
  // "Setting out, site supervision, contract administration": work without an object among other nouns.
  return /^\w+ing (?:up|out|off|down|in|over|away), (?!(?:\w+ly )?\w+ing\b|(?:the|an?) |\d)/i.test(
    sentence,
  );
}

/** What people meet for; what is done in it stands before it. */
const MEETING =
  /^(\w+ing) (group|class|lesson|session|course|club|circle|workshop|test|day|room|weekend|camp|evening|night)(?:e?s)?\b/i;
/** What one does with a meeting itself: "Running courses", "Planning evenings". */
const HOLDING = new Set(
  `running teaching leading holding hosting planning arranging organising organizing giving delivering offering attending
  preparing scheduling coordinating managing supervising assisting observing covering booking advertising starting`.split(
    /\s+/,
  ),
);

/** "Parenting groups", "knitting classes", "Editing weekends for teenagers": what one meets for, and no act. */
function namesMeeting(sentence: string): boolean {
  const first = MEETING.exec(sentence)?.[1]?.toLowerCase();
  return first !== undefined && !HOLDING.has(first);
}

/** "Unloading trucks, stock takes, forklift": a row of notes of which the first alone would become an act. */
const NOTES =
  /^\w+ing (?:\p{Ll}+ ){0,2}\p{Ll}+(?:, (?!\p{Ll}+ing\b)\p{Ll}+(?: \p{Ll}+)?){2,}[.;]?$/u;
const isNotes = (sentence: string): boolean =>
  NOTES.test(sentence) && !/\b(?:and|or)\b/.test(sentence) && NOTED_WORK.test(sentence);
/** What a note of such a row does: work of its own, or a machine. */
const NOTED_WORK =
  /, (?:\p{Ll}+ )?(?:takes?|counts?|forklifts?|tills?|checks?|runs?|work|duty|duties|deliver(?:y|ies)|sales|calls?|repairs?|control)(?=[,.;]|$)/iu;

/** Two words may be a whole act ("Answering phones"); one word, or a line in capitals, is a label. */
const mayBeAct = (text: string): boolean =>
  /\S\s+\S/.test(text.trim()) && text !== text.toUpperCase();

/** "Cooking soft diet, laundry, light housekeeping": of a row of names of work only the first would become an act, or its object. */
export const ROW_OF_WORK =
  /^(?!(?:doing|handling|managing|supervising|overseeing|coordinating|organi[sz]ing|arranging|helping|assisting|running|teaching|learning|including|providing|performing|sharing)\b)[^;:(]*(?:,| and| &) (?:(?:the|light|general|daily|some|all|heavy|basic) )*(?:(?:laundry|housekeeping|housework|shopping|errands|dishes|bookkeeping|childcare|gardening|maintenance|transportation|companionship|supervision|sales?|purchases?|preparation|reception|administration)(?: (?:of|for) .*|,.*)?$|(?:sale|purchase|preparation|collection|distribution|delivery|inspection|installation|management|supervision|maintenance|repair) of\b)/i;
/** "Feeding, watering and mucking out of 12 horses": the "of" belongs to a noun. */
const PARTICLE_OF = /(?:,| and) \w+ing (?:up|in|over|off|down|out) of\b/i;

/** The sentence with its verbs in the tense wanted, by the first rule that is certain. */
function convertSentence(
  sentence: string,
  to: 'past' | 'base',
  sign: 'duty' | 'verb-lines',
): string | null {
  // "Setting up of two stores": of more than one object the noun stays a noun.
  const isNoun = /^\w+ing (?:up|out|down) of\b/i.test(sentence) || isBareRow(sentence);
  const isDoubtful = [WITHOUT_OBJECT, ROW_OF_WORK, PARTICLE_OF].some((sign) => sign.test(sentence));
  if (isDoubtful || namesMeeting(sentence) || isNotes(sentence)) return null;
  return (
    convertDoing(sentence, to) ??
    convertBeing(sentence, to) ??
    convertNoun(sentence, to) ??
    (/^(?:meeting|building|opening) /i.test(sentence) ? null : convertActNoun(sentence, to)) ??
    (isNoun
      ? null
      : (convertClause(sentence, 'gerund', to, sign) ?? retell(sentence, to, 'gerund')))
  );
}

function toVerbs(text: string, context: LineContext): string | null {
  const { tense, keepsGerunds, amongGerunds } = context;
  if (keepsGerunds || tense === 'unknown' || !mayBeAct(text) || !/^[A-Z]?\w*ing\b/.test(text))
    return null;
  const to = tense === 'past' ? 'past' : 'base';
  const better = mapSentences(text, (sentence) => {
    const verb =
      !mayBeAct(sentence) ||
      ROW_OF_WORK.test(sentence) ||
      PARTICLE_OF.test(sentence) ||
      (to === 'base' && reachesTillNow(sentence))
        ? null
        : convertSentence(sentence, to, amongGerunds === true ? 'verb-lines' : 'duty');
    return verb === null ? null : capitalize(verb);
  });
  return better === null || hasGerundSentence(better) ? null : better;
}

/** A line of which only some sentences could be changed would mix its forms. */
function hasGerundSentence(text: string): boolean {
  return mapSentences(text, (sentence) => (/^\w+ing\b/.test(sentence) ? '' : null)) !== null;
}

/** "Handling returns" -> "Handled returns", in the tense of the role. */
export const gerundOpener = defineRule({
  id: 'gerund-opener',
  kind: 'gerund-opener',
  order: 130,
  precedence: 50,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, context) => toVerbs(text, context),
  rewrite: (text, { tense }) =>
    tense === 'past'
      ? { text, reason: 'The role has ended, so its work stands in the past tense.' }
      : text,
  reason: 'A plain verb is stronger than its -ing form.',
  summary: (n) => `Opened ${plural(n, 'bullet', 'bullets')} with a plain verb.`,
  examples: [
    [
      'Coordinating with vendors while maintaining inventory',
      'Coordinated with vendors while maintaining inventory',
    ],
    ['Mentoring of two interns', 'Mentored two interns'],
    ['Sorting donations and packing boxes', 'Sorted donations and packed boxes'],
  ],
  leaves: [
    'Editing weekends for teenagers, four times a year',
    'Cooking evenings with refugees',
    'Building maintenance and repairs',
    'Marketing strategy for new product lines',
    'Programming languages: Python and Java',
    'Opening hours changed twice',
    'Parenting groups in two languages',
    'Closing of the bar, sale of raffle tickets',
    'Cooking plain meals, laundry and light housework',
    'Reminding of refills, pill boxes',
    'Unloading trucks, stock takes, forklift',
    'Serving drinks, till, cellar work',
    'Grooming, feeding and turning out of nine ponies',
    'Explaining of rates & xyzzying of guests',
  ],
  given: { tense: 'past' },
});
