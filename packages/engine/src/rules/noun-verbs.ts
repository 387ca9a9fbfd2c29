import { HANDLED, NOUN_VERBS } from '../../data/words/noun-verbs.ts';
import { findGerund } from '../language/en/guessed-verb.ts';
import { MASS_NOUNS } from '../language/en/nouns.ts';
import { findNominal, findVerbForm, inflect } from '../language/en/verb-forms.ts';
import type { Line, NounPhrase, Token } from '../language/line.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { convertClause } from './clause.ts';
import { isJoint, openingPhrases, readThings } from './read-things.ts';

type To = 'past' | 'base';

const verbsOfNoun = new Map<string, readonly string[]>();
for (const row of NOUN_VERBS.trim().split('\n')) {
  const [verbs = '', nouns = ''] = row.split(' | ');
  for (const noun of nouns.split(' '))
    verbsOfNoun.set(noun, [...(verbsOfNoun.get(noun) ?? []), ...verbs.split(' ')]);
}

/** Nouns for work itself, told without an article: "data entry", "follow-up". */
const WORK =
  /(?:tion|sion|ment|ance|ence|ing|entry|upkeep|intake|prep|cleanup|follow-up|support|care|service|control)$/;
/** Results, rules and states that end as acts do: one is not done with them what is done with work. */
const NO_ACT: ReadonlySet<string> = new Set(
  'decision solution instruction recommendation direction information insulation performance presentation condition agreement arrangement document equipment instrument understanding appearance conclusion definition description explanation publication qualification specification statement organization association corporation improvement development design operation'.split(
    ' ',
  ),
);
/** "a wide range of billing questions": the things are behind "of". */
const AMOUNT_OF =
  /^(?:an? |the )?(?:wide |broad |large |great )?(?:range|variety|number|mix|array|selection) of /i;

/** "washing, greasing and belt changes"; meetings, buildings and trainings are things. */
const isBareAct = ({ lower }: Token): boolean =>
  !/^(?:meeting|building|opening|housing|pricing|evening|morning|ceiling|outing|gathering|opening|hearing)$/.test(
    lower,
  ) && findGerund(lower) !== null;

/** What tells that the things of a line are the person's work: a duty phrase before them, or only the lines beside it. */
type Sign = 'duty' | 'bare';

/** Of what stands bare these verbs are not sure: "Employee of the year" is supervised by nobody. */
const DUTY_VERBS = /^(?:lead|supervise|look_after|run|cover)$/;

const handled: ReadonlySet<string> = new Set(HANDLED.split(' '));

/** The verbs that fit a noun: those of its class; of a noun for work that has none, "handle". */
function verbsFor(line: Line, phrase: NounPhrase, sign: Sign = 'duty'): readonly string[] {
  const verbs = verbsOf(line, phrase);
  if (verbs.length > 0 && sign === 'duty') return verbs;
  if (verbs.length > 0)
    return DUTY_VERBS.test(verbs[0] ?? '')
      ? []
      : verbs.filter((verb, at) =>
          verb === 'handle'
            ? handled.has((line.tokens[phrase.head] as Token).lemma)
            : at === 0 || !ANY_WORK.includes(verb),
        );
  return sign === 'duty' && isThings(line.tokens[phrase.head] as Token, phrase.number)
    ? ['handle']
    : [];
}

/** "a section of 11 soldiers": so many people, whom one leads. */
const COUNTED_PEOPLE = /^(?:section|group|unit|troop|detachment|party|shift|department)$/;

function leadsPeople(tokens: readonly Token[], head: number): boolean {
  const [of, count, ...behind] = tokens.slice(head + 1, head + 5);
  return (
    COUNTED_PEOPLE.test(tokens[head]?.lower ?? '') &&
    of?.lower === 'of' &&
    count?.pos === 'number' &&
    behind.some(({ lower }) => isPeopleNoun(lower))
  );
}

