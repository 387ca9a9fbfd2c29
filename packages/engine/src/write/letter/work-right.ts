import nationalities from '../../../data/taxonomy/nationalities.json' with { type: 'json' };
import type { YearMonth } from '../../document/dates.ts';
import { isHeldNow } from '../../document/held-now.ts';
import { COUNTRY_CODES } from '../../taxonomy/places.ts';
import { articleFor } from '../noun-phrase.ts';
import type { Named } from './input.ts';
import type { Clause } from './standing-clauses.ts';

/** By what right the person works in a country: behind "am" or "hold". */
export type WorkRight = Named & { verb: 'am' | 'hold' };

const NATION = nationalities.rows.map((name) => RegExp.escape(name)).join('|');
const MAY_WORK =
  '(?:authori[sz]ed|eligible|entitled|permitted|allowed|authori[sz]ation|eligibility|permission|able)';
/** What an ad says that asks by what right one works; systems of permits, sponsors of teams and citizens that are served are none. */
const ASKS = new RegExp(
  [
    String.raw`\bright to work\b`,
    String.raw`\bwork(?:ing)? visa\b|\bwork authori[sz]ation\b|\blegally ${MAY_WORK} to work\b|\b${MAY_WORK} to legally work\b`,
    String.raw`\b${MAY_WORK} to work (?:\p{L}+ ){0,2}(?:in (?:the )?(?:${[...COUNTRY_CODES.keys()].map((name) => RegExp.escape(name)).join('|')}|us|eu)\b|for any employer)`,
    String.raw`\b(?:valid|an?|your|have|hold|require\p{L}*|need) work permit\b(?! (?:system|procedure|process|form|office|holder))`,
    String.raw`\bvisa sponsor\p{L}*|\bsponsor\p{L}*[^.\n]{0,30}\bvisas?\b|\bsponsorship (?:is |will be )?(?:not )?(?:available|offered|provided|possible)\b`,
    String.raw`\b(?:cannot|can['’]?t|unable to|do not|don['’]t) (?:\p{L}+ ){0,2}sponsor\b`,
    String.raw`\b(?:must be|only|being) (?:an? )?(?:${NATION}) citizens?\b|\b(?:${NATION}) citizens(?:hip)? (?:only|is required|required|needed)\b`,
    String.raw`\bcitizenship (?:is )?(?:required|needed)\b|\bproof of citizenship\b|\bcitizens? (?:or|and|\/) (?:an? )?permanent residen`,
    String.raw`\b(?:must (?:be|have|hold)|proof of) (?:an? )?permanent residen`,
  ].join('|'),
  'iu',
);

const CITIZEN = new RegExp(
  String.raw`^(?:citizenship:\s*|(?:I am|I['’]m) an? )?(?<what>(?:${NATION}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:[Cc]itizen|[Pp]ermanent [Rr]esident))$`,
  'u',
);
const NATIONS: ReadonlySet<string> = new Set(nationalities.rows.map((name) => name.toLowerCase()));
const isOfCountry = (name: string): boolean =>
  NATIONS.has(name.toLowerCase()) || COUNTRY_CODES.has(name.toLowerCase());

const PERMIT =
  /^(?<said>(?:visa(?: status)?|status(?: in [\p{L} ]{2,30})?|work status|immigration status)\s*[:–-]\s*|(?:I )?(?:have|hold) (?:an? |the )?)?(?<what>(?:(?:open|valid|full|unrestricted|permanent) )*(?:work permit|work visa|residence permit|permanent residence|right to work in (?:the )?(?<place>[\p{L} ]{2,24})))$/iu;
/** Of a kind, or a right: by itself "work permit" is a paper of sites as often. */
const IS_RIGHT = /^(?:open|valid|full|unrestricted|permanent|residence|right) /i;

const inSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const articleOf = (text: string): string =>
  /right to work/i.test(text) ? 'the' : /residence$/i.test(text) ? '' : articleFor(text);

/** By what right the person works, where they say so outside their lists and the ad asks for it in so many words. */
export function readWorkRight(
  clauses: readonly Clause[],
  jobDescription: string,
  asOf: YearMonth,
): WorkRight | undefined {
  if (!ASKS.test(jobDescription)) return undefined;
  const own = clauses.filter(({ sentence, isListed }) => !isListed && isHeldNow(sentence, asOf));
  const citizens = own.flatMap(({ text, source }): WorkRight[] => {
    const what = CITIZEN.exec(text)?.groups?.what;
    const nation = what?.replace(/ (?:citizen|permanent resident)$/i, '');
    return what === undefined || nation === undefined || !isOfCountry(nation)
      ? []
      : [{ text: what, source, article: articleFor(what), verb: 'am' }];
  });
  const permits = own.flatMap(({ text, source }): WorkRight[] => {
    const { said, what, place } = PERMIT.exec(text)?.groups ?? {};
    if (what === undefined || (said === undefined && !IS_RIGHT.test(what))) return [];
    if (place !== undefined && !isOfCountry(place)) return [];
    return [{ text: inSmall(what), source, article: articleOf(what), verb: 'hold' }];
  });
  return citizens[0] ?? permits[0];
}
