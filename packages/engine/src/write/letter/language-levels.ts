import type { Requirement, Resume, Source } from '@trueline/contracts';
import { isTakenBack } from '../../document/held-now.ts';
import { askedLanguageStep, languageStep, TO_WORK_WITH } from '../../language/language-level.ts';
import { isSpoken } from './held-in-part.ts';

/** How well a language is spoken, as a sentence says it: "some Spanish", "fluent French", "German (B1)". */
export type SpokenLevel =
  | { kind: 'some' }
  /** "well" is said of one language alone: "fluent French and good English" would be a table. */
  | { kind: 'well' | 'before' | 'behind'; text: string; source: Source };

const FRAMEWORK = /\b[ABC][12](?:\+|\b)/;
/** A level that is not reached yet: "C1 in progress", "aiming for B2". */
const TO_COME = /\b(?:learn\p{L}*|target\p{L}*|aim\p{L}*|goal|towards?|prepar\p{L}*|exam in)\b/iu;
/** "No knowledge of Dutch needed", "German is not required": asked by nobody. */
const NOT_ASKED =
  /\b(?:no|not|without|nor|neither|never)\b.*\b(?:need\p{L}*|requir\p{L}*|necessary|expected)\b|\b(?:need\p{L}*|requir\p{L}*) no\b/iu;

/** Spoken a little, and no less than that: a few words and phrases are not. */
const SOME =
  /^(?:an? )?(?:little|bit|some|basics?|elementary|beginner|limited|fair|moderate|pre-?intermediate)(?: (?:level|knowledge|user|speaking|spoken|working))*$/i;
const MIDDLE = /^(?:intermediate|conversational)\b/i;
const OWN_TONGUE = /^(?:native|mother[- ]tongue|first language)\b/i;
const SAID_BEFORE = /^(?:fluent|excellent|very good|good)$/i;

/** What an ad says that is content with a little of it. */
const CONTENT =
  /\b(?:some|basics?|little|conversational|intermediate|simple|working|elementary|knowledge of|asset|advantage\p{L}*|plus|bonus|nice|desirable|desired|helpful|useful|welcome|preferred|ideally|B1|A[12])\b/iu;

/** "German is useful but not required": a wish all the same. */
const CONTENT_BUT =
  /\b(?:but|though|asset|advantage\p{L}*|plus|bonus|helpful|useful|welcome|preferred|desirable)\b/iu;

/** What an ad says of a language: the clauses that name it. */
function askedOf(name: string, texts: readonly string[]): string[] {
  const named = new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu');
  return texts.flatMap((text) => text.split(/[;.]/)).filter((clause) => named.test(clause));
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
  const naming = askedOf(
    name,
    asks.map((one) => one.text),
  );
  const isDenied = (clause: string): boolean => NOT_ASKED.test(clause) && !CONTENT_BUT.test(clause);
  if (naming.length > 0 && naming.every(isDenied)) return null;
  if (isTakenBack(said) || TO_COME.test(said)) return null;
  const isWish =
    askedOf(
      name,
      asks.flatMap(({ level, text }) => (level === 'nice' ? [] : [text])),
    ).length === 0;
  const isContent = isWish || CONTENT.test(naming.join('; '));
  const wanted =
    askedLanguageStep(name, naming) ??
    languageStep(naming.join('; ')) ??
    (isContent ? 0 : TO_WORK_WITH);
  const step = languageStep(said);
  if (step !== undefined && step < wanted) return null;
  const grade = FRAMEWORK.exec(said)?.[0];
  if (grade !== undefined)
    return (step ?? 0) < TO_WORK_WITH
      ? { kind: 'some' }
      : { kind: 'behind', text: grade, source: from };
  const middle = MIDDLE.exec(said)?.[0].toLowerCase();
  if (SOME.test(said) || middle !== undefined) {
    if (!isContent) return null;
    return middle === undefined ? { kind: 'some' } : { kind: 'before', text: middle, source: from };
  }
  // Who writes a letter in the tongue that they grew up with shows it.
  const isOwnEnglish = name === 'English' && OWN_TONGUE.test(said);
  if (isOwnEnglish || !isSpoken(name, source, resume)) return null;
  const word = SAID_BEFORE.exec(said)?.[0].toLowerCase();
  // The language of the letter is worth a word by its level alone; "fluent" answers who asks for it.
  const isWorth = name === 'English' || (word === 'fluent' && /\bfluen/i.test(naming.join('; ')));
  return word === undefined || !isWorth ? undefined : { kind: 'well', text: word, source: from };
}
