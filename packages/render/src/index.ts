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
  renderThumbnail,
} from './render.ts';
export {
  checkSurvival,
  type FieldSurvival,
  type ReadBack,
  type SurvivalFiles,
  type SurvivalMatrix,
  type SurvivalReader,
} from './survival/check-survival.ts';
export type { FieldKind } from './survival/fields.ts';
export type { Outcome } from './survival/match.ts';
export { survivalTable } from './survival/survival-table.ts';
export { DEFAULT_TEMPLATE_ID, findTemplate, listTemplates } from './templates.ts';
export { warmUp } from './typst/compiler.ts';
export { listRenderWarnings, type RenderWarning } from './warnings.ts';
