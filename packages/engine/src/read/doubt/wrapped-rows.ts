const OPEN_END =
  /(?:[,&/–—-]|(?<!\p{L})(?:and|or|of|for|to|with|at|in|by|on|from|the|a|an|et|de|du|des|und|von|y|e))$/iu;
/** A short form that says what follows: "6 O levels incl." */
const OPEN_SHORT = /(?<!\p{L})(?:incl|excl|esp|approx|e\.g|i\.e|viz|inkl|z\.B|bijv|p\.ej)\.$/iu;

/** Whether a line ends open, so that the next is its rest. */
export const endsOpen = (text: string): boolean =>
  OPEN_SHORT.test(text) || (!/[.!?:;]$/.test(text) && OPEN_END.test(text));

/** Whether a line surely goes on in the next: it ends open, or the next begins in small letters. */
export const goesOn = (above: string, below: string): boolean =>
  endsOpen(above) || (!/[.!?:;]$/.test(above) && /^[\p{Ll}(&]/u.test(below));

/** "Transport Manager CPC (National" above "& International), 2009". */
export const closesBracket = (above: string, below: string): boolean =>
  /\([^()]*$/.test(above) && /^[^()]{0,60}\)/.test(below);
