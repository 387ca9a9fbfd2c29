import type { Finding, RefusedProposal, Resume, WrittenSentence } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { isSameText } from '../../language/words.ts';
import { isMachineText } from '../../read/layout/machine-text.ts';
import { readBasis } from '../../verify/basis.ts';
import { toFindings, worstVerdict } from '../../verify/verdict.ts';
import { weighText } from '../../verify/weigh-text.ts';
import { isRetold } from '../tell/shared-run.ts';
import { splitIntoSentences } from '../text-measures.ts';
import { findAppliedFor, withoutPost } from './post-applied-for.ts';

const LENGTH_MIN = 0.4;
const LENGTH_MAX = 1.6;
const MARKUP = /https?:|www\.|\S@\S|[<>{}[\]`]|\n/;
/** Greetings and farewells stand around the plan, never in it. */
const FRAME = /^(?:dear|hello|hi|kind regards|sincerely|yours|best)\b/i;

const refused = (reason: string, verdict: RefusedProposal['verdict'] = 'contradicted') => ({
  verdict,
  reason,
});

/** Why another wording of one sentence of the letter is not taken; undefined where our sentence and its lines prove all of it. */
export function judgeSentence(
  text: string,
  ours: WrittenSentence,
  resume: Resume,
): Omit<RefusedProposal, 'index'> | undefined {
  const value = text.trim();
  const ratio = value.length / ours.text.length;
  if (isSameText(value, ours.text)) return refused('This is the sentence as it stands.', 'proven');
  if (MARKUP.test(value) || isMachineText(value) || FRAME.test(value))
    return refused('This is no sentence of a letter.');
  if (splitIntoSentences(value).length !== 1 || !/[.!?]$/.test(value))
    return refused('One sentence stays one sentence.');
  if (ratio < LENGTH_MIN || ratio > LENGTH_MAX)
    return refused('Keep about the length of the sentence.');
  if (listLines(resume).some((line) => line.text.length > 40 && !isRetold(value, line.text)))
    return refused('It copies a line of the resume.', 'proven');
  const findings = [...weigh(value, ours), ...weighOwnPost(value, ours)];
  if (findings.length === 0) return undefined;
  const reason = findings.map((finding) => `"${finding.text}": ${finding.reason}`).join(' ');
  return refused(reason, worstVerdict(findings));
}

function weigh(text: string, { text: told, sources }: Told): Finding[] {
  const basis = readBasis([{ text: told }, ...sources]);
  return toFindings(weighText(text, basis, basis), text);
}
type Told = Pick<WrittenSentence, 'text' | 'sources'>;

/** What a sentence says of the person in the words of the post applied for: held against the rest of ours. */
function weighOwnPost(text: string, ours: WrittenSentence): Finding[] {
  const post = findAppliedFor(ours.text);
  if (post === null) return [];
  return weigh(withoutPost(text, post), { ...ours, text: withoutPost(ours.text, post) });
}
