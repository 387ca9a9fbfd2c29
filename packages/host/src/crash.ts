/** What is told of a bug that met a person's document: its kind and where in our code. Not the message, which may quote the document. */
export function describeCrash(error: unknown): string {
  if (!(error instanceof Error)) return 'threw what is no Error';
  const frames = error.stack?.replace(error.message, '').split('\n');
  const frame = frames?.find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return frame === undefined ? error.name : `${error.name} ${frame.trim()}`;
}
