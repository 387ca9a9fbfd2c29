import { readdirSync, readFileSync } from 'node:fs';
import type { Template } from '@trueline/contracts';
import { RenderError } from './errors.ts';

const FOLDER = new URL('../templates/', import.meta.url);

export const DEFAULT_TEMPLATE_ID = 'plainline';

/** The measures that a template's PDF and DOCX share, in points; colors as `#rrggbb`. */
export interface TemplateStyle {
  page: { width: number; height: number; marginX: number; marginTop: number; marginBottom: number };
  color: { ink: string; soft: string; line: string };
  size: Record<'name' | 'label' | 'contact' | 'heading' | 'body' | 'date', number>;
}

function readJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Shape;
}

let listed: Template[] | undefined;

/** Every template, the default one first, then by id. */
export function listTemplates(): Template[] {
  listed ??= readdirSync(FOLDER)
    .sort(
      (a, b) =>
        Number(b === DEFAULT_TEMPLATE_ID) - Number(a === DEFAULT_TEMPLATE_ID) || (a < b ? -1 : 1),
    )
    .map((id) => ({ id, ...readJson<Omit<Template, 'id'>>(`${id}/template.json`) }));
  return listed;
}

export function findTemplate(id: string): Template | undefined {
  return listTemplates().find((template) => template.id === id);
}

/** Throws `UNKNOWN_TEMPLATE`. */
export function getTemplate(id: string): Template {
  const template = findTemplate(id);
  if (template !== undefined) return template;
  const known = listTemplates().map((other) => other.id);
  throw new RenderError(
    'UNKNOWN_TEMPLATE',
    `There is no template “${id}”. Known: ${known.join(', ')}.`,
  );
}

/** Throws `UNKNOWN_TEMPLATE`. */
export function getStyle(id: string): TemplateStyle {
  return readJson(`${getTemplate(id).id}/style.json`);
}
