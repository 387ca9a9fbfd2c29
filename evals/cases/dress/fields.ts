import type { Resume } from './model.ts';

export interface Field {
  path: string;
  value: string;
}

/** How `endDate` of a job that goes on is listed. */
export const ongoing = 'ongoing';

const patterns = new Map<string, RegExp>();

/** Whether a path as in `work[2].name` falls under a pattern as in `work[*].name` or `work[2]`. */
export function covers(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) {
    return path.startsWith(pattern) && /^[.[]?$/.test(path.charAt(pattern.length));
  }
  const known = patterns.get(pattern);
  if (known) return known.test(path);
  const source = pattern.replace(/[.[\]()+?^$|\\]/g, '\\$&').replaceAll('*', '\\d+');
  const made = new RegExp(`^${source}($|[.[])`);
  patterns.set(pattern, made);
  return made.test(path);
}

/** Every field of a resume that can be told from its dressed text, in the resume's order. */
export function fieldsOf(resume: Resume, destroyed: readonly string[] = []): Field[] {
  const fields: Field[] = [];
  const add = (path: string, value: string | undefined) => {
    if (value) fields.push({ path, value });
  };
  const walk = (path: string, value: unknown): void => {
    if (typeof value === 'string') add(path, value);
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(`${path}[${index}]`, item);
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) walk(path ? `${path}.${key}` : key, item);
    }
  };
  const { meta: _meta, ...told } = resume;
  walk('', told);
  for (const [index, job] of resume.work.entries()) {
    if (job.startDate && !job.endDate) add(`work[${index}].endDate`, ongoing);
  }
  return fields.filter(
    ({ path }) =>
      !path.endsWith('countryCode') && !destroyed.some((pattern) => covers(pattern, path)),
  );
}
