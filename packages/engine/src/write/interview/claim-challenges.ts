import type { ClaimChallenge, Resume } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { listDates } from '../../verify/quantities/dates.ts';
import { listNumbers, type NumberFact } from '../../verify/quantities/numbers.ts';
import { listOwnership } from '../../verify/responsibility/ownership.ts';
import { OUTCOME_WORDS, SCOPE_WORDS } from '../../verify/responsibility/shared-work.ts';

type Challenge = Omit<ClaimChallenge, 'path'>;

const CHALLENGES_MAX = 15;
const LED = 5;
const LINE =
  /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$|^basics\.summary$/;

function challengeNumber(text: string, number: NumberFact): Challenge | null {
  const change = changeAround(text, number);
  const claim = change ?? (number.unit === '' ? counted(text, number) : number.text);
  // A bare number counts nothing that a quote could name, nor do "3 times".
  if (!/\p{L}|%/u.test(claim) && number.unit === '') return null;
  if (number.value <= FEW && OFTEN.test(claim)) return null;
  const of = (challenge: string, prepare: string): Challenge => ({
    kind: 'number',
    claim,
    challenge,
    prepare,
  });
  if (change !== null)
    return of(
      `"${claim}": how were both ends measured, and what else changed in that time?`,
      'Have both figures, their dates, and who else could confirm them. If one is an estimate, say so first.',
    );
  return challengeFigure(claim, number, of);
}

/** A share, a sum, a time or a count, each by its own question. */
function challengeFigure(
  claim: string,
  number: NumberFact,
  of: (challenge: string, prepare: string) => Challenge,
): Challenge {
  if (number.unit === '%' || /^[\d.]+x\b/i.test(claim))
    return of(
      `How did you measure the ${claim}: of what, over what time, and against what starting point?`,
      'Have the figure before and after, the period, and who else could confirm it. If it is an estimate, say so first.',
    );
  if (number.unit === 'money')
    return of(
      `Where does ${claim} come from, and how much of it was your doing?`,
      'Know how the sum was worked out, and which share of it you would claim.',
    );
  if (TIME.test(claim))
    return of(
      `"${claim}": from when to when, and what did you do in that time?`,
      'Have the first and the last month ready, and say what was part-time or beside other work.',
    );
  if (number.value <= FEW)
    return of(
      `"${claim}": can you name each, and say what your own part was?`,
      'Be ready to go through them one by one.',
    );
  return of(
    `"${claim}": is that a count or an estimate, and at what point in time?`,
    'Be ready to say how you know it, and whether it was a peak or a usual day.',
  );
}

/** "from 22 to 7 minutes", which tells a change by its two ends. */
function changeAround(text: string, { start, end }: NumberFact): string | null {
  for (const { 0: change, index } of text.matchAll(
    /\bfrom \S*\d\S* to \S*\d[^\s,;.]*(?: %| \p{L}+)?/gu,
  ))
    if (index <= start && end <= index + change.length) return change;
  return null;
}

const OFTEN = / (?:times|days|mornings|afternoons|evenings|nights|weeks|hours|minutes|shifts)$/i;
const TIME = /^\S+[ -](?:years?|months?)\b/i;
/** So few that they can be named. */
const FEW = 5;
const COUNTED_WORDS_MAX = 3;
const PHRASE_END =
  /^(?:in|on|at|to|for|of|with|within|across|between|per|by|from|and|or|the|a|an|into|over|under|using|while|who|that|which|is|was|their|its|our|my|his|her|each|every|plus)$/i;
/** The head of what is counted: the phrase ends behind it. */
const PLURAL =
  /^(?!(?:sales|business|process|access|series|news)$)\p{L}+[^\WsuS]s$|^(?:children|people|men|women|staff)$/iu;

