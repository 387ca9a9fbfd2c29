import { analyze } from '../language/analyze.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { irregularBases } from '../language/en/irregular-verbs.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { findDutyPhrase } from './duty-phrase.ts';
import type { RoleTense } from './line-context.ts';

/** How a line tells its act: "I drove", "She drives", "To drive", "Responsible for driving", "Driving", "Drove", "Drives", "Drive", "Put" (of two times), or by nouns alone. */
type Voice =
  | 'self'
  | 'somebody'
  | 'infinitive'
  | 'duty'
  | 'gerund'
  | 'past'
  | 'third'
  | 'base'
  | 'either'
  | 'noun';

const MARKS = /^[^\p{L}\p{N}]+/u;
const ADVERB = /^(?:also|then|now|\p{L}+ly),? (?=\p{L})/iu;
const NO_GERUND =
  /^(?:during|morning|evening|nothing|everything|anything|something|according|ceiling|string|spring|wing|king|ring|heating|plumbing|lighting)$/;
/** "Acting head of the group": a part of a title. */
const ACTING = /^acting (?:\p{L}+ )?\p{L}+ (?:of|for|in|during|since|while)\b/iu;

const voiceOfVerb = (lower: string): Voice | null => {
  const forms = readVerb(lower).map(({ form }) => form);
  if (/^(?:was|were|had|did|been)$/.test(lower)) return 'past';
  if (forms.includes('past')) return forms.includes('base') ? 'either' : 'past';
  if (irregularBases(lower).length > 0)
    return irregularBases(lower).includes(lower) ? 'either' : 'past';
  return /[^e]ed$/.test(lower) && isEnglish(lower) ? 'past' : null;
};

/** "To reduce errors, wrote a checklist": what was done stands behind its purpose. */
const PURPOSE = /^(?:in order )?to \p{Ll}+ [^.;]*?, (?=\p{L})/iu;

