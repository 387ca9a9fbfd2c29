const TOP = new Set(
  '$schema basics work volunteer education awards certificates publications skills languages interests references projects meta'.split(
    ' ',
  ),
);
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Where a document breaks what JSON Resume 1.0.0 asks beyond the shapes of `resumeSchema`: no further keys at the top, dates by its pattern, e-mail and web addresses in full. */
export function listJsonResumeFaults(document: Record<string, unknown>): string[] {
  const foreign = Object.keys(document).filter((key) => !TOP.has(key));
  return [...foreign.map((key) => `unknown key ${key}`), ...listFaults('', document)];
}

function listFaults(path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const isFault =
      (DATES.has(key) && !DATE.test(String(held))) ||
      (key === 'email' && !EMAIL.test(String(held))) ||
      (key === 'url' && !URL.canParse(String(held)));
    const at = `${path}/${key}`;
    return isFault ? [at] : listFaults(at, held);
  });
}
