import type { ResumeSession } from '@trueline/contracts';
import { outlineOf } from '../../shared/resume-document/outline.ts';

type Challenge = ResumeSession['challenges'][number];

/** A line of the result with all that a doubting reader will ask of it. */
export interface ChallengedLine {
  path: string;
  /** The whole line; the claim alone where the result shows no such line. */
  text: string;
  challenges: Challenge[];
}

/** Puts the challenges together by their line: a figure alone tells nobody what it is about. */
export function groupByClaimedLine({
  challenges,
  document,
}: Pick<ResumeSession, 'challenges' | 'document'>): ChallengedLine[] {
  const lines = document ? outlineOf(document) : [];
  const texts = new Map(
    lines.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.lines.map(({ path, text }) => [path, text] as const)),
    ),
  );
  const groups = new Map<string, ChallengedLine>();
  for (const challenge of challenges) {
    const line = texts.get(challenge.path);
    const text = line?.includes(challenge.claim) ? line : challenge.claim;
    const key = `${challenge.path} ${text}`;
    const group = groups.get(key);
    if (group) group.challenges.push(challenge);
    else groups.set(key, { path: challenge.path, text, challenges: [challenge] });
  }
  return [...groups.values()];
}
