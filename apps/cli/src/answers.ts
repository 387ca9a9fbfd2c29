import {
  type Answer,
  type AnswerFault,
  answersSchema,
  type FormerAnswers,
  formerAnswersSchema,
  toAnswers,
} from '@trueline/contracts';
import { CliError } from './cli-error.ts';
import { readText } from './input.ts';

/** Answers as a file holds them: a list, or own words by id of the ask. */
export async function readAnswers(file: string | undefined): Promise<Answer[]> {
  if (file === undefined) return [];
  const given = await readJson(file);
  const former = formerAnswersSchema.safeParse(given);
  if (former.success && !Array.isArray(given)) return toAnswers(former.data as FormerAnswers);
  if (!Array.isArray(given)) throw new CliError(`${file} holds no list of answers`);
  const parsed = answersSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const index = parsed.error.issues[0]?.path[0];
  throw new CliError(
    typeof index === 'number'
      ? `${file}: answer ${index} is none: it wants "ask" with "option" (and "values") or with "text"`
      : `${file} holds too many answers`,
  );
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readText(file));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} is not JSON`);
  }
}

/** Stops with the first answer that can't be taken. */
export function refuseFaults(file: string, [first]: readonly AnswerFault[]): void {
  if (first !== undefined) throw new CliError(`${file}: answer ${first.index}: ${first.message}`);
}
