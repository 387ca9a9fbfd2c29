import { readdirSync, readFileSync } from 'node:fs';
import type { ResumeSection, Template, TemplateSettings } from '@trueline/contracts';
import { RESUME_SECTIONS } from '@trueline/contracts';
import { RenderError } from './errors.ts';
import { resolveStyle } from './style/resolve-style.ts';
import type { Style, TemplateData } from './style/types.ts';

const FOLDER = new URL('../templates/', import.meta.url);

/** Typst code that the templates share. */
const SHARED_FOLDER = 'lib';

export const DEFAULT_TEMPLATE_ID = 'plainline';

let loaded: ReadonlyMap<string, TemplateData> | undefined;

/** By id, the default one first, then by name. */
function loadTemplates(): ReadonlyMap<string, TemplateData> {
  loaded ??= new Map(
    readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== SHARED_FOLDER)
      .map(({ name: id }): [string, TemplateData] => [id, readData(id)])
      .sort(([a, { name: first }], [b, { name: second }]) => {
        const byDefault = Number(b === DEFAULT_TEMPLATE_ID) - Number(a === DEFAULT_TEMPLATE_ID);
        return byDefault || (first < second ? -1 : 1);
      }),
  );
  return loaded;
}

function readData(id: string): TemplateData {
  return JSON.parse(readFileSync(new URL(`${id}/template.json`, FOLDER), 'utf8')) as TemplateData;
}

function toTemplate(id: string, { name, description, intent, defaults }: TemplateData): Template {
  return { id, name, description, intent, defaults };
}

/** Every template, the default one first, then by name. */
export function listTemplates(): Template[] {
  return [...loadTemplates()].map(([id, data]) => toTemplate(id, data));
}

export function findTemplate(id: string): Template | undefined {
  const data = loadTemplates().get(id);
  return data === undefined ? undefined : toTemplate(id, data);
}

/** Throws `UNKNOWN_TEMPLATE`. */
export function getTemplateData(id: string): TemplateData {
  const data = loadTemplates().get(id);
  if (data !== undefined) return data;
  throw new RenderError(
    'UNKNOWN_TEMPLATE',
    `There is no template “${id}”. Known: ${[...loadTemplates().keys()].join(', ')}.`,
  );
}

/** Throws `UNKNOWN_TEMPLATE`. */
export function getStyle(id: string, settings?: TemplateSettings): Style {
  return resolveStyle(getTemplateData(id), settings);
}

/** Every section once: those that the person ordered, then the template's order, then the common one. Throws `UNKNOWN_TEMPLATE`. */
export function sectionOrderOf(id: string, settings?: TemplateSettings): ResumeSection[] {
  const own = getTemplateData(id).defaults.sectionOrder;
  return [...new Set([...(settings?.sectionOrder ?? []), ...own, ...RESUME_SECTIONS])];
}
