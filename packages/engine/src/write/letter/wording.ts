import { isEnglish } from '../../language/en/english-words.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { articleFor } from '../noun-phrase.ts';
import { isUnplaced, type Place } from '../place.ts';
import { asked, fact, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Slots } from './patterns.ts';
import { asPerfect } from './perfect.ts';
import { CHANGE } from './rank.ts';
import { isThingToTell, isWorkByName } from './thing-to-tell.ts';
import type { Told } from './told.ts';
import type { Wanted } from './wanted.ts';

/** Names that a sentence says with "the". */
const THE_NAME =
  /^(?:University|Cathedral|Ministry|City|Department|County|Government|Institute|College|Bank|Office|Town|State|Municipality|School|Faculty|Port|Laboratory|Chair|Cent(?:re|er)|Association|Society|Academy|Museum|Embassy|Council|Board|Federation|Church|House|Museums|Diocese|Parish|District|Province|Republic) (?:of|for)\b|^(?!.*['’]s ).*\b(?:Council|Secretariat|Bureau|Commission|Authority|Federation|Ministry|Agency|Board|Office) (?:of|for) /;

/** "at North Mills", "for Sample Tracker"; of a role without a clean name only that it was one. */
function atPlace(place: Place): Part[] {
  const { kind, at, title, isCurrent } = place;
  if (isUnplaced(place)) return [words('in my work')];
  if (at !== undefined)
    return [
      words(kind === 'project' ? 'for ' : THE_NAME.test(at.text) ? 'at the ' : 'at '),
      fact(at.text, at.source),
    ];
  if (title !== undefined) return [words('as '), ...aTitle(title)];
  if (kind === 'project') return [words('in one of my projects')];
  return [words(isCurrent ? 'in my current role' : 'in an earlier role')];
}

/** Titles of which an employer has one. */
const ONLY_ONE =
  /^(?:head|chief|president|ceo|cto|cfo|coo|cio|treasurer|principal|dean|secretary general|director of|vice president|co-founder|founder|deputy head|chairman|chair)\b/i;
/** Words of a title that keep their capital: names, short names and levels. */
const KEPT = /^(?:\p{Lu}{2,}\p{L}*|\p{L}*\d.*|II|III|IV|\p{Lu}\p{Ll}*\p{Lu}.*|\p{Lu}\.?)$/u;
const LANGUAGES =
  /^(?:English|French|Spanish|German|Italian|Arabic|Mandarin|Cantonese|Portuguese|Java|Python|Android|Linux|Salesforce|Oracle|Montessori|Google|Microsoft|Amazon|Red|Seal)$/;

/** "a payroll clerk" of "Payroll Clerk"; "head of payroll" stays without an article. */
function aTitle({ text, said, source }: NonNullable<Place['title']>): Part[] {
  const plain = text
    .replace(/,? (?:grade )?(?:I|II|III|IV)$|,? grade(?: \d)?$/i, '')
    .replace(/ & /g, ' and ')
    .split(' ')
    .map((word) =>
      word
        .split(/(?<=[/-])/)
        .map((part) => (KEPT.test(part) || LANGUAGES.test(part) ? part : part.toLowerCase()))
        .join(''),
    )
    .join(' ');
  // Short words written out: what the resume has is held against it.
  const name: Part = {
    from: 'resume',
    text: plain,
    sources: [source],
    ...(said === undefined ? {} : { claim: said }),
  };
  if (/\b(?:crew|staff|team)$/i.test(plain)) return [words('part of the '), name];
  const isOne = ONLY_ONE.test(text) || (/s$/.test(plain) && !/ss$/.test(plain));
  if (/^(?:co-)?owner\b/i.test(plain)) return [words('the '), name];
  return isOne ? [name] : [words(`${articleFor(plain)} `), name];
}

const lineOf = ({ path, line }: Told) => ({ path, text: line });

const opensWith = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "answered enquiries by phone" as "answering enquiries by phone"; undefined where one of its verbs isn't certain. */
function asGerund({ text, isPresent, kind, result }: Told): string | undefined {
  const form = isPresent ? 'base' : 'past';
  const [first = '', ...others] = text.split(' ');
  const found = findVerbForm(first, form);
  if (/ as well as /.test(text)) return undefined;
  if (kind !== 'act' || result !== undefined || found === null || CHANGE.test(text))
    return undefined;
  const rest: string[] = [];
  for (const [i, word] of others.entries()) {
    const before = i === 0 ? first : (others[i - 1] ?? '');
    if (/^d(?:o|id)$/.test(word)) {
      rest.push('doing');
      continue;
    }
    const isJoined = /,$/.test(before) || /^(?:and|or)$/.test(before);
    const acts = readVerb(word.replace(/,$/, '')).filter(
      ({ form: other, verb }) => other === form || other === 'past' || !verb.baseIsNoun,
    );
    const other = findVerbForm(word, form);
    const next = others[i + 1] ?? '';
    const isSure =
      other !== null && (form === 'past' || !other.verb.baseIsNoun || DETERMINERS.has(next));
    // "identified and seize opportunities": the second of a pair of verbs is none that is known.
    const isOddPair = i === 1 && others[0] === 'and' && other === null;
    if (word === 'I' || isOddPair || (isJoined && acts.length > 0 && !isSure)) return undefined;
    rest.push(isJoined && isSure ? inflect(other, 'gerund') : word);
  }
  const doing = inflect(found, 'gerund');
  // What one got, won or brought about is no part of a job, and a form that nobody writes is none.
  return !isEnglish(doing) || NO_PART.test(first) ? undefined : `${doing} ${rest.join(' ')}`;
}

const NO_PART =
  /^(?:got|get|won|win|earned|received|passed|learn(?:ed|t)|found|became|began|started|rose|kept)$/;

/** The slots that what is told fills, by its kind and tense. */
export function toldSlots(told: Told): Slots {
  const { kind, place, isPresent, result } = told;
  const said = [fact(told.text, lineOf(told))];
  const whole = told.whole === undefined ? undefined : [fact(told.whole, lineOf(told))];
  const isAct = kind === 'act';
  const doing = asGerund(told);
  const done = result === undefined ? asPerfect(told.text) : undefined;
  // "Fuel checks, tyres and cleaning cover": what is named last has to read as one with what follows.
  const opener = /^\d|^[$€£]/.test(told.text)
    ? undefined
    : [fact(opensWith(told.text), lineOf(told))];
  return {
    did: isAct ? said : undefined,
    'did-whole': isAct ? whole : undefined,
    'did-now': isAct && isPresent ? said : undefined,
    'did-past': isAct && !isPresent ? said : undefined,
    done: isAct && !isPresent && done !== undefined ? [fact(done, lineOf(told))] : undefined,
    doing: doing !== undefined ? [fact(doing, lineOf(told))] : undefined,
    // "on weekends I run the line" has a time of its own and wants no place before it.
    event: kind === 'event' && !/(?<!since )\bI\b/.test(told.text) ? said : undefined,
    'event-opens': kind === 'event' ? opener : undefined,
    // "Of these, 91% gave again".
    share: kind === 'event' && /^\d[\d.,]*%/.test(told.text) ? said : undefined,
    'post-now': kind === 'post' && isPresent ? said : undefined,
    'post-past': kind === 'post' && !isPresent ? said : undefined,
    ...(result === undefined ? {} : { result: [fact(result, lineOf(told))] }),
    ...thingSlots(told),
    ...placeSlots(place),
  };
}

/** What a line names: as the job itself, or, named by gerunds, as what one does. */
function thingSlots(told: Told): Slots {
  if (told.kind !== 'thing' || !isThingToTell(told)) return {};
  const kind = isWorkByName(told) ? 'work' : 'thing';
  return {
    [`${kind}-${told.place.isCurrent ? 'now' : 'then'}`]: [fact(told.text, lineOf(told))],
  };
}

/** What a second telling of the same job fills in a sentence: `did-tail` where it can do without an "I" of its own. */
export function tooSlots(told: Told, first: Told): Slots {
  const slots = toldSlots(told);
  const { did, event } = slots;
  const isSameTense = first.kind !== 'act' || told.isPresent === first.isPresent;
  const isTail =
    isSameTense &&
    first.kind === 'act' &&
    !/^(?:am|was) /.test(first.text) &&
    isShort(told) &&
    isShort(first);
  return {
    // "I check the temps, and I took out new drivers": what was done once and what is done still stand apart.
    'did-too': isSameTense ? did : undefined,
    'did-tail': isTail ? did : undefined,
    'event-too': event,
    'did-past-too': told.isPresent ? undefined : did,
    'doing-too': slots.doing,
    'done-too': slots.done,
    'work-too': slots['work-now'] ?? slots['work-then'],
    'thing-too': slots['thing-now'] ?? slots['thing-then'],
  };
}

/** One act in so few words that another can follow it behind "and". */
const isShort = ({ text }: Told): boolean =>
  text.split(' ').length <= SHORT_WORDS_MAX && !/,| and /.test(text);
const SHORT_WORDS_MAX = 12;

/** "Student work", "Team leader design": a line of work, which nobody is. */
const NO_CALLING =
  /^(?!.* of )(?:.* )?(?:work|works|duties|training|services?|jobs?|labour|experience|design|department|division)$/i;

/** Where it was, as what, since when. */
export function placeSlots(named: Place): Slots {
  const { title, ...untitled } = named;
  const place: Place = title !== undefined && NO_CALLING.test(title.text) ? untitled : named;
  return {
    at: place.at === undefined ? undefined : atPlace(place),
    employer:
      place.at === undefined || place.kind !== 'work'
        ? undefined
        : [
            ...(THE_NAME.test(place.at.text) ? [words('the ')] : []),
            fact(place.at.text, place.at.source),
          ],
    'at-all': atPlace(place),
    post:
      place.title === undefined
        ? undefined
        : [
            ...aTitle(place.title),
            ...(place.at === undefined ? [] : [words(' '), ...atPlace(place)]),
          ],
    'a-title':
      place.title === undefined || place.kind === 'volunteer' ? undefined : aTitle(place.title),
    now: place.isCurrent && place.kind === 'work' ? [words('in my present job')] : undefined,
    // Of a post that goes on "in my present job" says it.
    'was-title':
      place.title === undefined || place.isCurrent || place.kind === 'volunteer'
        ? undefined
        : aTitle(place.title),
    since:
      place.startYear === undefined || !place.isCurrent
        ? undefined
        : [fact(place.startYear.text, place.startYear.source)],
    from:
      place.startYear === undefined
        ? undefined
        : [fact(place.startYear.text, place.startYear.source)],
    // "From 2012 to 2012" says nothing of a job of one year.
    until:
      place.endYear === undefined || place.endYear.text === place.startYear?.text
        ? undefined
        : [fact(place.endYear.text, place.endYear.source)],
  };
}

/** A need of the ad by its name. */
export const needSlot = ({ phrase, article }: Wanted): Part[] =>
  article === undefined ? [asked(phrase)] : [words(article), asked(phrase)];

/** What the ad names: the role, the employer. */
export function adSlots({ title, company }: LetterFacts): Slots {
  return {
    role:
      title === undefined
        ? [words('the position you have advertised')]
        : [
            words('the '),
            asked(title),
            words(/\b(?:role|position|job)$/i.test(title) ? '' : ' role'),
          ],
    ...(company === undefined
      ? {}
      : {
          'at-company': [words(THE_NAME.test(company) ? ' at the ' : ' at '), asked(company)],
        }),
  };
}
