import { cueOf } from './level.ts';
import type { Segment } from './segments.ts';

/** Sections that ask nothing of the candidate. */
const SILENT: ReadonlySet<string> = new Set<Segment['section']>([
  'about',
  'benefits',
  'legal',
  'apply',
]);

/** Sentences that stand in many ads whatever the job: equal opportunity, pay, perks, how to apply, the company's praise of itself. */
const BOILERPLATE = new RegExp(
  [
    `equal[- ](?:employment |opportunity)|affirmative action|protected veteran|sexual orientation|gender identity|national origin|without regard to|marital status`,
    `reasonable accommodation|accommodat(?:e|ion)s? (?:during|for|to|in)|disabilit(?:y|ies)`,
    String.raw`\b401\s?\(?k\)?|\bPTO\b|paid time off|paid vacation|parental leave|health insurance|dental|vision (?:coverage|insurance|plan)|wellness|stock options?|\bRSUs?\b|\bequity\b(?! research)|annual bonus|sign-on bonus|retirement|\bperks\b|employee discount`,
    String.raw`base (?:pay|salary)|salary (?:range|of|is|:)|pay range|compensation|[$£€]\s?\d|\bper (?:hour|year|annum)\b|hourly rate`,
    String.raw`click (?:the|here|our)|apply (?:now|today|online|here)|please apply|easy apply|submit (?:your|a) (?:resume|cv|application)|send (?:us )?your (?:resume|cv)|^to apply\b|job posting|follow (?:us|our)|hosted by|hear from (?:us|you)|\bemail\b.*@|apply\b.*@|don['’]t apply|\bawards?['”"]|best in class|get in contact|reach out|learn more (?:about|at)|interested in hearing|thank you for your interest|only (?:those|candidates) selected|encourage you to apply|every single requirement`,
    `recruitment agenc|headhunter|unsolicited resume|fee-based|third part(?:y|ies) (?:recruit|agenc)|employment platform|recruitment firm`,
    `not designed to (?:cover|contain)|may change at any time|other duties|duties as assigned|subject to change|does not constitute`,
    String.raw`founded in|headquarter(?:s|ed)|fortune \d+|our mission|market leader|million in funding|well-funded|fastest[- ]growing|leading (?:provider|supplier|supplier of)|we(?:'|’)re committed to|we are committed to|committed to (?:creating|building|diversity|excellence|providing)|celebrate diversity|underrepresented|every box|https?:\/\/|www\.|#\w{3,}`,
    String.raw`executive order|CFR\b|interactive process|accept applications|agree that|right candidate for|be considered`,
    `COVID-?19|vaccinat`,
    `W2 contract|contract to hire|corp[- ]to[- ]corp|start date`,
  ].join('|'),
  'i',
);

/** A sentence about the company ("We are a team of …"), outside the candidate's own sections. */
const COMPANY_SENTENCE =
  /^(?:[Ww]e|[Oo]ur|[Tt]he company|[Tt]his company|[Tt]hey|[Ii]t|[Tt]he work|[Bb]ut we|[Aa]nd we|[Ii]f you|[Jj]oin us|[Aa]t \p{Lu}\S+,? (?:we|you)|\p{Lu}\S+(?: \p{Lu}\S+){0,3} (?:is|are|was|has|serves|delivers|provides|offers|develops|builds|conducts|powers|helps))\b/u;

/** Of the patterns above those that stand at the end of ads: what follows, up to a heading, is more of the same. */
const CLOSING =
  /equal[- ](?:employment )?opportunity|affirmative action|without regard to|base pay|encourage you to apply|recruitment agenc|unsolicited|^join us\b/i;

/** A longer segment is a whole ad without breaks: one stock phrase says nothing of the rest. */
const BOILERPLATE_MAX_CHARS = 400;

/** Words that a sentence about the candidate holds, wherever it stands. */
const WANTED = /\b(?:looking for|seeking|searching for|require|must|you have|you bring)\b/i;

function asks({ text, section }: Segment): boolean {
  if (SILENT.has(section)) return false;
  if (text.length <= BOILERPLATE_MAX_CHARS && BOILERPLATE.test(text)) return false;
  if (section === 'responsibilities' || cueOf(text) !== null) return true;
  return WANTED.test(text) || !COMPANY_SENTENCE.test(text);
}

/** The segments that ask something of a candidate or may do so (engine.md 4.1): pay, perks, law and the company's blurb don't. */
export function listAsking(segments: readonly Segment[]): Segment[] {
  const asking: Segment[] = [];
  let closed: Segment['section'] | null = null;
  let previous: Segment['section'] | null = null;
  for (const segment of segments) {
    if (segment.section !== previous) closed = null;
    previous = segment.section;
    const opening = segment.section === 'start' || segment.section === 'overview';
    if (!opening && CLOSING.test(segment.text)) closed = segment.section;
    if (closed === null && asks(segment)) asking.push(segment);
  }
  return asking;
}
