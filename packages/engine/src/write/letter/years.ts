import type { Resume } from '@trueline/contracts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { isRetold } from '../tell/shared-run.ts';
import type { Named } from './input.ts';

const WORDS = [...NUMBER_WORDS.keys()].join('|');
const NUMBER = `(?:\\d{1,2}\\+?|(?:twenty|thirty|forty)[- ](?:one|two|three|four|five|six|seven|eight|nine)|${WORDS})`;
const ABOUT = '(?:(?:over|more than|about|almost|nearly|at least|around|some) )?';
/** "39 years at the bench", "over 25 years in hotels and resorts", "eight years of service in two prisons". */
const YEARS = new RegExp(
  `^(?<before>.*?)(?<said>${ABOUT}${NUMBER} years['’]?(?: (?:of )?(?:experience|practice|service|work))? (?:in|at|on|with|behind|as) [^.;:!?()]+)$`,
  'iu',
);
/** What may stand before them: who it is, "I have", nothing. */
const OF_SELF =
  /^(?:(?:I (?:have|bring)|with|having)|(?:\p{L}[\p{L} ,&/-]*?)(?:,| with| w\/))?\s*$/iu;
/** An age, a time that is over or to come, somebody else's, a wish. */
const NO_SPAN =
  /\b(?:years? (?:old|of age)|aged?|looking|seek\p{L}*|sought|wanted|required|until|till|last|past|next|within|every|ago|my (?:chef|boss|father|mother|husband|wife)|out of|away|not|no|never|without|should|must|would|will|candidate|home|career break|maternity|school|university|college)\b/iu;
/** Where a telling of years goes on to something else. */
const GOES_ON =
  /,? (?:and (?:I|now|since|am|have|has)\b|who|which|but|where|from|including|of (?:which|that|them)|looking|seeking|now)\b.*$|, (?:I|from|including|of (?:which|that|them)|with|\p{L}+ing)\b.*$/iu;
/** "in parking, punctual": what is no list of places. */
const NO_LIST = /,(?!.* (?:and|or) ).*$/iu;
const WORDS_MAX = 14;

/** How many years of the trade the summary tells, where these are of what the ad or the person's last post is about. */
export function readYears(
  { basics, work = [] }: Resume,
  jobDescription: string,
): Named | undefined {
  const summary = basics?.summary ?? '';
  const source = { path: 'basics.summary', text: summary };
  const own = new Set([
    ...stemsOf(jobDescription),
    ...stemsOf(`${work[0]?.position ?? ''} ${work[0]?.name ?? ''}`),
  ]);
  return summary
    .replace(/\byrs?\b\.?/gi, 'years')
    .split(/(?<=[.!?])\s+|[;\n]+/)
    .flatMap((sentence): Named[] => {
      const plain = sentence.replace(/\s*\([^()]*\)/g, '').replace(/[.!?\s]+$/, '');
      const { before = '', said = '' } = YEARS.exec(plain)?.groups ?? {};
      if (said === '' || !OF_SELF.test(before) || NO_SPAN.test(plain)) return [];
      const text = said.replace(GOES_ON, '').replace(NO_LIST, '').trim();
      const of = stemsOf(text.replace(/^.*?\byears\b/i, ''));
      const isTrade = OF_TRADE.test(text) || of.some((stem) => own.has(stem));
      const isShort = text.split(' ').length <= WORDS_MAX;
      const told = (text.slice(0, 1).toLowerCase() + text.slice(1)).replace(
        / years['’]? (?=experience|practice|service)/i,
        ' years of ',
      );
      return isTrade && isShort && OPEN.test(told) && isRetold(told, summary)
        ? [{ text: told, source }]
        : [];
    })[0];
}
const OF_TRADE =
  /\b(?:in|at|on) (?:the|this) (?:trade|job|bench|field|business|industry|road|tools)\b/i;
/** A telling is whole. */
const OPEN = /^(?!.*(?: (?:and|or|of|in|at|the|a|with|for|to)|,)$)/i;
