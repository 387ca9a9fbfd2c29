import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A document before a maker lays it out; `text` as UTF-8. */
export interface Source {
  id: string;
  path: string;
  text: string;
}

export interface Made {
  id: string;
  extension: string;
  bytes: Uint8Array;
}

const SOURCES = fileURLToPath(new URL('./fixtures/', import.meta.url));

/** The sources of one maker, by name. */
export function listSources(maker: string): Source[] {
  const folder = join(SOURCES, maker);
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const path = join(folder, name);
      return { id: parse(name).name, path, text: readFileSync(path, 'utf8') };
    });
}
