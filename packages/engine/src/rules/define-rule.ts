import type { ChangeKind } from '@trueline/contracts';
import type { Language, Line } from '../language/line.ts';
import type { LineContext } from './line-context.ts';

/** The lines that a rule reads: bullets of roles and projects, running text, items of the skills section, titles and subjects. */
export type LinePlace = 'bullet' | 'prose' | 'skill' | 'term';

/** The whole new line. `reason` where it is another than the record's, `requirementId` where the ad asked for it. */
export interface Rewriting {
  text: string;
  reason?: string;
  requirementId?: string | undefined;
}

type Rewritings = Rewriting | string | readonly string[] | null;

/** Everything about one rule for lines. `docs/rules.md` is made of these records. */
interface RuleRecord<Match> {
  id: string;
  /** What its changes are called; several rules may make one kind of change. */
  kind: ChangeKind;
  /** Rules run from the lowest on, each on the line that the one before left. */
  order: number;
  /** Of several steps in one change, the one with the lowest number names it. */
  precedence: number;
  appliesTo: readonly LinePlace[];
  /** `any`: also in documents whose language isn't known. */
  languages: readonly Language[] | 'any';
  /** What the rule found in the line; null where it isn't certain. */
  detect: (line: Line, context: LineContext) => Match | null;
  /** The better line, or several of which the first that the verifier accepts is taken; null where none is certain. A rule without it only finds. */
  rewrite?: (match: Match, context: LineContext, line: Line) => Rewritings;
  /** One sentence for the person. */
  reason: string;
  /** One sentence on so many changes; of the rules of one kind, one has it. */
  summary?: (count: number) => string;
  /** Lines with what the rule alone makes of them; the verifier accepts each. */
  examples: readonly (readonly [before: string, after: string])[];
  /** Near lines that the rule leaves alone. */
  leaves: readonly string[];
  /** What is known around the examples, such as the tense of the role. */
  given?: Partial<LineContext>;
}

/** One step of a change. */
export interface Step {
  text: string;
  reason: string;
  requirementId?: string | undefined;
}

/** A record whose match is its own affair. */
export interface LineRule extends Omit<RuleRecord<never>, 'detect' | 'rewrite'> {
  /** Whether the line has what the rule looks for. */
  finds: (line: Line, context: LineContext) => boolean;
  /** Its wordings of the line, the best first; none where it finds nothing. */
  apply: (line: Line, context: LineContext) => Step[];
  /** It only finds, and never says "automatic". */
  isAutomatic: boolean;
}

/** Makes a rule of its record. */
export function defineRule<Match>({ detect, rewrite, ...record }: RuleRecord<Match>): LineRule {
  const apply = (line: Line, context: LineContext): Step[] => {
    const match = rewrite === undefined ? null : detect(line, context);
    if (match === null) return [];
    return listOf(rewrite?.(match, context, line) ?? null)
      .map((rewriting) => ({ reason: record.reason, ...rewriting }))
      .filter(({ text }) => text !== line.text && text.trim() !== '');
  };
  return {
    ...record,
    apply,
    finds: (line, context) => detect(line, context) !== null,
    isAutomatic: rewrite !== undefined,
  };
}

function listOf(result: Rewritings): Rewriting[] {
  if (result === null) return [];
  const list = Array.isArray(result)
    ? (result as readonly string[])
    : [result as Rewriting | string];
  return list.map((item) => (typeof item === 'string' ? { text: item } : item));
}

/** "1 line", "2 lines". */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
