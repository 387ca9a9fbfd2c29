import type { FoundSkill } from '../../taxonomy/skills.ts';

/** A licence, registration or certificate that a line names and the lexicon doesn't hold. */
export interface Credential {
  text: string;
  start: number;
  end: number;
}

const NOUN = `(?:licen[cs]e|certificate|certification|ticket|endorsement|designation|accreditation|registration|permit|commission)s?`;
const BODY = String.raw`(?:Colleges?|Association|Societ(?:y|ies)|Institute|Order|Board|Council|Ordre|Collège|Registry|regulatory (?:body|college)|provincial (?:college|regulator|association)|college of [\p{L}]+)`;
/** In any case, beside parts whose case counts: a group's own flag, `(?i:…)`, is read by V8 now with it and now without. */
const HOLDING =
  `registered registration licensed licensure licence license membership member permit standing certified certificate`
    .split(' ')
    .flatMap((word) => [word, word[0]?.toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');
/** What is said of a credential without being part of its name. */
const SAID_OF =
  /^(?:an?|the|years?|yrs|after|min|before|une?|le|la|les|de|du|des|or|and|with|must|have|hold|holds|holding|possess|valid|current|active|unrestricted|clear|clean|full|your|our|any|required|relevant|related|appropriate|applicable|recogni[sz]ed|equivalent|other|additional|professional|of|in|for|to|is|are|be|you|other|industry|proof|new|own|vendor|such|as|including|possession|obtain|maintain|completed?|completion|under|from|at|minimum|both|either|plus|advanced|similar|provincial|trade|work|open|study|software|training|following|preferred|eligible|eligibility|another|all|no|more|than|less|fewer|\d+|multiple|these|this|their|recent)$/i;
/** Such words before or after make it no credential of a person: "licence agreements", "work permit", "building permits". */
const OTHERS_AFTER =
  /^\s(?:agreements?|fees?|plates?|renewals?|keys?|manage\w*|compliance|applications?|holders|queue|system|volume|resolution|sales|office|requests?|backlog|escalations?|types?|terms|programs?|process|activities|drives?|work|costs|to (?:operate|sell) )/i;
const OTHERS_BEFORE =
  /\b(?:work|study|building|parking|support|help ?desk|jira|lottery|concert|event|software|seat|user|course|patient|guest|event|conference|gift|birth|death|stock|tax|security|ssl|permits? and|travel|visitor|new|open|our|their|process|issue|manage|review|close|handle|resolve|sell|prepare|purchase|voter|vehicle) ?$/i;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${HOLDING})\b(?: in good standing| to practi[sc]e| or eligib\w+(?: for)?| \(\w+\)){0,2}(?: with| of| by| in| from) (?:an? |the |your |their )?(?:[\p{L}.]+ ){0,4}?${BODY}(?:(?: of| for| des| de)(?: the)?(?: (?:\p{Lu}[\p{L}'’-]*|and|of)){1,6})?`,
    'gu',
  ),
  /\bcertificate? of qualification(?: \d{3}[A-Z])?|\b(?:class|classe) ?[1-7][A-F]?\b(?: (?:unrestricted|restricted))?(?: (?:driver['’]?s )?(?:licen[cs]e|permit))?|\bpermis de conduire(?: (?:de )?classe \w+)?|\bG[12]? (?:driver['’]?s )?licen[cs]e\b|\bcertificat (?:de|en|d['’])\s?[\p{L}]+|\bcarte (?:ASP|CCQ)(?: construction)?|\bpermis d['’]exercice/giu,
  /\b(?:licensed|registered|certified) (?!in\b|or\b|and\b|with\b|by\b|to\b|as\b|for\b|mail|letter|office|users?|trademarks?|copies|charit\w+|organi[sz]ation|home\b|daycare|compan\w+|facilit\w+|nonprofit|disabled|participants?|accounts?|patients?|providers?|agenc\w+|cent(?:re|er)s?)(?:\p{L}+ ){0,2}?(?:technician|technologist|mechanic|electrician|plumber|accountant|appraiser|broker|planner|therapist|counsellor|counselor|assistant|hygienist|dietitian|forester|engineer|architect|practitioner|pharmacist|realtor|agent|inspector|operator|interpreter|translator|teacher|educator|midwife|psychologist|arborist|welder|midwives|surveyor)\b/giu,
  /(?<!\p{L})(?:\p{Lu}[\p{L}+#.]* ){1,3}[Cc]ertified(?: \p{Lu}\p{L}+){1,4}|\b[Cc]ertification as an? (?:\p{Lu}\p{L}+ ?){1,6}/gu,
];
const NAMED = new RegExp(
  String.raw`((?:[\p{L}\p{N}][\p{L}\p{N}.&’'/+-]*\s(?:\(\w+\)\s)?){1,6})${NOUN}(?!\p{L})(?:\s(?:in|to|of)\s(?:\p{L}+['’-]?\p{L}*\s?){1,3}(?=$|[,;.)]))?`,
  'giu',
);

const overlaps = (a: Credential, b: Credential): boolean => a.start < b.end && b.start < a.end;

/** "BC teaching certificate": the noun with the words before it that belong to its name. */
function namedCredentials(line: string): Credential[] {
  return Array.from(line.matchAll(NAMED)).flatMap((match): Credential[] => {
    const before = match[1] ?? '';
    const words = before.trimEnd().split(/\s+/);
    const from = words.findLastIndex((word) => SAID_OF.test(word)) + 1;
    const name = words.slice(from).join(' ');
    const end = match.index + match[0].trimEnd().length;
    const nounAt = match.index + before.length;
    if (name === '' || OTHERS_BEFORE.test(line.slice(0, nounAt))) return [];
    if (OTHERS_AFTER.test(line.slice(end))) return [];
    const start = nounAt - before.length + before.lastIndexOf(name);
    return [{ text: line.slice(start, end), start, end }];
  });
}

/** Credentials that a line asks for by their form, where `known` (the lexicon's finds) does not name one at that place. */
export function findCredentials(line: string, known: readonly FoundSkill[]): Credential[] {
  const certs = known.filter(({ kind }) => kind === 'cert');
  const all = [
    ...PATTERNS.flatMap((pattern) =>
      Array.from(line.matchAll(pattern), (match) => ({
        text: match[0].trim(),
        start: match.index,
        end: match.index + match[0].trim().length,
      })),
    ),
    ...namedCredentials(line),
  ].filter((found) => !OTHERS_AFTER.test(line.slice(found.end)));
  const kept: Credential[] = [];
  for (const found of all) {
    if (certs.some((cert) => overlaps(found, cert))) continue;
    if (!kept.some((other) => overlaps(found, other))) kept.push(found);
  }
  return kept.sort((a, b) => a.start - b.start);
}
