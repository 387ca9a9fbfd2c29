import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { asNounPhrase } from '../noun-phrase.ts';

const AMOUNT = String.raw`(?:[$€£]|[A-Z]{1,3}\$? ?)?\d[\d.,’ ]*(?:%|k|m|bn|million)?`;
const MEASURE = String.raw`(?:(?:about|around|just|nearly|almost|over|under|below|above|within) )?${AMOUNT}(?: [\p{L}-]+){0,3}`;
const SUBJECT = String.raw`(?<subject>[\p{L}][\p{L}\p{N}'’/-]*(?: (?!and [\p{L}]+ed\b|from\b|cut\b|kept\b|held\b|up\b|down\b|went\b)[\p{L}\p{N}'’%.-]+){0,9}?)`;
const DONE =
  'cut|reduced|lowered|brought down|shortened|raised|increased|improved|lifted|grown|doubled|halved|tripled|extended|expanded|built up|kept|held|maintained';

/** What a figure does by itself. */
const WENT =
  'went up|went down|went|came down|came up|climbed|crept|declined|decreased|doubled|dropped|edged|fell|grew|halved|improved|increased|jumped|moved|quadrupled|rose|sank|shrank|slid|slipped|soared|tripled';

const CHANGES: readonly {
  pattern: RegExp;
  tell: (subject: string, verb: string, rest: string, isMany: boolean) => string;
}[] = [
  {
    // "settling-in time cut from 3 weeks to 10 days"
    pattern: new RegExp(
      `^${SUBJECT} (?:was |were )?(?<verb>${DONE}) (?<rest>(?:from|to|by|below|under|above|at|within) .*\\d.*)$`,
      'iu',
    ),
    tell: (subject, verb, rest, isMany) =>
      verb === 'grown'
        ? `${subject} grew ${rest}`
        : `${subject} ${isMany ? 'were' : 'was'} ${verb} ${rest}`,
  },
  {
    // "occupancy went from 88% to 96%"
    pattern: new RegExp(`^${SUBJECT} (?<verb>${WENT}) (?<rest>(?:from|by|to) .*\\d.*)$`, 'iu'),
    tell: (subject, verb, rest) => `${subject} ${verb} ${rest}`,
  },
  {
    // "calving percentage from 61 to 78"
    pattern: new RegExp(`^${SUBJECT} (?<rest>from ${MEASURE} to ${MEASURE}.*)$`, 'iu'),
    tell: (subject, _, rest) => `${subject} went ${rest}`,
  },
  {
    // "wastage down 15%"
    pattern: new RegExp(
      `^${SUBJECT} (?:is |are )?(?<verb>up|down) (?!to )(?<rest>(?:by |from )?${MEASURE}.*)$`,
      'iu',
    ),
    tell: (subject, verb, rest) =>
      `${subject} went ${verb} ${/^(?:by|from)/.test(rest) ? rest : `by ${rest}`}`,
  },
];

/** "No lost time injury in 6 years", "nil complaints": what did not happen. */
const NOTHING = /^(?:no|nil|zero) (?<rest>(?!longer|matter|problem|experience)\p{L}.*)$/iu;
/** "91% gave again": some of those spoken of before, and what they did. */
const SHARE =
  /^(?:\d[\d.,]*%|\d+ of (?:the )?\d+|all \d+|most) (?:of (?:them|these|those) )?(?<verb>\p{L}+) .+$/iu;
/** Behind such a subject a person did it: no thing that went up or down. */
const NO_SUBJECT = /\b(?:i|we|he|she|they|who|which|that|them|it)\b/i;

/** What a line says of a thing that changed, or of what never happened, as a clause with a subject of its own; null where it says neither. */
export function tellEvent(piece: string, isCurrent: boolean): string | null {
  const nothing = NOTHING.exec(piece)?.groups?.rest;
  if (
    nothing !== undefined &&
    !/^(?:no|nil|zero)\b.*\b(?:was|were|is|are|has|have)\b/i.test(piece)
  ) {
    const head =
      /^(.*?)(?= (?:in|for|since|from|to|against|on|during|over) |$)/.exec(nothing)?.[1] ?? '';
    const isMany = numberOfNoun(head.split(' ').at(-1)?.toLowerCase() ?? '') === 'plural';
    if (/\bsince\b/.test(nothing) || isCurrent)
      return `there ${isMany ? 'have' : 'has'} been no ${nothing.replace(/ and (?:nil|zero|no) /g, ' and no ')}`;
    return `there ${isMany ? 'were' : 'was'} no ${nothing.replace(/ and (?:nil|zero|no) /g, ' and no ')}`;
  }
  const share = SHARE.exec(piece)?.groups?.verb;
  if (
    share !== undefined &&
    findVerbForm(share, 'past') !== null &&
    findVerbForm(share, 'base') === null
  )
    return piece;
  for (const { pattern, tell } of CHANGES) {
    const { subject = '', verb = '', rest = '' } = pattern.exec(piece)?.groups ?? {};
    if (subject === '' || rest === '' || NO_SUBJECT.test(subject)) continue;
    const thing = asSubject(subject);
    if (thing === null || (verb === '' && endsWithVerb(subject))) continue;
    const tail = rest.split(/, (?=before|and then|after)/)[0] ?? rest;
    return tell(thing, verb.toLowerCase(), tail, isPlural(subject));
  }
  return null;
}

/** "CSAT climbed", "the time slashed": what is told has its verb already. */
const endsWithVerb = (subject: string): boolean => {
  const last = subject.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    findVerbForm(last, 'past') !== null || WENT.split('|').includes(last) || /\w{3}ed$/.test(last)
  );
};

const isPlural = (subject: string): boolean => {
  const { phrases } = analyze(subject, 'en');
  return phrases[0]?.number === 'plural' || / and /.test(subject);
};

/** The thing at the head of a sentence: "the monthly giving programme", "door-to-antibiotic time". */
function asSubject(subject: string): string | null {
  const { tokens, phrases } = analyze(subject, 'en');
  const [phrase] = phrases;
  if (phrase === undefined) return null;
  // A verb that opens the line has the person for its subject.
  if (tokens[0]?.pos === 'verb' || findVerbForm(tokens[0]?.lower ?? '', 'past') !== null)
    return null;
  if (phrase.hasDeterminer || phrase.number !== 'singular') return subject;
  const plain = asNounPhrase(subject.split(/ (?:in|for|of|on|to|at|with) /)[0] ?? subject);
  return plain !== null && /^an? /.test(plain)
    ? `the ${subject}`
    : /\b(?:rate|time|percentage|count|ratio|mortality|share|score|turnover|wastage|waste|occupancy|rework|downtime|attendance|coverage|retention)\b/i.test(
          subject,
        ) &&
        !/^(?:wastage|waste|occupancy|mortality|turnover|attendance|coverage|downtime|rework|retention)$/i.test(
          subject,
        )
      ? `the ${subject}`
      : subject;
}
