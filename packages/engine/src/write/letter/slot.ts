import type { Draft } from '../sentence.ts';

/** A place for one sentence, with ways to say it, the best first. */
export interface Slot {
  /** Its name in the letter: "opening", "story-1". The same in each tone and length, so that an edited sentence finds its place again. */
  id: string;
  /** 0 opening, 1 the present or latest job, 2 what came before, 3 what the ad asks for as a list, 4 papers, and the next step where nothing stands between, 5 why this employer, and the next step. */
  paragraph: 0 | 1 | 2 | 3 | 4 | 5;
  options: readonly Draft[];
  /** 0 is always said; the rest come in this order, as far as the letter has room. */
  priority: number;
  /** Said only behind the slot with this id. */
  behind?: string;
  /** Said in the e-mail alone. */
  only?: 'email';
}

/** Before a line that is set off. */
export const LIST_MARK = '• ';

/** Whether a text is a line that is set off. */
export const isListed = (text: string): boolean => text.startsWith(LIST_MARK);

/** Sentences as one paragraph, each line that is set off on a line of its own. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((text, i) => {
      const before = sentences[i - 1];
      if (before === undefined) return text;
      return `${isListed(before) || isListed(text) ? '\n' : ' '}${text}`;
    })
    .join('');
