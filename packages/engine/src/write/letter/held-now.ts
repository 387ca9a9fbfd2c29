import { isLapsed, isUnderWay } from '../../taxonomy/credentials.ts';

/** What else says of a paper that it is not held now: planned, begun, refused or denied. */
const NOT_NOW = new RegExp(
  [
    String.raw`\b(?:progress|pending|awaiting|awaited|applied for|application (?:made|sent|submitted|under|in)|booked|planned|planning to|scheduled|starting|started|starts|upcoming|due(?! diligence)|soon|renew(?:al|ing)|to be renewed|needs? (?:to|renew)|learner|provisional|studying|working (?:to|towards?|on)|until|till|intend\p{L}*|hope|hoping|want|willing|currently (?:doing|taking))\b`,
    String.raw`\b(?:not|no(?!\.|:| ?[#\d])|none|never|without|nor|don['’]?t|haven['’]?t|hasn['’]?t|isn['’]?t|un(?:finished|completed)|incomplete|partly|partial|half(?:way| way| done))\b`,
  ].join('|'),
  'iu',
);
/** "Valid until 03/2028", "expires May 2027", "renewal due 2028": held up to a year. */
const UP_TO =
  /\b(?:(?:valid|current|renewed|good|renewal|runs?|expires?|expiry|exp\.?)(?: (?:until|till|to|thru|through|due|date|on|in))?:?|until|till)[ (]{0,2}(?:[\d./-]{1,6}|\p{L}{3,9}\.? )?((?:19|20)\d\d)\b/iu;

/** Whether what a resume says of a paper leaves it held in the year of `asOf` (YYYY-MM): a status of another kind, or an end gone by, is no holding. */
export function isHeldNow(text: string, asOf: string): boolean {
  const [span = '', year] = UP_TO.exec(text) ?? [];
  if (year !== undefined && year < asOf.slice(0, 4)) return false;
  // Whether a bare "until 2028" ends a course or a card is not said.
  const isValidity = year !== undefined && !/^(?:until|till)\b/i.test(span);
  const rest = isValidity ? text.replace(span, ' ') : text;
  return !isUnderWay(rest) && !isLapsed(rest) && !NOT_NOW.test(rest);
}
