import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines } from '../document/paths.ts';
import { findGerund } from '../language/en/guessed-verb.ts';
import { spellingKey } from '../language/en/spelling.ts';
import { findNominal, readVerb, type Verb } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { EMPTY_ACTS, MADE_THINGS, TRADE_ACTS } from '../taxonomy/named-acts.ts';
import { actObjects, isSharedAct } from '../taxonomy/own-forms.ts';
import { ownTelling } from './own-telling.ts';
import type { SkillPlaces } from './skill-places.ts';
import { isInTitle, TITLES } from './surfaced-skill.ts';

/** A verb as the ad names its act: "Supervision of lunch", "installing doors". */
interface AdAct {
  /** The ad's own word, in small letters. */
  act: string;
  forms: Verb['forms'];
  /** What the ad says it is done to, word by word; empty where it says nothing, or of several things. */
  object: readonly Word[];
  isNoun: boolean;
  /** The object stands before the act: "complaint resolution". */
  isCompound: boolean;
  /** The act opens a line or a sentence of the ad. */
  isOpener: boolean;
}

/** A line of the person's that tells the act. */
interface Telling {
  path: string;
  text: string;
}

const ACTS_MAX = 4;

/** The act that a word of the ad names; null for one of every job or of the ad itself. */
function readAct(words: readonly Word[], at: number): AdAct | null {
  const { lower, gap } = words[at] as Word;
  if (EMPTY_ACTS.has(lower) || lower.length < 6) return null;
  if (isOffered(words, at)) return null;
  const nominal = findNominal(lower);
  const made = lower.replace(/s$/, '');
  const forms =
    nominal?.verb.forms ??
    findGerund(lower)?.verb.forms ??
    (MADE_THINGS.has(made) ? findGerund(`${made.replace(/e$/, '')}ing`)?.verb.forms : undefined);
  if (forms === undefined) return null;
  const act = { act: lower, forms, isOpener: at === 0 || /[.:\n•*]/.test(gap) };
  const [before, next] = [words[at - 1], words[at + 1]];
  if (next?.lower === 'of') return { ...act, ...objectOf(words, at + 2), isNoun: true };
  const isCompound = gap === ' ' && before !== undefined && isPlainNoun(before.lower);
  if (isCompound) return { ...act, object: [before], isNoun: nominal !== null, isCompound };
  if (nominal !== null) return { ...act, object: [], isNoun: true, isCompound };
  return { ...act, ...objectOf(words, at + 1), isNoun: false };
}

/** "a training fund", "no previous teaching post": what the ad gives or does not ask. */
const isOffered = (words: readonly Word[], at: number): boolean =>
  /^(?:no|without|paid|full|previous|prior|our|your|further|free|personali[sz]ed)$/.test(
    words[at - 1]?.lower ?? '',
  ) ||
  /^(?:fund|funds|programs?|programmes?|provided|allowance|budget|post|period|given|opportunities|is|will)$/.test(
    words[at + 1]?.lower ?? '',
  );

/** "doors" of "doors, windows and trim"; "plan" of "plan and profile drawings" is no thing of its own. */
function objectOf(words: readonly Word[], at: number): Pick<AdAct, 'object' | 'isCompound'> {
  const [first = [], second] = actObjects(words, at);
  const isWhole = second === undefined || /[^s]s$/.test(first.at(-1)?.lower ?? '');
  return { object: isWhole ? first : [], isCompound: false };
}

const isPlainNoun = (word: string): boolean =>
  /^\p{Ll}{4,}$/u.test(word) &&
  !SMALL_WORD.test(word) &&
  readVerb(word).every(({ form }) => form !== 'past' && form !== 'gerund');
const SMALL_WORD =
  /^(?:with|from|into|every|each|that|this|your|their|other|such|some|very|more|most|also|when|while|good|strong|daily|weekly|monthly|annual|quarterly|basic|general|plus|paid|new|visual|final|full|regular|careful|proper|ongoing|hands|safe|clear|quick|first|hard|fast|months?|weeks?|days?|years?|hours?)$/;

