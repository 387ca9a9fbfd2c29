import { deleteKnownAnswer, listKnownAnswers, updateKnownAnswer } from '@trueline/contracts';
import type { Api } from '../../platform/http/api.ts';
import type { KnownAnswerService } from './service.ts';

export function mountKnownAnswers(api: Api, service: KnownAnswerService): void {
  api.mount(listKnownAnswers, async ({ viewer }) => ({
    items: await service.list(viewer.user.id),
  }));

  api.mount(updateKnownAnswer, async ({ viewer, params, body }) => ({
    answer: await service.reword(viewer.user.id, params.id, body.line),
  }));

  api.mount(deleteKnownAnswer, async ({ viewer, params }) => {
    await service.remove(viewer.user.id, params.id);
    return undefined;
  });
}
