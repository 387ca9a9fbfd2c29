import { findDateRange } from '../../date-range.ts';
import { titleScore } from '../../fields/title-score.ts';

/** What may stand before the period that opens a sentence. */
const LEAD =
  /^(?:(?:and|then|before|after|prior to|earlier|later|next|first|now|also|since)(?: (?:that|this|then|to that))?,?\s+){0,2}(?:from\s+)?/iu;
const SENTENCE = /(?<=\p{Ll}{2}[)"']?[.;]|\d{4}[.;])\s+(?=[\p{L}\d'’])/u;
const MIN_PERIODS = 2;
const MAX_HEAD_WORDS = 12;

/** "2015 to now hill accounting (town) clerk, i do payroll. 2003 to 2015 sample dairy, packer, loaded trucks.": sentences that open with their period, each as the row that names the job and a row of what is told. Undefined for other text. */
export function toldFromDates(text: string): string[] | undefined {
  const sentences = text.split(SENTENCE);
  const opens = sentences.map(periodEnd);
  if (opens[0] === undefined) return undefined;
  if (opens.filter((end) => end !== undefined).length < MIN_PERIODS) return undefined;
  return sentences.flatMap((sentence, index) => {
    const end = opens[index];
    return end === undefined ? [sentence] : headAndRest(sentence, end);
  });
}

/** Where the period ends that opens the sentence. */
function periodEnd(sentence: string): number | undefined {
  const lead = LEAD.exec(sentence)?.[0].length ?? 0;
  const range = findDateRange(sentence.slice(lead, lead + MAX_PERIOD));
  return range?.isRange === true && range.from === 0 ? lead + range.to : undefined;
}

const MAX_PERIOD = 60;

/** The head ends at the first comma behind a title, or at the sentence's end where it is short. */
function headAndRest(sentence: string, period: number): string[] {
  const named = sentence.slice(period);
  const commas = [...named.matchAll(/,\s+(?![^()]*\))/g)];
  const words = named.split(/\s+/).length;
  const [first, second] = commas;
  if (
    first === undefined ||
    (commas.length === 1 && words <= MAX_HEAD_WORDS && !isTold(named, first.index))
  )
    return [sentence.replace(/[.;]$/, '')];
  const isTitled = titleScore(named.slice(0, first.index)) >= 1;
  const cut = isTitled || second === undefined ? first : second;
  const at = period + cut.index;
  return [sentence.slice(0, at), sentence.slice(at + cut[0].length)];
}

/** "..., i do payroll", "..., audits of councils": behind a title something is told. */
const isTold = (named: string, comma: number): boolean =>
  titleScore(named.slice(0, comma)) >= 1 && titleScore(named.slice(comma)) < 1;
