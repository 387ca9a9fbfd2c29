import { AD_MODALS, AD_SUBJECTS } from '../../data/phrases/ad-subjects.ts';
import { capitalize, splitSentences } from './line-text.ts';

const listOf = (rows: string): string[] =>
  rows
    .trim()
    .split(/,\s*/)
    .sort((a, b) => b.length - a.length);
const SUBJECTS = listOf(AD_SUBJECTS);
const MODALS = listOf(AD_MODALS);

/** The text behind the first of the phrases that it opens with; null where it opens with none. */
function behind(text: string, phrases: readonly string[]): string | null {
  const lower = text.toLowerCase();
  const found = phrases.find((phrase) => lower.startsWith(`${phrase} `));
  return found === undefined ? null : text.slice(found.length + 1);
}

/** A title that is one name: a part of any other may be somebody else, "Client" of "Client/Account Manager". */
const ONE_TITLE = /^\p{L}+(?: \p{L}+)*$/u;

/** Of these there is another one above: "the manager" of an assistant manager. */
const HAS_SUPERIOR =
  /^(?:manager|director|supervisor|head|leader|lead|chief|officer|owner|principal|foreman|partner|doctor|nurse|teacher|chef|engineer|executive|president|captain|master|assistant|trainee|apprentice|intern|student)$/;

/** "clerk" of "Records Clerk": the word that a description has for whoever holds the post. */
function headOf(position: string): string[] {
  const words = position.toLowerCase().split(' ');
  const head = words.at(-1) ?? '';
  return ONE_TITLE.test(position) && words.length > 1 && !HAS_SUPERIOR.test(head) ? [head] : [];
}

/** "Reporting to the manager, the foreman will ...": under whom, which stays behind the act. */
const UNDER = /^(?<under>reporting (?:directly )?to [^,.;:]{2,60}), (?=(?:the|this|you) )/i;
const RESPONSIBLE =
  /^(?:(?:will|shall|is to|would) (?:also )?be|is|are) (?:also )?(?=(?:responsible|accountable|in charge|tasked) )/i;
/** Qualities, terms, what is learned or won and what is not done are asked for or promised, not done. */
const NO_ACT =
  /^(?:be|have|not|never|hold|enjoy|earn|get|bring|know|speak|learn|gain|pass|win|become|sit|pay|grow|need|own|later|soon)\b|^(?:possess|receive(?!,| and \p{Ll})|demonstrate|understand|obtain|complete|acquire|submit|eventually|undergo|attend)\b/iu;

/** "Shall ensure availability of tools": so speaks no one but a description of a post; its subject stands in the line above. */
const SHALL = /^shall (?:also )?(?=\p{Ll})/iu;
/** What is meant for a time to come is a plan of the person's. */
const PLANNED =
  /\b(?:20\d\d|19\d\d|next|from (?:january|march|april|may|june|july)|my|i|me|diploma|degree|exams?|course|graduat\w*)\b/i;
const OWN_STEP =
  /^(?:finish|relocate|move|start|begin|return|join|marry|retire|study|graduate|apply|take|write)\b/i;

/** The act of one sentence about whoever holds the post: a plain verb with its rest, or a duty phrase. */
function actOf(sentence: string, position: string): string | null {
  if (SHALL.test(sentence)) {
    const told = capitalize(
      sentence.replace(SHALL, '').replace(/^be (?=(?:responsible|in charge) )/i, ''),
    );
    return NO_ACT.test(told) || OWN_STEP.test(told) || PLANNED.test(told) ? null : told;
  }
  const own = [...(ONE_TITLE.test(position) ? [position.toLowerCase()] : []), ...SUBJECTS];
  const rest =
    behind(sentence.replace(/^(?:the|this|an?) /i, ''), own) ??
    (/^(?:the|this) /i.test(sentence)
      ? behind(sentence.replace(/^\w+ /, ''), headOf(position))
      : null);
  if (rest === null) return null;
  const duty = rest.replace(RESPONSIBLE, '');
  if (duty !== rest) return capitalize(duty);
  const act = behind(rest, MODALS)?.replace(/^also /i, '');
  return act === undefined || NO_ACT.test(act) ? null : capitalize(act);
}

/**
 * What a line that was copied from the description of the role says of whoever holds it, without them:
 * "The Foreman Painter will supervise a crew" -> "Supervise a crew". Null for any other line, and where
 * the doer is somebody else.
 */
export function readPostText(text: string, position = ''): string | null {
  if (splitSentences(text).length > 1) return null;
  const under = UNDER.exec(text)?.groups?.under;
  const told = actOf(under === undefined ? text : text.slice(under.length + 2), position);
  if (told === null || under === undefined) return told;
  const stop = /\.?$/.exec(told)?.[0] ?? '';
  const low = under.slice(0, 1).toLowerCase() + under.slice(1);
  return `${told.slice(0, told.length - stop.length)}, ${low}${stop}`;
}
