import type { Finding } from '@trueline/contracts';
import { type Basis, joinLines, readBasis } from './basis.ts';
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
  const elsewhere = joinLines(document.lines.slice(entry.length), document.text);
  return toFindings(weighText(text, basis, document), text, [elsewhere]);
}
