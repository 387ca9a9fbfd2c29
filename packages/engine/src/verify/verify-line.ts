import { type Basis, joinLines, readBasis } from './basis.ts';
import type { Fact } from './objection.ts';
import { weighText } from './weigh-text.ts';

/** What stands around a line that is judged: the lines of its entry, and those of the rest of the document. */
export interface LineScope {
  entry: readonly string[];
  others: readonly string[];
}

/** Every objection to a line of a role, held against its entry and, for what stands elsewhere, the whole document; none where it is proven. */
export function verifyLine(text: string, { entry, others }: LineScope): Fact[] {
  const document: Basis = readBasis([...entry, ...others].map((line) => ({ text: line })));
  const basis = joinLines(document.lines.slice(0, entry.length), document.text);
  return weighText(text, basis, document);
}
