import { hasTitleWord } from '../role/title.ts';
import type { TimeAmount } from './time-amounts.ts';

const HALF_YEAR = 0.5;
const YEARS_MAX = 40;

/** Words that only measure: "at least", "more than", "somewhere between". */
const MEASURE = String.raw`(?:at ?least|(?:an? )?(?:absolute |bare )?minimum(?: of| de)?|min\.?|over|more than|greater than|in excess of|north of|upwards of|no (?:less|fewer) than|not less than|about|around|approximately|approx\.?|roughly|some|nearly|almost|close to|from|(?:anywhere |somewhere )?(?:between|from)|ideally|preferably|an? (?:good|solid|full)|another|(?:the )?equivalent of|au moins|plus de|entre|de|environ|un minimum de)`;
export const MEASURES = String.raw`(?:${MEASURE}\s+)*`;

const CUE_BEFORE = /expérience|experience|\bexp\b|minimum|at ?least|must|au moins|plus de/i;
/** A line that begins with its years, as a list of requirements does. */
const OPENS_LINE = new RegExp(
  String.raw`^\s*(?:(?:you have|you bring|you['’]ve got|you need|with|have|has|your|and|plus|or|${MEASURE})\s*)*$`,
  'i',
);
/** "A chef with 5 years", "the candidate has 3 years", "you bring some four years": the person has them. */
const PERSON_HAS = new RegExp(
  String.raw`(?:(?<!\b(?:position|role|job|contract|term|appointment|assignment|opportunity|placement|leave|package|plan|warranty|car|vehicle|licen[cs]e) )\bwith|\b(?:you|who|candidates?|applicants?|someone|person|they|we|expect|like|want|see)\b.{0,40}\b(?:have|has|had|bring|brings|got|possess|need|needs?|want|expect|see|offer|ask(?:ing)? for|look(?:ing)? for|require))\s+${MEASURES}$`,
  'i',
);
/** "Customer service: 2 years (preferred)", as the fields of a form have it. */
const LABELLED = new RegExp(
  String.raw`^\s*(?!.*\b(?:contract|term|duration|length|period|age|warranty|probation\w*|position|assignment|benefits?|vacation)\b)[\p{L}/&()'’. -]{2,50}\s?[:–-]\s*${MEASURES}$`,
  'iu',
);
const LABEL_REST = /^\s*(?:\(?(?:required|preferred|minimum|min\.?|asset|desired)\)?\s*)?[.;]?$/i;

