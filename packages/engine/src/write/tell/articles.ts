import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { RELATIVE_GERUNDS } from '../../language/en/nouns.ts';
import { articleFor, asNounPhrase } from '../noun-phrase.ts';

const ORDINAL = /^(?:first|second|third|last|next|same|entire|whole|full-time|part-time)$/;
const DOING =
  /^(?:delivery|development|implementation|migration|installation|construction|production|completion|rollout|integration|deployment|maintenance|processing|preparation|supervision|management|training|testing|design|coordination|inspection|review)$/;
const CHANGING =
  /^(?:reducing|increasing|improving|cutting|saving|boosting|lowering|raising|decreasing|achieving)$/;

/** "Held forklift licence": of a paper one has one. */
const HELD_PAPER =
  /^((?:hold|held|have|had|obtained|earned|got|gained|renewed) )((?!(?:an?|the|my|our|both|all|no|two|three|\d+)\b)(?:[\p{L}\d'’/-]+ ){1,4}?(?:licen[cs]e|certificate|card|permit|ticket|badge|diploma)(?!\p{L}))/iu;

/** The text with the articles that a resume leaves out, where one is certainly wanted ("built web application"); what isn't certain stays. */
/** `skip`: its first words stay, as the verb does that opens a line. */
export function withArticles(said: string, skip = 0): string {
  const text = said.replace(
    HELD_PAPER,
    (_, verb: string, paper: string) => `${verb}${articleFor(paper)} ${paper}`,
  );
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
    // "a team of 5", but "delivery of 20 projects": what is done with them is no measure of them.
    const isMeasure =
      /^\d/.test(tokens[to + 1]?.text ?? '') && !DOING.test(tokens[head]?.lower ?? '');
    const named = asNounPhrase(
      phrase,
      after?.lower !== 'of' || isBehind ? false : isMeasure ? 'measure' : true,
      isBehind,
    );
    if (named === null || named === phrase || (isBehind && !/^an? /.test(named))) continue;
    if (isBehind && after?.lower === 'of') continue;
    // "super B grain trailers", "soil fungi": many of them after all.
    if (/^an? /.test(named) && numberOfNoun(last.lower) === 'plural') continue;
    result += text.slice(reached, first.start) + named;
    reached = last.end;
  }
  return result + text.slice(reached);
}
