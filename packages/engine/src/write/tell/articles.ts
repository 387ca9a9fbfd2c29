import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { RELATIVE_GERUNDS } from '../../language/en/nouns.ts';
import { asNounPhrase } from '../noun-phrase.ts';

const ORDINAL = /^(?:first|second|third|last|next|same|entire|whole|full-time|part-time)$/;
const CHANGING =
  /^(?:reducing|increasing|improving|cutting|saving|boosting|lowering|raising|decreasing|achieving)$/;

/** The text with the articles that a resume leaves out, where one is certainly wanted ("built web application"); what isn't certain stays. */
/** `skip`: its first words stay, as the verb does that opens a line. */
export function withArticles(text: string, skip = 0): string {
  const { tokens, phrases } = analyze(text, 'en');
  let result = '';
  let reached = 0;
  for (const { from, to, hasDeterminer, number, head } of phrases) {
    if (hasDeterminer || number !== 'singular' || from < skip) continue;
    const [first, last, before, after] = [
      tokens[from],
      tokens[to - 1],
      tokens[from - 1],
      tokens[to],
    ];
    if (first === undefined || last === undefined) continue;
    // "in court", "per delivery", "from paper to computer", a part of a list, a name.
    if (
      tokens[head]?.pos === 'name' ||
      /^(?:per|as|by|a|an|to|from|and|or|,)$/.test(before?.lower ?? '')
    )
      continue;
    if (/^(?:and|or|-)$/.test(after?.lower ?? '') || (after?.text === ',' && from > skip)) continue;
    // "optimized distributed | system architecture", "creatively | describing project", "within first quarter".
    const lead = tokens[from - 2];
    if (
      /^(?:adjective|adverb)$/.test(before?.pos ?? '') ||
      first.form === 'gerund' ||
      ORDINAL.test(first.lower)
    )
      continue;
    if (
      before?.pos === 'verb' &&
      lead !== undefined &&
      !/^(?:and|or|,|to)$/.test(lead.lower) &&
      before.form !== 'gerund'
    )
      continue;
    // The phrase may be longer than it was read: "module | mounting structures".
    if (after !== undefined && /^(?:noun|name|adjective)$/.test(after.pos)) continue;
    const isDoing =
      RELATIVE_GERUNDS.has(after?.lower ?? '') ||
      CHANGING.test(after?.lower ?? '') ||
      /^\d/.test(tokens[to + 1]?.text ?? '');
    if (after?.form === 'gerund' && !isDoing) continue;
    if (/[/-]$/.test(text.slice(0, first.start))) continue;
    const phrase = text.slice(first.start, last.end);
    // "60 T rough terrain crane": the number measures one thing.
    if (
      /^\d/.test(phrase) &&
      !/^\d[\d.,]* ?(?:T|t|kW|MW|m|ft|kg|tons?|tonnes?|bed|seat|room)\b/.test(phrase)
    )
      continue;
    if (/^[$€£]/.test(phrase)) continue;
    const isBehind = before?.pos === 'preposition';
    const isMeasure = /^\d/.test(tokens[to + 1]?.text ?? '');
    const said = asNounPhrase(
      phrase,
      after?.lower !== 'of' || isBehind ? false : isMeasure ? 'measure' : true,
      isBehind,
    );
    if (said === null || said === phrase || (isBehind && !/^an? /.test(said))) continue;
    if (isBehind && after?.lower === 'of') continue;
    // "super B grain trailers", "soil fungi": many of them after all.
    if (/^an? /.test(said) && numberOfNoun(last.lower) === 'plural') continue;
    result += text.slice(reached, first.start) + said;
    reached = last.end;
  }
  return result + text.slice(reached);
}