function verbsOf({ tokens }: Line, { head, hasDeterminer }: NounPhrase): readonly string[] {
  const { lemma: own, pos } = tokens[head] as Token;
  if (leadsPeople(tokens, head)) return ['lead'];
  // "RFIs" is read as a name.
  const lemma = pos === 'name' ? own.toLowerCase().replace(/s$/, '') : own;
  const known = verbsOfNoun.get(lemma) ?? verbsOfNoun.get(lemma.split('-').at(-1) ?? lemma);
  if (known !== undefined)
    return lemma.endsWith('ing') && !known.includes('do') ? [...known, ...ANY_WORK] : known;
  // "the sorting of mail": an article makes the form in -ing the name of the act.
  const isNamed = hasDeterminer && lemma.endsWith('ing');
  const isAct =
    isNamed ||
    (hasDeterminer && /[ts]ion$/.test(lemma)) ||
    MASS_NOUNS.has(lemma) ||
    findNominal(lemma) !== null ||
    isBareAct(tokens[head] as Token);
  if (pos === 'noun' && isAct && WORK.test(lemma) && !NO_ACT.has(lemma))
    return ['handle', ...ANY_WORK];
  return [];
}

/** Several things of a kind, counted or not: one handles them, whatever they are; people and measures of success one does not. */
function isThings({ lower, lemma, pos }: Token, number: NounPhrase['number']): boolean {
  return (
    pos === 'noun' &&
    number === 'plural' &&
    /[^s]s$/.test(lower) &&
    !TITLE_WORDS.has(lemma) &&
    !isPeopleNoun(lower) &&
    !NOT_HANDLED.has(lemma)
  );
}
const isPeopleNoun = (lower: string): boolean =>
  /(?:[^ph]ers|ors|ists|[gt]ants|ees|men|women|people|ians|children|families|mates|folk|boys|girls|kids|adults|seniors|veterans|youths|teens|students|agents|individuals|persons|souls|athletes|cadets|scouts|nurses|pupils|interns|inmates|heads)$/.test(
    lower,
  );
const NOT_HANDLED: ReadonlySet<string> = new Set(
  'result cost goal target standard need outcome duty responsibility task activity function area aspect thing skill value relation relationship operation process objective kpi expectation deadline level rate hour day week month year minute time profit loss saving margin people other strategy policy decision improvement growth improvement'.split(
    ' ',
  ),
);

/** An acronym among things that are known ("oil changes and PDIs"), and the first words of "birth, marriage and death records". */
function goesWithOthers(line: Line, phrase: NounPhrase, list: readonly NounPhrase[]): boolean {
  if (list.length < 2 || verbsOf(line, phrase).length > 0) return false;
  const head = line.tokens[phrase.head] as Token;
  if (/^\p{Lu}[\p{Lu}\d-]{1,5}s?$/u.test(head.text)) return true;
  const last = list.at(-1);
  const isShort = phrase.to - phrase.from <= 2 && phrase.number === 'singular';
  return (
    isShort &&
    last !== undefined &&
    last !== phrase &&
    last.to - last.from > 1 &&
    last.number === 'plural' &&
    verbsFor(line, last).length > 0
  );
}

/** Verbs of any work, the better one first. */
const ANY_WORK = ['perform', 'do'];

/** What is done, not kept or made. */
const OF_WORK = /^(?:perform|carry_out|conduct|complete)$/;

/** Verbs that fit every noun of a list; of several kinds of things, "handle" where each is work or things to handle. */
function sharedVerbs(line: Line, list: readonly NounPhrase[], sign: Sign): readonly string[] {
  const told = list.filter((phrase) => !goesWithOthers(line, phrase, list));
  const [first = [], ...others] = told.map((phrase) => verbsFor(line, phrase, sign));
  const shared = first.filter((verb) => others.every((verbs) => verbs.includes(verb)));
  const isWork =
    sign === 'duty' &&
    [first, ...others].every((verbs) => verbs.some((verb) => OF_WORK.test(verb)));
  if (shared.length > 0 || others.length === 0)
    return isWork && !shared.includes('perform') ? [...shared, ...ANY_WORK] : shared;
  // "keys and alarms", "the register and the keys": things of no class and those that are kept are looked after with the others.
  const isKept = [first, ...others].every(
    (verbs) => verbs.includes('look_after') || /^(?:handle|keep|track)$/.test(verbs[0] ?? ''),
  );
  const areInCare = [first, ...others].some(
    (verbs, at) => verbs.includes('look_after') && (at === 0 || first[0] === 'keep'),
  );
  if (isKept && areInCare) return ['look_after'];
  const isHandled = (verbs: readonly string[]): boolean =>
    verbs.length > 0 && !verbs.some((verb) => /^(?:look_after|make|keep)$/.test(verb));
  return sign === 'duty' && [first, ...others].every(isHandled) ? ['handle', ...ANY_WORK] : [];
}

