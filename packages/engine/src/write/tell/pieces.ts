import { isEnglish } from '../../language/en/english-words.ts';
import { findSlip } from '../../language/en/slips.ts';
import { findMeant } from '../../language/en/spelling.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { unshout } from '../../taxonomy/unshout.ts';
import { hasUnknownWord } from '../unknown-words.ts';

/** Short forms that a letter writes out. */
const LANGUAGE =
  /\b(?:english|spanish|french|german|italian|portuguese|arabic|hindi|mandarin|cantonese|tagalog|punjabi|polish|fante|twi|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=s?\b)/g;
const WRITTEN_OUT: readonly [RegExp, string | ((word: string) => string)][] = [
  [/\s+&\s+|(?<=\p{Ll})&(?=\p{L})/gu, ' and '],
  // "resulting in 300% increase".
  [
    /\b(?:resulting in|resulted in|results? in|leading to|led to|saw) (?=\d[\d.,]*% (?:increase|decrease|reduction|rise|drop|improvement|cut|boost)\b)/g,
    (words) => `${words}a `,
  ],
  [/\ba (?=(?:8\d?|11|18)(?:\.\d+)?% )/g, 'an '],
  [/\bapprox(?:imately|\.)?(?=\s)/gi, 'about'],
  // "ca. 210 employees"; "CA 93650" is a place's.
  [/(?<![\p{L}\d.])ca\.?(?= \d)/gu, 'about'],
  [/,?\s?\bincl?\.(?=\s)/gi, ', including'],
  // "the safe driving award 2022": a thing of a year, where no name goes with it.
  [
    /(?<=\b\p{Ll}{3,} (?:award|prize|medal|certificate|grant|audit|season|campaign|exam|course)) (?=(?:19|20)\d\d\b)/gu,
    ' in ',
  ],
  [/\bw\/ ?(?=\p{L}|\d)/giu, 'with '],
  [/(?<=\d) ?yr\.? (?=\p{Ll})/gu, '-year '],
  [/\b(of|for|with|after) (?=\d+[- ](?:yrs?|years?)[- ]old \p{Ll})/gu, (words) => `${words}a `],
  [/(?<=\d)[- ](?:yrs?|years?)[- ]old(?= \p{Ll})/gu, '-year-old'],
  [/\ba (?=(?:8\d?|11|18)-)/g, 'an '],
  [/\byrs?\b\.?/gi, 'years'],
  [/(?<=\p{Ll}ing)\/(?=\p{Ll}+ing\b)/gu, ' and '],
  [/\bmths?\b\.?/gi, 'months'],
  [/\bno\. (?=\d)/gi, 'number '],
  [/\bin (?:the )?year (?=(?:19|20)\d\d)/gi, 'in '],
  [/(?<=\d) %/g, '%'],
  [/\bper annum\b|\bp\.a\.(?=$|[\s,])/gi, 'a year'],
  [/(?<=\p{L}{2}) ?\+ ?(?=\p{L}{2})/gu, ' and '],
  [/\beveryday(?=$|[.,]| for| at| in)/g, 'every day'],
  [/(?<=\p{L})\/(?=(?:day|week|month|year|hour|shift|night|season)\b)/gu, ' a '],
  [
    /^(?:caseload|team|crew|staff|group|herd|budget|fleet) (?=(?:about |around |over )?[$€£]?\d)/i,
    (word) => `a ${word.trim().toLowerCase()} of `,
  ],
  [/\bin average\b/g, 'on average'],
  [/\bvips?\b/g, 'VIP'],
  [/\bthru\b/g, 'through'],
  // "50 - 400 people"
  [/(?<=\d) [-–] (?=\d[\d,]* \p{Ll}{3,})/gu, ' to '],
  [
    /^(?:weekends|weekdays|evenings|nights|mornings|afternoons|weeknights)(?=,? I \p{Ll})/iu,
    (word) => `On ${word.toLowerCase()}`,
  ],
  [/\bstationary(?= (?:and|or|orders?|supplies)|,)/g, 'stationery'],
  // "conferences 50 to 400 people"
  [
    /(?<=\p{Ll}{3}s) (?=\d[\d,]* to \d[\d,]* (?:people|guests|children|persons|visitors|covers)\b)/gu,
    ' of ',
  ],
  // "events up to 1,200 guests"
  [
    /(?<= \p{Ll}{3,}s) (?=up to \d[\d,]* (?:people|guests|children|persons|visitors|covers|students|patients|seats)(?!\p{L}| (?:an?|per|each|every)\b))/gu,
    ' of ',
  ],
  [/\bat fault (?=\p{L})/gu, 'at-fault '],
  // "inspections up to 6 a day".
  [/(?<=\p{Ll}{3}s) (?=up to \d[\d,]* (?:an?|per|each|every) )/gu, ', '],
  // What a line says of itself is no part of what was done.
  [
    /,? (?:demonstrating|showcasing|highlighting|exemplifying|underscoring|reflecting) [^,;.]*$/g,
    '',
  ],
  // "got the 3-year award in 2022 and the 5-year one in '24": a year that a letter would have to write out.
  [/,? and [^,;.]* in ['’]\d\d$/gu, ''],
  // "in first seven months".
  [
    /\b(?:in|for|during|over|within|after) (?=(?:first|last|next) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|few) )/g,
    (words) => `${words}the `,
  ],
  // "ran the router the last 2 years", "took out new starters their first week".
  [
    /(?<=\p{L}{3,}(?<!\b(?:for|over|from|during|until|after|before|since|within|into|was|were|this|every|and))) (?=(?:the|their|my|his|her) (?:first|last|final) (?:(?:\d+|two|three|four|five|few) )?(?:weeks?|months?|years?|days?|seasons?)\b)/gu,
    ' in ',
  ],
  [LANGUAGE, (word) => word.slice(0, 1).toUpperCase() + word.slice(1)],
];

/** Slips of the pen that can mean one word alone: "montly". */
const spelled = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d])\p{Ll}{4,}(?![\p{L}\d])/gu, (word) =>
      isEnglish(word) ? word : (findMeant(word) ?? findSlip(word)?.right ?? word),
    )
    // "enquirys", "cherrys".
    .replace(/(?<![\p{L}\d])(\p{Ll}{2,}[^aeiou\W])ys(?!\p{L})/gu, (word, stem: string) =>
      isEnglish(`${stem}y`) && !isEnglish(word) ? `${stem}ies` : word,
    )
    // "the CHECKLIST": a word that its writer shouts.
    .replace(/(?<= )\p{Lu}{6,}(?![\p{L}\d])/gu, (word) =>
      isEnglish(word.toLowerCase()) && findSkill(word)?.kind !== 'tool' ? word.toLowerCase() : word,
    );

