/** By default so many texts are kept, and none of the longer ones for long: a long-lived process doesn't grow with what it reads. */
const KEPT_MAX = 2_000;
const CHARS_MAX = 500;
/** Longer texts are kept until so many characters of them are: a check that asks at each word of one must not read it as often. */
const LONG_CHARS_KEPT_MAX = 60_000;

/** A reading of a word or line that is asked for several times, worked out once. What it returns must not be changed. */
export function memoize<T>(read: (text: string) => T, keptMax = KEPT_MAX): (text: string) => T {
  const known = new Map<string, T>();
  const long = new Map<string, T>();
  let longChars = 0;
  const keepLong = (text: string, value: T): void => {
    if (longChars + text.length > LONG_CHARS_KEPT_MAX) {
      long.clear();
      longChars = 0;
    }
    long.set(text, value);
    longChars += text.length;
  };
  return (text) => {
    const isLong = text.length > CHARS_MAX;
    const found = (isLong ? long : known).get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (isLong) keepLong(text, value);
    else {
      if (known.size >= keptMax) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
