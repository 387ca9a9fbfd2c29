import type { JobRequirements } from '@trueline/contracts';
import type { JobTerms } from '../document/job-terms.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { isGap, isWish } from '../rules/summary-sentences.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import { stop } from './summary-patterns.ts';

/** What a wish goes on with behind its object: "a long haul job with good equipment and a company that pays"; what takes something of it back belongs to it. */
const BEHIND_WISH =
  /(?:[,;](?! (?:but|not|no|except|unless|in|within|near|at|around|from|or)\b)| (?:with|and|where|that|which|who|in which|so)) /;

const POST_WORDS_MIN = 2;
const POST_LETTERS_MIN = 4;
/** Whether a wish is for the very post that the ad is for: who comes from another one has to say so. */
function namesPost(wish: string, wanted: string): boolean {
  const words = wordsOf(wanted).filter(({ lower }) => lower.length >= POST_LETTERS_MIN);
  return (
    isWish(wish) && words.length >= POST_WORDS_MIN && words.every(({ text }) => hasForm(wish, text))
  );
}

/** A word that stands in fewer ads says what kind of work or place is meant: "trucks", "museum", "permanent". */
const RARE = 0.4;
/** How wishes speak of any employer. */
const OF_ANY_PLACE = new Set(
  stemsOf('reputable reputed esteemed renowned prestigious dynamic challenging respected'),
);

const rareStems = (text: string): string[] =>
  stemsOf(text).filter((stem) => stemRarity(stem) >= RARE && !OF_ANY_PLACE.has(stem));

/** Whether a wish names what this ad is about, which the new summary lacks. */
function namesWork(wish: string, after: string, { title = '', requirements }: JobRequirements) {
  const asked = new Set(rareStems([title, ...requirements.map(({ text }) => text)].join('\n')));
  const told = new Set(stemsOf(after));
  return (
    isWish(wish) &&
    !/^to\b/i.test(wish) &&
    rareStems(wish).some((stem) => asked.has(stem) && !told.has(stem))
  );
}

export interface Wishes {
  /** The old summary's. */
  sentences: readonly string[];
  /** The new summary. */
  after: string;
  terms: JobTerms;
  job: JobRequirements;
  /** The title that the ad is for. */
  wanted: string;
}

/** Wishes of the old summary that are for the ad's own post or kind of work, or hold terms of the ad which the new one lacks, as far as these: they may stand behind it. `isOwn`: it says why the person writes. */
export function lostWishes({ sentences, after, terms, job, wanted }: Wishes): {
  text: string;
  isOwn: boolean;
}[] {
  return sentences.flatMap((sentence) => {
    if (after.includes(stop(sentence)) || isGap(sentence)) return [];
    const [head = sentence] = sentence.split(BEHIND_WISH);
    const isForPost = namesPost(sentence, wanted);
    const lost = [...terms.values()].filter(
      ({ form }) => hasForm(sentence, form) && !hasForm(after, form),
    );
    if (lost.length === 0) {
      if (isForPost) return [{ text: stop(sentence), isOwn: true }];
      return namesWork(head, after, job) ? [{ text: stop(head), isOwn: true }] : [];
    }
    const text = stop(lost.every(({ form }) => hasForm(head, form)) ? head : sentence);
    return [{ text, isOwn: isForPost || namesWork(head, after, job) }];
  });
}
