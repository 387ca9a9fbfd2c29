import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';

/** Words that the name of any credential may have: what a paper is called, and how it stands. Small letters. */
export const CREDENTIAL_WORDS: readonly string[] = `
  accreditation accredited award awards card cards cert certificate certificates certification certifications certified
  check checks clearance course courses diploma endorsement lic licence licences licensed license licenses permit permits
  qualification qualifications qualified registered registration ticket tickets trade trained training
  advanced appropriate basic category clean class current date equivalent full grade international level national
  professional recognised recognized relevant skills standard type up valid work working
  a an and as by for in of or the to with`
  .trim()
  .split(/\s+/);
const ANY: ReadonlySet<string> = new Set(CREDENTIAL_WORDS);
const ANY_STEMS: ReadonlySet<string> = new Set(stemsOf(CREDENTIAL_WORDS.join(' ')));

/** A class of its own: "A1", "T", "3", "5B". A lone small "a" is a word. */
const CLASS_MARK = /^(?:\p{Lu}\d{0,2}|\d{1,2}\p{Lu}?)$/u;
/** How the name of a paper that one holds ends. */
const ENDS_AS_PAPER =
  /\b(?:certificat(?:e|ion)|licen[cs]e|permit|ticket|accreditation|designation|endorsement)s?(?:\s+(?:in|of|for)\s[^,;]+)?\s*$/i;
/** What a line outside the certificates says of somebody who holds one. */
const HOLDS_PAPER =
  /\b(?:certificat(?:e|ion)s?|certified|cert\.|licen[cs](?:e|es|ed)|lic\.|permits?|ticketed|qualified)(?!\p{L})/iu;

/** What a credential is about, apart from its being one. */
interface CredentialSubject {
  stems: readonly string[];
  /** Of its class: "A1". */
  marks: readonly string[];
}