const ASIDE = /\s*\([^()]*\)/g;
/** Why a job ended is no letter's matter. */
const LEAVING = /^reasons? for leaving\b/i;
/** A list of duties named as such: the work begins behind it. */
const DUTIES_LABEL =
  /^(?:duties|responsibilities|what i did|key achievements?|achievements?)\s*:\s*/i;

/** "Now I do brakes": when it is says the tense. */
const NOW = /^(?:Now|Then|Today|Currently),? (?=I )/;

/** Each statement of a bullet or a paragraph apart, short forms written out, without marks, asides and praise. */
export function listPieces(text: string): string[] {
  const plain = spelled(unshout(text))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[\p{Pd}*•·▪‣○●>]|o(?=\s))\s*(?=\p{L}|\d)/u, '')
    .replace(DUTIES_LABEL, '')
    .replace(ASIDE, '');
  const written = WRITTEN_OUT.reduce(
    (said, [from, to]) =>
      typeof to === 'string' ? said.replace(from, to) : said.replace(from, to),
    plain,
  );
  // "TensorFlow: a library. Worked on its APIs": what stands behind speaks of the label.
  const isLabelled = /^[^:.]{2,40}: \p{L}/u.test(written);
  const [first = '', ...others] = written
    .split(/(?<=[.!?…])\s+(?=\p{Lu})|;\s+|,\s+(?=I\s\p{Ll})|,\s+then (?=I\s)/u)
    .map((piece) => piece.replace(/[.,;:!…\s]+$/, '').trim());
  const pieces = [first.replace(/^i (?=\p{Ll})/u, 'I ').replace(NOW, '')];
  for (const other of others) {
    if (LEAVING.test(other) || isLabelled) break;
    pieces.push(other.replace(NOW, ''));
  }
  return pieces.filter((piece) => piece !== '' && !LEAVING.test(piece));
}

/** "legal notices in Ar": short for a word that broke off. */
const UNFIT =
  / in \p{Lu}\p{Ll}$|[�|•→<>{}[\]\\#_*=~@"“”()]|https?:|www\.|\betc\b|\b[Yy]ours?\b|\b[Yy]ou\b|\s[-–—+]\s|\s\/|\/\s|[a-z]\/[A-Za-z]|[!?]|\.{2}|…/u;
/** "F/O profess.", "Supv. 2 trainee opts.": short for something that a reader would have to guess. */
const ABBREVIATED = /\b(?!(?:St|Dr|Mr|Mrs|Ms|Mt|No|Inc|Ltd|Co|vs)\.)\p{L}{2,}\.(?=\s|,)/u;
/** "Gala dinner 2025: 62 tables": a label and its list. */
const LABELLED = /^(?!\d[^:]*\p{L}s: \d|\p{L}+[^:]*\p{L}s: \d)[^:]*:(?!\d)/u;

/** Slips that no dictionary of words sees: "whats wrong", "animations that drives". */
const SLIPS =
  /\b(?:whats|dont|didnt|doesnt|cant|wont|thats|im|ive|theyre|alot|infact)\b|\b(?!class|this)\p{Ll}+[^s\W]s that (?:drives|makes|allows|helps|enables|gives|shows|is|has|was)\b|\b(?:in charge for|responsible of|helped to (?!the|my|a )\p{L}+or)\b/iu;

export const hasSlip = (piece: string): boolean => SLIPS.test(piece);

/** "4 stories a day: ferries, jellyfish, mayor": what is told, and its list. */
export const COLON = /^(?<head>[^:]{8,70}): (?<list>[^:]+)$/;

/** Whether it is written in words alone: no marks, nothing short for something. */
export const isPlain = (piece: string): boolean =>
  !UNFIT.test(piece) &&
  !ABBREVIATED.test(piece) &&
  !LABELLED.test(piece) &&
  !hasSlip(piece) &&
  piece !== piece.toUpperCase();

/** Whether a sentence may be made of it: plain words, none misspelled. */
export const isClean = (piece: string): boolean =>
  isPlain(piece) && !hasUnknownWord(piece.replace(/\d[\d.,]*\p{L}{1,3}\b/gu, ''));

/** The first letter small, unless a name or "I" opens. */
export function inSmallLetter(text: string, isName: (word: string) => boolean): string {
  const first = /^[^\s,]+/.exec(text)?.[0] ?? '';
  if (/^\p{Lu}(?:\p{Lu}|\d)|^I$|\p{Ll}\p{Lu}/u.test(first) || isName(first)) return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
