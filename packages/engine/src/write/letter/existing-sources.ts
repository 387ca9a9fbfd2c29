import type { Resume, Source } from '@trueline/contracts';
import { listKeptLines } from '../../document/kept-lines.ts';
import { findValue } from '../../document/paths.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rows and texts that a resume prints beside its fields, each with its path. */
const listPrinted = (resume: Resume): Source[] => [
  ...(resume.meta?.trueline?.asWritten ?? []).flatMap(({ lines }, i) =>
    lines.map(({ text }, k) => ({
      path: `meta.trueline.asWritten[${i}].lines[${k}].text`,
      text,
    })),
  ),
  ...listKeptLines(resume).map(({ path, text }) => ({ path, text })),
];

/** What the person tells for the letter alone. */
const OWN_WORDS: ReadonlySet<string> = new Set(['motive', 'moment', 'results']);

/**
 * Gives sources the place where their text stands: a job read out of a row of its section ("work[7].summary") is no
 * field of the resume, the row is.
 */
export function createSourceFinder(whole: Resume): (source: Source) => Source {
  let printed: Source[] | undefined;
  return (source) => {
    if (OWN_WORDS.has(source.path)) return source;
    const value = findValue(whole, source.path);
    if (typeof value === 'string' && plain(value).includes(plain(source.text))) return source;
    printed ??= listPrinted(whole);
    const place = printed.find(({ text }) => plain(text).includes(plain(source.text)));
    return place === undefined ? source : { path: place.path, text: source.text };
  };
}
