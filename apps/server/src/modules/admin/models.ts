import type { AdminModels, LocalModel } from '@trueline/contracts';
import {
  checkModel,
  findGrade,
  findLocalModels,
  keepGrade,
  readModelFile,
  useModel,
  useNoModel,
} from '@trueline/host';
import { AppError } from '../../platform/http/app-error.ts';
import { findModelInUse } from '../../platform/language-model/language-models.ts';
import { recordAct } from './audit-log.ts';
import type { Actor, AdminDeps } from './deps.ts';

type Named = Pick<LocalModel, 'name' | 'baseUrl'>;

const isSame = (a: Named, b: Named): boolean => a.name === b.name && a.baseUrl === b.baseUrl;

/** What an administrator sees and names of the models on the server's machine. Only what its own loopback offers can be checked or used. */
export function createModels(deps: AdminDeps) {
  const { models: settings, db, log } = deps;
  const { dataDir, languageModel } = settings;
  let check: AdminModels['check'] = null;

  const list = async (): Promise<AdminModels> => {
    const [found, file, inUse] = await Promise.all([
      findLocalModels(settings.modelSearch),
      readModelFile(dataDir),
      findModelInUse(settings),
    ]);
    const models = found.map((model) => {
      const grade = findGrade(file, model);
      return { ...model, ...(grade === undefined ? {} : { grade }) };
    });
    return { models, inUse: inUse ?? null, check };
  };

  /** Throws NOT_FOUND for what no server of this machine has. */
  const requireLocal = async (named: Named): Promise<LocalModel> => {
    const found = await findLocalModels(settings.modelSearch);
    const model = found.find((one) => isSame(one, named));
    if (model === undefined) throw new AppError('NOT_FOUND');
    return model;
  };

  const runCheck = async (model: Named & { apiKey: string | undefined }): Promise<void> => {
    const { name, baseUrl, apiKey } = model;
    const grade = await checkModel({ baseUrl, apiKey, model: name });
    if (grade !== null) await keepGrade(dataDir, model, grade);
    check = grade === null ? { name, state: 'unreachable' } : null;
  };

  const record = (action: 'model-checked' | 'model-named', actor: Actor, after: string | null) =>
    recordAct(deps, db, {
      action,
      actorId: actor.id,
      requestId: actor.requestId,
      changes: { model: { before: null, after } },
    });

  return {
    list,
    /** Goes on in the background; its grade is kept with the model's name. */
    check: async (actor: Actor, named: Named): Promise<AdminModels> => {
      const isConfigured =
        languageModel !== undefined &&
        isSame({ name: languageModel.model, baseUrl: languageModel.baseUrl }, named);
      const model = isConfigured ? named : await requireLocal(named);
      if (check?.state === 'running') throw new AppError('CONFLICT');
      await record('model-checked', actor, model.name);
      check = { name: model.name, state: 'running' };
      const apiKey = isConfigured ? languageModel.apiKey : undefined;
      runCheck({ ...model, apiKey }).catch((err: unknown) => {
        check = { name: model.name, state: 'unreachable' };
        log.warn({ err }, 'checking a language model failed');
      });
      return list();
    },
    use: async (actor: Actor, named: Named | null): Promise<AdminModels> => {
      if (languageModel !== undefined) {
        throw new AppError('CONFLICT', { message: 'LLM_* variables name the model.' });
      }
      const model = named === null ? null : await requireLocal(named);
      await record('model-named', actor, model?.name ?? null);
      await (model === null ? useNoModel(dataDir) : useModel(dataDir, model));
      return list();
    },
  };
}
