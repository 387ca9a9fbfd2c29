import { memoize } from '../../language/memoize.ts';
import { LEGAL_FORMS, NO_EMPLOYER } from '../../taxonomy/employer-names.ts';
import { fold } from '../characters.ts';
import { isAside, isWayOfWork } from '../fields/job-asides.ts';
import { isAddress, titleOverEmployer } from '../fields/title-or-employer.ts';
import type { HeadKind } from './head-kind.ts';
import { type HeadSegment, partedAt, separatorOf } from './head-segments.ts';
import { placeWords } from './place-words.ts';

const level = (value: number): number => Math.max(-4, Math.min(4, Math.round(value)));
const signOf: (text: string) => number = memoize(titleOverEmployer);

function wordsOf(text: string, isMuted: boolean): string[] {
  const folded = fold(text);
  const kinds: string[] = [`sign:${isMuted ? 0 : level(signOf(text))}`];
  if (NO_EMPLOYER.has(folded)) kinds.push('ownAccount');
  if (isAddress(text)) kinds.push('address');
  if (LEGAL_FORMS.has(folded.split(' ').at(-1)?.replaceAll('.', '') ?? '')) kinds.push('form');
  if (isWayOfWork(text)) kinds.push('way');
  else if (isAside({ text })) kinds.push('aside');
  return [...kinds, ...placeWords(text)];
}

/** Title and employer of a job. */
export const JOB_HEAD: HeadKind<'title' | 'company'> = {
  parts: [
    { name: 'title', code: 'T' },
    { name: 'company', code: 'C' },
  ],
  wordsOf,
  difference: (title, company) => signOf(title) - signOf(company),
  parting: { separator: separatorOf(), split: splitAtBlank },
  longest: 5,
};

const ARTICLE = /^(?:The|THE|Le|La|Les|El|Los|Las|Il|Der|Die|Das|Het|De)$/;
const MAX_WORDS = 9;
const IS_TITLE = 1.5;
/** A web address behind a blank parts surer than any words. */
const ADDRESS = 20;

/** "Registered Nurse St Mary's Hospital": nothing but a blank between a title and a name; where the likeliest such blank is. */
function splitAtBlank(segment: HeadSegment): HeadSegment[] {
  const words = [...segment.text.matchAll(/\S+/g)];
  if (words.length < 3 || words.length > MAX_WORDS || segment.inBracket) return [segment];
  const splits = words.slice(1).flatMap((word, index) => {
    const last = words[index]?.[0] ?? '';
    if (isAddress(word[0]) && index === words.length - 2)
      return [{ at: word.index, gain: ADDRESS }];
    if (!/^\p{Lu}/u.test(word[0]) || !/^[\p{L}\d]/u.test(last)) return [];
    if (/^(?:of|and|for|the|de|du|des|la|le|&|y|e|et|do|da|to|in)$/i.test(last)) return [];
    const [left, right] = [
      segment.text.slice(0, word.index).trim(),
      segment.text.slice(word.index),
    ];
    const difference = titleOverEmployer(left) - titleOverEmployer(right);
    const isTitled = Math.max(titleOverEmployer(left), titleOverEmployer(right)) >= IS_TITLE;
    const isApart =
      Math.abs(difference) >= 4 || (Math.abs(difference) >= 3 && ARTICLE.test(word[0]));
    return isTitled && isApart && !isAddress(right)
      ? [{ at: word.index, gain: Math.abs(difference) + (index === 0 ? -1 : 0) }]
      : [];
  });
  const best = splits.reduce<{ at: number; gain: number } | undefined>(
    (most, one) => (most === undefined || one.gain > most.gain ? one : most),
    undefined,
  );
  if (best === undefined) return [segment];
  return partedAt(segment, best.at, 'blank');
}
