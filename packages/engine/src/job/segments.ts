import { findJobSection, type JobSection } from '../lexicon/job-headings.ts';
import { findBreaks } from './breaks.ts';

/** A line or sentence of the ad; `text` is `ad.slice(start, end)` with no space or bullet at either end. */
export interface Segment {
  text: string;
  start: number;
  end: number;
  /** `start` before the first heading. */
  section: JobSection | 'start';
}

interface Span {
  start: number;
  end: number;
}

const EDGE_BEFORE = /^(?:[\s\u00a0_*•▪◦●‣·◆■►✓✔|]|[-–—](?=\s)|::)+/u;
const EDGE_AFTER = /(?:[\s\u00a0_*•▪◦●‣·◆■►|]|::)+$/u;

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const before = EDGE_BEFORE.exec(part)?.[0].length ?? 0;
  const after = EDGE_AFTER.exec(part.slice(before))?.[0].length ?? 0;
  return { start: start + before, end: end - after };
}

/** A heading that shares its line with the text it heads: "Key Responsibilities: Lead the …". */
function withoutRunInHeading(text: string, span: Span): Span[] {
  const line = text.slice(span.start, span.end);
  const colon = /^[^:.,;]{2,60}:(?=\s*\S)/.exec(line)?.[0];
  if (colon === undefined || findJobSection(colon.slice(0, -1)) === null) return [span];
  const cut = span.start + colon.length;
  return [{ start: span.start, end: cut }, trimmed(text, { start: cut, end: span.end })];
}

/** A short line with a colon that no lexicon knows still tells by its words what it opens. */
function guessSection(line: string): JobSection | null {
  if (!/:\s*$/.test(line) || line.length > 60 || line.split(/\s+/).length > 7) return null;
  if (/\b(?:responsib|duties|tasks)/i.test(line)) return 'responsibilities';
  if (/\b(?:skills?|experience|requirements?|qualifications?|qualities|knowledge)\b/i.test(line)) {
    return 'requirements';
  }
  return null;
}

/** Whether an unknown colon heading merely continues a list of the section above. */
function sectionOf(line: string, current: Segment['section']): Segment['section'] | null {
  const known = findJobSection(line);
  if (known !== null) return known;
  const guessed = guessSection(line);
  if (guessed === null) return null;
  return guessed === 'requirements' && current === 'nice' ? 'nice' : guessed;
}

/** The ad in lines and sentences with the section each stands in; the headings themselves are left out. */
export function listSegments(text: string): Segment[] {
  const breaks = findBreaks(text);
  const spans = breaks
    .map((start, i) => trimmed(text, { start, end: breaks[i + 1] ?? text.length }))
    .filter((span) => span.end > span.start)
    .flatMap((span) => withoutRunInHeading(text, span));
  const segments: Segment[] = [];
  let section: Segment['section'] = 'start';
  for (const span of spans) {
    const line = text.slice(span.start, span.end);
    const opened = sectionOf(line, section);
    if (opened !== null) section = opened;
    else if (/\p{L}/u.test(line)) segments.push({ text: line, ...span, section });
  }
  return segments;
}
