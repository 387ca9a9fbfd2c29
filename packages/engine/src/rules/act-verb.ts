import { ACT_NOUNS } from '../../data/words/act-nouns.ts';
import { findActGerund, findGerund } from '../language/en/guessed-verb.ts';
import { findNominal, findVerbForm, inflect } from '../language/en/verb-forms.ts';

/** A verb as it can be inflected. */
export type Act = Parameters<typeof inflect>[0];

interface Row {
  verb: string;
  /** Preposition behind the noun -> the one behind the verb; empty where the verb takes its object as it is. */
  joints: ReadonlyMap<string, string>;
}

const rowOf = new Map<string, Row>();
for (const row of ACT_NOUNS.trim().split('\n')) {
  const [verb = '', nouns = '', joints = ''] = row.split(' | ');
  const told = joints.split(' ').map((joint): [string, string] => {
    const [behindNoun = '', behindVerb = ''] = joint.split('>');
    return [behindNoun, behindVerb];
  });
  for (const noun of nouns.split(' ')) rowOf.set(noun, { verb, joints: new Map(told) });
}

/** "audits" and "deliveries" in the singular. */
const findRow = (noun: string): Row | undefined => {
  const lower = noun.toLowerCase();
  return rowOf.get(lower) ?? rowOf.get(lower.replace(/s$/, ''));
};

const verbOf = (base: string): Act | null =>
  findVerbForm(base, 'base') ?? findGerund(`${base.replace(/e$/, '')}ing`);

/** Of these nouns one has the thing or the state more often than one does the act: "performance of the team". */
const NO_ACT = /^(?:support|performance|understanding|knowledge|beginning|meaning|standing)$/i;

/** The verb of a noun for an act whose object stands behind "of": "inspection", "fixing", "audits". */
export function findAct(noun: string): Act | null {
  if (NO_ACT.test(noun)) return null;
  const row = findRow(noun);
  const named = row?.joints.get('of') === '' ? verbOf(row.verb) : null;
  return findNominal(noun) ?? findActGerund(noun) ?? named;
}

const JOINED = /^(?:the )?(\p{L}+) (of|with|in|to|at|for) (?=[\p{L}\p{N}])/iu;

/** The verb of a noun for an act that a text opens with, joined to its object by its own preposition. */
export function joinedAct(text: string): Act | null {
  const [, noun = '', preposition = ''] = JOINED.exec(text) ?? [];
  const row = findRow(noun);
  const behind = row?.joints.get(preposition.toLowerCase());
  const isJoined = behind !== undefined && (behind !== '' || preposition.toLowerCase() !== 'of');
  return row !== undefined && isJoined ? verbOf(row.verb) : null;
}

/** "Liaison with schools" with its verb: of one act whose object, and no more (`isObject`), stands behind another preposition than "of". */
export function convertJoined(
  duty: string,
  to: 'past' | 'base',
  isObject: (rest: string) => boolean,
): string | null {
  const match = JOINED.exec(duty);
  const act = joinedAct(duty);
  if (match === null || act === null) return null;
  const [phrase, noun = '', preposition = ''] = match;
  const behind = findRow(noun)?.joints.get(preposition.toLowerCase()) ?? '';
  const rest = duty.slice(phrase.length);
  if (OTHER_ACT.test(rest) || !isObject(rest)) return null;
  return `${inflect(act, to)} ${behind === '' ? '' : `${behind} `}${rest}`;
}
/** A second act, or a clause: what it is done to would be the verb's. */
const OTHER_ACT =
  /[;:]|\b(?:is|was|are|were|that|which|who)\b|(?:,| and| or) (?:the )?[\p{L}-]+(?:ing|tion|sion|ment|ance|ence|al) (?:of|with|to|in|for|at)\b|(?:,| and| or) \p{L}+(?:ed|ing)\b/iu;
