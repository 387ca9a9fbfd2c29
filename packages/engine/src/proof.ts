import type {
  Change,
  Finding,
  Proof,
  Resume,
  UnsupportedFact,
  Verification,
} from '@trueline/contracts';
import { applyWithOrigins } from './compose/apply.ts';
import type { YearMonth } from './document/dates.ts';
import { listKeptLines } from './document/kept-lines.ts';
import { listLines } from './document/paths.ts';
import { groupsOfLines, isGroupName } from './document/skill-groups.ts';
import { readBasis } from './verify/basis.ts';
import { isProvenBySentence } from './verify/by-sentence.ts';
import { toFindings, worstVerdict } from './verify/verdict.ts';
import { recheckText } from './verify/weigh-text.ts';

const ENGINE = 'trueline 0.1.0';

export interface ProofInput {
  /** The text that was read, as the reader gave it. */
  originalText: string;
  resume: Resume;
  document: Resume;
  changes: readonly Change[];
  files: readonly { file: string; bytes: Uint8Array }[];
  asOf: YearMonth;
}

type Sentence = Proof['outputs'][number]['sentences'][number];

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every value, and what the files print beside them. */
const printedLines = (resume: Resume): { path: string; text: string }[] => [
  ...listLines(resume),
  ...listKeptLines(resume),
];

/** Each line of the document with its origin; paths are those of the original. */
function traceSentences(resume: Resume, document: Resume, changes: readonly Change[]): Sentence[] {
  const { findOrigin } = applyWithOrigins(resume, changes);
  const before = new Map(printedLines(resume).map(({ path, text }) => [path, text]));
  const decided = changes.filter((change) => change.decision !== 'rejected');
  return printedLines(document).map(({ path, text }): Sentence => {
    const origin = findOrigin(path);
    if (origin !== undefined && before.get(origin) === text) {
      return { text, path: origin, sources: [{ path: origin, text }], decision: 'unchanged' };
    }
    const isAdded = origin === undefined || !before.has(origin);
    const change = isAdded
      ? decided.find((item) => holds(item, text))
      : // Of two changes of one line the later one stands: an answer after a rewording.
        decided.findLast((item) => item.path === origin);
    if (change !== undefined && change.decision === 'accepted') {
      return {
        text,
        path: change.path,
        changeId: change.id,
        sources: change.sources,
        ...decisionOf(change),
      };
    }
    return {
      text,
      path: origin ?? change?.path ?? path,
      ...(change === undefined ? {} : { changeId: change.id }),
      sources: [{ path: origin ?? change?.path ?? path, text }],
      decision: 'own-words',
    };
  });
}

/** What the proof says of an accepted change: the person's statement, with its time and wording, where they confirmed it. */
function decisionOf({ statement }: Change): Pick<Sentence, 'decision' | 'confirmedAt' | 'wording'> {
  if (statement === undefined) return { decision: 'accepted' };
  const { confirmedAt, wording } = statement;
  return { decision: 'confirmed-by-you', confirmedAt, wording };
}

/** A line that was added to a list, by the engine or within the person's own list. */
function holds(change: Change, text: string): boolean {
  const written = typeof change.decision === 'object' ? change.decision.text : change.after;
  return (
    (change.before === '' && written === text) ||
    (change.kind === 'core-skills' && holdsSkill(written, text)) ||
    (typeof change.decision === 'object' &&
      written.split('\n').some((line) => line.trim() === text))
  );
}

/** A group's name or an item of a list that was composed anew. */
const holdsSkill = (written: string, text: string): boolean =>
  groupsOfLines(written).some(
    ({ name, keywords = [] }) => name === text || keywords.includes(text),
  );

/** Where each line of each output comes from. The hashes are SHA-256 in lower-case hex, the source's over its text in UTF-8. */
export async function buildProof({
  originalText,
  resume,
  document,
  changes,
  files,
  asOf,
}: ProofInput): Promise<Proof> {
  const sentences = traceSentences(resume, document, changes);
  const outputs = await Promise.all(
    files.map(async ({ file, bytes }) => ({ file, sha256: await sha256(bytes), sentences })),
  );
  return {
    engine: ENGINE,
    asOf,
    source: { sha256: await sha256(new TextEncoder().encode(originalText)) },
    outputs,
  };
}

/** Whether the sources named in a proof support each of its sentences; the person's own words stand for themselves, and so does a wording that they confirmed. */
export function checkProof(proof: Proof): Verification {
  const checked = new Set<string>();
  const unsupported = proof.outputs.flatMap((output) =>
    output.sentences.flatMap((sentence): Finding[] => {
      const key = JSON.stringify(sentence);
      if (sentence.decision === 'own-words' || checked.has(key)) return [];
      checked.add(key);
      return toFindings(checkSentence(sentence), sentence.text);
    }),
  );
  return { ok: unsupported.length === 0, verdict: worstVerdict(unsupported), unsupported };
}

function checkSentence({ text, path, sources, decision, wording }: Sentence): UnsupportedFact[] {
  if (decision === 'confirmed-by-you') {
    if (wording?.split('\n').some((line) => line.trim() === text)) return [];
    return [{ kind: 'content', text, path, reason: 'The person confirmed another wording.' }];
  }
  if (decision === 'unchanged' && !sources.some((source) => source.text === text)) {
    return [
      {
        kind: 'content',
        text,
        path,
        reason: 'Said to be unchanged, but its source says something else.',
      },
    ];
  }
  if (isGroupName(path, text)) return [];
  const basis = readBasis(sources);
  const found = recheckText(text, basis).map((fact) => ({ ...fact, path }));
  const isProven = (one: string): boolean => recheckText(one, basis).length === 0;
  return path === 'basics.summary' && isProvenBySentence(text, basis, isProven) ? [] : found;
}
