export { ChildPool, type JobOptions, type PoolOutcome } from './child-pool/child-pool.ts';
export type { LanguageModelConfig } from './language-model/call-model.ts';
export { checkModel } from './language-model/check-model.ts';
export {
  createLanguageModel,
  type LanguageModel,
  type RunOptions,
} from './language-model/language-model.ts';
export { findLocalModels } from './language-model/local-models.ts';
export {
  findGrade,
  keepGrade,
  readModelFile,
  useModel,
  useNoModel,
} from './language-model/model-file.ts';
export {
  CHILD_FLAGS,
  createReader,
  type Reader,
  ReaderBusyError,
  type ReaderOptions,
} from './reader.ts';
export {
  createRenderer,
  type Renderer,
  RendererBusyError,
  type RendererOptions,
  type SharedRenderer,
} from './renderer.ts';
export { isHeic } from './scans/is-heic.ts';
