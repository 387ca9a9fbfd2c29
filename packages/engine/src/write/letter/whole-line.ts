import { holdsNumberOf, isDoneToSelf } from './done-to-self.ts';

/** A line as it is told: its telling, the line, and whether that is an act or a result. */
interface Said {
  text: string;
  line: string;
  kind: string;
  result?: unknown;
}

/** What a line goes on with that its act needs: by what, under what condition, through whom, to what end. */
const GOES_ON =
  /^,? (?:with|without|when(?:ever)?|if|unless|until|as|by|so|such|that|which|who|from|into|of|to|before|after|while|because|under|through|via|using)\b/u;
const NEXT_ACT = /^ (?:and|then|&|\+|as well as) /u;
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const TAIL = 2;

/** Whether a line goes on where its telling ends: "rang the office" of "rang the office when something was not right" loses why. */
export function isCutShort({ text, line, result, kind }: Said): boolean {
  if (OPEN_END.test(text)) return true;
  if (result !== undefined || kind !== 'act') return false;
  const own = words(text).slice(-TAIL);
  if (own.length < TAIL) return false;
  const pattern = own
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\p{L}\\p{N}]+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(line);
  if (found === null) return false;
  const rest = line.slice(found.index + found[0].length);
  return GOES_ON.test(rest) && !NEXT_ACT.test(rest);
}

/** "plants of 5 kW to": the line was broken there. */
const OPEN_END = / (?:of|to|for|from|with|and|or|the|an?|at|by|than|per|between|into)$/;

/** "filled in the certificate Keeping van clean": the next line, run on. */
const TWO_LINES = /\p{Ll} \p{Lu}\p{Ll}+ing \p{Ll}/u;
/** "The incumbent shall assemble": what a description of a job says of whoever has it. */
const OF_ANYONE = /\bshall\b|\b(?:the|job|post) (?:incumbent|holder)\b/i;

/** Whether a line is not one that a person says of themselves: two run together, or a description of the job. */
const isNoOwnLine = (line: string): boolean => TWO_LINES.test(line) || OF_ANYONE.test(line);

/** What harms who tells it, where no word of the line excuses it. */
const HARM =
  /\b(?:collisions?|crash(?:e[sd])?|accidents?|injur(?:y|ies)|lawsuits?|complaints?|disciplin\p{L}+|dismiss\p{L}+|fired|sacked|warnings?)\b/iu;
const NO_HARM =
  /\b(?:no|nil|zero|without|free|fewer|less|reduc\p{L}+|cut|prevent\p{L}*|investigat\p{L}+|handl\p{L}+|resolv\p{L}+|lower\p{L}*|halv\p{L}+|safety|claims|from \d|respond\p{L}*|answer\p{L}*|issued?)\b/iu;
/** Said of oneself in words that others may use of one. */
const BOAST =
  /\b(?:undisputed|unofficial|number one|no\. ?1|second to none|unbeat\p{L}+|legend\p{L}*|rock ?star|ninja|guru|wizard|superstar|genius|the best (?:in|of)|best ever|indispensable)\b/iu;
/** Of one's own life, or of others as no letter names them. */
const PRIVATE =
  /\b(?:my (?:own |first |second |third )?(?:wife|husband|kids?|child|children|baby|son|daughter|mother|father|mum|mom|dad|parents|family|driving school|studies|rent|divorce|grand\p{L}+)|the (?:new )?(?:girls|boys|lads))\b/iu;

/** Whether a line of work is better not told in a letter: an accident, a boast, a matter of one's own. */
export const isBetterUntold = (line: string): boolean =>
  (HARM.test(line) && !NO_HARM.test(line)) ||
  BOAST.test(line) ||
  PRIVATE.test(line) ||
  isDoneToSelf(line) ||
  holdsNumberOf(line) ||
  isNoOwnLine(line);
