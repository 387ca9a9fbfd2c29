import {
  checkFiles,
  createResumeSession,
  downloadFile,
  followResumeSession,
  getOwnFile,
  getResumeSession,
  listPrompts,
  listResumeSessions,
  optimizeResumeSession,
  previewPage,
  previewThumbnail,
  type ResumeSession,
  readJobDescription,
  rewordText,
  sendProposals,
  stopResumeSessionWriting,
  updateResumeSession,
} from '@trueline/contracts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { findExpectedVersion, setEtag } from '../../platform/http/etag.ts';
import type { Versioned } from '../resumes/index.ts';
import type { ResumeSessionService } from './service.ts';

export function mountResumeSessions(api: Api, service: ResumeSessionService): void {
  const answer = (reply: FastifyReply, { value, version }: Versioned<ResumeSession>) => {
    setEtag(reply, version);
    return { resumeSession: value };
  };

  api.mount(createResumeSession, async ({ viewer, newId, body, reply }) =>
    answer(reply, await service.create(viewer.user.id, newId(), body.resumeId)),
  );

  api.mount(listResumeSessions, ({ viewer, query }) => service.list(viewer.user.id, query));

  api.mount(readJobDescription, ({ body }) => service.readJob(body.jobDescription), {
    limit: 'read-job',
  });

  api.mount(getResumeSession, async ({ viewer, params, reply }) =>
    answer(reply, await service.get(viewer.user.id, params.id)),
  );

  api.mount(updateResumeSession, async ({ viewer, params, body, request, reply }) => {
    const changes = { ...body, expectedVersion: findExpectedVersion(request) };
    return answer(reply, await service.update(viewer.user.id, params.id, changes));
  });

  api.mount(
    optimizeResumeSession,
    async ({ viewer, params, reply }) =>
      answer(reply, await service.optimize(viewer.user.id, params.id)),
    { limit: 'optimize' },
  );

  api.mount(stopResumeSessionWriting, async ({ viewer, params, reply }) =>
    answer(reply, await service.stopWriting(viewer.user.id, params.id)),
  );

  api.mount(followResumeSession, async ({ viewer, params, request }) => {
    const lastEventId = request.headers['last-event-id'];
    const last = typeof lastEventId === 'string' ? lastEventId : undefined;
    const { body } = await service.follow(viewer.user.id, params.id, last);
    return { bytes: body, type: 'text/event-stream' };
  });

  api.mount(downloadFile, async ({ viewer, params, query }) => {
    const { id, name } = params;
    return service.getFile(viewer.user.id, id, name, query.template);
  });

  api.mount(previewThumbnail, ({ viewer, params, query }) =>
    service.getThumbnail(viewer.user.id, params.id, query.template),
  );

  api.mount(previewPage, ({ viewer, params, query }) => {
    const page = Number.parseInt(params.page, 10);
    return service.getPreview(viewer.user.id, params.id, page, query.template);
  });

  api.mount(checkFiles, ({ viewer, params, query }) =>
    service.checkFiles(viewer.user.id, params.id, query.template),
  );
  api.mount(
    listPrompts,
    ({ viewer, params, query: { wish: how, path } }) => {
      const wish = how === undefined || path === undefined ? undefined : { how, path };
      return service.listPrompts(viewer.user.id, params.id, wish);
    },
    { limit: 'proposals' },
  );
  api.mount(
    rewordText,
    ({ viewer, params, body: { wish: how, path }, reply }) =>
      service.reword(viewer.user.id, params.id, { how, path }, untilGone(reply)),
    { limit: 'rewording' },
  );
  api.mount(
    sendProposals,
    ({ viewer, params, body }) => service.takeProposals(viewer.user.id, params.id, body.items),
    { limit: 'proposals' },
  );
  api.mount(getOwnFile, ({ viewer, params }) => service.getOwnFile(viewer.user.id, params.id));
}

/** Aborted when the caller has gone before the answer: who stops waiting wants no change. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
