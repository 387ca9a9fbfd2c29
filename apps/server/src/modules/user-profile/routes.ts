import {
  getFormAnswers,
  getUserProfile,
  importUserProfile,
  putUserProfile,
  refreshCareerIntelligence,
  type UserProfile,
  updateFormAnswers,
} from '@trueline/contracts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { findExpectedVersion, setEtag } from '../../platform/http/etag.ts';
import type { Versioned } from '../resumes/index.ts';
import type { UserProfileService } from './service.ts';

export function mountUserProfile(api: Api, service: UserProfileService): void {
  const answer = (reply: FastifyReply, { value, version }: Versioned<UserProfile>) => {
    setEtag(reply, version);
    return { profile: value };
  };

  api.mount(getUserProfile, async ({ viewer, reply }) =>
    answer(reply, await service.get(viewer.user.id)),
  );

  api.mount(putUserProfile, async ({ viewer, body, request, reply }) =>
    answer(reply, await service.put(viewer.user.id, body, findExpectedVersion(request))),
  );

  api.mount(importUserProfile, async ({ viewer, newId, body, reply }) =>
    answer(reply, await service.import(viewer.user.id, newId(), body)),
  );

  api.mount(getFormAnswers, async ({ viewer }) => ({
    answers: await service.formAnswers(viewer.user.id),
  }));

  api.mount(updateFormAnswers, async ({ viewer, body }) => ({
    answers: await service.keepFormAnswers(viewer.user.id, body),
  }));

  api.mount(
    refreshCareerIntelligence,
    async ({ viewer, newId, reply }) =>
      answer(reply, await service.refreshCareerIntelligence(viewer.user.id, newId())),
    { limit: 'optimize' },
  );
}
