export { toResumeDocument } from './document/resume-document.ts';
export type { ResumeDocument } from './document/types.ts';
export { RenderError, type RenderErrorCode } from './errors.ts';
export {
  contentType,
  countPages,
  RENDER_FORMATS,
  type RenderFormat,
  type RenderOptions,
  render,
  renderPages,
} from './render.ts';
export { DEFAULT_TEMPLATE_ID, findTemplate, listTemplates } from './templates.ts';
export { listRenderWarnings, type RenderWarning } from './warnings.ts';
