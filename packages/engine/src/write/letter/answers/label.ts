import { analyze } from '../../../language/analyze.ts';
import { findVerbForm } from '../../../language/en/verb-forms.ts';
import { hasKnownSlip, inSmallLetters } from '../wanted.ts';
import { subjectOf } from './demands.ts';

const WORDS_MAX = 6;
/** Where the words of a demand part: marks, joints, what opens an aside. */
const PARTS =
  /\s*[,;:()–—[\]]\s*|\s+[-/]+\s+|\s+w\/\s+|\.\s+|\s+(?:and|or|and\/or|plus|such as|like|including|incl\.?|e\.g\.|preferably|ideally|within|as per|according to|while|where|when|who|which|that)\s+/i;
/** What any demand says before the thing that it is about. */
const LEAD =
  /^(?:(?:(?:\d+\+? )?(?:years?|yrs?)(?: of)?(?: \p{L}+)? experience(?: in| with| as| of)?|preferably|ideally|especially|an?|the|our|your|any|all|some|new|other|similar|good|very|strong|solid|sound|excellent|proven|demonstrated|hands-on|current|valid|clean|full|basic|working|prior|previous|recent|relevant|must (?:have|be|include)|you (?:have|are|will)|have|has|able to|ability to|experienced?(?: in| with| of| as| on| using)?|knowledge of|understanding of|command of|grasp of|awareness of|familiar(?:ity)? with|confident(?: in| with)?|competen(?:t|ce) in|proficien(?:t|cy) (?:in|with)|skilled in|use of|using|exposure to|with|in|of|for|at|to|on|as)\s+)+/iu;
const TAIL =
  /\s+(?:is |are |would be )?(?:an? )?(?:required|preferred|desirable|desired|essential|advantage|advantageous|asset|bonus|plus|necessary|needed|experience|skills|ok)$/i;
/** "1.", "3 yrs", "5+ years of". */
const COUNT =
  /^(?:\d{1,2}[.)]\s+|(?:at least |minimum (?:of )?|min\.? )?\d+\+?(?:\s*[-–]\s*\d+)?\s*(?:yrs?|years?|months?)\b['’]?\s*(?:of|in|as)?\s*)/i;
/** Behind two words or more a long stretch can end: "leads 3 dietary aides | on the shift in absence of". */
const END =
  /^((?:\S+ ){2,5}?)(?=(?:on|in|for|with|at|by|to|from|of|per|during|under|as|within|through|across|into|until) )/i;
const OF_SOMEBODY = /\b(?:you|your|we|our|us|i|my|their|they|them|it|its|this|these|those)\b/i;
const OPENS_BADLY =
  /^(?:and|or|as|well|can|could|will|would|knows?|loves?|likes?|interest|hazards?|nice to have|shifts?|calm|happy|keen|willing|able)\b/i;
const LEANS = /\s(?:of|for|in|at|by|to|with|on|from|the|an?|per|&|\+)$/i;
const NO_LABEL = /["“”?!@*%<>=]|\d{3}|\b(?:not|no|never|without|must|please|etc)\b/i;

/** "Run temperature controlled loads": the thing, without the act that the ad begins with. */
function withoutAct(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const found =
    findVerbForm(first.toLowerCase(), 'base') ?? findVerbForm(first.toLowerCase(), 'third');
  if (found === null || rest.length < 2) return text;
  const next = analyze(text, 'en').tokens[1];
  const isObject = next?.pos === 'noun' || next?.pos === 'adjective' || next?.pos === 'determiner';
  return isObject && (!found.verb.baseIsNoun || next.pos === 'determiner')
    ? rest.join(' ').replace(LEAD, '')
    : text;
}

/** "MULTI-STOP" and "REEFER" in words; short names stay. */
const inWords = (text: string): string => {
  // Several words in capitals are a way of writing; one may be a short name.
  const isLoud = (text.match(/\p{Lu}{4,}/gu) ?? []).length > 1;
  return text.replace(isLoud ? /\p{Lu}{4,}/gu : /\p{Lu}{6,}/gu, (word) => word.toLowerCase());
};

const tidy = (part: string): string => {
  let text = inWords(part.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[.\s]+$/, ''));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(COUNT, '').replace(LEAD, '').replace(TAIL, '').replace(LEANS, '').trim();
  }
  const end = text.split(/\s+/).length > WORDS_MAX ? END.exec(text)?.[1]?.trim() : undefined;
  return withoutAct(end ?? text);
};

const isLabel = (text: string): boolean => {
  const count = text.split(/\s+/).length;
  return (
    text.length > 2 &&
    count <= WORDS_MAX &&
    /\p{L}{2}/u.test(text) &&
    !OPENS_BADLY.test(text) &&
    findVerbForm(text.split(' ')[0]?.toLowerCase() ?? '', 'third')?.verb.baseIsNoun !== false &&
    (text.match(/\//g) ?? []).length < 2 &&
    !OF_SOMEBODY.test(text) &&
    !NO_LABEL.test(text) &&
    !/^\d/.test(text) &&
    !hasKnownSlip(text)
  );
};

/** What a line of the ad asks for or describes, in stretches of a few of its own words that can stand by themselves. */
export const stretchesOf = (line: string): string[] => [
  ...new Set(line.split(PARTS).map(tidy).filter(isLabel)),
];

/** "Personal care" of "Personal care: bathing, grooming": what the ad itself calls the things of a line. */
export const headingOf = (line: string): string | undefined =>
  line
    .match(/^([^:]{3,45}):\s/)
    ?.slice(1, 2)
    .map(tidy)
    .find((head) => isLabel(head) && subjectOf(head, false).length > 0 && !OF_ANY_AD.test(head));
const OF_ANY_AD =
  /\b(?:requirements?|responsibilit\p{L}+|duties|qualifications?|skills?|experience|preferred|desirable|essential|required|tasks?|profile|role|job|position|licen[cs]es?|bonus|assets?|languages?|education)\b/iu;

const SUCH_AS = /\s*(?:,? such as|,? including|,? incl\.?|,? like|,? e\.g\.|\(|:)\s*/i;
/** "accounting software" of "accounting software such as Xero or Sage", for items of which the rest names one; undefined where the ad does not say what they are. */
export function headOfItems(line: string, items: readonly string[]): string | undefined {
  const [head = '', ...rest] = line.split(SUCH_AS);
  const named = rest.join(' ').toLowerCase();
  if (!items.some((item) => named.includes(item.toLowerCase()))) return undefined;
  const last = head.split(PARTS).at(-1) ?? '';
  const label = tidy(last);
  const isOwn = items.every((item) => !label.toLowerCase().includes(item.toLowerCase()));
  return isLabel(label) && isOwn && !OF_ANY_AD.test(label) && subjectOf(label, false).length > 0
    ? label
    : undefined;
}

/** A stretch as the head of a row. */
export function asLabel(stretch: string): string {
  const said = inSmallLetters(stretch.replaceAll(' & ', ' and '));
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
