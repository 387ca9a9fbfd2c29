import type { LanguageModels } from '../platform/language-model/language-models.ts';

/** The built-in engine alone. */
export const NO_MODEL: LanguageModels = {
  find: async () => undefined,
  describe: async () => undefined,
};
