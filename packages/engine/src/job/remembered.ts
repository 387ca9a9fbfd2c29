/** So many texts are kept, and none that is longer: a long-lived process doesn't grow with its ads. */
const KEPT_MAX = 2_000;
const CHARS_MAX = 500;

/** A reading of a line that is asked for several times, worked out once. What it returns must not be changed. */
export function remembered<T>(read: (line: string) => T): (line: string) => T {
  const known = new Map<string, T>();
  return (line) => {
    if (line.length > CHARS_MAX) return read(line);
    const found = known.get(line);
    if (found !== undefined) return found;
    if (known.size >= KEPT_MAX) known.clear();
    const value = read(line);
    known.set(line, value);
    return value;
  };
}
