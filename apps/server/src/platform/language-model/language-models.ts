import type { LocalModel, ModelGrade } from '@trueline/contracts';
import {
  createLanguageModel,
  findGrade,
  findLocalModels,
  type LanguageModel,
  type LanguageModelConfig,
  readModelFile,
} from '@trueline/host';
import type { Log } from '../log.ts';

export interface LanguageModelSettings {
  dataDir: string;
  appUrl: string;
  /** Of `LLM_*`: stands above the model that was named on this machine. */
  languageModel: LanguageModelConfig | undefined;
  languageModelLimits: Pick<LanguageModelConfig, 'timeoutMs' | 'maxTokens'>;
  /** Where servers of this machine listen and how long they are waited for, if not as usual. */
  modelSearch?: Parameters<typeof findLocalModels>[0];
}

/** The model in use, and who named it. */
export interface ModelInUse {
  name: string;
  baseUrl: string;
  by: 'environment' | 'name';
  grade?: ModelGrade;
}

export interface LanguageModels {
  /** The model for the next run; none where none is named. */
  find: () => Promise<LanguageModel | undefined>;
  describe: () => Promise<ModelInUse | undefined>;
}

/** What is in use: by the environment, else by `DATA_DIR/model.json`, which is read anew each time. */
export async function findModelInUse({
  dataDir,
  languageModel,
}: Pick<LanguageModelSettings, 'dataDir' | 'languageModel'>): Promise<ModelInUse | undefined> {
  const file = await readModelFile(dataDir);
  const named =
    languageModel === undefined
      ? file.use && { name: file.use.name, baseUrl: file.use.baseUrl, by: 'name' as const }
      : { name: languageModel.model, baseUrl: languageModel.baseUrl, by: 'environment' as const };
  if (named === undefined) return undefined;
  const grade = findGrade(file, named);
  return { ...named, ...(grade === undefined ? {} : { grade }) };
}

/** The model of each run; one whose grade is under the bar is not taken at its word. */
export function createLanguageModels(
  settings: LanguageModelSettings,
  onIncident: (message: string) => void,
): LanguageModels {
  let last: { key: string; model: LanguageModel } | undefined;
  const describe = () => findModelInUse(settings);
  return {
    describe,
    find: async () => {
      const used = await describe();
      if (used === undefined) return undefined;
      const isTrusted = used.grade?.passed ?? true;
      const key = JSON.stringify([used.name, used.baseUrl, isTrusted]);
      // The same one as before remembers how its server has been doing.
      if (last?.key !== key) {
        const config = settings.languageModel ?? {
          baseUrl: used.baseUrl,
          model: used.name,
          apiKey: undefined,
          ...settings.languageModelLimits,
        };
        last = { key, model: createLanguageModel({ ...config, onIncident }, { isTrusted }) };
      }
      return last.model;
    },
  };
}

const isLoopback = (appUrl: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(appUrl).hostname);

/** At the start of a service on somebody's own machine: names the models that its servers have, and uses none. */
export async function tellLocalModels(
  settings: LanguageModelSettings,
  log: Log,
  find: () => Promise<LocalModel[]> = findLocalModels,
): Promise<void> {
  if (!isLoopback(settings.appUrl) || (await findModelInUse(settings)) !== undefined) return;
  const models = await find();
  if (models.length === 0) return;
  const names = models.map(({ name, server }) => `${name} (${server})`).join(', ');
  log.info(`Models on this machine: ${names}. "trueline model use NAME" has one reword lines.`);
}