/** Years that are no experience: ages, company history, contract lengths, intervals, children's rooms. */
const OTHER_AFTER = new RegExp(
  [
    String.raw`^\s*(?:(?!of\b|in\b|experience|with\b|as\b)[\w-]+\s){0,2}(?:degree|program|diploma|apprenticeship|certificate|contract|term\b|probation|leave|mat leave|parental|assignment|appointment|commitment|warranty|guarantee|lease|plan\b|outlook|strategy|forecast|(?:history|background|records?|reference) checks?|abstract|anniversary)`,
    String.raw`^\s*(?:of|towards?) (?:an? |the |your )?(?:[\p{L}-]+ ){0,3}(?:(?:program(?:me)?|degree|diploma)(?![- ]?(?:manag|coord|deliver|develop|evalu|plan|admin|design|advis|work|support))|apprenticeship|studies|schooling|coursework|education[\s.]*$)`,
    String.raw`^\s*(?:no[- ]claims|validity|deep)\b`,
    String.raw`^[\s-]*old\b|^\s*(?:or|and) (?:older|over|above|up)\b(?! (?:of|in|experience)\b)`,
    String.raw`^\s*(?:without\b|of (?:\w+ )?(?:residen\w+|college|university|cegep|high school|post-?secondary|schooling|stud(?:y|ies))\b(?! (?:teach|instruct|exp)))`,
    String.raw`^\s*(?:of (?:serving|excellence|history|tradition|warranty|age|(?:\w+ )?(?:growth|success|innovation)|(?:proud|community|continuous|uninterrupted) service|(?:\w+ )?(?:leave|insurance|coverage|funding|salary|vacation|mentoring))|(?:reports?|results|close|reviews?|bonus)|ago|here\b|with us\b|remaining|left|young|from (?:now|today|hire)|runway|contract|term|history|in business|warranty|plan|thereafter|roadmap|degree|program|college|university|diploma|apprenticeship|room|group|class|straight|in a row|and counting)\b`,
  ].join('|'),
  'iu',
);
const OTHER_BEFORE = new RegExp(
  [
    String.raw`\b(?:within|every|next|past|last|first|previous|over the|(?<!\b(?:working|ask|asks|asking|look|looks|looking|call|calls) )for|age of|aged?|of the|in the|in|after|celebrating|stayed|since|lasting|(?:duration|period|term|length) of|our|its|their|nos|notre|ses|leurs?|depuis|up to|maximum(?: of)?|at most|(?<!\b(?:no|not) )(?:less|fewer) than|(?:no|not) more than|under|moins de)\s*(?:its\s+first\s+|over\s+|more than\s+|about\s+|plus de\s+)?$`,
    String.raw`\b(?:duration|terms?|length|contract|period|position|assignment|placement|probation\w*|ages?)\b[^.;]{0,15}[:–-]\s*$`,
    String.raw`\b(?:child|children|kids|toddlers|infants|babies|youth|students|pupils|learners|campers|preschoolers|teens|residents|clients|patients)(?: aged?| ages| of| from| between)? $`,
    String.raw`[$£€]\s?$`,
    String.raw`\b(?:references?|checks?|search(?:es)?|abstracts?)\b[^.;,]{0,25}\b(?:cover\w*|for|of|over|from|spanning|going back)\s(?:at least |the (?:last|past) )*$`,
    String.raw`\b(?:degrees?|diploma|program(?:me)?|certificate|bachelor\S*|undergraduate|dipl[oô]me|formation)\s*\($`,
    String.raw`\b(?:commit\w*|stay\w*|sign (?:on|up)|remain\w*|available|be here)\b(?: [\w']+){0,2}? (?:for |to |of )?${MEASURES}$`,
  ].join('|'),
  'i',
);
/** "Must be over 18 years", with nothing behind that the years are of. */
const AGE_BEFORE = new RegExp(
  String.raw`\b(?:be|ages?|aged|âgée?(?: de)?)\b[:\s]\s*${MEASURES}$`,
  'iu',
);
const AGE_REST = /^\s*(?:$|[.,;)(]|of age|old|et\b|ou\b|and\b|or\b|to\b|minimum)/i;
/** "You have worked in daycare for three years": the person's own work, not the firm's. */
const WORKED_FOR = new RegExp(
  String.raw`(?:^\s*(?:has|have)\s\p{L}+\b.{0,60}\bfor|\b(?:you|candidates?|applicants?|who|must have)\b.{0,40}\b(?:worked|working|been|spent|doing)\b(?:.*\bfor)?|\b(?:you|candidates?|applicants?|who|must have)\b(?!.*\b(?:lived|resided|stayed|citizen\w*)\b|.*\b(?:be|is|are|was|were|get|being)\s(?:\p{L}+(?:ed|id)|on|under)\b).{0,40}\b(?:\p{L}+ed|done|run|led|held|taught|driven|sold|built|kept|written|flown|grown|made|fought|drawn)\b.*\bfor|\b(?:licen[cs]ed|registered|admitted|certified|called|qualified)\b.*\bfor|\b(?:vous|candidat\w*|qui)(?!\p{L}).{0,40}(?:travaillé|exercé|enseigné|œuvré|occupé|été)(?!\p{L}).*\b(?:pendant|durant)) (?:the (?:last|past) )?${MEASURES}$`,
  'iu',
);
/** What a firm tells of itself: "a family business with", "we bring", "our team has". */
const FIRM_HAS = new RegExp(
  String.raw`\b(?:business|compan(?:y|ies)|firm|team|agency|practice|clinic|shop|employer|organi[sz]ation|leader|group|crew|owners?|founders?|entreprise|équipe) (?:with|of|has|have|bringing|boasting|boasts|shares?|combines?) ${MEASURES}$|^\s*(?:we|our(?! (?:next|new|ideal|perfect|successful))|the (?:company|firm|team))\b(?!.*\b(?:need|want|expect|ask|require|seek|prefer|like|hope|hoping|someone|somebody|candidate|person|you|who|look|see|hir)\w*).* ${MEASURES}$`,
  'iu',
);
/** "With 40 years of experience, we …". */
const FIRM_GOES_ON =
  /,\s(?:we|our|the (?:company|team|firm)|l['’]entreprise|nous|(?!You\b)\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,3} (?:is|has|\p{Ll}+s))(?!\p{L})/u;
/** "Harlow Foods has spent two decades": a name that is no role's. */
const NAME_HAS =
  /^\s*(?!(?:You|Who|They|We|Someone|Somebody|Must|Should|Will|Also|And|Ideally|Has|Have|Experience|Candidates?|Applicants?)\b|The\b(?! \p{Lu}))\p{Lu}\S*(?: \p{Lu}\S*| of| and| &){0,4} (?:has|have|brings?|boasts?|offers?|shares?|spent|draws)(?!\p{L})/u;
const isOfFirm = (before: string): boolean => NAME_HAS.test(before) && !hasTitleWord(before);

/** Words near the number that make it experience. */
const EXPERIENCE_AFTER =
  /experience|expérience|exp\b|background|track record|working|work\b|professional|industry|hands-on|practice|^\s*\w+ing\b|^[\s-]*call\b|^\s*(?:post|PQE)\b|development|management|(?:under|behind|to) (?:your|their|the|his|her|them|you)\b|employment|as an?\b|in an?\b|\b(?:of|in|with|using|on|en|dans|comme)\s+\S|\bde (?:métier|pratique|carrière|terrain)|full[- ]time/i;

/** "2 years residential, 1 year commercial": a list goes on. */
const GOES_ON_LIST = /(?:,|\band|\bplus|\bet)\s*(?:at least |a minimum of )?$/i;

/** Experience that stands for schooling is part of the degree's demand. */
const SUBSTITUTES =
  /\b(?:in (?:lieu|place) of|instead of|substitut\w+ for)\b.*\b(?:degree|diploma|education|schooling|certificate|qualification|college|university)|\b(?:counts?|counted|considered|equal|equals|equivalent) (?:as|to) .*\b(?:education|schooling|college|university|degree)/i;

/** "Once you have been here for 4 years": time with this employer. */
const BEEN_HERE = /\b(?:been|stayed|worked|work|are|being) (?:here|with us|for us)\b[^.;]*$/i;
/** "Significant experience is defined as two years". */
const DEFINED =
  /\b(?:experience|significant|recent|extensive|expérience)\b.*\b(?:defined as|means|refers to|understood (?:as|to mean)|définie? comme|s['’]entend)\b[^.;]{0,60}$/iu;

/** Words before or behind an amount of time that make it something else than a person's experience. */
function isOther(before: string, rest: string): boolean {
  return (
    OTHER_AFTER.test(rest) ||
    BEEN_HERE.test(before) ||
    (OTHER_BEFORE.test(before) && !WORKED_FOR.test(before)) ||
    (AGE_BEFORE.test(before) && AGE_REST.test(rest)) ||
    FIRM_HAS.test(before) ||
    isOfFirm(before) ||
    (/^\s*with\b/i.test(before) && FIRM_GOES_ON.test(rest))
  );
}

/** Whether an amount of time in a line measures the experience of a person. `subject` is the clause behind it. */
export function isExperience(line: string, amount: TimeAmount, subject: string): boolean {
  const { text, start, end, years, inMonths } = amount;
  const before = line.slice(0, start);
  const rest = line.slice(end);
  if (isOther(before, rest)) return false;
  if (SUBSTITUTES.test(line.slice(start, end + subject.length))) return false;
  const isShort = inMonths && years < HALF_YEAR && !/exp[eé]rience/i.test(subject);
  if (years === 0 || years > YEARS_MAX || isShort) return false;
  return (
    /\+/.test(text) ||
    DEFINED.test(before) ||
    WORKED_FOR.test(before) ||
    OPENS_LINE.test(before) ||
    PERSON_HAS.test(before) ||
    (LABELLED.test(before) && LABEL_REST.test(rest)) ||
    EXPERIENCE_AFTER.test(subject) ||
    CUE_BEFORE.test(before)
  );
}

/** Whether an amount goes on a list of years that are asked: nothing makes it something else. */
export const goesOnList = (line: string, { start, end, years }: TimeAmount): boolean =>
  GOES_ON_LIST.test(line.slice(0, start)) &&
  years > 0 &&
  years <= YEARS_MAX &&
  !isOther(line.slice(0, start), line.slice(end));
