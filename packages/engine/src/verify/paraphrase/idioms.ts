import { contentWords, holdsWord } from '../../language/en/stems.ts';
import type { SourceLine } from '../basis.ts';
import { isShared, isTogether } from '../responsibility/ownership.ts';

/** Verbs of rank in a use that claims none: with these objects, where the source has one of those verbs. */
const IDIOMS: readonly { base: string; object: RegExp; plainer: RegExp }[] = [
  {
    base: 'lead',
    object:
      /^ (?:\S+ ){0,3}?(?:tours?|class(?:es)?|lessons?|workshops?|walks?|discussions?|orientations?|sessions?|groups?|clubs?|camps?|circles?|tastings?|hikes?|story (?:hours?|times?)|exercises?|warm-?ups?)\b/i,
    plainer:
      /\b(?:gave|give|giving|gives|taught|teach\w*|ran|run|runs|running|held|hold\w*|instruct\w*|took|takes?|taking)\b/i,
  },
  {
    base: 'lead',
    object:
      /^ (?:\S+ ){0,3}?(?:guests|visitors|campers|patients|customers|clients|people|diners|children|residents|families|tourists|passengers)(?= (?:to|into|through|round|around)\b)/i,
    plainer: /\b(?:show\w*|took|tak(?:e|es|ing)|walk\w*|guid\w*|brought|escort\w*|direct\w*)\b/i,
  },
  ...['lead', 'head'].map((base) => ({
    base,
    object: /^ (?:\S+ ){0,3}?(?:teams?|crews?|squads?|gangs?)\b/i,
    plainer:
      /\b(?:r[ua]n|runs|running|manag\w+|supervis\w+|overs\w+) (?:(?:an?|the|my|our) )?(?:[\w-]+ ){0,2}?(?:teams?|crews?|squads?|gangs?)\b/i,
  })),
  {
    base: 'supervise',
    object:
      /^ (?:\S+ ){0,3}?(?:pools?|swimmers|bathers|playgrounds?|recess|lunch\w*|breaks?|yards?|children|kids|pupils|students|toddlers|campers|apprentices?|trainees?|exams?)\b/i,
    plainer:
      /\b(?:watch\w*|look\w* after|mind(?:ed|s|ing)?|monitor\w*|an eye on|duty|under me|for me)\b/i,
  },
  {
    base: 'staff',
    object:
      /^ (?:\S+ ){0,3}?(?:desks?|counters?|booths?|phones?|tills?|registers?|reception|stalls?|tables?|bar|kiosks?|doors?|entrances?)\b/i,
    plainer: /\w/,
  },
  {
    base: 'manage',
    object:
      /^ (?:\S+ ){0,3}?(?:chats?|calls?|conversations?|enquiries|inquiries|emails?|messages?|phones?|correspondence|bookings?|reservations?|appointments?|tickets?)\b/i,
    plainer:
      /\b(?:answer\w*|t[ao]k\w*|handl\w*|deal\w*|dealt|repl\w*|respond\w*|book\w*|field\w*|ke(?:ep|pt)\w*)\b/i,
  },
  {
    base: 'direct',
    object: /^ (?:[\w-]+ ){0,2}?(?:traffic|vehicles|pedestrians|visitors|guests)\b/i,
    plainer: /\w/,
  },
  {
    base: 'manage',
    object: /^ (?:\S+ ){0,3}?(?:caseload|workload|inbox|calendar|diary|schedule|queue)s?\b/i,
    plainer: /\w/,
  },
  { base: 'organize', object: /^ /, plainer: /\b(?:in order|tidy|tidied)\b/i },
  {
    base: 'complete',
    object: /^ (?:\S+ ){0,5}?(?:courses?|workshops?|seminars?|training)\b/i,
    plainer: /\b(?:attended|took|did)\b/i,
  },
];

/** "Led a tour" of "gave a tour", "staffed the desk" of "covered the desk". */
export function isIdiom(
  text: string,
  { base, end }: { base: string; end: number },
  lines: readonly SourceLine[],
): boolean {
  const told = lines.map((line) => line.text).join('\n');
  const stems = new Set(lines.flatMap((line) => [...line.stems]));
  return IDIOMS.some((idiom) => {
    const object = idiom.base === base ? idiom.object.exec(text.slice(end))?.[0] : undefined;
    if (object === undefined || isShared(told)) return false;
    if (isTogether(told) && !isTogether(text)) return false;
    const last = contentWords(object).at(-1)?.lower ?? '';
    const isLesson = /^(?:lessons?|class(?:es)?)$/.test(last);
    const isUntold = base === 'lead' && lines.every((line) => line.ownership.length === 0);
    return (isUntold || idiom.plainer.test(told)) && (isLesson || holdsWord(stems, last));
  });
}
