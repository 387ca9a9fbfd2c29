import { stemsOf } from '../../language/en/text-stems.ts';
import type { Draft } from '../clauses/draft.ts';
import { listTimeAmounts } from './time-amounts.ts';

/** Words that leave the years without a subject of their own. */
const GENERAL =
  /\b(?:of|full[- ]time|relevant|related|direct|directly|prior|previous|proven|professional|progressive|recent|practical|hands-on|work(?:ing)?|industry|similar|post|and|or|in|an?|the|this|comparable|same|role|position|field|job|capacity|experience|exp|preferred|required|minimum|is|as|with|asset)\b/gi;
const FRENCH_UNIT = /(?<!\p{L})(?:ans?|années?|mois)(?!\p{L})/iu;
const SAME_SHARE_MIN = 0.5;

/** What the years are of, as stems; none where they are of experience in general. */
function subjectStems({ text }: Draft): ReadonlySet<string> {
  const [amount] = listTimeAmounts(text);
  const subject = amount === undefined ? text : text.slice(amount.end);
  return new Set(stemsOf(subject.replace(GENERAL, ' ')));
}

type StemsOf = (draft: Draft) => ReadonlySet<string>;

function isSameDemand(a: Draft, b: Draft, stemsOfSubject: StemsOf): boolean {
  if (a.years !== b.years || FRENCH_UNIT.test(a.text) !== FRENCH_UNIT.test(b.text)) return false;
  const [few, many] = [stemsOfSubject(a), stemsOfSubject(b)].sort((x, y) => x.size - y.size);
  if (few === undefined || many === undefined || few.size === 0) return true;
  return [...few].filter((stem) => many.has(stem)).length / few.size >= SAME_SHARE_MIN;
}

/** An ad that says its number of years in the introduction and again in its list asks once: the one that says less of what the years are of is left out. */
export function withoutRepeatedYears(drafts: readonly Draft[]): Draft[] {
  const years = drafts.filter(({ kind }) => kind === 'years');
  const stems = new Map(years.map((draft) => [draft, subjectStems(draft)]));
  const stemsOfSubject: StemsOf = (draft) => stems.get(draft) ?? new Set();
  const isLess = (a: Draft, b: Draft): boolean => {
    const difference = stemsOfSubject(a).size - stemsOfSubject(b).size;
    return difference < 0 || (difference === 0 && a.start > b.start);
  };
  return drafts.filter(
    (draft) =>
      draft.kind !== 'years' ||
      !years.some(
        (other) =>
          other !== draft && isSameDemand(draft, other, stemsOfSubject) && isLess(draft, other),
      ),
  );
}
