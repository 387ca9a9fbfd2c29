export type { Role } from './document/letter-document.ts';
export type { QuestionsInput } from './document/questions-document.ts';
export { toResumeDocument } from './document/resume-document.ts';
export { RenderError, type RenderErrorCode } from './errors.ts';
export { type OwnFile, type OwnFileInput, writeOwnFile } from './own-file/own-file.ts';
export { buildPack, type PackFile, savedNames } from './pack.ts';
export { checkReadBack, type ReadBackFiles, type ReadResume } from './read-back/check-read-back.ts';
export { readBackTable } from './read-back/read-back-table.ts';
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
  type LetterFormat,
  type LetterOptions,
  listLetterWarnings,
  renderLetter,
} from './render-letter.ts';
export {
  type QuestionsFormat,
  type QuestionsOptions,
  renderQuestions,
} from './render-questions.ts';
export { DEFAULT_TEMPLATE_ID, findTemplate, listTemplates } from './templates.ts';
export { warmUp } from './typst/compiler.ts';
export type { LetterInput } from './typst/typeset-letter.ts';
export { listRenderWarnings, type RenderWarning } from './warnings.ts';
