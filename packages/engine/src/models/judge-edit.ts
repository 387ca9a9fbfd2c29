import type { Doubt, ModelEdit } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { wordsOf } from '../language/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { judge } from '../verify/gate.ts';
import { listNumbers } from '../verify/quantities/numbers.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { MODEL_WORDING } from './choose-wording.ts';
import type { OfferedLine } from './edit-request.ts';

/** Twice the line is no rewording; nor is a third of it. */
const LENGTH_MIN = 0.4;
const LENGTH_MAX = 1.8;
const MARKUP = /https?:|www\.|!?\[[^\]]*\]\(|<[a-z/!]|\S@\S/i;
/** So many words in a row out of our instructions are no accident. */
const ECHO_WORDS = 6;

const REASON = 'Reworded by the language model and checked against your own line.';

export type EditVerdict = { draft: Draft } | { rejected: string };

/** One edit through the gate: a change, in doubt or not, or why it is refused, in words that a model can act on. */
export function judgeEdit(
  edit: ModelEdit,
  offered: ReadonlyMap<string, OfferedLine>,
  source: ResumeSource,
  instructions: string,
): EditVerdict {
  const line = offered.get(edit.path);
  if (!line) return { rejected: 'This path may not be edited.' };
  if (edit.original !== line.text) return { rejected: '"original" is not the line as given.' };
  const value = edit.value.trim();
  const fault =
    findFormFault(value, line.text, instructions) ??
    findForeignFact(edit, line) ??
    findLoss(value, line.text);
  if (fault !== undefined) return { rejected: fault };
  const { verdict, doubts, findings } = judge({ path: line.path, after: value }, source);
  if (verdict !== 'contradicted') return { draft: toDraft(line, value, verdict, doubts) };
  return { rejected: findings.map(({ text, reason }) => `"${text}": ${reason}`).join(' ') };
}

function toDraft(
  { path, text: before }: OfferedLine,
  after: string,
  verdict: Draft['verdict'],
  doubts: Doubt[],
): Draft {
  return {
    path,
    before,
    after,
    kind: MODEL_WORDING,
    reason: REASON,
    sources: [{ path, text: before }],
    verdict,
    ...(verdict === 'confirm' ? { doubts } : {}),
  };
}

function findFormFault(value: string, original: string, instructions: string): string | undefined {
  if (value === '') return 'The new wording is empty.';
  if (/[\n\r]/.test(value)) return 'The new wording must be one line.';
  if (MARKUP.test(value) && !MARKUP.test(original)) return 'No addresses, links or markup.';
  const ratio = value.length / original.length;
  if (ratio < LENGTH_MIN || ratio > LENGTH_MAX) return 'Keep about the length of the line.';
  return isEcho(value, instructions) ? 'The new wording repeats the instructions.' : undefined;
}

function isEcho(value: string, instructions: string): boolean {
  const words = wordsOf(value).map(({ lower }) => lower);
  const told = ` ${wordsOf(instructions)
    .map(({ lower }) => lower)
    .join(' ')} `;
  return words.some(
    (_, index) =>
      index + ECHO_WORDS <= words.length &&
      told.includes(` ${words.slice(index, index + ECHO_WORDS).join(' ')} `),
  );
}

function findForeignFact({ factIds }: ModelEdit, line: OfferedLine): string | undefined {
  const foreign = factIds.find((id) => !line.facts.has(id));
  return foreign === undefined ? undefined : `"${foreign}" is not a fact of this line.`;
}

/** Nothing that the line says in numbers or by a skill's name may be lost. */
function findLoss(value: string, original: string): string | undefined {
  const kept = listNumbers(value);
  const lost = listNumbers(original).find(
    (number) => !kept.some((other) => other.value === number.value),
  );
  if (lost) return `The number "${lost.text}" is lost.`;
  const skills = new Set(findSkills(value).map(({ name }) => name));
  const skill = findSkills(original).find(({ name }) => !skills.has(name));
  return skill ? `"${skill.text}" is lost.` : undefined;
}
