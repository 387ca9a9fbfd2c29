import { findVerbForm, inflect } from '../../language/en/verb-forms.ts';
import { withArticles } from './articles.ts';

/** What came of it, behind "that": ", cutting errors by 45%", ", which saved a tow". */
const OUTCOME =
  /,?\s+(?:(?:and|thus|thereby|ultimately|effectively|successfully|in turn) )?(?<verb>reducing|increasing|improving|cutting|saving|growing|boosting|lowering|raising|decreasing|shortening|generating|achieving|winning|earning|eliminating|doubling|tripling|halving|speeding|freeing|lifting|bringing|driving|preventing|avoiding)\s+(?<rest>(?!and\b|of\b).+)$/i;
const OUTCOME_CLAUSE =
  /,?\s+(?:which|that)\s+(?:(?:has|have)\s+)?(?<verb>\p{L}+(?:ed|ove)|cut|led to|brought|saved|rose|fell|made|gave|grew|kept|won|drove up|drove down|drove|resulted in)\s+(?<rest>(?!by\b).+)$/iu;

const CHANGES =
  /^(?:reducing|increasing|improving|cutting|saving|boosting|lowering|raising|decreasing|achieving)$/i;

/** Cuts what came of it from what was done. */
export function withResult(text: string): { text: string; result?: string; whole?: string } {
  const doing = OUTCOME.exec(text);
  const found = findVerbForm(doing?.groups?.verb ?? '', 'gerund');
  const isApart = doing !== null && /^,/.test(doing[0]);
  if (
    doing !== null &&
    found !== null &&
    (isApart || (/\d/.test(doing[0]) && CHANGES.test(doing.groups?.verb ?? ''))) &&
    doing.index > 8
  )
    return {
      text: text.slice(0, doing.index),
      result: `${inflect(found, 'past')} ${withArticles(doing.groups?.rest ?? '')}`,
      whole: text,
    };
  const clause = OUTCOME_CLAUSE.exec(text);
  if (
    clause !== null &&
    clause.index > 8 &&
    findVerbForm(clause.groups?.verb?.split(' ')[0] ?? '', 'past') !== null
  )
    return {
      text: text.slice(0, clause.index),
      result: `${clause.groups?.verb} ${clause.groups?.rest}`,
      whole: text,
    };
  return { text };
}
