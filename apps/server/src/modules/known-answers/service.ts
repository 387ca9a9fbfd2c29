import type { KnownAnswer } from '@trueline/contracts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  deleteKnownAnswer,
  findKnownAnswer,
  type KnownAnswerRow,
  listKnownAnswers,
  rewordKnownAnswer,
} from './repository.ts';

export type KnownAnswerService = ReturnType<typeof createKnownAnswerService>;

/** What a person told in answers, for them to see, change and delete. Another's is NOT_FOUND. */
export function createKnownAnswerService({ db, now }: { db: Db; now: () => Date }) {
  return {
    list: async (userId: string) => (await listKnownAnswers(db, userId)).map(view),
    /** Throws NOT_FOUND, CONFLICT for one with nothing told. */
    reword: async (userId: string, id: string, line: string) => {
      const row = await findKnownAnswer(db, userId, id);
      if (!row) throw new AppError('NOT_FOUND');
      if (!row.fact) throw new AppError('CONFLICT');
      const reworded = await rewordKnownAnswer(db, userId, id, { ...row.fact, line }, now());
      if (!reworded) throw new AppError('NOT_FOUND');
      return view(reworded);
    },
    remove: async (userId: string, id: string) => {
      if (!(await deleteKnownAnswer(db, userId, id))) throw new AppError('NOT_FOUND');
    },
  };
}

function view({ id, prompt, fact, created_at, updated_at }: KnownAnswerRow): KnownAnswer {
  const { id: _, topic: __, prompt: ___, ...told } = fact ?? {};
  return {
    id,
    prompt,
    ...(fact ? { fact: told as NonNullable<KnownAnswer['fact']> } : {}),
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}
