import {
  AS_WRITTEN,
  AS_WRITTEN_ENTRIES,
  AS_WRITTEN_LISTS,
  type AsWritten,
  type KeptText,
  OWN_ORDER,
  type ReadWarning,
  type Resume,
  type SourceSpan,
} from '@trueline/contracts';
import { findValue } from '../../document/paths.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import { toLines } from './as-written-lines.ts';
import { entryViews } from './entry-views.ts';
import { listAsWritten } from './list-doubt.ts';
import { sectionRows } from './section-lines.ts';
import { type SectionView, SIGNALS } from './signals.ts';
import { BASE_DOUBT, weightsOf } from './weights.ts';

/** From here on a section is printed as it was written. */
const DOUBTED_FROM = 0.5;

/** What was read, and from what. */
interface ReadSections {
  text: string;
  resume: Resume;
  spans: Readonly<Record<string, SourceSpan>>;
  sections: readonly Section[];
  /** The document's rows before any was parted. */
  blocks: readonly Block[];
  kept: readonly KeptText[];
}

/** The sections of which an entry was likely cut or joined wrongly, with their lines as they stand in the source. */
export function findAsWritten(read: ReadSections): AsWritten[] {
  return [
    ...doubtedEntries(read),
    ...AS_WRITTEN_LISTS.flatMap((name) => listAsWritten(name, read) ?? []),
  ];
}

function doubtedEntries({ resume, spans, sections, blocks, kept }: ReadSections): AsWritten[] {
  return AS_WRITTEN_ENTRIES.flatMap((name): AsWritten[] => {
    const rows = sectionRows(name, sections, blocks, spans, kept);
    const entries = entryViews(name, resume, spans);
    if (rows.length === 0 || entries.length === 0) return [];
    const within = kept.filter(({ start = -1 }) =>
      rows.some(({ block }) => start >= block.start && start < block.end),
    );
    const doubt = doubtOf({ name, entries, rows, kept: within });
    if (doubt < DOUBTED_FROM) return [];
    const lines = toLines(rows, (path) => findValue(resume, path));
    return [{ section: name, doubt: Math.round(doubt * 100) / 100, lines }];
  });
}

/** 0 to 1: signs add up, each weaker the more of them stand; one entry of many counts for more than its share. */
function doubtOf(view: SectionView): number {
  const weights = weightsOf(view.name);
  const signs = Object.entries(SIGNALS) as [keyof typeof SIGNALS, (view: SectionView) => number][];
  const sum = signs.reduce((total, [name, signal]) => {
    const weight = weights[name];
    return weight === undefined ? total : total + weight * Math.sqrt(Math.min(1, signal(view)));
  }, BASE_DOUBT);
  return 1 - Math.exp(-sum);
}

const PLURALS: Readonly<Record<string, string>> = {
  work: 'your jobs hang together',
  volunteer: 'your volunteering hangs together',
  education: 'your schooling hangs together',
};

const OWN_ORDER_SAYS =
  'We are not sure what each part of your resume is. It keeps your own order and headings unless you say otherwise.';

/** One warning for each section whose entries are doubted; rows of lists say the same as they stand. */
export const asWrittenWarnings = (asWritten: readonly AsWritten[]): ReadWarning[] =>
  asWritten.flatMap(({ section }): ReadWarning[] => {
    if (section === OWN_ORDER)
      return [{ code: AS_WRITTEN, path: section, message: OWN_ORDER_SAYS }];
    const what = PLURALS[section];
    if (what === undefined) return [];
    const message = `We are not sure how ${what}. They stay exactly as you wrote them unless you say otherwise.`;
    return [{ code: AS_WRITTEN, path: section, message }];
  });