/** The words behind a place that go with it: up to a preposition, a clause or a verb of its own. */
function phraseBehind(text: string, end: number, max: number): string[] {
  const words = (/^[^.,;:()/]*/.exec(text.slice(end))?.[0] ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const stop = words.findIndex(
    (word, i) =>
      PHRASE_END.test(word) ||
      (i > 0 && PLURAL.test(words[i - 1] ?? '')) ||
      (i > 0 && readVerb(word).some(({ form }) => form === 'past')),
  );
  return (stop === -1 ? words : words.slice(0, stop)).slice(0, max);
}

/** "23 workplace investigations": the number with what it counts. */
function counted(text: string, { text: number, end }: NumberFact): string {
  const noun = phraseBehind(text, end, COUNTED_WORDS_MAX);
  // "8-member team" is written without a gap.
  const gap = noun.length === 0 || /^\S/.test(text.slice(end)) ? '' : ' ';
  return `${number}${gap}${noun.join(' ')}`;
}

/** "led migration", "cut runtime": a verb with what it was done to. */
const withObject = (text: string, verb: { text: string; end: number }): string | null => {
  if (!/^ \p{L}/u.test(text.slice(verb.end))) return null;
  const object = phraseBehind(text, verb.end, COUNTED_WORDS_MAX + 1);
  const article = /^ (?:the|an?|our|its|their) /i.exec(text.slice(verb.end))?.[0];
  const inside =
    object.length === 0 && article !== undefined
      ? [article.trim(), ...phraseBehind(text, verb.end + article.length, COUNTED_WORDS_MAX)]
      : object;
  // "leading brand, content and campaigns": the list is cut short.
  const isCut = inside.length === 1 && text.slice(verb.end).startsWith(` ${inside[0]},`);
  return isCut || inside.length === 0 || (article !== undefined && inside.length === 1)
    ? null
    : `${verb.text} ${inside.join(' ')}`;
};

/** Words of extent that are everyday words as often, or praise. */
const EVERYDAY =
  /^(?:every|all|only|first|most|best|always|never|top|on time|under budget|ahead of schedule|major|complex|critical|senior|advanced|fully|largest|highest|significant(?:ly)?|continuous(?:ly)?|successful(?:ly)?|strategic(?:ally)?|expert(?:ise|ly)?|proficien(?:t|cy)|international(?:ly)?|national(?:ly)?)$/i;

/** What led or ran the work: a verb of the person's own, no "led by", "leading to" or "lead scoring". */
function findLed(text: string): string | null {
  for (const { rank, text: word, start, end } of listOwnership(text)) {
    if (rank < LED) continue;
    const forms = readVerb(word).map(({ form }) => form);
    const isOpener = start === 0 || /[.;] $/.test(text.slice(0, start));
    const isVerb =
      forms.includes('past') || forms.includes('gerund') || (isOpener && forms.length > 0);
    const isNoun = /\b(?:an?|the|our|its) $/i.test(text.slice(0, start));
    if (!isVerb || isNoun || /^ (?:by|to|in|with)\b/i.test(text.slice(end))) continue;
    const phrase = withObject(text, { text: word, end });
    if (phrase !== null) return phrase;
  }
  return null;
}

/** Verbs of change that also name work of the hand: "measured, cut, bent", "drove a truck". */
const BY_HAND =
  /^(?:cut|cutting|drove|driving|drive|drives|grew|growing|grow|grows|sav(?:e|es|ed|ing)|won|winning)$/i;
const MEASURED =
  /\b(?:times?|costs?|errors?|waste|backlogs?|delays?|turnover|spend(?:ing)?|expenses|overtime|complaints|returns|sales|revenues?|profits?|traffic|growth|adoption|engagement|retention|satisfaction|efficiency|productivity|downtime|runtime|latency|usage|memory|hours|money|rates?|scores?|risks?|losses|attendance|membership|enrolment|enrollment|accounts?|business|customers|audience|subscribers|followers)\b/i;

/** "reduced customer ticket backlog": a change that the line claims, with what it changed. */
function findOutcome(text: string): string | null {
  for (const { 0: word, index } of text.matchAll(OUTCOME_WORDS)) {
    const isVerb =
      /\b(?:in|to)$/i.test(word) ||
      readVerb(word).some(({ form }) => form === 'past' || form === 'gerund');
    const isAdjective = /\b(?:an?|the|wrote|write|with|of) $/i.test(text.slice(0, index));
    if (!isVerb || isAdjective) continue;
    const phrase = withObject(text, { text: word, end: index + word.length });
    if (phrase !== null && (!BY_HAND.test(word) || MEASURED.test(phrase))) return phrase;
  }
  return null;
}

/** The likely challenges to one line, the hardest first. */
function challengeLine(text: string): Challenge[] {
  const dates = listDates(text);
  const numbers = listNumbers(text).filter(
    (number) =>
      !dates.some((date) => number.start >= date.start && number.end <= date.end) &&
      /\d/.test(number.text) &&
      number.value > 1 &&
      !/^\d{4,}$/.test(number.text) &&
      // "a 2-week cycle" is a length, and "a top 25 retailer" a rank: neither counts anything.
      !/^-(?:day|week|month|hour|minute|year)/i.test(text.slice(number.end)) &&
      !/\btop[\s-]$/i.test(text.slice(0, number.start)),
  );
  const measured = numbers.find(({ unit }) => unit !== '') ?? numbers[0];
  const figure = measured === undefined ? null : challengeNumber(text, measured);
  const led = findLed(text);
  const outcome = figure === null ? findOutcome(text) : null;
  const scope = [...text.matchAll(SCOPE_WORDS)]
    .filter(({ 0: word, index }) => !/^ tests?\b/i.test(text.slice(index + word.length)))
    .map(([word]) => word)
    .find((word) => !EVERYDAY.test(word));
  return [
    ...(figure === null ? [] : [figure]),
    ...(led === null ? [] : [challengeLead(led)]),
    ...(outcome === null ? [] : [challengeOutcome(outcome)]),
    ...(scope === undefined ? [] : [challengeScope(scope)]),
  ];
}

const challengeLead = (claim: string): Challenge => ({
  kind: 'ownership',
  claim,
  challenge: `"${claim}": who decided, who did the work, and who reported to you?`,
  prepare: 'Name what you decided alone, what was decided with others, and how many people it was.',
});
const challengeOutcome = (claim: string): Challenge => ({
  kind: 'outcome',
  claim,
  challenge: `"${claim}": how do you know, and what else could have caused it?`,
  prepare: 'Have one sign of it that others saw too. If nobody measured it, say so plainly.',
});
const challengeScope = (claim: string): Challenge => ({
  kind: 'scope',
  claim,
  challenge: `"${claim}" is a large word. What exactly did it cover?`,
  prepare: 'Say where it ended: which teams, sites or users were not part of it.',
});

/** The defend-it drill: what a doubting interviewer asks of each strong claim (numbers, leadership, outcomes, extent), in the order of the resume. */
export function listClaimChallenges(resume: Resume): ClaimChallenge[] {
  return listLines(resume)
    .filter(({ path }) => LINE.test(path))
    .flatMap(({ path, text }) =>
      challengeLine(text)
        .slice(0, 2)
        .map((challenge) => ({ path, ...challenge })),
    )
    .slice(0, CHALLENGES_MAX);
}
