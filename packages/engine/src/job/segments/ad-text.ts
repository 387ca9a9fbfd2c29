import { withoutLongGaps } from './bounds.ts';
import { flattenMarkup } from './markup.ts';
import { withColons } from './tables.ts';
import { withoutWraps } from './wraps.ts';

/** A pasted ad as plain lines, of the same length so that offsets hold: without markup, wraps and long gaps, tables as labelled lines. */
export const plainAd = (jobDescription: string): string =>
  withoutLongGaps(withoutWraps(withColons(flattenMarkup(jobDescription))));
