/** By default so many texts are kept, and none that is longer: a long-lived process doesn't grow with what it reads. */
const KEPT_MAX = 2_000;
const CHARS_MAX = 500;

/** A reading of a word or line that is asked for several times, worked out once. What it returns must not be changed. */
export function remembered<T>(read: (text: string) => T, keptMax = KEPT_MAX): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > CHARS_MAX) return read(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= keptMax) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
