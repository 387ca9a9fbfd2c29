import type { Resume } from '@trueline/contracts';
import { findWebHref } from '../document/links.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** JSON Resume 1.0.0 as given, without what Trueline noted for itself under `meta.trueline`. An address without a scheme gets `https://`, which the schema asks for. */
export function renderJson(resume: Resume): string {
  const { $schema = SCHEMA, meta, ...content } = resume;
  const { trueline: _own, ...others } = meta ?? {};
  const kept = Object.keys(others).length > 0 ? { meta: others } : {};
  return `${JSON.stringify({ $schema, ...content, ...kept }, completeAddress, 2)}\n`;
}

function completeAddress(key: string, value: unknown): unknown {
  if (key !== 'url' || typeof value !== 'string' || /^\w+:/.test(value)) return value;
  return findWebHref(value) === undefined ? value : `https://${value}`;
}
