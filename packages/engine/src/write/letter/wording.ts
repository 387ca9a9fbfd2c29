import { articleFor } from '../noun-phrase.ts';
import { isUnplaced, type Place } from '../place.ts';
import { asked, fact, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import type { Slots } from './patterns.ts';
import type { Told } from './told.ts';
import type { Wanted } from './wanted.ts';

/** Names that a sentence says with "the". */
const THE_NAME =
  /^(?:University|Cathedral|Ministry|City|Department|County|Government|Institute|College|Bank|Office|Town|State|Municipality|School|Faculty|Port|Laboratory|Chair|Cent(?:re|er)|Association|Society|Academy|Museum|Embassy|Council|Board|Federation|Church|House|Museums|Diocese|Parish|District|Province|Republic) (?:of|for)\b/;

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
function aTitle({ text, source }: { text: string; source: Parameters<typeof fact>[1] }): Part[] {
  const plain = text
    .replace(/ (?:I|II|III|IV)$/, '')
    .replace(/ & /g, ' and ')
    .split(' ')
    .map((word) =>
      word
        .split(/(?<=[/-])/)
        .map((part) => (KEPT.test(part) || LANGUAGES.test(part) ? part : part.toLowerCase()))
        .join(''),
    )
    .join(' ');
  if (/\b(?:crew|staff|team)$/i.test(plain)) return [words('part of the '), fact(plain, source)];
  const isOne = ONLY_ONE.test(text) || (/s$/.test(plain) && !/ss$/.test(plain));
  if (/^(?:co-)?owner\b/i.test(plain)) return [words('the '), fact(plain, source)];
  return isOne ? [fact(plain, source)] : [words(`${articleFor(plain)} `), fact(plain, source)];
}

const lineOf = ({ path, line }: Told) => ({ path, text: line });

const opensWith = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The slots that what is told fills, by its kind and tense. */
export function toldSlots(told: Told): Slots {
  const { kind, place, isPresent, result } = told;
  const said = [fact(told.text, lineOf(told))];
  const whole = told.whole === undefined ? undefined : [fact(told.whole, lineOf(told))];
  const isAct = kind === 'act';
  // "Fuel checks, tyres and cleaning cover": what is named last has to read as one with what follows.
  const opener = /^\d|^[$€£]/.test(told.text)
    ? undefined
    : [fact(opensWith(told.text), lineOf(told))];
  return {
    did: isAct ? said : undefined,
    'did-whole': isAct ? whole : undefined,
    'did-now': isAct && isPresent ? said : undefined,
    'did-past': isAct && !isPresent ? said : undefined,
    event: kind === 'event' ? said : undefined,
    'event-opens': kind === 'event' ? opener : undefined,
    // "Of these, 91% gave again".
    share: kind === 'event' && /^\d[\d.,]*%/.test(told.text) ? said : undefined,
    'post-now': kind === 'post' && isPresent ? said : undefined,
    'post-past': kind === 'post' && !isPresent ? said : undefined,
    ...(result === undefined ? {} : { result: [fact(result, lineOf(told))] }),
    ...placeSlots(place),
  };
}

/** Where it was, as what, since when. */
export function placeSlots(place: Place): Slots {
  return {
    at: place.at === undefined ? undefined : atPlace(place),
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
          'at-company': [words(' at '), asked(company)],
        }),
  };
}
