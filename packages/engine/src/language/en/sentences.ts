const wordsOr = (words: string): string => words.replace(/\./g, '[.]').replace(/ /g, '|');
/** Abbreviations with a name or number to come. */
const BEFORE_NAME = wordsOr(
  'St Mr Mrs Ms Dr Prof Sgt Cpl Capt Lt Maj Col Gen Rev Hon Gov Sen Insp Supt Asst Assoc Dep Pres Mt Ft No Nos Dept approx max min avg vs e.g i.e',
);
/** Those that also end a sentence. */
const ANYWHERE = wordsOr('Sr Jr Ltd Inc Co Corp Pty Bhd Sdn incl excl etc Ave Rd');
/** A full stop that ends no sentence: behind an abbreviation, or one letter of a name. */
const SMALL_STOP = new RegExp(
  String.raw`(?<=(?:^|[\s(])(?:${BEFORE_NAME}|(?:\p{Lu}\.)*\p{Lu}))\.(?=\s)|(?<=\b(?:${ANYWHERE}))\.(?=\s\p{Ll})`,
  'gu',
);
/** U+2024: looks like a full stop and is none. */
const LEADER = '\u2024';
/** A sentence that goes on from the one before. */
const GOES_ON =
  /^(?:It|This|That|These|Those|They|He|She|There|Then|Here|Which|Also|But|And|So|Both|Neither|As a result|Because)\b/;

/** A text of the same length in which every full stop ends a sentence: "Dr. Mock" has another mark. */
export const withSmallStops = (text: string): string => text.replace(SMALL_STOP, LEADER);

/** The sentences of a paragraph, rows joined; one that goes on from another stays with it. */
export function sentencesOfParagraph(text: string): string[] {
  const parts = withSmallStops(text.replace(/\s+/g, ' ').trim()).split(
    /(?<=[.!?]\s)(?=[\p{Lu}\d])/u,
  );
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    if (last !== undefined && GOES_ON.test(part)) sentences[sentences.length - 1] = last + part;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim().replaceAll(LEADER, '.'));
}
