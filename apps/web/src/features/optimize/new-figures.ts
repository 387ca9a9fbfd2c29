/** `1,200`, `3.5`, `2019`: with the separators of thousands left out. */
function figuresOf(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    figure.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'),
  );
}

/** Figures of a text that stand in none of the texts it came from, each once. */
export function newFigures(text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap(figuresOf));
  return [...new Set(figuresOf(text))].filter((figure) => !known.has(figure));
}
