import type { Requirement, Resume, Source } from '@trueline/contracts';
import { isSpoken } from './held-in-part.ts';

/** How well a language is spoken, as a sentence says it: "some Spanish", "fluent French", "German (B1)". */
export type SpokenLevel =
  | { kind: 'some' }
  /** "well" is said of one language alone: "fluent French and good English" would be a table. */
  | { kind: 'well' | 'before' | 'behind'; text: string; source: Source };

const STEPS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const FRAMEWORK = /\b[ABC][12](?:\+|\b)/;
const stepOf = (text: string): number => STEPS.indexOf(FRAMEWORK.exec(text)?.[0].slice(0, 2) ?? '');
const [FIRST_TOLD, FIRST_WHOLE] = [STEPS.indexOf('B1'), STEPS.indexOf('B2')];

/** What an ad says of a language that it wants whole. */
const WANTED_WHOLE =
  /\b(?:fluen\p{L}*|native|mother[- ]tongue|excellent|perfect\p{L}*|bilingual|proficien\p{L}*|advanced|full command|very good|strong|professional|business)\b/iu;
/** Spoken a little, and no less than that: a few words and phrases are not. */
const SOME =
  /^(?:an? )?(?:little|bit|some|basics?|elementary|beginner|limited|fair|moderate|pre-?intermediate)(?: (?:level|knowledge|user|speaking|spoken|working))*$/i;
const MIDDLE = /^(?:intermediate|conversational)\b/i;
const OWN_TONGUE = /^(?:native|mother[- ]tongue|first language)\b/i;
const SAID_BEFORE = /^(?:fluent|excellent|very good|good)$/i;

/** What an ad says that is content with a little of it. */
const CONTENT =
  /\b(?:some|basics?|little|conversational|intermediate|simple|working|elementary|knowledge of|asset|advantage\p{L}*|plus|bonus|nice|desirable|desired|helpful|useful|welcome|preferred|ideally|B1|A[12])\b/iu;

/** What an ad says of a language: the clauses that name it. */
function askedOf(name: string, texts: readonly string[]): string {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'iu');
  return texts
    .flatMap((text) => text.split(/[;.]/))
    .filter((clause) => named.test(clause))
    .join('; ');
}

/**
 * How a language that the ad asks for is said: null where it is not spoken, or less well than the ad wants it, which no
 * letter volunteers; undefined where its name alone says it.
 */
export function levelOf(
  name: string,
  source: Source,
  resume: Resume,
  asks: readonly Pick<Requirement, 'text' | 'level'>[],
): SpokenLevel | undefined | null {
  const own = /^languages\[(\d+)\]/.exec(source.path)?.[1];
  const { languages = [] } = resume;
  const at =
    own === undefined
      ? languages.findIndex(({ language = '' }) => language.toLowerCase() === name.toLowerCase())
      : Number(own);
  const said = (languages[at]?.fluency ?? '').replace(/[()]/g, ' ').trim();
  const from: Source = { path: `languages[${at}].fluency`, text: languages[at]?.fluency ?? '' };
  const asked = askedOf(
    name,
    asks.map((one) => one.text),
  );
  const isWish =
    askedOf(
      name,
      asks.flatMap(({ level, text }) => (level === 'nice' ? [] : [text])),
    ) === '';
  const isContent = isWish || CONTENT.test(asked);
  const [step, wanted] = [stepOf(said), stepOf(asked)];
  if (step >= 0) {
    const isLess = wanted < 0 && step < FIRST_WHOLE && WANTED_WHOLE.test(asked);
    if (wanted > step || isLess) return null;
    return step < FIRST_TOLD
      ? isContent
        ? { kind: 'some' }
        : null
      : { kind: 'behind', text: FRAMEWORK.exec(said)?.[0] ?? '', source: from };
  }
  const isLittle = SOME.test(said);
  const middle = MIDDLE.exec(said)?.[0].toLowerCase();
  if (isLittle || middle !== undefined) {
    if (!isContent || wanted >= FIRST_WHOLE || WANTED_WHOLE.test(asked)) return null;
    return middle === undefined ? { kind: 'some' } : { kind: 'before', text: middle, source: from };
  }
  // Who writes a letter in the tongue that they grew up with shows it.
  const isOwnEnglish = name === 'English' && OWN_TONGUE.test(said);
  if (isOwnEnglish || !isSpoken(name, source, resume)) return null;
  const word = SAID_BEFORE.exec(said)?.[0].toLowerCase();
  // The language of the letter is worth a word by its level alone; "fluent" answers who asks for it.
  const isWorth = name === 'English' || (word === 'fluent' && /\bfluen/i.test(asked));
  return word === undefined || !isWorth ? undefined : { kind: 'well', text: word, source: from };
}
