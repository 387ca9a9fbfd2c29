import { findNominal, findParticiple, readVerb, type Verb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { SHARED_WORK } from './shared-work.ts';

/** A claim to have done something: the verb, and how far it is one's own (1 helped … 5 led). */
export interface Ownership {
  base: string;
  rank: number;
  text: string;
  start: number;
  end: number;
}

const JOINED = /(?:,|\band|\bthen|&)\s*(?:\w+ly\s)?$/;

/** The rank that the "helped" or "part of the team" of a clause leaves to the verb at a place. */
function governedRank(text: string, at: number): number {
  const clause =
    text
      .slice(0, at)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  let rank = Math.min(
    sharedAfter(text.slice(at)),
    TEAM_DID.test(clause) || BESIDE.test(clause) ? SHARED_RANK : LEADING_RANK,
  );
  for (const [pattern, shared] of SHARED_WORK) {
    for (const match of clause.matchAll(pattern)) {
      const between = clause.slice(match.index + match[0].length);
      const isFor = WITH_RECIPIENTS.test(clause.slice(match.index));
      if (isFor || isOwnDetail(between, text.slice(at))) continue;
      if (!isBeside(match[0], between, text.slice(at))) rank = Math.min(rank, shared);
    }
  }
  return rank;
}

/** Those whom work is done for, not with: "worked one on one with 5 students". */
const WITH_RECIPIENTS =
  /^work\w* (?:(?:closely|directly|one[- ]on[- ]one|one[- ]to[- ]one|individually) )*with (?:[\w-]+ ){0,3}?(?:students?|pupils?|learners?|child|children|kids|toddlers|infants|youths?|teens|teenagers|adolescents|famil(?:y|ies)|parents|patients?|clients?|customers?|residents?|seniors|elders|guests?|tenants|newcomers|refugees|young people|older adults|older people)\b/i;

/** "Assisted with the inventory, measuring trunks": behind the comma, what one did oneself. */
function isOwnDetail(between: string, rest: string): boolean {
  const [object = '', ...details] = between.split(', ');
  const isGerund = /^\w+ing\b/.test(`${details.join(', ')}${rest}`);
  return (
    details.length > 0 &&
    isGerund &&
    /^ (?:with|in|on|at) /.test(object) &&
    !/\w{2}ing\b/.test(object)
  );
}

/** "Our team of 5 handled 200 tickets": shared. */
const TEAM_DID = /^(?:our|the|my) (?:\w+ ){0,2}?(?:team|crew|group|department|unit)(?: of \w+)? $/i;

/** "Alongside a teammate, replaced the job". */
const BESIDE = /^(?:alongside|together with|jointly with|with) [^,]*,\s*$/i;

const TOGETHER =
  /\b(?:together with|alongside|jointly|in collaboration with|as part of|as one of|as an? (?:[\w-]+ )?(?:team|crew|pair|duo)|with (?:an?|the|my|two|three|\d+) fellow|with the (?:\w+ )?team|(?:on|in|within) (?:the|a|an|my|our) (?:[\w-]+ )?(?:team|crew)(?! of [a-z]+s\b)|with (?:(?:a|an|the|my|other|fellow|several|some|two|three|four|five|\d+) ){0,2}(?:colleagues?|coworkers?|co-workers?|team ?mates?|peers?|partners?))\b/i;
/** Whether a text tells of work done with others. */
export const isTogether = (text: string): boolean => TOGETHER.test(text);
/** Whether a text tells of help or a part in the work of others. */
export const isShared = (text: string): boolean =>
  SHARED_WORK.some(([pattern]) => text.search(pattern) !== -1);
const BY_HELPING = /\bby (?:helping|assisting|supporting)\b/i;

/** What the rest of the sentence leaves: "planned, together with the managers" is shared work, "cut errors by helping introduce" is help. */
function sharedAfter(rest: string): number {
  const sentence = rest.split(/[.;]\s/)[0] ?? '';
  if (BY_HELPING.test(sentence)) return 1;
  return TOGETHER.test(sentence) ? 2 : 5;
}

/** "Helped patients and managed records": a verb in the form of the first one, with none of that form between, stands beside it and not under it. */
function isBeside(governor: string, between: string, rest: string): boolean {
  if (between.trim() === '' || !JOINED.test(between) || /\b(?:that|who|which)\b/i.test(between))
    return false;
  const form = readVerb(governor.split(' ')[0] ?? '')[0]?.form;
  const isSame = (word: string): boolean =>
    readVerb(word).some((reading) => reading.form === form) ||
    (form === 'past' && /\w{2}ed$/.test(word));
  if (form === undefined || !isSame(/^\w+/.exec(rest)?.[0] ?? '')) return false;
  return (
    form === 'past' ||
    !Array.from(between.matchAll(/(?:^|,|\b(?:and|to))\s*(\w+)/g)).some(([, word]) =>
      isSame(word ?? ''),
    )
  );
}

function findVerbAt(word: string): Verb | null {
  return (readVerb(word)[0] ?? findNominal(word) ?? findParticiple(word))?.verb ?? null;
}

/** "under the supervision of" tells what another did, "new hires" and "the shift lead" who was there, "for two lawyers to review" whose it is. */
const isNoDeed = (text: string, { lower, start }: Word): boolean =>
  /\bkeep\w* (?:\w+ ){1,3}$/i.test(text.slice(0, start)) ||
  (lower === 'lead' &&
    !/\bt(?:ake|akes|ook|aking) the $/i.test(text.slice(0, start)) &&
    /\b(?:the|an?|our|my|his|her|their) (?:\w+ ){0,2}$/i.test(text.slice(0, start))) ||
  /\bunder (?:the |an? |direct |close |general ){0,2}$/i.test(text.slice(0, start)) ||
  /\bfor (?:\S+ ){1,3}to $/i.test(text.slice(0, start)) ||
  (/['’]s? $/.test(text.slice(0, start)) && !/(?:ed|ing)$/.test(lower)) ||
  lower === 'directions' ||
  (/[^s]s$/.test(lower) && /\b(?:new|recent|other|fellow) $/i.test(text.slice(0, start)));

/** "experience in surveying and inspection": what one knows, not whose work it was. */
const EXPERIENCE = /\b(?:experienced?|skilled|background|trained|familiar) (?:in|with) [^.;]*$/i;
const SHARED_RANK = 2;
const ORDINARY_RANK = 3;
const LEADING_RANK = 5;

/** How much a verb claims where it stands: "in charge of 7 guards" leads, "worked with students" is work of one's own. */
function ownRank(text: string, { start }: Word, verb: Verb): number {
  if (verb.base === 'charge' && IN_CHARGE.test(text)) return LEADING_RANK;
  if (verb.base === 'care' || verb.base === 'meet') return ORDINARY_RANK;
  if (verb.base === 'look' && /^\w+ (?:after|over|into|up|through|at)\b/.test(text.slice(start)))
    return ORDINARY_RANK;
  if (verb.base === 'take' && /^\w+ part\b/.test(text.slice(start))) return SHARED_RANK;
  return verb.base === 'work' && WITH_RECIPIENTS.test(text.slice(start))
    ? ORDINARY_RANK
    : verb.rank;
}
const IN_CHARGE = /\bin charge of (?!\w+ing\b)/i;

/** Every verb of the lexicon in a text, also as a noun ("implementation"), with the rank that its clause leaves it. */
export function listOwnership(text: string): Ownership[] {
  const found: Ownership[] = [];
  for (const word of wordsOf(text)) {
    const verb = findVerbAt(word.lower);
    if (verb === null || isNoDeed(text, word)) continue;
    const own = ownRank(text, word, verb);
    const isKnown = own <= ORDINARY_RANK && EXPERIENCE.test(text.slice(0, word.start));
    const rank = Math.min(own, isKnown ? SHARED_RANK : governedRank(text, word.start));
    found.push({ base: verb.base, rank, text: word.text, start: word.start, end: word.end });
  }
  return found;
}
