import { describe, expect, it } from 'vitest';
import { align } from './align.ts';
import { findLostPart } from './lost-parts.ts';
import { listTerms } from './terms.ts';

/** The terms of a text as another reading of it has them: what is read is forgotten from time to time. */
const readAgain = (text: string) => structuredClone(listTerms(text));

describe('terms read twice are the same terms', () => {
  it.each([
    ['Cut waste by 15%', 'Cut waste to 15%'],
    ['Trained 4 nurses', 'Trained with 4 nurses'],
    ['Translate manuals from English into German', 'Translate manuals from German into English'],
    ['Made a loaf for the head baker', 'Made a loaf with the head baker'],
    ['Answer e-mails from portals, around 40 a day', 'Answer around 40 e-mails a day from portals'],
  ])('%s: %s', (line, edit) => {
    expect(align(edit, readAgain(edit), line)).toEqual(align(edit, listTerms(edit), line));
  });

  it.each([
    ['No accidents in the last year', 'No accidents'],
    ['Ironed white shirts only', 'Ironed white shirts'],
    ['Checked shackles weekly, ropes monthly', 'Checked shackles and ropes weekly'],
  ])('what is lost of %s in %s', (line, edit) => {
    const { kept } = align(edit, listTerms(edit), line);
    expect(findLostPart(edit, listTerms(edit), line, structuredClone(kept))).toEqual(
      findLostPart(edit, listTerms(edit), line, kept),
    );
  });
});