/** Work and goods that a resume tells without an article, in whatever number: "data entry", "minor assembly". */
const isWithoutArticle = (lower: string): boolean =>
  /-(?:payable|receivable|end)$/.test(lower) ||
  WORK.test(lower) ||
  MASS_NOUNS.has(lower) ||
  verbsOfNoun.get(lower)?.[0] === 'handle';

/** "the opening of accounts": one word for an act, told with its object; not beside another one in -ing. */
const isBareActOf = ({ tokens }: Line, phrase: NounPhrase, list: readonly NounPhrase[]): boolean =>
  phrase.to - phrase.from === 1 &&
  tokens[phrase.to]?.lower === 'of' &&
  !list.some((one) => one !== phrase && tokens[one.head]?.lower.endsWith('ing') === true);

/** "the" before each thing of the list that is told singly without an article: "stock count". */
function withArticles(line: Line, list: readonly NounPhrase[]): string {
  const { text, tokens } = line;
  let better = text;
  for (const phrase of [...list].reverse()) {
    const [first, head] = [tokens[phrase.from], tokens[phrase.head]];
    if (first === undefined || head === undefined || goesWithOthers(line, phrase, list)) continue;
    const isStuff =
      phrase.number !== 'singular' ||
      head.pos === 'name' ||
      (isWithoutArticle(head.lower) && !isBareActOf(line, phrase, list));
    const isCounted = phrase.hasDeterminer || first.pos === 'number' || /['’]s?$/.test(first.lower);
    // "2 man crew": one crew, of so many.
    const article =
      first.pos === 'number' && phrase.number === 'singular' && phrase.to - phrase.from > 2
        ? /^(?:8|11|18|eight|eleven)/.test(first.lower)
          ? 'an'
          : 'a'
        : 'the';
    const hasArticle = first.pos === 'determiner';
    if (!hasArticle && ((!isStuff && !isCounted) || article !== 'the'))
      better = `${better.slice(0, first.start)}${article} ${better.slice(first.start)}`;
  }
  return better;
}

const formOf = (verb: string, to: To): string | null => {
  if (verb === 'do') return to === 'past' ? 'did' : 'do';
  const [base = '', particle] = verb.split('_');
  const found = findVerbForm(base, 'base');
  if (found === null) return null;
  return `${inflect(found, to)}${particle === undefined ? '' : ` ${particle}`}`;
};

/** What comes from somebody was made by them: "bids from suppliers". */
const MADE = /^(?:prepare|make|complete|keep)$/;

/** What tells a clause of its own: "reports that were late". */
const tellsClause = ({ pos, form, lower }: Token, at: number, tokens: readonly Token[]): boolean =>
  !isToldOfNoun(tokens, at) &&
  (/^(?:that|which|who|whose|whether|using|such)$/.test(lower) ||
    pos === 'auxiliary' ||
    (pos === 'verb' && (form === 'past' || form === 'third' || form === 'base')));

/** "wound care", "tailored suits": at the head of a thing, right before its noun. */
const isToldOfNoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.form === 'past' &&
  (at === 0 || isJoint(tokens[at - 1] as Token)) &&
  tokens[at + 1]?.pos === 'noun' &&
  tokens[at + 1]?.gap === ' ';

/** Where a further act of the list begins: "payroll and training staff". */
function nextAct({ tokens }: Line, from: number): number {
  return tokens.findIndex(
    ({ pos, form }, at) =>
      at >= Math.max(from, 1) &&
      !/^(?:staff|team|crew|assistants?|area|room|list|times?)$/.test(
        tokens[at + 1]?.lower ?? '',
      ) &&
      pos === 'verb' &&
      form === 'gerund' &&
      isJoint(tokens[at - 1] as Token),
  );
}

/** "cashing up, recruitment and displays": behind an act without an object the list goes on with things. */
const hasThingsBehind = (rest: string): boolean =>
  rest.split(/, (?:and )?| and /).some((part) => !/^(?:and )?\w+ing\b/.test(part)) &&
  /^\w+ing(?: up| out| in| off| down)?(?:,| and) /.test(rest);

/** "the desk, phones and " before another act: "the desk and phones, and ". */
const closeList = (things: string): string =>
  things.replace(/, ([^,]+?),? (and|&) $/, ' and $1, $2 ');

const NEEDS_DO =
  /^(?:the )?(?:[\w-]+ ){0,2}(?:laundry|housekeeping|dishes|bookkeeping|ironing|mending|shopping|books)\b/i;

/** "cash handling": what is handled. */
const withoutHandling = (duty: string): string =>
  duty.replace(/^((?:the )?[\w-]+(?: [\w-]+)?)[ -]handling\b(?! of\b)/i, '$1');

/** "Handled cash", not "handled cash handling". */
const join = (verb: string, things: string): string =>
  `${verb} ${/^handled?$/.test(verb) ? withoutHandling(things) : things}`;

/**
 * "the year-end stock count" with the verbs that its nouns ask for, the exact one first: "completed the
 * year-end stock count". None where a noun is of no class, names people or hangs in a clause of its own.
 */
export function convertThings(duty: string, to: To, sign: Sign = 'duty'): string[] {
  const amount = AMOUNT_OF.exec(duty)?.[0];
  if (amount !== undefined)
    return convertThings(duty.slice(amount.length), to, sign).map((told) =>
      told.replace(/^(\w+(?: (?:out|after))?) /, `$1 ${amount}`),
    );
  const line = readThings(duty);
  const { list, end } = openingPhrases(line);
  if (list.length === 0 || line.tokens.some(tellsClause)) return [];
  // "Duties included teaching": the bare name of an act.
  if (line.tokens.length === 1 && duty.endsWith('ing')) return [];
  const behind = line.tokens[end]?.lower ?? '';
  // "a food cost of 28%": a measure, which one keeps to.
  if (behind === 'of' && /%|\bper ?cent\b/i.test(duty)) return [];
  // "orders into groups": the verb that this hangs on is not told.
  if (behind === 'into') return [];
  const isCounted = list.some((phrase) => line.tokens[phrase.from]?.pos === 'number');
  const verbs = sharedVerbs(line, list, sign)
    .filter((verb) => behind !== 'from' || !MADE.test(verb))
    .filter((verb) => behind !== 'of' || verb !== 'make')
    // "three services", "the care of patients": things, and others who may give it.
    .filter((verb) => verb !== 'provide' || (!isCounted && behind !== 'of'))
    // "Did the opening" tells of work that is over; "Do the opening" reads like an order.
    .filter((verb) => verb !== 'do' || to === 'past' || NEEDS_DO.test(duty))
    .flatMap((verb) => formOf(verb, to) ?? []);
  const things = withArticles(line, list);
  // A row of notes stays one: "shop drawings, daily report".
  if (sign === 'bare' && things !== line.text) return [];
  const told = verbs.map((verb) => join(verb, things));
  const act = nextAct(line, end);
  if (act === -1) return told;
  const start = line.tokens[act]?.start ?? 0;
  const rest = convertClause(duty.slice(start), 'gerund', to, 'duty');
  if (rest === null || hasThingsBehind(duty.slice(start))) return [];
  const first = withArticles(readThings(duty.slice(0, start)), list);
  const before = list.length < 2 ? first : closeList(first);
  return verbs.map((verb) => join(verb, `${before}${rest}`));
}

/** Whether a text is work told by its bare name: each thing of its list is of a class, and no clause hangs on it. */
export function isNamedWork(duty: string): boolean {
  const line = readThings(duty);
  const { list } = openingPhrases(line);
  return (
    list.length > 0 &&
    !line.tokens.some(tellsClause) &&
    nextAct(line, 0) === -1 &&
    list.every((phrase) => verbsFor(line, phrase, 'bare').length > 0)
  );
}

/** The things of a list, each told singly with its article: "stock count" -> "the stock count". */
export function withArticle(duty: string): string {
  const line = readThings(duty);
  return withArticles(line, openingPhrases(line).list);
}
