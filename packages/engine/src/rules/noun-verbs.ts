import { NOUN_VERBS } from '../../data/words/noun-verbs.ts';
import { analyze } from '../language/analyze.ts';
import { MASS_NOUNS } from '../language/en/nouns.ts';
import { findNominal, findVerbForm, inflect } from '../language/en/verb-forms.ts';
import type { Line, NounPhrase, Token } from '../language/line.ts';
import { convertClause } from './clause.ts';

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
const NO_ACT =
  /^(?:decision|solution|instruction|recommendation|direction|information|insulation|performance|presentation|condition|agreement|arrangement|document|equipment|instrument|understanding|appearance|conclusion|definition|description|explanation|publication|qualification|specification|statement|organization|association|corporation|improvement|development|design|operation)$/;
const isJoint = ({ lower }: Token): boolean => /^(?:,|and|&|or)$/.test(lower);

/** The noun phrases that a line opens with, joined by commas and "and"; `end` is the place behind the last. */
function openingPhrases({ tokens, phrases }: Line): { list: NounPhrase[]; end: number } {
  const list: NounPhrase[] = [];
  let at = 0;
  for (;;) {
    const phrase = phrases.find(({ from }) => from === at);
    if (phrase === undefined) break;
    list.push(phrase);
    at = phrase.to;
    let next = at;
    while (tokens[next] !== undefined && isJoint(tokens[next] as Token)) next++;
    if (next === at || !phrases.some(({ from }) => from === next)) break;
    at = next;
  }
  return { list, end: at };
}

/** The verbs that fit a noun: those of its class; of a noun for work that has none, "handle". */
function verbsFor({ tokens }: Line, { head, hasDeterminer }: NounPhrase): readonly string[] {
  const { lemma, pos } = tokens[head] as Token;
  const known = verbsOfNoun.get(lemma) ?? verbsOfNoun.get(lemma.split('-').at(-1) ?? lemma);
  if (known !== undefined) return known;
  // "the sorting of mail": an article makes the form in -ing the name of the act.
  const isNamed = hasDeterminer && lemma.endsWith('ing');
  const isAct = isNamed || MASS_NOUNS.has(lemma) || findNominal(lemma) !== null;
  return pos === 'noun' && isAct && WORK.test(lemma) && !NO_ACT.test(lemma) ? ['handle'] : [];
}

/** Verbs that fit every noun of a list; of several kinds of things, "handle" where each is work or things to handle. */
function sharedVerbs(line: Line, list: readonly NounPhrase[]): readonly string[] {
  const [first = [], ...others] = list.map((phrase) => verbsFor(line, phrase));
  const shared = first.filter((verb) => others.every((verbs) => verbs.includes(verb)));
  if (shared.length > 0 || others.length === 0) return shared;
  const isHandled = (verbs: readonly string[]): boolean =>
    verbs.length > 0 && !verbs.some((verb) => /^(?:look_after|make|keep)$/.test(verb));
  return [first, ...others].every(isHandled) ? ['handle'] : [];
}

/** "the" before each thing of the list that is told singly without an article: "stock count". */
function withArticles({ text, tokens }: Line, list: readonly NounPhrase[]): string {
  let better = text;
  for (const phrase of [...list].reverse()) {
    const [first, head] = [tokens[phrase.from], tokens[phrase.head]];
    if (first === undefined || head === undefined) continue;
    const isStuff = phrase.number !== 'singular' || head.pos === 'name' || WORK.test(head.lower);
    const isCounted = phrase.hasDeterminer || first.pos === 'number' || /['’]s?$/.test(first.lower);
    if (!isStuff && !isCounted)
      better = `${better.slice(0, first.start)}the ${better.slice(first.start)}`;
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
const tellsClause = ({ pos, form, lower }: Token): boolean =>
  /^(?:that|which|who|whose|whether)$/.test(lower) ||
  pos === 'auxiliary' ||
  (pos === 'verb' && (form === 'past' || form === 'third' || form === 'base'));

/** Where a further act of the list begins: "payroll and training staff". */
function nextAct({ tokens }: Line, from: number): number {
  return tokens.findIndex(
    ({ pos, form }, at) =>
      at >= from && pos === 'verb' && form === 'gerund' && isJoint(tokens[at - 1] as Token),
  );
}

/** "the desk, phones and " before another act: "the desk and phones, and ". */
const closeList = (things: string): string =>
  things.replace(/, ([^,]+?),? (and|&) $/, ' and $1, $2 ');

/**
 * "the year-end stock count" with the verbs that its nouns ask for, the exact one first: "completed the
 * year-end stock count". None where a noun is of no class, names people or hangs in a clause of its own.
 */
export function convertThings(duty: string, to: To): string[] {
  const line = analyze(duty, 'en');
  const { list, end } = openingPhrases(line);
  if (list.length === 0 || line.tokens.some(tellsClause)) return [];
  // "Duties included teaching": the bare name of an act.
  if (line.tokens.length === 1 && duty.endsWith('ing')) return [];
  const behind = line.tokens[end]?.lower ?? '';
  // "orders into groups": the verb that this hangs on is not told.
  if (behind === 'into') return [];
  const isCounted = list.some((phrase) => line.tokens[phrase.from]?.pos === 'number');
  const verbs = sharedVerbs(line, list)
    .filter((verb) => behind !== 'from' || !MADE.test(verb))
    // "three services", "the care of patients": things, and others who may give it.
    .filter((verb) => verb !== 'provide' || (!isCounted && behind !== 'of'))
    .flatMap((verb) => formOf(verb, to) ?? []);
  const act = nextAct(line, end);
  if (act === -1) return verbs.map((verb) => `${verb} ${withArticles(line, list)}`);
  const start = line.tokens[act]?.start ?? 0;
  const rest = convertClause(duty.slice(start), 'gerund', to, 'duty');
  if (rest === null) return [];
  const first = withArticles(analyze(duty.slice(0, start), 'en'), list);
  const things = list.length < 2 ? first : closeList(first);
  return verbs.map((verb) => `${verb} ${things}${rest}`);
}
