const OPENING = String.raw`^(?:(?:I|was|were|got|been|have|had|also|then|once|twice|later|soon|in \d{4},?) )*`;
const PATIENT_VERBS = [
  'fined|awarded|nominated|chosen|elected|named|given|suspended|dismissed|appointed|offered',
  'sent (?:home|away|back|to|on|for)|made (?:redundant|permanent)|laid off|let go|demoted|sacked|fired',
  'recogni[sz]ed|commended|rewarded|seconded|disciplined',
];
/** What is done to the person, whatever stands behind it. */
const PATIENT = new RegExp(String.raw`${OPENING}(?:${PATIENT_VERBS.join('|')})(?!\p{L})`, 'iu');
/** What the person may have done as well, where it says to what. */
const EITHER = new RegExp(
  String.raw`${OPENING}(?:promoted|paid|transferred|selected|hired|asked|invited|employed|warned)(?!\p{L})(?<rest>.*)`,
  'iu',
);
const IS_PASSIVE = /^(?:\S+ ){0,3}(?:was|were|got|been)\s/i;
const ACTED_ON =
  /^ (?:(?:the|an?|all|our|new|their|\d[\d,.]*) )*(?!(?:times|years|months|always|overseas)\b)\p{Ll}+(?:\s|$)/iu;
const NO_OBJECT = new RegExp(
  [
    String.raw`^ (?:to|as|from|by|for|at|in|on|of|after|before|within|with|twice|once|again)\b`,
    String.raw`^ (?:because|when|while|into|over|internally|quickly|early|late|well|full|part)\b`,
    String.raw`^ (?:the |a |an |\d+ )?(?:times?|years?|months?|next|same|following)\b`,
    String.raw`^ (?:the )?(?:minimum|hourly|monthly|weekly|living)\b`,
  ].join('|'),
  'iu',
);

/** Whether a line tells what was done to the person, which no "I" can tell as an act: "Promoted twice". */
export function isDoneToSelf(line: string): boolean {
  if (PATIENT.test(line.trim())) return true;
  const rest = EITHER.exec(line.trim())?.groups?.rest;
  if (rest === undefined) return false;
  return IS_PASSIVE.test(line) || NO_OBJECT.test(rest) || !ACTED_ON.test(rest);
}

const PAPER = 'licen[cs]e|permit|card|passport|id|registration|pin|badge|certificate';
/** "4471882", a number to call: of a person or a paper. */
const NUMBER_OF = new RegExp(
  [
    String.raw`(?<![\d,.£$€])\d{6,}`,
    String.raw`(?:\d[ .-]?){9,}`,
    String.raw`\+\d{1,3}[ -]?\(?\d{2,}[) -]{0,2}\d{3,}`,
    String.raw`\b\d{3}[ .-]\d{4}\b`,
    String.raw`\b(?:${PAPER}) (?:no\b\.?|number|nr\b\.?|#) ?:? ?\S*\d{3}`,
  ].join('|'),
  'iu',
);
/** "AB445566C"; "ISO45001" is a standard's. */
const MARKED_NUMBER =
  /(?<!\p{L})(?!ISO|IEC|EN|BS|OHSAS|ANSI|ASTM)(?:\p{Lu}{1,6}[-/]?\d{5,}|\p{Lu}{1,3}(?: ?\d\d){3} ?\p{Lu}?(?!\p{L}|\d))/u;

/** Whether a text holds the number of an identity, a licence or a telephone. */
export const holdsNumberOf = (text: string): boolean =>
  NUMBER_OF.test(text) || MARKED_NUMBER.test(text);

const BEHIND_NO = new RegExp(
  [
    String.raw`[,;]?\s*\(?\b(?:(?:reg(?:istration|\.)?|card|ref(?:erence|\.)?) )?`,
    String.raw`(?:no\b\.?|number|nr\b\.?)\s*[:#]?\s*\p{Lu}{0,4}[-/]?\d{3}[\d/-]*\p{Lu}?\)?`,
  ].join(''),
  'giu',
);

/** The name of a paper without the number that stands behind "no.". */
export const withoutNumberOf = (text: string): string =>
  text.replace(BEHIND_NO, '').replace(/[,;\s]+$/, '');

const CLAUSES = /[.;,:]\s+|\s+(?:and|but|then)\s+/u;

/** Behind "and" the person may have done it, where it says to what. */
function goesOnDoneToSelf(clause: string): boolean {
  if (!isDoneToSelf(clause)) return false;
  const rest = (PATIENT.exec(clause) ?? [''])[0];
  const behind = clause.slice(rest.length);
  return /(?:given|chosen|home)$/i.test(rest) || NO_OBJECT.test(behind) || !ACTED_ON.test(behind);
}

/** Whether a telling is of a clause that tells what was done to the person. */
export function tellsDoneToSelf(text: string, line: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const clauses = line.split(CLAUSES).map((clause) => clause.trim());
  const isOf = (clause: string): boolean =>
    words.includes(/^\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? '');
  return (
    isDoneToSelf(text) ||
    clauses.some((clause, i) => {
      const isPassive = i === 0 ? isDoneToSelf(clause) : goesOnDoneToSelf(clause);
      return isPassive && isOf(clause.replace(SELF, ''));
    })
  );
}
const SELF = /^(?:I |was |were |got |been |also |then |later )+/i;
