import { isRetold } from '../tell/shared-run.ts';
import type { Telling } from '../tell/telling.ts';

const NUMBER = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)`;
const TIME = 'years?|months?|weeks?|days?|hours?|hrs?|minutes?|times';
/** "(48,000 hens)", "(about 280 meals a day)": how much there is of what stands before; no time, no part of it, no share. */
const AMOUNT = new RegExp(
  String.raw`(?<before>[^\s(]+ [^\s(]+) \((?<said>(?:(?:about|around|over|up to) )?${NUMBER} (?!(?:of|${TIME})\b)` +
    String.raw`\p{Ll}+(?: (?!of\b)\p{Ll}+){0,2}(?: (?:an?|per) (?:day|week|month|year|shift|season))?)\)`,
  'giu',
);

/** "(3 failed)", "(four helpers paid)", "(two others did nights)": what became of some, or was meant to. */
const NO_AMOUNT = /\b(?:\p{L}+ed|only|target|lost|left|others?|did|was|were|complaints?)\b/iu;

/** A telling with the amounts that its line has in brackets, behind the same words: what counts most often stands there. */
export function withAmounts<T extends Pick<Telling, 'text' | 'line' | 'kind'>>(told: T): T {
  if (told.kind !== 'act' && told.kind !== 'thing') return told;
  let { text } = told;
  for (const { groups } of told.line.matchAll(AMOUNT)) {
    const { before = '', said = '' } = groups ?? {};
    if (NO_AMOUNT.test(said)) continue;
    const at = text.toLowerCase().indexOf(before.toLowerCase());
    const end = at + before.length;
    if (at < 0 || /^[\p{L}\d]/u.test(text.slice(end))) continue;
    const whole = `${text.slice(0, end)} (${said})${text.slice(end)}`;
    if (isRetold(`I ${whole}`, told.line)) text = whole;
  }
  return { ...told, text };
}
