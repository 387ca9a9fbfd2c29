import { CUT_THINGS, ENGAGING, GOING, SESSIONS, USING } from '../../../data/words/causing-verbs.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { isVerb, partsOfSpeech } from '../../language/en/synonyms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { basesAt, isParticiple } from './act-words.ts';
import { isBase, isPerson } from './agents.ts';
import { CLAUSE_WORDS } from './clause-openings.ts';
import { objectAfter } from './objects.ts';

type Kind = 'going' | 'using' | 'engaged';

/** An act behind "to" that was done, and the verb that says how one came to do it (UTF-16 offsets). */
export interface DonePurpose {
  kind: Kind;
  frame: number;
  act: number;
}

const KINDS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['going', GOING],
  ['using', USING],
  ['engaged', ENGAGING],
];
const WITHIN = 8;

/** The kind of frame that a verb is: who was taken on is told by a participle with nobody behind it. */
function kindAt(words: readonly Word[], verb: number): Kind | undefined {
  const bases = basesAt(words, verb);
  const [kind] = KINDS.find(([, among]) => bases.some((base) => among.has(base))) ?? [];
  if (kind !== 'engaged') return kind;
  const next = words[verb + 1]?.lower ?? '';
  const isPassive =
    isParticiple(words[verb]?.lower ?? '') && /^(?:by|to|in|on|out|at|from|back|after)$/.test(next);
  return isPassive ? kind : undefined;
}

/** "Visited schools to teach maths", "used a saw to cut tiles", "taken on by the theatre to build sets": the verb that lets the act at a place count as done. */
function frameOf(words: readonly Word[], act: number): { kind: Kind; at: number } | null {
  const to = act - 1;
  if (words[to]?.lower !== 'to' || words[act]?.gap !== ' ') return null;
  for (let at = to - 1; at >= Math.max(0, to - WITHIN); at--) {
    if (/[,;:.()]/.test(words[at + 1]?.gap ?? '') || CLAUSE_WORDS.has(words[at + 1]?.lower ?? ''))
      return null;
    const kind = kindAt(words, at);
    if (kind !== undefined) return isOpen(words, at, to, kind) ? { kind, at } : null;
  }
  return null;
}

/** Whether nobody else stands between who might do it, and no lesson in which one only learns it. */
const isOpen = (words: readonly Word[], frame: number, to: number, kind: Kind): boolean =>
  !SESSIONS.has(singularOf(words[to - 1]?.lower ?? '')) &&
  !(kind === 'using' && words.slice(frame + 1, to).some(({ lower }) => isPerson(lower)));

/** "Went to care homes to cut hair": what stands behind the first "to" is a place, though it may be a verb. */
export const isPlaceGoneTo = (words: readonly Word[], place: number): boolean =>
  words[place - 1]?.lower === 'to' && kindAt(words, place - 2) === 'going' && isPlace(words, place);
const isPlace = (words: readonly Word[], act: number): boolean =>
  partsOfSpeech(words[act]?.lower ?? '').has('n') &&
  words
    .slice(act + 1, act + WITHIN)
    .some(({ lower }, i, rest) => lower === 'to' && isBase(rest[i + 1]?.lower ?? ''));

/** The place of the verb that an infinitive stands behind, of those by which it was done; null for any other word. */
export function donePurposeAt(
  words: readonly Word[],
  act: number,
): { kind: Kind; at: number } | null {
  if (!isVerb(words[act]?.lower ?? '')) return null;
  // "to talk about knives"
  const isToward = /^(?:for|about|with|on|after)$/.test(words[act + 1]?.lower ?? '');
  if (!isToward && objectAfter(words, act) === 'none') return null;
  const frame = frameOf(words, act);
  return isPlaceGoneTo(words, act) ? null : frame;
}

/** Every act of a text that stands behind "to" and was done. */
export const listDonePurposes: (text: string) => readonly DonePurpose[] = memoize(
  (text: string) => {
    const words = wordsOf(text);
    return words.flatMap(({ start }, act): DonePurpose[] => {
      const frame = donePurposeAt(words, act);
      return frame === null
        ? []
        : [{ kind: frame.kind, frame: words[frame.at]?.start ?? 0, act: start }];
    });
  },
);

/** "Cut hair": what one cuts, trims or raises by hand, which is no effect that was sought. */
export function isHandwork(text: string, act: number): boolean {
  if (!listDonePurposes(text).some(({ act: start }) => start === act)) return false;
  return wordsOf(text)
    .filter(({ start }) => start > act)
    .slice(0, HAND_WORDS)
    .some(({ lower }) => CUT_THINGS.has(singularOf(lower)));
}
const HAND_WORDS = 3;

/** How what stands beside the frame may stand beside the act: "visited schools to teach" is "taught in schools", "used a saw to cut" "cut with a saw". */
const SAME_LINKS: Readonly<Record<Kind, readonly (readonly [own: RegExp, told: RegExp])[]>> = {
  going: [
    [/^(?:in|at|on|during)$/, /^(?:|to|in|at|on|around|across)$/],
    [/^(?:along|around|across)$/, /^(?:along|around|across)$/],
  ],
  using: [[/^(?:with|using|in|via|on|by)$/, /^$/]],
  engaged: [
    [/^for$/, /^by$/],
    [/^(?:in|at|on)$/, /^(?:to|in|at)$/],
  ],
};
/** Whether a word beside the frame of a done act may be told beside the act itself. */
export const isBesideFrame = (kind: Kind, own: string, told: string): boolean =>
  SAME_LINKS[kind].some(([claim, source]) => claim.test(own) && source.test(told));
