import {
  type ModelItem,
  type ModelWords,
  type PromptId,
  type Resume,
  rewordingWishSchema,
} from '@trueline/contracts';
import { entryOf, listLines, type ResumeLine, withValue } from '../document/paths.ts';
import { languageOf } from '../language/document-language.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { type JudgedWording, judgeWording, type Refusal } from './judge-wording.ts';
import { type Offer, SUMMARY } from './offered-lines.ts';
import { withoutOrders } from './orders.ts';
import { instructionsOf } from './prompts.ts';

/** What comes of one item of an answer: a change to offer, or a line to ask the person about. */
export interface JudgedItem extends JudgedWording {
  near?: ModelWords['near'][number];
}

export interface ItemTopic {
  resume: Resume;
  missing: readonly string[];
  isTrusted: boolean;
  /** What stands in the result at a path, where that is not the line as it was. */
  standingAt?: (path: string) => string | undefined;
}

const refused = (reason: string): { refusals: Refusal[] } => ({
  refusals: [{ verdict: 'contradicted', reason }],
});

/** Judges items one by one against one resume, whose lines are read once. */
export function createItemJudge(
  { resume, missing, isTrusted, standingAt = () => undefined }: ItemTopic,
  offer: Pick<Offer, 'lines' | 'summary'>,
): (task: PromptId, item: ModelItem) => JudgedItem {
  const evidence = withoutOrders(resume);
  const source = new ResumeSource(evidence);
  const aloneWith = createAloneWith(evidence);
  const language = languageOf(listLines(resume).map(({ text }) => text));
  const lines = [...offer.lines, ...(offer.summary === undefined ? [] : [offer.summary])];
  return (task, { path, text }) => {
    const wish = rewordingWishSchema.safeParse(task);
    const standing = wish.success ? standingAt(path) : undefined;
    const line = lines.find((one) => one.path === path) ?? composedLine(path, standing);
    if (line === undefined) return refused('This path may not be written to.');
    if (task === 'near-lines') return judgeNear(path, text, missing);
    const { instructions } = instructionsOf(task);
    const context = { source, aloneWith, language, instructions, isTrusted };
    if (!wish.success) return judgeWording(line, text, context);
    const asked = { how: wish.data, standing: standing ?? line.text };
    return judgeWording(line, text, { ...context, asked });
  };
}

/** The place of a summary that was composed where the resume has none. */
export const composedLine = (path: string, standing: string | undefined): ResumeLine | undefined =>
  path === SUMMARY && standing !== undefined ? { path, entry: entryOf(path), text: '' } : undefined;

/** Sources that hold one line of an entry beside its head, each made once. */
function createAloneWith(resume: Resume): (path: string) => ResumeSource {
  const all = listLines(resume);
  const known = new Map<string, ResumeSource>();
  return (path) => {
    const others = all.filter(
      (line) => line.entry === entryOf(path) && line.path !== path && TOLD.test(line.path),
    );
    const alone = () => others.reduce((left, line) => withValue(left, line.path, ''), resume);
    const source = known.get(path) ?? new ResumeSource(alone());
    known.set(path, source);
    return source;
  };
}
const TOLD = /\.(?:highlights\[\d+\]|summary|description)$/;

/** The person is asked about it: nothing is taken from it but the line and the ad's own word. */
function judgeNear(path: string, text: string, missing: readonly string[]): JudgedItem {
  const wanted = text.trim().toLowerCase();
  const term = missing.find((one) => one.toLowerCase() === wanted);
  if (term === undefined) return refused('The ad does not ask for this, or the resume names it.');
  if (!path.includes('.highlights[')) return refused('This is no line of a role.');
  return { near: { path, term }, refusals: [] };
}
