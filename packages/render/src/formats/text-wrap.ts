/** Lines of at most `width` characters (code points), broken at spaces; a longer word is cut. Later lines start with `indent`. */
export function wrapText(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => cutWord(word, width - indent.length))) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (lengthOf(joined) <= width || line === '') {
      line = joined;
    } else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** In code points, which is what a plain-text editor counts as columns. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function cutWord(word: string, width: number): string[] {
  const characters = [...word];
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += width) {
    pieces.push(characters.slice(start, start + width).join(''));
  }
  return pieces;
}
