/** A line of the text that was read, with its place in it in UTF-16 code units. */
export interface TextLine {
  /** `rest`: the further lines of a bullet. */
  kind: 'name' | 'heading' | 'bullet' | 'rest' | 'text' | 'gap';
  start: number;
  end: number;
}

/** As the readers of the formats write bullets, and as people type them. */
const BULLET = /^\s*(?:[•·▪▫◦‣⁃∙●○■□–—*-]|\d{1,2}[.)])\s+\S/u;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

interface Known {
  name?: string | undefined;
  /** The section headings as written, in order. */
  headings: readonly string[];
  /** Where the values stand that were read. */
  spans: readonly { start: number; end: number }[];
}

/** The text as lines, each as what the reader took it for; empty lines in a row are one gap. */
export function textLinesOf(text: string, { name = '', headings, spans }: Known): TextLine[] {
  const lines: TextLine[] = [];
  let nextHeading = 0;
  let isNameFound = name === '';
  let start = 0;
  const kindOf = (line: string): TextLine['kind'] => {
    const words = plain(line);
    if (words === '') return 'gap';
    if (!isNameFound && words === plain(name)) {
      isNameFound = true;
      return 'name';
    }
    // A heading can be missing from the text: those after it are found all the same.
    const found = headings.findIndex((one, index) => index >= nextHeading && plain(one) === words);
    if (found !== -1) {
      nextHeading = found + 1;
      return 'heading';
    }
    if (BULLET.test(line)) return 'bullet';
    const isInBullet = ['bullet', 'rest'].includes(lines.at(-1)?.kind ?? '');
    const goesOn = spans.some((span) => span.start < start && start < span.end);
    return isInBullet && goesOn ? 'rest' : 'text';
  };
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const isSecondGap = kind === 'gap' && (lines.length === 0 || lines.at(-1)?.kind === 'gap');
    if (!isSecondGap) lines.push({ kind, start, end: start + line.length });
    start += line.length + 1;
  }
  if (lines.at(-1)?.kind === 'gap') lines.pop();
  return lines;
}
