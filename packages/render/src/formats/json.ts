import { type Resume, resumeSchema } from '@trueline/contracts';
import { findWebHref } from '../document/links.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** JSON Resume 1.0.0 as given, without what Trueline noted for itself under `meta.trueline`; text that found no place is the person's and stays there, and so do sections as they were written. The schema takes no keys of a person's own at the top, so these stand under `meta`; an address without a scheme gets the `https://` that it asks for. */
export function renderJson(resume: Resume): string {
  const { $schema = SCHEMA, meta, ...content } = resume;
  const { trueline, ...others } = meta ?? {};
  const isKnown = ([key]: [string, unknown]): boolean => Object.hasOwn(resumeSchema.shape, key);
  const known = Object.entries(content).filter(isKnown);
  const foreign = Object.entries(content).filter((entry) => !isKnown(entry));
  const own = {
    ...(trueline?.kept?.length ? { kept: trueline.kept } : {}),
    ...(trueline?.asWritten?.length ? { asWritten: trueline.asWritten } : {}),
  };
  const kept = {
    ...Object.fromEntries(foreign),
    ...others,
    ...(Object.keys(own).length > 0 ? { trueline: own } : {}),
  };
  const sheet = {
    $schema,
    ...Object.fromEntries(known),
    ...(Object.keys(kept).length > 0 ? { meta: kept } : {}),
  };
  return `${JSON.stringify(sheet, completeAddress, 2)}\n`;
}

function completeAddress(key: string, value: unknown): unknown {
  if (key !== 'url' || typeof value !== 'string' || /^\w+:/.test(value)) return value;
  return findWebHref(value) === undefined ? value : `https://${value}`;
}
