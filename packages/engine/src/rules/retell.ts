import { analyze } from '../language/analyze.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { findGerund } from '../language/en/guessed-verb.ts';
import { irregularPast } from '../language/en/irregular-verbs.ts';
import { readEnglishWord } from '../language/en/readings.ts';
import { findVerbForm, inflect, OTHER_VERBS, readVerb } from '../language/en/verb-forms.ts';
import type { Line, Token } from '../language/line.ts';
import { capitalize, splitSentences } from './line-text.ts';
import { isRowAdverb } from './sure-verb.ts';
import { isTellingWord } from './telling-word.ts';

type Form = 'base' | 'third' | 'gerund';
type To = 'past' | 'base' | 'third';

/** So sure must the tagger be of a verb that a line is retold by it. */
const SURE: Readonly<Record<Form, number>> = { base: 0.85, third: 0.7, gerund: 0.85 };

/** The past of a verb that the lexicon lacks: the regular form that English has; null where it has none. */
function pastOf(base: string): string | null {
  const plain = base.endsWith('e') ? `${base}d` : base.replace(/([^aeiou])y$/, '$1i').concat('ed');
  const doubled = `${base}${base.at(-1)}ed`;
  // "Manned" of "man": "maned" is another word.
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base);
  const forms = isShort ? [doubled, plain] : [plain, doubled];
  return irregularPast(base) ?? forms.find((form) => isEnglish(form)) ?? null;
}

