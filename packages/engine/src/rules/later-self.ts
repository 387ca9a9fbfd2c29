import { irregularBases } from '../language/en/irregular-verbs.ts';
import { findParticiple, inflect, readVerb } from '../language/en/verb-forms.ts';
import { withoutContraction } from './line-text.ts';

/** Who did it, and to whom: beside these a dropped "I" reads torn. What one owns ("my findings", "our checklist") stands well alone. */
const SELF = /\b(?:I|me|mine|myself|we|us)\b/;
/** "and my route had 14 stops": what one owns does something of its own. */
const OWNER_ACTS = /(?:\b(?:and|but|so|while|when|because|that)|,) (?:my|our)\b/;

/** Whether a sentence still tells of oneself as a doer. */
export const tellsOfSelf = (sentence: string): boolean =>
  SELF.test(sentence) || OWNER_ACTS.test(sentence);

/** "before I go home", "while I saved money": one and the same does both. */
const BESIDE = /\b(while|before|after) I (\w+)(?= \w|[.,;]?$)/g;
/** States are not gone on with: "while I was ill", "after I had left". */
const NO_STATE =
  /^(?!(?:am|was|were|is|had|have|did|do|could|can|would|will|should|might|may|must|\p{L}+ly)$)\p{Ll}{2,}$/u;
/** Verbs of coming and going, which no lexicon of work has. */
const GOING: Readonly<Record<string, string>> = {
  go: 'going',
  went: 'going',
  come: 'coming',
  came: 'coming',
  leave: 'leaving',
  left: 'leaving',
};

/** "before I go home" -> "before going home". */
const tellBeside = (sentence: string): string =>
  sentence.replace(BESIDE, (own: string, joint: string, word: string) => {
    const found = readVerb(word).find(({ form }) => form === 'base' || form === 'past');
    const gerund = found === undefined ? GOING[word] : inflect(found, 'gerund');
    return NO_STATE.test(word) && gerund !== undefined ? `${joint} ${gerund}` : own;
  });

/** "I wash and dress them, I walk with them, and I write the notes": whole acts beside each other. */
const SPLICED = /, (?:and |then )?I (?=(?:also )?(\w+) )/g;

/** A comma between whole acts is too weak once the "I" is gone. */
function joinActs(sentence: string): string {
  const acts = Array.from(sentence.matchAll(SPLICED));
  const isSpliced = acts.some(([joint]) => joint === ', I ');
  const areVerbs = acts.every(([, verb = '']) => NO_STATE.test(verb));
  return /^I /.test(sentence) && isSpliced && areVerbs ? sentence.replace(SPLICED, '; ') : sentence;
}

/** What tells when or where an act was done, before the act itself. */
const FRONTED =
  /^(?<front>(?:When|Whenever|While|If|During|In|On|At|After|Before|Every|Each|By)\b[^,.;:]{2,60}?),? I (?<act>(?:also )?[\w-]+ [^,.;:]+)(?<stop>\.?)$/;
/** "In the hotel where I worked", "On the day that I came": the "I" belongs to the front. */
const OPEN_END =
  /\b(?:where|that|which|what|who|because|and|but|so|if|when|while|as|before|after|since|or|than)$/i;
/** A clause behind the act would take the front to itself. */
const OWN_CLAUSE =
  /\b(?:when|while|if|because|who|which|that|where|before|after|until|since|they|he|she)\b/i;
/** A second act would be left without it. */
const OTHER_ACT = /[,;:]| (?:and|or|but|then|plus|&|[-–—]) /i;
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** A day, a month or a year by its name. */
const NAMED_TIME = new RegExp(`\\b(?:${DAY}s?|${MONTH}|(?:19|20)\\d\\d)\\b`);
/** "in Lyon", "at the gate", "in summer"; "in hygiene" tells neither when nor where. */
const WHEN_OR_WHERE =
  /^(?:\p{Lu}.*|\d.*|the|an?|my|our|each|every|this|that|these|those|two|three|both|all|winter|summer|spring|autumn|fall|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays|holidays|school|college|university|home|work|sea|town|noon|midnight|lunch)$/u;
/** "In Paris": a place by its name goes to those whom the act is for. */
const NAMED_PLACE = /^(?:In|At|On) (?=\p{Lu})/u;
const FOR_OTHERS = /^(?:for|from|to|with|near|by)$/;
/** What stands before "damaged" in "the damaged pumps"; any other word is a noun with its participle behind it. */
const BEFORE_LIKENESS =
  /^(?:the|an?|my|our|all|some|any|no|each|every|was|were|been|being|get|got|of|for|to|with|from|by|in|on|at|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|new|old|\w+ly)$/i;
const ACT_WORDS_MAX = 16;

/** "pumps installed by others", "the crew running the saw": a noun with an act of its own. */
function isActOfThing(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (BEFORE_LIKENESS.test(words[at - 1] ?? '') || !/^\p{Ll}+$/u.test(word)) return false;
  // "staff training for 30 cooks" names an act, and no one who does it.
  if (word.endsWith('ing'))
    return at < words.length - 1 && readVerb(word).some(({ verb }) => !verb.gerundIsNoun);
  return /[^e]ed$/.test(word) || irregularBases(word).length > 0 || findParticiple(word) !== null;
}

/** Whether a time or a place behind an act is still told of it: the act holds no other act, time or place. */
function takesFront(act: string, front: string): boolean {
  if (OWN_CLAUSE.test(act) || OTHER_ACT.test(act) || NAMED_TIME.test(act)) return false;
  const words = act.replace(/^also /, '').split(' ');
  const isPlace = NAMED_PLACE.test(front) && !NAMED_TIME.test(front);
  // "worked in Lyon": right behind the verb a place is told of the verb, as the front is.
  const isTaken = words.some(
    (word, at) =>
      at > 1 &&
      ((/^(?:in|on|at)$/.test(word) && WHEN_OR_WHERE.test(words[at + 1] ?? '')) ||
        (isPlace && FOR_OTHERS.test(word)) ||
        isActOfThing(words, at)),
  );
  return words.length <= ACT_WORDS_MAX && !isTaken;
}

/** "Weekends I run the line": a time told without its "on". */
const BARE_TIME = new RegExp(
  `^(Weekends|Evenings|Nights|Mornings|Afternoons|${DAY}s),? I (.+?)(\\.?)$`,
);
const NAMED_DAY = new RegExp(`^${DAY}s$`);

/** "When the boss was away, I opened the shop" -> "I opened the shop when the boss was away". */
function actFirst(sentence: string): string {
  const [, time, run = '', end = ''] = BARE_TIME.exec(sentence) ?? [];
  if (time !== undefined && /^\w+ (?:the|my|our|a) \w+(?= |$)/.test(run) && takesFront(run, time))
    return `I ${run} on ${NAMED_DAY.test(time) ? time : time.toLowerCase()}${end}`;
  const { front = '', act = '', stop = '' } = FRONTED.exec(sentence)?.groups ?? {};
  if (front === '' || OPEN_END.test(front) || tellsOfSelf(front)) return sentence;
  if (!takesFront(act, front)) return sentence;
  return `I ${act} ${front.slice(0, 1).toLowerCase()}${front.slice(1)}${stop}`;
}

/** "Now I do brakes" of a role that goes on. */
const NOW = /^(?:Now|Today|Currently),? (?=I )/;

/** The sentence with its first "I" at the head, and those behind it said without. */
export const headedBySelf = (sentence: string): string =>
  joinActs(tellBeside(actFirst(withoutContraction(sentence.replace(NOW, '')))));
