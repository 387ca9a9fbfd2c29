import type { Resume, TemplateSettings } from '@trueline/contracts';
import { toResumeDocument } from './document/resume-document.ts';
import type { PageDocument } from './document/types.ts';
import { renderDocx } from './docx/docx.ts';
import { RenderError } from './errors.ts';
import { renderFormText } from './formats/form-text.ts';
import { renderJson } from './formats/json.ts';
import { renderMarkdown } from './formats/markdown.ts';
import { renderPdf } from './formats/pdf.ts';
import { renderPng } from './formats/png.ts';
import { renderSvgPage, renderSvgPages } from './formats/svg.ts';
import { renderText } from './formats/text.ts';
import { freeingNative } from './freeing-native.ts';
import { getTemplateData, sectionOrderOf } from './templates.ts';
import { typeset } from './typst/typeset.ts';

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export type RenderFormat = keyof typeof CONTENT_TYPES;
export const RENDER_FORMATS = Object.keys(CONTENT_TYPES) as RenderFormat[];

export interface RenderOptions {
  templateId: string;
  format: RenderFormat;
  /** From 1, for svg and png; 1 where it is left out. */
  page?: number | undefined;
  settings?: TemplateSettings | undefined;
  /** txt: `false` for web forms, with every paragraph and bullet on one line. */
  wrap?: boolean | undefined;
}

export function contentType(format: RenderFormat): string {
  return CONTENT_TYPES[format];
}

/** The file's bytes, text in UTF-8; the same bytes for the same input. Throws a `RenderError` for an unknown template or format, or a page that isn't there. */
export async function render(resume: Resume, options: RenderOptions): Promise<Uint8Array> {
  getTemplateData(options.templateId);
  return freeingNative(() => renderFormat(resume, options));
}

/** Every page as an SVG string. Throws `UNKNOWN_TEMPLATE`. */
export async function renderPages(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Promise<string[]> {
  return freeingNative(() => renderSvgPages(resume, templateId, settings));
}

/** The first page as an SVG string, for a gallery. Throws `UNKNOWN_TEMPLATE`. */
export async function renderThumbnail(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Promise<string> {
  return freeingNative(() => renderSvgPage(resume, templateId, 1, settings));
}

/** Throws `UNKNOWN_TEMPLATE`. */
export async function countPages(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Promise<number> {
  return freeingNative(() => typeset(resume, templateId, settings).pages);
}

function renderFormat(
  resume: Resume,
  { templateId, format, page = 1, settings, wrap }: RenderOptions,
): Uint8Array | Promise<Uint8Array> {
  const document = (): PageDocument =>
    toResumeDocument(resume, sectionOrderOf(templateId, settings));
  switch (format) {
    case 'pdf':
      return renderPdf(resume, templateId, settings);
    case 'svg':
      return encode(renderSvgPage(resume, templateId, page, settings));
    case 'png':
      return renderPng(renderSvgPage(resume, templateId, page, settings));
    case 'docx':
      return renderDocx(resume, templateId, settings);
    case 'txt':
      return encode(wrap === false ? renderFormText(document()) : renderText(document()));
    case 'md':
      return encode(renderMarkdown(document()));
    case 'json':
      return encode(renderJson(resume));
    default:
      throw new RenderError(
        'UNKNOWN_FORMAT',
        `There is no format “${format satisfies never}”. Known: ${RENDER_FORMATS.join(', ')}.`,
      );
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