/** The voice of one line, by how it opens. */
export function voiceOf(line: string): Voice {
  const text = line.replace(MARKS, '').replace(ADVERB, '');
  const purpose = PURPOSE.exec(text)?.[0];
  if (purpose !== undefined) {
    const act = voiceOf(text.slice(purpose.length));
    if (/^(?:past|either|self)$/.test(act) || /^in/i.test(purpose)) return act;
  }
  if (/^(?:i|we|my|our)(?:['’]\p{Ll}+)? /iu.test(text)) return 'self';
  if (/^(?:he|she) /i.test(text)) return 'somebody';
  if (/^to \p{Ll}+ /iu.test(text)) return 'infinitive';
  const read = analyze(text, 'en');
  if (findDutyPhrase(read) !== null) return 'duty';
  const [first, second] = read.tokens;
  if (first === undefined) return 'noun';
  const { lower, pos, form } = first;
  if (ACTING.test(text)) return 'noun';
  if (/^\p{L}[\p{L}-]+ing$/u.test(lower) && !NO_GERUND.test(lower)) return 'gerund';
  const verb = voiceOfVerb(lower);
  if (verb !== null) return verb;
  const known = readVerb(lower);
  const hasObject = second?.pos === 'determiner' || second?.pos === 'number';
  const isVerb = pos === 'verb' || pos === 'auxiliary' || (hasObject && known.length > 0);
  if (!isVerb) return known.some(({ verb }) => !verb.baseIsNoun) ? formOf(lower) : 'noun';
  return form === 'participle' || form === 'past' ? 'past' : formOf(lower);
}

const formOf = (lower: string): Voice =>
  readVerb(lower).some(({ form }) => form === 'base') || !/[^s]s$/.test(lower) ? 'base' : 'third';

/** A figure, a result, an award: a noun that stands well beside verbs. */
const STANDS_ALONE =
  /\d|^(?:no|nil|zero|never|all|only|awarded|award|winner|employee|member|best|first|promoted|result|results)\b|:/i;
/** A bare noun of work: "Night-shift stock control". */
const isBareNoun = (text: string): boolean =>
  voiceOf(text) === 'noun' && !STANDS_ALONE.test(text.replace(MARKS, ''));

/** Nouns and forms in -ing go together: "Feeding the fish", "Net repairs". */
const NOMINAL: ReadonlySet<Voice> = new Set<Voice>(['gerund', 'noun']);

/** Lines of one role as they are and as they would be. */
interface Told {
  before: readonly string[];
  after: readonly string[];
}

/** Whether a verb in this form belongs to a role of that tense; what was finished once stands beside what goes on. */
const isOfTense = (voice: Voice, tense: RoleTense): boolean =>
  voice === 'past' || voice === 'either' || (voice === 'base' && tense !== 'past');

/** What the person told in no past stands in none beside what goes on. */
const isNewPast = (voice: Voice, own: Voice, tense: RoleTense): boolean =>
  voice === 'past' && tense !== 'past' && /^(?:duty|gerund|noun|base|third|infinitive)$/.test(own);

/** Of lines that all tell of "I" one in so many may stay a whole sentence. */
const SELF_SHARE = 3;

/** Fewer than one in so many lines may stay in another form, and that only where the person's own were mixed. */
const STRAY_SHARE = 4;

/**
 * Whether the lines of one role are of one voice once they are changed, or were mixed before and hardly are
 * any more. What no rule can bring to the role's form speaks against changing the others.
 */
export function keepsOneVoice({ before, after }: Told, tense: RoleTense): boolean {
  const own = before.map(voiceOf);
  const told = after.map(voiceOf);
  if (told.every((voice, at) => voice === own[at])) return true;
  const isNominal = own.every((voice) => NOMINAL.has(voice));
  if (isNominal && !becomesVerbs(own, after)) return false;
  // "Handle a portfolio" beside "Closed six pledges": a noun takes the form that the verbs beside it have.
  const isNewForm = told.some((voice, at) => voice === 'base' && own[at] === 'noun');
  if (isNewForm && own.includes('past') && !own.includes('base')) return false;
  const goesOn = told.includes('base') && !own.includes('past');
  const left = told.filter((voice) => voice === 'self').length;
  const isOfSelf = own.every((voice) => voice === 'self');
  if (isOfSelf && left > 0 && left * SELF_SHARE <= told.length) return true;
  const strays = told.filter(
    (voice, at) =>
      voice !== 'noun' &&
      (!isOfTense(voice, tense) || (goesOn && isNewPast(voice, own[at] ?? 'noun', tense))),
  );
  if (strays.length === 0) return true;
  const ownStrays = own.filter((voice) => voice !== 'noun' && !isOfTense(voice, tense));
  if (isOneVoice(own, tense) || strays.length >= ownStrays.length) return false;
  const verbs = told.filter((voice) => voice !== 'noun');
  // A whole sentence with its "I" reads well enough alone.
  return strays.every((voice) => voice === 'self')
    ? strays.length * 2 <= ownStrays.length
    : strays.length * STRAY_SHARE < verbs.length;
}

/** Of a role of nouns and forms in -ing all of the latter become verbs, and those are as many as the bare nouns that are left or more. */
function becomesVerbs(own: readonly Voice[], after: readonly string[]): boolean {
  const told = after.map(voiceOf);
  const verbs = told.filter((voice) => voice !== 'noun').length;
  return (
    told.every((voice, at) => voice !== 'gerund' || own[at] === 'noun') &&
    verbs >= after.filter(isBareNoun).length
  );
}

/** Whether all verbs stand in one form already. */
function isOneVoice(voices: readonly Voice[], tense: RoleTense): boolean {
  const verbs = voices.filter((voice) => voice !== 'noun' && voice !== 'either');
  return verbs.every((voice) => isOfTense(voice, tense)) || new Set(verbs).size <= 1;
}

/** Whether bare nouns of a role got a verb and too many others none: any where the verb is ours (`isTheirs` false), else more than are told by verbs. */
export function opensSomeNouns({ before, after }: Told, isTheirs = false): boolean {
  const isOpened = before.some(
    (text, at) => voiceOf(text) === 'noun' && voiceOf(after[at] ?? text) !== 'noun',
  );
  const left = after.filter(isBareNoun).length;
  const verbs = after.filter((text) => voiceOf(text) !== 'noun').length;
  return isOpened && (isTheirs ? left > verbs : left > 0);
}

/** So many of a document's lines are told by verbs, of whatever form, where it is no document of nouns. */
const VERBS_SHARE = 1 / 3;

/** Whether a document tells of work by verbs: then a noun for an act may become one, whatever stands beside it. */
export function tellsByVerbs(lines: readonly string[]): boolean {
  const verbs = lines.filter((line) => voiceOf(line) !== 'noun').length;
  return verbs >= 2 && verbs >= lines.length * VERBS_SHARE;
}