const withoutPossessive = (text: string): string => text.replace(/['’]s\b/g, '');
const wordsOf = (text: string): string[] => withoutPossessive(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a term is the name of a paper that one holds: "food safety certificate", "A1 electrical licence". */
export const isPaper = (term: string): boolean => ENDS_AS_PAPER.test(term);

/** Whether a line speaks of a paper that somebody holds. */
export const tellsPaper = (text: string): boolean => HOLDS_PAPER.test(text);

/** The stems of a credential's name but those of any credential's: "SIA Door Supervisor licence" is sia, door, supervisor. */
export const credentialStems = (name: string): string[] =>
  stemsOf(withoutPossessive(name)).filter((stem) => !ANY_STEMS.has(stem));

/** "A1 electrical licence": electrical, of class A1. Null where nothing but the paper is named. */
export const credentialSubject: (term: string) => CredentialSubject | null = memoize((term) => {
  const told = wordsOf(term).filter((word) => !ANY.has(word.toLowerCase()) || isMark(word));
  const marks = told.filter(isMark);
  const stems = [...new Set(stemsOf(told.filter((word) => !isMark(word)).join(' ')))];
  return stems.length === 0 ? null : { stems, marks };
});
const isMark = (word: string): boolean => CLASS_MARK.test(word);

/** Whether a line has a mark of a class as a word of its own. */
export const holdsMark = (text: string, mark: string): boolean => wordsOf(text).includes(mark);

/** How people say that they may drive, a way a row. */
const DRIVING = [
  // "driving lic. B", "Driver's licence", "driving permit"
  String.raw`\bdriv(?:ing|ers?|er['’]s)\b[^.;|]{0,24}\b(?:licen[cs]es?|lic\b|permit)`,
  // "Driving: B, AM", "Driving: full, clean"
  String.raw`\bdriving\s*[:–-]\s*(?:full|clean|valid|cat|class|[A-DGM][1E]?\b)`,
  // "Full clean UK licence, own car"; "full SIA licence" is another
  String.raw`\b(?:full|clean)(?:,? (?:full|clean|valid|and|uk|eu|irish|nz|australian|manual))* licen[cs]e\b`,
  // "Full class 1 licence", "valid category C licence"
  String.raw`\b(?:full|clean|valid)(?:,? (?:clean|full|nz|uk))* (?:class|category|cat\.?) [\w+]{1,3} licen[cs]e`,
  // "HGV C+E", "LGV class 1", "CDL A": what one may drive
  String.raw`\b(?:[HL]GV|P[CS]V|CDL)(?: (?:class|cat(?:egory)?))? (?:[A-D](?:\+?E)?|[12])(?![\w+])`,
  // "I drive (category B, since 1996)"
  String.raw`\bI (?:can |also |do )?drive\b[^.;|]{0,24}\b(?:(?:cat(?:egory|\.)?|class|code) ?(?:[A-E]\d?|\d{1,2})\b|licen[cs]e)`,
  // "Licence: federal type B", "Licences: light vehicle", "License code 08": what it is for, and no other trade before it
  String.raw`(?:^|[:;,|(•·/–—-]\s*|\b(?:my|full|clean|valid|own) )licen[cs]es?\b[\s:–-]*(?:(?:federal|state|provincial|full|clean|valid|for),? )*(?:(?:type|cat(?:egory|\.)?|class|code|cl\.)\s*(?:[A-E]\d?|\d{1,2})(?![\p{L}\p{N}])|(?:light|heavy|motor)[ -]?(?:duty |motor )?(?:vehicles?|motor(?:cycle|bike)s?)|(?:LMV|HMV|LDV|MCWG)\b|cars?\b|motor(?:cycle|bike)s?\b|[A-D](?:, ?[A-D]\d?E?)*(?=\s*(?:$|[.,;|(])))`,
  // "G licence", "full G", "class 5 licence", "code 10 licence", "LR licence": as provinces and states call them
  String.raw`(?:^|[.,;|(•·/–—-]\s*|\b(?:my|full|clean|valid|hold|have) )(?:(?:G[12]?|MR|HR|LR|HC|LMV|HMV)(?: class)?|(?:class|code|cat(?:egory|\.)?|type) (?:[A-E]\d?|\d{1,2}[A-C]?)) (?:driver['’]?s? )?licen[cs]e`,
  // "drivers ticket", "can drive, cat. B", "car driver (licence)", "driver: B, C"
  String.raw`\bdrivers?\s*[:–-]\s*(?:cat|class|[A-D][1E]?\b)`,
  String.raw`\bpermis (?:de conduire|[A-D]\b|auto)`,
  String.raw`\bf(?:ü|ue)hrerschein`,
  String.raw`\brijbewijs`,
  String.raw`\b(?:licencia|carn[eé]t?|permiso) de conduc`,
  String.raw`\bpatente(?: di guida)? [A-D]\b`,
  String.raw`\bcarta de condu[cç]`,
  String.raw`\bhabilita[cç][aã]o [A-E]\b`,
  String.raw`\bcnh\b`,
  String.raw`\bcarteira de (?:motorista|habilita)`,
  String.raw`\b(?:k[øo]rekort|f[øo]rerkort|k[öo]rkort|ajokortti|prawo jazdy|[řr]idi[čc]sk[ýy]|voza[čc]ka|[şs]ofer ehliyeti|ehliyet)`,
];
const TELLS_DRIVING = new RegExp(DRIVING.join('|'), 'iu');

/** Whether a text says that somebody holds a driving licence, in one of a dozen languages. */
export function tellsDrivingLicence(text: string): boolean {
  const at = text.search(TELLS_DRIVING);
  return at !== -1 && !DENIED.test(text.slice(0, at));
}
/** What a licence of an ad lets one drive: "C+E" of "a category C+E licence". */
const ASKED_CLASS = /\b(?:category|cat\.?|class)\s+([A-D]1?(?:\+?E)?)(?![\w+]).*\blicen[cs]e/i;
export const drivingClassOf = (term: string): string | null =>
  ASKED_CLASS.exec(term)?.[1]?.replace('+', '').toUpperCase() ?? null;

/** Whether a text that tells of a driving licence names this class of it. */
export const tellsDrivingClass = (text: string, drivingClass: string): boolean =>
  tellsDrivingLicence(text) &&
  (text.match(/(?<![\p{L}\p{N}])[A-D]1?(?:\+?E)?(?![\p{L}\p{N}+])/gu) ?? []).some(
    (own) => own.replace('+', '') === drivingClass,
  );
const DENIED = /\b(?:no|not|never|without|need|lost)\b[^.;,|]{0,16}$/i;

const UNDER_WAY_WORDS = [
  'working (?:to(?:wards?)?|on)|pursuing|studying|enroll?ed|registered for|booked for',
  'candidate|student',
  '(?:in )?progress|ongoing|under ?way|halfway|pending|en cours',
  'expected|anticipated|awaiting|to be completed|not yet',
];
const UNDER_WAY = new RegExp(String.raw`\b(?:${UNDER_WAY_WORDS.join('|')})\b`, 'i');

/** Whether a line says of what it names that it is not held yet: "CPA (in progress)". */
export const isUnderWay = (text: string): boolean => UNDER_WAY.test(text);

const LAPSED_WORDS = [
  'expired|laps(?:ed|ing)|run out|ran out|out of date|invalid|void|revoked|withdrawn',
  String.raw`suspended(?! (?:loads?|ceilings?|scaffold\p{L}*|access|platforms?|floors?|work))|surrendered|cancel\p{L}*|failed|inactive`,
];
const LAPSED = new RegExp(String.raw`\b(?:${LAPSED_WORDS.join('|')})\b`, 'iu');

/** Whether a line says of a paper that it is held no more. */
export const isLapsed = (text: string): boolean => LAPSED.test(text);
