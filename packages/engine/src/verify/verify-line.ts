import type { Finding } from '@trueline/contracts';
import { type Basis, joinLines, readBasis, type SourceLine } from './basis.ts';
import { isHeading } from './paraphrase/prove.ts';
import { toFindings } from './verdict.ts';
import { weighText } from './weigh-text.ts';

/** What stands around a line that is judged: the lines of its entry, and those of the rest of the document. */
export interface LineScope {
  entry: readonly string[];
  others: readonly string[];
}

/** Every finding on a line of a role, held against its entry and, for what stands elsewhere, the whole document; none where it is proven. */
export function verifyLine(text: string, { entry, others }: LineScope): Finding[] {
  const document: Basis = readBasis([...entry, ...others].map((line) => ({ text: line })));
  const basis = joinLines(document.lines.slice(0, entry.length), document.text);
  const elsewhere = splitAtHeadings(document.lines.slice(entry.length));
  return toFindings(
    weighText(text, basis, document),
    text,
    elsewhere.map((lines) => joinLines(lines, document.text)),
  );
}

/** The lines of each other entry: a line that names a role with its dates opens one. What two of them say together moved from neither. */
function splitAtHeadings(lines: readonly SourceLine[]): SourceLine[][] {
  const entries: SourceLine[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last === undefined || isHeading(line)) entries.push([line]);
    else last.push(line);
  }
  return entries;
}
