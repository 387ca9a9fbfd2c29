import type { Change } from '@trueline/contracts';
import { readBasis } from './basis.ts';
import { checkText } from './check-text.ts';

/** Lines that the person wrote in place of a proposal, and where. */
export interface OwnWords {
  path: string;
  lines: string[];
}

export type DecidedChange = Pick<Change, 'path' | 'decision'> &
  Partial<Pick<Change, 'after' | 'sources' | 'statement'>>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A line that the engine wrote from the person's answer to a question, as far as that answer and the line before support it. */
function answeredLines({ decision, after = '', sources = [] }: DecidedChange): string[] {
  const isAnswer = sources.some(({ path }) => path.startsWith('answers.'));
  if (!isAnswer || decision !== 'accepted') return [];
  const basis = readBasis(sources);
  return linesOf(after).filter((line) => checkText(line, basis).length === 0);
}

/** Lines whose doubted words the person said are true of them. */
const confirmedLines = ({ decision, statement }: DecidedChange): string[] =>
  decision === 'accepted' && statement !== undefined ? linesOf(statement.wording) : [];

/** The person's own words among decided changes: their text in place of a proposal, lines that they confirmed, and lines made of their answers. */
export function listOwnWords(changes: readonly DecidedChange[]): OwnWords[] {
  return changes.flatMap((change) => {
    const { path, decision } = change;
    const lines =
      typeof decision === 'string'
        ? [...confirmedLines(change), ...answeredLines(change)]
        : linesOf(decision.text);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
}