const thirdOf = (base: string): string =>
  /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base.replace(/([^aeiou])y$/, '$1ie')}s`;

function inflected({ lower, lemma }: Token, from: Form, to: To): string | null {
  const known = from === 'gerund' ? findGerund(lower) : findVerbForm(lower, from);
  if (known !== null) return inflect(known, to);
  if (to === 'base') return lemma;
  return to === 'past' ? pastOf(lemma) : thirdOf(lemma);
}

const isJoint = (token: Token | undefined): boolean =>
  /^(?:,|and|&|or|then|;|\/)$/.test(token?.lower ?? '');

/** The comma or "and" behind which a word stands, adverbs between them aside. */
function jointBefore(tokens: readonly Token[], at: number): Token | undefined {
  const between = tokens
    .slice(0, at)
    .findLast((token) => isJoint(token) || !(token.pos === 'adverb' || isRowAdverb(token.lower)));
  return isJoint(between) ? between : undefined;
}
/** Whether a word stands where a verb of the line's own row may. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  jointBefore(tokens, at) !== undefined;

/** What hangs on another verb or begins a clause of its own: a row behind it is not the line's. */
const GOVERNS_GERUND =
  /^(?:by|for|of|in|on|from|with|without|before|after|while|when|whilst|including|includes?|like|such|that|which|who|where|how|if|so|because|as|until|about|into|through|via)$/;
const GOVERNS =
  /^(?:to|that|which|who|where|when|while|what|how|if|so|because|as|until|before|after|help|helps|let|lets|can|will|may|must|should|would|could)$/;

/** The tense of a state that is made sure of follows the verb: "ensured that all staff were trained". */
const WATCHED =
  /^(?:(?:ensure|make|verify|check|confirm|see)s?|(?:ensur|mak|verify|check|confirm|see)ing)$/i;
const BE: Readonly<Record<string, string>> = { is: 'was', are: 'were' };

/** Verbs that the lexicon has as auxiliaries. */
const LIGHT: Readonly<Record<string, Readonly<Record<To, string>>>> = {
  do: { past: 'did', base: 'do', third: 'does' },
  does: { past: 'did', base: 'do', third: 'does' },
  have: { past: 'had', base: 'have', third: 'has' },
  has: { past: 'had', base: 'have', third: 'has' },
};

/** Names of things that read as an act and its object: "cash and bank deposits". */
const COMPOUNDS: ReadonlySet<string> = new Set(
  'bank deposit,bank statement,bank account,bank reconciliation,stock count,stock level,stock room,work order,work area,work schedule,purchase order,reach truck,log book,log sheet,report card,time sheet,time card,price tag,price list,test result,travel arrangement,process improvement,display case,supply order,supply level,order form,cash drawer,cash register,cash count,file cabinet,call list,mail run,water level,film set,design drawing,repair order,service call,service order,press release,market research,host family,train ticket,book sale,book signing,show home,show house,staff rota,staff meeting,staff training,hand hygiene,hand tool,plan drawing,paint shop,water sport'.split(
    ',',
  ),
);

/** "Home visits", "zero findings": a word that the lexicon has as no verb, right before what it may only tell of, opens no act; of an act an article or a number says that it is one. */
const mayBeBareNoun = ({ tokens: [first, next] }: Line): boolean =>
  first !== undefined &&
  next !== undefined &&
  readVerb(first.lower).length === 0 &&
  readEnglishWord(first.lower).some(({ pos }) => pos !== 'verb') &&
  (next.pos === 'noun' || next.pos === 'name') &&
  !/^\d/.test(next.text);

/** A verb of the line's row with its form in the other tense. */
interface Place {
  at: number;
  token: Token;
  word: string;
}

const isCompoundAt = (tokens: readonly Token[], at: number): boolean =>
  COMPOUNDS.has(`${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lemma ?? ''}`);

/** "pans, weighing, packing and learning the oven": bare acts between the first and a last one with its object. */
function isBetweenActs(
  tokens: readonly Token[],
  at: number,
  from: Form,
  row: readonly Place[],
): boolean {
  const isAct = (place: number): boolean => findVerbForm(tokens[place]?.lower ?? '', from) !== null;
  const inRow = row.some((place) => place.at === at - 2) || from === 'gerund';
  if (row.length === 0 || !inRow || !isJoint(tokens[at + 1]) || !isAct(at)) return false;
  let next = at + 1;
  let isClosed = false;
  for (let token = tokens[next]; token !== undefined; token = tokens[++next]) {
    if (/^(?:and|&|or)$/.test(token.lower)) isClosed = true;
    if (isJoint(token) || isRowAdverb(token.lower)) continue;
    if (!isAct(next)) return false;
    if (!isJoint(tokens[next + 1])) break;
  }
  return isClosed && /^(?:noun|name|determiner|number)$/.test(tokens[next + 1]?.pos ?? '');
}

/** What a word of a row is: a verb, surely or by the row that it closes; not one; or in doubt. */
function roleInRow(
  { tokens }: Line,
  at: number,
  from: Form,
  row: readonly Place[],
): 'verb' | 'none' | 'doubt' {
  const { lower, pos, form, confidence } = tokens[at] as Token;
  const isRead = pos === 'verb' && form === from;
  const next = tokens[at + 1];
  const isCompound = isCompoundAt(tokens, at);
  // "calibrates meters and balances and keeps the logs": what has no object of its own is one.
  const isBare = from === 'third' && isJoint(next) && !row.some((place) => place.at === at - 2);
  const mayBeThing =
    readEnglishWord(lower).some(({ pos }) => pos === 'noun') ||
    findVerbForm(lower, 'third')?.verb.baseIsNoun === true;
  // "; shelves, repairs and processes books": behind a semicolon a row of verbs begins again.
  const opensRow = tokens[at - 1]?.lower === ';' && isJoint(next) && next?.lower !== ';';
  if (from === 'third' && opensRow && findVerbForm(lower, 'third') !== null) return 'verb';
  if (isBare && mayBeThing) return 'none';
  if (isBetweenActs(tokens, at, from, row)) return 'verb';
  if (isRead && confidence >= SURE[from] && !isCompound) return 'verb';
  const isFollowed =
    next !== undefined && /^(?:noun|name|determiner|adjective|number)$/.test(next.pos);
  const known = readVerb(lower).find((one) => one.form === from);
  // "Write schedules, watch labor cost": half of it told anew would be wrong English.
  const mayAct = from === 'base' && isFollowed && tokens[at - 1]?.lower === ',';
  if (known === undefined || !isFollowed)
    return (isRead && from !== 'gerund') || mayAct ? 'doubt' : 'none';
  if (isCompound) return 'doubt';
  // "Write and test code"; "answer phones, book rooms and process payments".
  const closesRow = row.some((place) => place.at === at - 2) || row.length > 1;
  const isPlain = !known.verb.baseIsNoun || /^(?:determiner|number)$/.test(next.pos);
  return closesRow || isPlain ? 'verb' : 'doubt';
}

/** "responds to tickets": a preposition. */
const isPlainTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'to' && tokens[at + 1]?.pos !== 'verb';

/** The verbs of a line's row in the other tense; null where one is in doubt. */
function findRow(line: Line, from: Form, to: To): Place[] | null {
  const { tokens } = line;
  const row: Place[] = [];
  let governed = -1;
  for (const [at, token] of tokens.entries()) {
    const { lower, pos } = token;
    const light = LIGHT[lower];
    if (light !== undefined && (at === 0 || isJoined(tokens, at))) {
      row.push({ at, token, word: light[to] });
      continue;
    }
    if (pos === 'auxiliary' && (to === 'past' || from === 'gerund')) {
      const watched = to === 'past' ? BE[lower] : lower in BE ? lower : undefined;
      // "from a baker who was there": the past stands there already.
      if (governed !== -1 && to === 'past' && /^(?:was|were|had|did)$/.test(lower)) continue;
      const word = WATCHED.test(tokens[0]?.lower ?? '') ? watched : undefined;
      if (word === undefined) return null;
      row.push({ at, token, word });
      continue;
    }
    const governs = from === 'gerund' ? GOVERNS_GERUND : GOVERNS;
    if (at > 0 && governs.test(lower) && !isPlainTo(tokens, at)) governed = at;
    const mayBe = readEnglishWord(lower).some((one) => one.pos === 'verb' && one.form === from);
    if (!mayBe || (at > 0 && !isJoined(tokens, at))) continue;
    if (isTellingWord(lower, tokens[at + 1]?.lower)) continue;
    const role = at === 0 ? 'verb' : roleInRow(line, at, from, row);
    if (role === 'none') continue;
    // "to plan and run releases": the row of the verb before it. Further on, whose row it is stays open.
    if (governed !== -1 && tokens[at - 2]?.pos === 'verb' && tokens[at - 1]?.lower !== ',')
      continue;
    const word = role === 'doubt' || governed !== -1 ? null : inflected(token, from, to);
    if (word === null) return null;
    row.push({ at, token, word });
  }
  return row;
}
/** "Setting up of two stores", "Research integrated into the product", "Packing duties": a noun that looks like a verb. */
function isNoun({ tokens }: Line): boolean {
  const [first, second, third] = tokens;
  const hasPast = readVerb(second?.lower ?? '').some(({ form }) => form === 'past');
  return (
    second?.lower === 'of' ||
    // "Call outs at night", "Set ups": what the particle's plural names.
    /^(?:outs|ups|ins|offs|overs|downs|backs)$/.test(second?.lower ?? '') ||
    (third?.lower === 'of' && /^(?:up|out|in|over|off|down)$/.test(second?.lower ?? '')) ||
    (hasPast && third?.pos === 'preposition') ||
    (first?.form === 'gerund' &&
      tokens.some(({ lower }) => /^(?:duties|responsibilities)$/.test(lower)))
  );
}

/** "Providing care, ensuring dignity": what hangs on the act by a comma alone stays as it is. */
function withoutHanging(row: readonly Place[], tokens: readonly Token[]): Place[] {
  const last = row.findLastIndex(({ at }) =>
    /^(?:and|&|or|then|;)$/.test(jointBefore(tokens, at)?.lower ?? ''),
  );
  return row.filter(({ at, token }, i) => i <= last || at === 0 || token.pos === 'auxiliary');
}

/** A verb of the lexicon, or one of those that are known for nothing but verbs: "complying". */
const isActInIng = (lower: string): boolean =>
  findVerbForm(lower, 'gerund') !== null ||
  (lower !== 'doing' && OTHER_VERBS.has(findGerund(lower)?.verb.base ?? ''));

/** What its first word is read as, where the line opens with a verb. */
function formOfOpener({ tokens: [first] }: Line): Form | null {
  if (first === undefined) return null;
  if (LIGHT[first.lower] !== undefined) return /s$/.test(first.lower) ? 'third' : 'base';
  const { form, lower } = first;
  if (form === 'base' || form === 'third') return form;
  return form === 'gerund' && isActInIng(lower) ? form : null;
}

function retellSentence(sentence: string, to: To, opened: Opened): string | null {
  const line = analyze(sentence, 'en');
  const form = formOfOpener(line);
  if (form === null || form === to || isNoun(line)) return null;
  const [first, second] = line.tokens;
  if (isTellingWord(first?.lower ?? '', second?.lower)) return null;
  if (form === 'base' && (mayBeBareNoun(line) || isCompoundAt(line.tokens, 0))) return null;
  if ((form === 'gerund') !== (opened === 'gerund')) return null;
  const confidence = line.tokens[0]?.confidence ?? 0;
  if (confidence < SURE[form] && opened !== 'among-verbs') return null;
  const found = findRow(line, form, to);
  if (found === null) return null;
  const row = form === 'gerund' ? withoutHanging(found, line.tokens) : found;
  const told = row
    .toReversed()
    .reduce(
      (text, { token, word }) => text.slice(0, token.start) + word + text.slice(token.end),
      sentence,
    );
  return capitalize(told);
}

/** How the line is known to open: with a form in -ing, with a verb of the present, and as the lines beside it do. */
type Opened = 'gerund' | 'verb' | 'among-verbs';

/** A line of the present in another tense, verb by verb as the tagger read them; null where one verb is in doubt. */
export function retell(text: string, to: To, opened: Opened): string | null {
  const told = splitSentences(text).map((sentence) => retellSentence(sentence, to, opened));
  return told.includes(null) ? null : told.join('');
}
