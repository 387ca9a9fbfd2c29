import type { Resume, Source } from '@trueline/contracts';
import { isEnglish } from '../../language/en/english-words.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { articleFor } from '../noun-phrase.ts';
import { inSmallLetter, isClean, listPieces } from '../tell/pieces.ts';
import { isRetold } from '../tell/shared-run.ts';
import { hasBareNoun } from './well-formed.ts';

/** Words that a person says of themselves and that a letter leaves to others. */
const PRAISE =
  /^(?:(?:an?|the)\s+)?(?:(?:highly|very|extremely|truly)\s+)?(?:(?:motivated|experienced|dedicated|passionate|hard[ -]?working|results?-(?:driven|oriented)|reliable|dynamic|enthusiastic|accomplished|skilled|talented|innovative|creative|proven|safety minded|detail-oriented|self-motivated|driven|committed|professional)(?:,\s*|\s+and\s+|\s+))+(?=\p{L}+ )/iu;
const MEASURE = /\b(?:years?|months)\b|[$€£]\s?\d/;
const NAMED_SELF = /^(?:I am|I['’]m|\p{Lu}\p{L}+ is) (?=an? )/u;
/** What one is besides the work, and "of 30 years with ten years in the trade", of which the first is an age. */
const PERSONAL =
  /\b(?:lady|gentleman|man|woman|girl|boy|fe?male|young|mature|single|married|mother|father)\b|\byears\b.*\byears\b/i;
/** Where a telling may end: what follows only adds to it. */
const BREAKS = [
  /:\s.*$/,
  /,\s(?:of which|including|with a|known|who|and currently)\b.*$/,
  // "22 years in the kitchens of Italy, of London and of Osaka": a figure keeps all that it counts.
  /,\s(?!(?:of|in|at|across|on|from|for|and|or) |\p{Lu}).*$/u,
  /\s(?:in|across|within|on|at)\s.*$/,
];

const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !isEnglish(word.toLowerCase().split('-')[0] ?? '');

/** Capitals of titles fall away inside a sentence; names and short names keep theirs. */
const inSentence = (text: string): string =>
  text
    .split(' ')
    .map((word, i) =>
      i < TITLE_PLACES && !/^\p{Lu}{2,}|\p{Ll}\p{Lu}|\d/u.test(word) && !isName(word)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
const TITLE_PLACES = 4;
/** A sentence that goes on to the application has no room for more. */
const WHO_WORDS = 14;

/** What the summary says that the person is and for how long: "a quantity surveyor of 34 years in the building works", behind "I am". */
export function readWho(resume: Resume): { text: string; source: Source } | undefined {
  const summary = resume.basics?.summary ?? '';
  const source = { path: 'basics.summary', text: summary };
  const [sentence = ''] = summary.replace(/\s*\([^()]*\)/g, '').split(/(?<=[.!?])\s/);
  const said = sentence.replace(NAMED_SELF, '').replace(PRAISE, '').trim();
  const ways = [said, ...BREAKS.map((end) => said.replace(end, ''))];
  const isShort = (text: string): boolean => text.split(' ').length <= WHO_WORDS;
  for (const text of [...ways.filter(isShort), ...ways.filter((one) => !isShort(one))]) {
    const [piece = ''] = listPieces(text);
    const head = /^(?:an? )?([^,]*?) (?=(?:with|of|for|who) )/i.exec(piece)?.[1] ?? '';
    const isTitle =
      TITLE_WORDS.has(head.split(' ').at(-1)?.toLowerCase() ?? '') && head.split(' ').length <= 6;
    if (
      !isTitle ||
      !MEASURE.test(piece) ||
      !isClean(piece) ||
      PERSONAL.test(piece) ||
      // "A geologist with 15 years": of what, stands in what was cut.
      /\byears$/.test(piece) ||
      /\b(?:looking|seeking|my|our|since|who|years? old|year-old)\b/i.test(piece) ||
      hasBareNoun(piece.replace(/^[^ ]+(?: [^ ]+){0,5}? (?=with |of |for )/, ''))
    )
      continue;
    const plain = inSentence(inSmallLetter(piece.replace(/^an? /i, ''), isName));
    const told = `${articleFor(plain)} ${plain}`;
    if (isRetold(told, summary)) return { text: told, source };
  }
  return undefined;
}
