import {
  createResume,
  deleteResume,
  downloadOriginal,
  duplicateResume,
  getResume,
  listResumes,
  placeKeptText,
  reparseResume,
  type StoredResume,
  updateResume,
} from '@trueline/contracts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findExpectedVersion, setEtag } from '../../platform/http/etag.ts';
import type { ResumeService, Versioned } from './service.ts';

export function mountResumes(api: Api, service: ResumeService): void {
  const answer = (reply: FastifyReply, { value, version }: Versioned<StoredResume>) => {
    setEtag(reply, version);
    return { resume: value };
  };

  api.mount(
    createResume,
    async ({ viewer, newId, file, body, reply }) => {
      const source = file ? { file } : body;
      if (!source) throw new AppError('BAD_REQUEST');
      return answer(reply, await service.create(viewer.user.id, newId(), source));
    },
    { limit: 'upload' },
  );

  api.mount(listResumes, ({ viewer, query }) => service.list(viewer.user.id, query));

  api.mount(getResume, async ({ viewer, params, reply }) =>
    answer(reply, await service.get(viewer.user.id, params.id)),
  );

  api.mount(updateResume, async ({ viewer, params, body, request, reply }) => {
    const changes = { ...body, expectedVersion: findExpectedVersion(request) };
    return answer(reply, await service.update(viewer.user.id, params.id, changes));
  });

  api.mount(placeKeptText, async ({ viewer, params, body, request, reply }) => {
    const placing = {
      ...body,
      keptId: params.keptId,
      expectedVersion: findExpectedVersion(request),
    };
    return answer(reply, await service.placeKept(viewer.user.id, params.id, placing));
  });

  api.mount(
    duplicateResume,
    async ({ viewer, params, newId, reply }) =>
      answer(reply, await service.duplicate(viewer.user.id, params.id, newId())),
    { limit: 'upload' },
  );

  api.mount(
    reparseResume,
    async ({ viewer, params, reply }) =>
      answer(reply, await service.reparse(viewer.user.id, params.id)),
    { limit: 'upload' },
  );

  api.mount(deleteResume, async ({ viewer, params }) => {
    await service.delete(viewer.user.id, params.id);
    return undefined;
  });

  api.mount(downloadOriginal, async ({ viewer, params }) => {
    const { name, type, bytes } = await service.getOriginal(viewer.user.id, params.id);
    return { bytes, type, attachment: name };
  });
}
