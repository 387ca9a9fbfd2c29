import { withoutLongGaps } from './bounds.ts';
import { flattenMarkup } from './markup.ts';
import { withColons } from './tables.ts';
import { type Undressed, undress } from './undress.ts';
import { withoutWraps } from './wraps.ts';

/** A pasted ad as it is read. */
export interface PlainAd extends Undressed {
  /** The text as given, of the same length, with markup set aside. */
  flat: string;
}

/** A pasted ad as plain lines: without markup, wraps, long gaps and other dress, tables as labelled lines. */
export function plainAd(jobDescription: string): PlainAd {
  const flat = flattenMarkup(jobDescription);
  const { text, at } = undress(flat);
  return { text: withoutLongGaps(withoutWraps(withColons(text))), at, flat };
}
