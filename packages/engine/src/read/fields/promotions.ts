import { companyScore, titleScore } from './title-score.ts';

const ARROW = /\s+(?:[-=]*>+|[→⇒➔»])\s+/u;
const EDGE = /\s*[,|•]\s*|\s+[-–—]\s+/u;

/** Whether the arrows of a head's row lead from one title to the next: "Chainman → Instrument Technician". Elsewhere they part what they stand between. */
export function isPromotion(text: string): boolean {
  const posts = text.split(ARROW);
  if (posts.length < 2) return false;
  return posts.every((post, at) => {
    const pieces = post.split(EDGE);
    // The employer may stand before the first post or behind the last one.
    const title = (at === 0 ? pieces.at(-1) : pieces[0]) ?? '';
    const isPlain = pieces.length === 1 || at === 0 || at === posts.length - 1;
    return isPlain && titleScore(title) > 0.5 && companyScore(title) === 0;
  });
}

/** Whether what parts a row is an arrow. */
export const isArrow = (mark: string): boolean => /^\s+(?:[-=]*>+|[→⇒➔»])\s+$/u.test(mark);