/** The acts that a job description names, each once, in its order. */
function listAdActs(jobDescription: string): AdAct[] {
  const acts = new Map<string, AdAct>();
  for (const line of jobDescription.split('\n')) {
    const words = wordsOf(line);
    words.forEach((_, at) => {
      const found = readAct(words, at);
      if (found === null) return;
      const known = acts.get(found.act);
      if (known === undefined || (found.isOpener && !known.isOpener)) acts.set(found.act, found);
    });
  }
  return [...acts.values()];
}

/** Where a line tells the act as its own: at its start or joined to the first verb; what was only helped with never. */
function findTelling(
  { forms, act }: AdAct,
  { path, text }: { path: string; text: string },
): Telling | null {
  const words = wordsOf(text);
  if (isSharedAct(words) || ownTelling(text, true) === '') return null;
  const own: ReadonlySet<string> = new Set([forms.base, forms.past, forms.gerund].map(spellingKey));
  const at = words.findIndex(
    ({ lower, gap }, i) =>
      own.has(spellingKey(lower)) &&
      (i === 0 || /,/.test(gap) || /^(?:and|was|were|is|are)$/.test(words[i - 1]?.lower ?? '')),
  );
  if (at !== -1) {
    // "Set up hardware" is no setting of hardware.
    if (PARTICLE.test(words[at + 1]?.lower ?? '') && !AMOUNT.test(words[at + 2]?.lower ?? ''))
      return null;
    return { path, text };
  }
  const isMade = MADE_THINGS.has(forms.base) && words.some(({ lower }) => lower === forms.third);
  return isMade && TRADE_ACTS.has(act) ? { path, text } : null;
}

/** "up to 12 helpers", "over 40 helpers" */
const AMOUNT = /^(?:to|\d.*)$/;
const PARTICLE = /^(?:up|out|off|down|back|away|aside|over)$/;

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');

/** Whether every word of the ad's object stands in the line. */
const holdsObject = (object: readonly Word[], text: string): boolean => {
  const own = new Set(wordsOf(text.replace(/-/g, ' ')).map(({ lower }) => stem(lower)));
  return object.length > 0 && object.every(({ lower }) => own.has(stem(lower)));
};

/** The act as an item of a list, in the ad's word for it; null where none reads well. */
function itemOf({ act, object, isNoun, isCompound }: AdAct, telling: Telling): string | null {
  const joint = isNoun ? ' of ' : ' ';
  const thing = object.map(({ text }) => text).join(' ');
  if (holdsObject(object, telling.text))
    return capitalize(isCompound ? `${thing} ${act}` : `${act}${joint}${thing}`);
  return TRADE_ACTS.has(act) ? capitalize(act) : null;
}

/**
 * What a bullet tells as done and the ad names as an act, listed in the ad's word for it: "Installing
 * doors" of "Installed kitchens, doors and casing". `lines` are the bullets as they will stand.
 */
export function proposeToldActs(
  resume: Resume,
  jobDescription: string,
  rewritten: readonly Draft[],
  places: SkillPlaces,
  accepts: (item: Pick<Draft, 'path' | 'after'>) => boolean,
): Draft[] {
  const after = new Map(rewritten.map((draft) => [draft.path, draft.after]));
  const lines = listLines(resume).map(({ path, text }) => ({
    path,
    text: after.get(path) ?? text,
  }));
  const all = [...lines.map(({ text }) => text), ...after.values()].join('\n');
  const bullets = lines.filter(({ path }) => isHighlight(path));
  const titles = lines.filter(({ path }) => TITLES.test(path)).map(({ text }) => text);
  const drafts: Draft[] = [];
  const told = new Set<string>();
  for (const act of listAdActs(jobDescription)) {
    if (drafts.length === ACTS_MAX || told.has(act.forms.base) || hasForm(all, act.act)) continue;
    const telling = bullets.map((line) => findTelling(act, line)).find((found) => found !== null);
    const item = telling === undefined ? null : itemOf(act, telling);
    if (telling === undefined || item === null || !places.takes('hard')) continue;
    const path = places.next('hard');
    if (isInTitle(item, titles) || !accepts({ path, after: item })) continue;
    places.take('hard');
    told.add(act.forms.base);
    drafts.push({
      path,
      before: '',
      after: item,
      kind: 'surfaced-skill',
      reason: 'The job names this work so, and your own line tells that you did it.',
      sources: [{ path: telling.path, text: telling.text }],
      verdict: 'proven',
    });
  }
  return drafts;
}
