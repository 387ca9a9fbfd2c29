import type { Segment } from './segments.ts';

/** ", preferably in a mill": from here on the line only wishes. */
const WISH_BEGINS =
  /(?:[,;(–—]|\s-|\bbut)\s*(?=(?:preferably|ideally|idéalement|de préférence|préférablement|with a preference|(?:with )?preference (?:for|given)|bonus (?:if|for|points))\b[\s,]+\S)/gi;
/** "… required, …", "… is an asset …": here a demand or a wish is said to its end. */
const SAID =
  /\b(?:required|req['’]?d|mandatory|preferred|pref(?:['’]?d)?|desirable|(?:an? )(?:\w+ )?(?:asset|plus|bonus|advantage))\b[)"]?\s*(?:[,;–—]|\s-)?\s*(?:and |but )?(?=\S+\s\S+)/gi;
/** After such words the demand goes on: "required to …", "preferred skills", "a bonus, as is …". */
const GOES_ON =
  /^\s*[:(]|^(?:for|to|in|by|with|that|of|at|on|from|if|is|are|as|or|when|upon|where|skills?|qualifications?|experience|education|management|class|based|but|not|plan|structure)\b/i;
/** ", community preferred": a few words behind a comma with a wish of their own. */
const SHORT_WISH =
  /,\s*(?=(?:[^,;.]{1,40}?)\b(?:preferred|pref(?:['’]?d)?|an? (?:\p{L}+ )?(?:asset|plus|bonus)|desirable|desired)\b(?:[\s).;]*$|\s*,))/iu;
/** "… driver's licence Naloxone certificate an asset": in a run of lost line ends a capital begins the wish. */
const RUN_ON_WISH =
  /(?<=\p{Ll}) (?=\p{Lu}[\p{Ll}-]+(?: \p{Ll}+){0,4} (?:is |would be )?(?:an? )?(?:asset|plus|bonus)(?!\p{L}))/gu;
const RUN_ON_CHARS_MIN = 80;
/** "MUST READ BLUEPRINTS TIG IS A BONUS": a wish without a mark behind a demand; it holds one word. */
const WISH_BEHIND_DEMAND =
  /^.*\bmust\b[^,;.]*\s(?=\S+ (?:is|are|would be) an? (?:bonus|plus|asset)\b)/i;
/** "(mountain roads preferred)": a remark that ends with a wish has its own subject. */
const WISH_IN_PARENTHESES =
  /\((?!\s*(?:(?:an?|une?|also|strongly|highly|very|most|definite(?:ly)?|big|huge|real|strong|but|is|are|would be|considered|fortement|très) )*(?:preferred|pref|asset|plus|bonus|desir|helpful|atout|souhait))(?=[^()]{2,80}\s(?:is |are |would be )?(?:preferred|pref(?:['’]?d)?\.?|an asset|a plus|a bonus|desirable|desired|helpful|(?:un )?atout|souhait(?:é|able)e?s?)\s*\))(?!\s*(?:strongly|highly|definitely|also)\s)/giu;
const MEASURED =
  /\byears?\b|\byrs\b|\bdegree\b|\bdiploma\b|\bbachelor|\bmaster|\brequired\b|\bmust\b|\b(?:school|education|schooling)\b|\bgrade 1[0-2]\b|\blicen[cs]e\b|\bcertificate\b|\bticket\b/i;

function cutsOf(text: string): number[] {
  const cuts = new Set<number>();
  for (const match of text.matchAll(WISH_BEGINS)) cuts.add(match.index + match[0].length);
  for (const match of text.matchAll(SAID)) {
    const at = match.index + match[0].length;
    if (!GOES_ON.test(text.slice(at)) && /[\p{L}\p{N}]/u.test(text.slice(0, match.index)))
      cuts.add(at);
  }
  for (const { index } of text.matchAll(WISH_IN_PARENTHESES)) {
    cuts.add(index + 1).add(text.indexOf(')', index) + 1);
  }
  for (const match of text.matchAll(RUN_ON_WISH)) {
    const before = text.slice(0, match.index);
    if (match.index >= RUN_ON_CHARS_MIN && MEASURED.test(before) && !/[.;:]\s/.test(before))
      cuts.add(match.index + 1);
  }
  const both = WISH_BEHIND_DEMAND.exec(text);
  if (both !== null) cuts.add(both[0].length);
  const tail = SHORT_WISH.exec(text);
  if (tail !== null && MEASURED.test(text.slice(0, tail.index))) {
    cuts.add(tail.index + tail[0].length);
  }
  return [...cuts].filter((cut) => cut > 0 && cut < text.length).sort((a, b) => a - b);
}

/** A line in its parts of one level each: "5 years required, a mill preferred" asks two things (engine.md 4.3). */
export function splitClauses(segment: Segment): Segment[] {
  const cuts = [0, ...cutsOf(segment.text), segment.text.length];
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i] ?? 0;
    const text = segment.text.slice(start, end).replace(/[\s,;(–—-]+$/u, '');
    if (!/\p{L}/u.test(text)) return [];
    const from = segment.start + start;
    return [{ ...segment, text, start: from, end: from + text.length }];
  });
}
