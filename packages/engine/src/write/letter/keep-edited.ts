import type { CoverLetter, LetterLength, LetterTexts, WrittenSentence } from '@trueline/contracts';
import { splitIntoSentences } from '../text-measures.ts';

/** The person's letter, and ours as it stood when they changed it. */
export type EditedLetter = Pick<CoverLetter, 'short' | 'standard' | 'email' | 'tone' | 'sentences'>;

const LENGTHS: readonly LetterLength[] = ['standard', 'short', 'email'];

/** What stands now where a sentence of ours stood then; undefined for the person's own words, empty where it has gone. */
function successorOf(
  sentence: string,
  then: readonly WrittenSentence[],
  now: readonly WrittenSentence[],
): string | undefined {
  const ours = then.find(({ text, others = [] }) => text === sentence || others.includes(sentence));
  if (ours === undefined) return undefined;
  const next = now.find(({ id }) => id === ours.id);
  // Another wording that the person chose stays where it is still true.
  const isChosen = ours.text !== sentence && next?.others?.includes(sentence) === true;
  return isChosen ? sentence : (next?.text ?? '');
}

/** The person's text with its untouched sentences as they are now; what they wrote themselves stays. */
function keepEditedText(
  text: string,
  then: readonly WrittenSentence[] | undefined,
  now: readonly WrittenSentence[],
): string {
  if (then === undefined) return text;
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) =>
          splitIntoSentences(line)
            .map((sentence) => successorOf(sentence, then, now) ?? sentence)
            .filter((sentence) => sentence !== '')
            .join(' '),
        )
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Our letter of the moment in the person's tone, with what they changed kept sentence by sentence. */
export function keepEdits(ours: CoverLetter, edited: EditedLetter): CoverLetter {
  const tone = edited.tone ?? 'plain';
  const texts: LetterTexts = ours.tones?.[tone] ?? ours;
  const own = LENGTHS.filter((length) => {
    const text = edited[length];
    const then = edited.sentences?.[length];
    return text !== undefined && (then === undefined || !isOurs(text, then));
  });
  const frames = Object.values(ours.tones ?? {}).flatMap((one) => framesOf(one?.standard ?? ''));
  const textOf = (length: LetterLength): string | undefined => {
    if (!own.includes(length)) return texts[length];
    const now = texts.sentences?.[length] ?? [];
    const kept = keepEditedText(edited[length] ?? '', edited.sentences?.[length], now);
    return inFrames(kept, frames, framesOf(texts[length] ?? ''));
  };
  const email = textOf('email');
  const changed = LENGTHS.filter((length) => textOf(length) !== texts[length]);
  return {
    ...ours,
    ...texts,
    short: textOf('short') ?? texts.short,
    standard: textOf('standard') ?? texts.standard,
    ...(email === undefined ? {} : { email }),
    tone,
    ...(changed.length === 0 ? {} : { edited: changed }),
  };
}

/** Greeting and farewell. */
const framesOf = (text: string): string[] => {
  const blocks = text.split('\n\n');
  return [blocks[0] ?? '', blocks.at(-1) ?? ''];
};

/** A greeting and a farewell of ours follow the tone. */
function inFrames(text: string, ours: readonly string[], now: readonly string[]): string {
  const blocks = text.split('\n\n');
  if (blocks.length < 2) return text;
  const [greeting = '', farewell = ''] = now;
  if (ours.includes(blocks[0] ?? '')) blocks[0] = greeting;
  if (ours.includes(blocks.at(-1) ?? '')) blocks[blocks.length - 1] = farewell;
  return blocks.join('\n\n');
}

/** Whether every sentence of a text is one that we wrote, greeting and name aside. */
const isOurs = (text: string, then: readonly WrittenSentence[]): boolean =>
  then.length > 0 &&
  text.split('\n\n').slice(1, -1).flatMap(splitIntoSentences).join(' ') ===
    then.map((sentence) => sentence.text).join(' ');
