export type { LanguageModelConfig } from './language-model/call-model.ts';
export {
  createLanguageModel,
  type LanguageModel,
} from './language-model/language-model.ts';
export { createReader, type Reader, ReaderBusyError, type ReaderOptions } from './reader.ts';
export { CHILD_FLAGS } from './reader-process.ts';
export {
  createRenderer,
  type Renderer,
  RendererBusyError,
  type RendererOptions,
} from './renderer.ts';
