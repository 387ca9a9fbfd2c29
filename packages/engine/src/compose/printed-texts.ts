import { findOwnOrder, isPrintedAsWritten, type Resume } from '@trueline/contracts';
import { listKeptLines } from '../document/kept-lines.ts';
import { listLines } from '../document/paths.ts';

/** Where a text stands: among sentences, where names may be, or above a section. */
export type PrintedPlace = 'text' | 'names' | 'heading';

export interface PrintedText {
  path: string;
  text: string;
  place: PrintedPlace;
}

/** Who and where, when, and how to reach them: nothing that a dictionary knows. */
const NOT_READ =
  /^basics\.(?!summary$|label$)|(?:[dD]ate|phone|email|url|location|entity|roles?|score|type)$/;
/** Names of employers, schools and people, and of languages. */
const NAMED =
  /\.(?:institution|organization|issuer|awarder|publisher|language|studyLevel)$|^(?:work|references)\[\d+\]\.name$/;
/** Names of papers and pastimes: plain words with names among them. */
const MAY_NAME =
  /^(?:certificates|projects|publications|interests|volunteer|awards)\[\d+\]\.(?:name|title|position|keywords\[\d+\])$|^education\[\d+\]\.courses\[\d+\]$/;
/** Sections that are printed under the person's own heading. */
const OWN_HEADINGS: ReadonlySet<string> = new Set(['certificates', 'skills', 'awards']);

/** Every text that the files print, but for names of people, firms and places: values, rows and texts as they were written, and the headings above them. */
export function listPrintedTexts(resume: Resume): PrintedText[] {
  const values = listLines(resume)
    .filter(({ path }) => !NOT_READ.test(path) && !NAMED.test(path))
    .map(({ path, text }): PrintedText => {
      return { path, text, place: MAY_NAME.test(path) ? 'names' : 'text' };
    });
  return [...values, ...listWritten(resume), ...listKept(resume), ...listHeadings(resume)];
}

/** Rows of sections that are printed as they were written, which no value holds. */
function listWritten(resume: Resume): PrintedText[] {
  return (resume.meta?.trueline?.asWritten ?? []).flatMap(({ lines }, at) =>
    lines.flatMap(({ text, kind, path, section }, row): PrintedText[] => {
      if (path !== undefined || (section !== undefined && kind !== 'heading')) return [];
      const place =
        kind === 'heading' ? kind : kind === 'head' || kind === 'detail' ? 'names' : 'text';
      return [{ path: `meta.trueline.asWritten[${at}].lines[${row}].text`, text, place }];
    }),
  );
}

function listKept(resume: Resume): PrintedText[] {
  const { kept = [] } = resume.meta?.trueline ?? {};
  return listKeptLines(resume).flatMap(({ path, text, heading = '' }, at): PrintedText[] => {
    const piece = kept[at];
    if (piece === undefined || isPrintedAsWritten(piece, resume)) return [];
    const own: PrintedText = { path: `${path}.text`, text, place: 'text' };
    return heading === ''
      ? [own]
      : [own, { path: `${path}.heading`, text: heading, place: 'heading' }];
  });
}

/** Headings of the person's own, of sections that are printed from their fields or that a kept text belongs to. */
function listHeadings(resume: Resume): PrintedText[] {
  const { sections = [], kept = [] } = resume.meta?.trueline ?? {};
  const ofKept = new Set(kept.map(({ heading }) => heading));
  const isOwnOrder = findOwnOrder(resume) !== undefined;
  return sections.flatMap(({ heading, kind }, at) =>
    ofKept.has(heading) || (!isOwnOrder && OWN_HEADINGS.has(kind))
      ? [{ path: `meta.trueline.sections[${at}].heading`, text: heading, place: 'heading' }]
      : [],
  );
}
