import { findAsWritten, findOwnOrder, type Resume } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { languageOf } from '../../language/document-language.ts';
import { sentencesOfParagraph } from '../../language/en/sentences.ts';
import type { Place } from '../place.ts';
import { tellLine } from '../tell/tell-line.ts';
import { tellsDoneToSelf } from './done-to-self.ts';
import { isNotOwn } from './own-lines.ts';
import { isSurelyTold } from './surely-told.ts';
import { isWorkByName } from './thing-to-tell.ts';
import type { Told } from './told.ts';
import { wellFormed } from './well-formed.ts';
import { isBetterUntold, isCutShort } from './whole-line.ts';

/** No job that a sentence could name, nor its time. */
const NOWHERE: Place = { entry: 'unsure', kind: 'work', isCurrent: false, end: 0 };
const OF_WORK = /^work\[\d+\]\.(?:name|position|summary|description|highlights\[\d+\])$/;
/** A head, and no telling. */
const WORDS_MIN = 4;
/** "He stripped condensers": of whom, only the reader of the whole document knows. */
const OF_ANOTHER = /\b(?:he|she|they|him|his|her|hers|we|our|us)\b/i;

const piecesOf = (text: string): string[] =>
  text
    .split(/\n+|\s*[•▪●◦]\s*/)
    .flatMap(sentencesOfParagraph)
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(/\s+/).length >= WORDS_MIN);

/**
 * Of a document whose jobs could not be told apart for certain, what its sentences tell of themselves: what was done, and
 * work by its name; nothing of where or when it was. What is not in the past is said without a time: "has included driving".
 */
export function listUnsureTold(whole: Resume): Told[] {
  const isUnsure = findAsWritten(whole, 'work') !== undefined;
  const lines = listLines(whole);
  if (!isUnsure || languageOf(lines.map(({ text }) => text)) !== 'en') return [];
  const isOwnOrder = findOwnOrder(whole) !== undefined;
  const all = lines
    .filter(({ path }) => OF_WORK.test(path) || (isOwnOrder && path === 'basics.summary'))
    .flatMap((line) =>
      piecesOf(line.text).flatMap((piece, at): Told[] => {
        if (OF_ANOTHER.test(piece) || isNotOwn(piece) || isBetterUntold(piece)) return [];
        return tellLine({ ...line, text: piece }, true)
          .filter(
            ({ kind, text }) =>
              !STATE.test(text) &&
              !OF_MIND.test(text) &&
              (kind === 'act' || (kind === 'thing' && isWorkByName({ text }))),
          )
          .flatMap((telling) => {
            const told = wellFormed({ ...telling, line: line.text });
            // Each is a statement by itself: the whole line's numbers would part it from the one before.
            return told === null ||
              tellsDoneToSelf(told.text, piece) ||
              isCutShort({ ...told, line: piece }) ||
              !isSurelyTold({ ...told, line: piece }, false)
              ? []
              : [{ ...told, part: at * PARTS + told.part, place: NOWHERE }];
          });
      }),
    );
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}
const PARTS = 100;
/** What the person is or has, and a sentence within a sentence. */
const STATE =
  /^(?:am|was|were|have|had|got|live|lived|left|moved|look|looked|like|love|want) |\bI\b|^(?:hold|held) /;
/** Languages are told by themselves. */
const OF_MIND = /^(?:speak|spoke|know|knew|understand|understood|read and) /;
