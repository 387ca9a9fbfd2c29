import type { Ask, Fact, KnownAnswers } from '@trueline/contracts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { listKnownAnswers, saveKnownAnswer, takeBackKnownAnswers } from './repository.ts';

/** What a result tells of its answers. */
export interface Told {
  asks?: readonly Ask[];
  facts?: readonly Fact[];
  declined?: readonly string[];
}

/** Where something is told. */
export interface Origin {
  userId: string;
  resumeSessionId: string;
}

type Item = { key: string; topic: string; prompt: string; fact: Fact | null };

/** What a run of this session starts from: what the person told, except in answers of this session that say it themselves (`said`, by topic). */
export async function listKnown(
  db: Queryable,
  { userId, resumeSessionId }: Origin,
  said: ReadonlySet<string>,
): Promise<KnownAnswers> {
  const rows = await listKnownAnswers(db, userId);
  const unsaid = rows.filter(
    (row) => row.resume_session_id !== resumeSessionId || !said.has(row.topic),
  );
  return {
    facts: unsaid.flatMap(({ fact }) => (fact ? [fact] : [])),
    declined: unsaid.flatMap(({ fact, topic }) => (fact ? [] : [topic])),
  };
}

/** Topics of what was told in this session and is still kept. */
export async function listOwnTopics(
  db: Queryable,
  { userId, resumeSessionId }: Origin,
): Promise<Set<string>> {
  const rows = await listKnownAnswers(db, userId);
  const own = rows.filter((row) => row.resume_session_id === resumeSessionId);
  return new Set(own.map(({ topic }) => topic));
}

/** Keeps what `after` tells and `before` didn't, and forgets what this session told and was taken back. What the person changed or deleted since stays so: nothing else is touched. */
export async function keepTold(
  db: Queryable,
  origin: Origin,
  before: Told,
  after: Told,
  now: Date,
): Promise<void> {
  const earlier = new Map(itemsOf(before).map((item) => [item.key, item]));
  const later = itemsOf(after);
  const keys = new Set(later.map(({ key }) => key));
  const gone = [...earlier.keys()].filter((key) => !keys.has(key));
  await takeBackKnownAnswers(db, origin, gone);
  for (const item of later) {
    if (earlier.get(item.key)?.fact?.line === item.fact?.line && earlier.has(item.key)) continue;
    await saveKnownAnswer(db, { id: newId(), ...origin, ...item, now });
  }
}

function itemsOf({ asks = [], facts = [], declined = [] }: Told): Item[] {
  const prompts = new Map(asks.map(({ topic, prompt }) => [topic, prompt]));
  return [
    ...facts.map((fact) => ({
      key: `fact ${fact.id}`,
      topic: fact.topic,
      prompt: fact.prompt,
      fact,
    })),
    ...[...new Set(declined)].map((topic) => ({
      key: `no ${topic}`,
      topic,
      prompt: prompts.get(topic) ?? topic,
      fact: null,
    })),
  ];
}
