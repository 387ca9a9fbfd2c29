import { isPrintedAsWritten, type Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listKeptLines } from '../document/kept-lines.ts';
import { findMeant } from '../language/en/spelling.ts';
import { spell } from '../rules/line/spelling.ts';

interface PrintedLine {
  path: string;
  text: string;
  /** It may hold names: only slips that nothing else can be are touched. */
  holdsNames: boolean;
}

/** What the files print and no value holds: rows of sections as they were written, texts without a place and their headings. */
function listPrinted(resume: Resume): PrintedLine[] {
  const { asWritten = [], kept = [] } = resume.meta?.trueline ?? {};
  const rows = asWritten.flatMap(({ lines }, at) =>
    lines.flatMap(({ text, kind, path }, row) =>
      path === undefined
        ? [
            {
              path: `meta.trueline.asWritten[${at}].lines[${row}].text`,
              text,
              holdsNames: kind === 'head' || kind === 'detail',
            },
          ]
        : [],
    ),
  );
  const texts = listKeptLines(resume).flatMap(({ path, text, heading = '' }, at) => {
    const piece = kept[at];
    if (piece === undefined || isPrintedAsWritten(piece, resume)) return [];
    const own = { path: `${path}.text`, text, holdsNames: false };
    return heading === ''
      ? [own]
      : [own, { path: `${path}.heading`, text: heading, holdsNames: true }];
  });
  return [...rows, ...texts];
}

/** The spelling of what is printed beside the values, by the words that the values are mended with; what another change touches keeps its own. */
export function proposeWrittenSpelling(
  resume: Resume,
  corrections: ReadonlyMap<string, string>,
  touched: ReadonlySet<string>,
): Draft[] {
  return listPrinted(resume).flatMap(({ path, text, holdsNames }): Draft[] => {
    if (touched.has(path) || touched.has(path.replace(/\.\w+$/, ''))) return [];
    const after = spell(
      text,
      (word) => findMeant(word) ?? (holdsNames ? undefined : corrections.get(word)),
    );
    if (after === text) return [];
    return [
      {
        path,
        before: text,
        after,
        kind: 'spelling',
        reason: 'The word as dictionaries have it.',
        sources: [{ path, text }],
        verdict: 'proven',
      },
    ];
  });
}
