import surnames from '../../../data/taxonomy/job-surnames.json' with { type: 'json' };
import credentials from '../../../data/taxonomy/name-credentials.json' with { type: 'json' };
import { fold, wordsOf } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { isParted } from './contact-pieces.ts';
import { isPlace } from './location.ts';
import { companyScore, isListedTitleWord, isTitleWord } from './title-score.ts';

/** Degrees, licences and memberships behind a name; lower case, no dots. */
const CREDENTIALS: ReadonlySet<string> = new Set(credentials.rows);
const LAST_TOKEN = /(?:,\s*|\s+|\s*\()(?<token>\p{L}[\p{L}./-]*)\)?$/u;

const PARTICLES = new Set(
  'de da das del della der den di do dos du el la le van von ten ter op vander vom zu zum zur af av bin binti bint ibn ap ab al y e st mc'.split(
    ' ',
  ),
);
const LABEL =
  /^(?:(?:full )?(?:name|nom(?: et pr[ée]nom)?|naam|nombre(?: y apellidos)?|nome|imi[eę] i nazwisko|имя|фио|ф\.и\.о\.|nama)(?:\s*[:\t]\s*| [-–—] )|(?:curriculum vitae|resume|résumé|cv|lebenslauf|резюме)\s*(?:of|for|von|de|di|van|[–—:|-])\s+)/iu;
const TITLES_OF_DOCUMENT =
  /^(resume|curriculum vitae|cv|curriculum|portfolio|bio data|biodata|lebenslauf|резюме)$/;

export interface NameDraft {
  name: Slice;
  /** "RN, BSN" behind the name. */
  credentials?: Slice;
  /** The name with what is behind it, where that is a doctor's degree. */
  whole?: Slice;
}

/** A call name between the others: `Leopold "Leo" Marchbanks`, `Robert (Bob) Sample`. */
const NICKNAME = /\s["“‘'(]\p{Lu}[\p{L}'’-]+["”’')](?=\s)/u;

/** Surnames that are words for a job too: Baker, Cook, Porter. */
const SURNAMES: ReadonlySet<string> = new Set(surnames.rows);
/** What stands before such a word where it is a job. */
const JOB_MODIFIERS =
  /^(?:line|head|lead|senior|junior|pastry|prep|sous|executive|assistant|chief|general|master|night|hotel|bank|school|security|house|private|truck|delivery|bus|taxi|train|landscape|certified|professional|hair|school|crossing|mate)$/;
const GENERIC =
  /^(?:service|customer|skills?|confidential|professional|experienced?|resume|objective|page|updated)$/;

/** Whether the text has the form of a person's name: two to five capitalised words, a nickname between them, and nothing else. The first row of all may have it in small letters where the address holds half of it. Words that name jobs, firms or subjects need the e-mail address to speak for them. */
function isNameLike(given: string, local: string, isFirst: boolean): boolean {
  const text = given.replace(NICKNAME, '');
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d@|/:;()]/.test(text)) return false;
  const isOwn = emailMatch(text, local) === 1;
  const isWritten = (word: string): boolean =>
    /^\p{Lu}[\p{L}\p{M}.'’-]*,?$/u.test(word) ||
    PARTICLES.has(fold(word)) ||
    (isOwn && /^\p{Ll}{2,5}$/u.test(word));
  const isShown = isOwn || (isFirst && emailMatch(text, local) >= 0.5);
  const isLow = words.every((word) => /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(word));
  if (!words.every(isWritten) && !(isShown && isLow)) return false;
  if (findHeadingKind(text) !== undefined || TITLES_OF_DOCUMENT.test(fold(text)) || isPlace(text))
    return false;
  return isOwn || !namesSomethingElse(wordsOf(text), local);
}

function namesSomethingElse(words: readonly string[], local: string): boolean {
  const last = words.at(-1) ?? '';
  const isOfAddress = words.some((word) => word.length > 3 && local.includes(word));
  if (words.slice(0, -1).some(isOfAddress ? isListedTitleWord : isTitleWord)) return true;
  if (isTitleWord(last)) {
    const isSurname = SURNAMES.has(last) && !words.some((word) => JOB_MODIFIERS.test(word));
    return !isSurname && !(last.length > 3 && local.includes(last) && local !== last);
  }
  return words.some((word) => GENERIC.test(word) || (word.length >= 4 && companyScore(word) > 0));
}

/** The name: the largest name-like text at the top, cross-checked with the e-mail address; undefined when nothing fits. */
export function findName(
  blocks: readonly Block[],
  email: string | undefined,
): NameDraft | undefined {
  const local = fold(email?.split('@')[0] ?? '');
  let best: { found: NameDraft; score: number } | undefined;
  const largest = Math.max(...blocks.map((block) => block.line.size), 1);
  blocks.forEach((block, index) => {
    const led = index === 0 && isContactLine(block.text) ? leadingName(block, local) : [];
    // Of two that the address shows as well, the one over two rows is the whole.
    const all = [...stackedWith(block, blocks.slice(index + 1), local), ...piecesOf(block), ...led];
    for (const piece of all) {
      const found = splitCredentials(piece);
      const { name } = found;
      if (!isNameLike(name.text, local, index === 0)) continue;
      const score =
        block.line.size / largest +
        emailMatch(name.text, local) +
        (block.line.headingLevel === 1 ? 0.5 : 0) +
        (LABEL.test(block.text) ? 1 : 0) -
        index * 0.03;
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { found, score };
    }
  });
  return best && withDegree(best.found);
}

/** "Hi my name is Ana Sample, I am 64": a person who writes as they speak. */
const INTRODUCED =
  /(?<!\p{L})(?:my (?:full )?name(?:'s|’s| is)|name's|i am called|je m'appelle|je me nomme|mein name ist|ich heisse|ich heiße|me llamo|mi nombre es|o meu nome é|meu nome é|mi chiamo|nazywam się|mijn naam is|ik heet)\s+(?<name>\p{L}[\p{L}\p{M}.'’-]+(?:\s+(?!(?:and|i|im|i'm|i’m|am|from|born|age|aged|ph|phone|tel|email|my|a|an|the|y|et|und|e|en|née|looking|from|of|with|currently)(?!\p{L}))\p{L}[\p{L}\p{M}.'’-]*){1,3})/iu;

/** "Hi, I'm Ana Sample.", "Hello, this is Ana Sample, I can cook": the address has to show that this is a name and no occupation. */
const I_AM =
  /(?<!\p{L})(?:[Ii]'?m|[Ii]’m|[Ii] am|(?:(?:[Hh]i|[Hh]ello|[Gg]reetings|[Gg]ood (?:day|morning|afternoon|evening)),? )?[Tt]his is(?= \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){1,3}\s*(?:[,.!;]|(?:from|in|here)\b|$))|[Ii]ch bin|[Jj]e suis|[Ss]oy|[Ss]ono|[Ss]ou|[Ii]k ben|[Jj]estem)\s+(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){1,3})/u;

/** The name that a sentence tells. */
export function introducedName(
  blocks: readonly Block[],
  email: string | undefined,
): NameDraft | undefined {
  const local = fold(email?.split('@')[0] ?? '');
  for (const block of blocks) {
    const own = I_AM.exec(block.text);
    const called = own?.groups?.name ?? '';
    const isShown = emailMatch(called, local) >= 0.5 && !wordsOf(called).some(isListedTitleWord);
    const match = INTRODUCED.exec(block.text) ?? (isShown ? own : null);
    const name = match?.groups?.name;
    if (match === null || name === undefined) continue;
    const from = match.index + match[0].length - name.length;
    const bare = strip(cut(block, from, from + name.length), /[,.;]/);
    if (bare.text.includes(' ')) return { name: bare };
  }
  return undefined;
}

function piecesOf(block: Block): Slice[] {
  const labelled = LABEL.exec(block.text);
  // "Name: Ana Sample   Age: 29": what the next cell asks is something else.
  if (labelled) {
    const first = block.cells[0];
    const isMore = (block.cells[1]?.text ?? '').includes(':');
    const until = isMore && first ? first.end - block.start : undefined;
    return [withoutRemark(withoutHonorific(cut(block, labelled[0].length, until)))];
  }
  if (block.prose && block.text.length > 60 && !isParted(block.text)) return [];
  // On a line of contacts, what stands before a comma is a city.
  const separator = isContactLine(block.text)
    ? /\s(?:[|•·–—-]|\/\/)\s/
    : /\s(?:[|•·–—-]|\/\/)\s|,\s/;
  return block.cells.flatMap((cell) => {
    const end = cell.text.search(separator);
    return end < 0 ? [cell] : [cell, cut(cell, 0, end)];
  });
}

/** "Mrs. Ana Sample, MXYZ (retired)" behind its label; before the comma of "Sample, Ana" stands no whole name. */
function withoutRemark(name: Slice): Slice {
  const whole = /^\p{Lu}\S*(?: [^\s,(;/]+)+(?=\s*[,(;/])/u.exec(name.text)?.[0];
  const rest = whole === undefined ? undefined : splitCredentials(name).name.text;
  return whole !== undefined && rest === name.text ? cut(name, 0, whole.length) : name;
}

/** "Ana Sample, 7 Sample Street, 555 0142": before the first comma of a row of contacts stands a city as well, so the address has to hold the name. */
function leadingName(block: Block, local: string): Slice[] {
  const lead = cut(block, 0, Math.max(0, block.text.indexOf(', ')));
  return lead.text !== '' && emailMatch(lead.text, local) >= 0.5 ? [lead] : [];
}

/** How many rows of contacts may stand beside a name, between its two lines. */
const MAX_ROWS_BESIDE = 4;

/** First and last names set as two lines of one large size; contacts beside them may be read between the two. */
function stackedWith(block: Block, below: readonly Block[], local: string): Slice[] {
  const [first] = block.cells;
  const at = below.slice(0, MAX_ROWS_BESIDE).findIndex((other) => isSameType(block, other));
  const last = below[at]?.cells[0];
  if (first === undefined || last === undefined) return [];
  const isBeside = below.slice(0, at).every(({ cells }) => (cells[0]?.x ?? 0) > first.x + 1);
  const isHeading = [first, last].some(({ text }) => findHeadingKind(text) !== undefined);
  const isWord = isNameWord(first.text) || isShownBelow(first.text, last.text, local);
  // A mail is signed with the name that the resume below it opens with.
  const isAgain = wordsOf(last.text).every((word) => wordsOf(first.text).includes(word));
  const isPair = !isHeading && !isAgain && isWord && last.text.split(' ').every(isNameWord);
  if (!isPair || !isBeside || (at > 0 && Math.abs(first.x - last.x) > 1)) return [];
  return [{ text: `${first.text} ${last.text}`, start: first.start, end: last.end }];
}

/** "TE AROHA" over "SAMPLE-MUSTER": two first names, where the address shows the last one or its initials. */
function isShownBelow(first: string, last: string, local: string): boolean {
  const [one = '', two = '', ...more] = first.split(' ');
  if (more.length > 0 || !isNameWord(one) || !isNameWord(two)) return false;
  const words = wordsOf(last.replaceAll('-', ' '));
  const isWord = words.some((word) => word.length > 3 && local.includes(word));
  return isWord || hasInitials(last, local);
}

/** Whether an address has "sm" for "Sample-Muster". */
function hasInitials(word: string, local: string): boolean {
  const initials = wordsOf(word.replaceAll('-', ' ')).map((part) => part.charAt(0));
  return initials.length > 1 && local.split(/[^a-z]+/).includes(initials.join(''));
}

const isNameWord = (text: string): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text);

const isSameType = ({ line }: Block, other: Block): boolean =>
  Math.abs(line.size - other.line.size) < 0.5 && line.page === other.line.page;

function isContactLine(text: string): boolean {
  return text.includes('@') || text.replace(/\D/g, '').length >= 7;
}

/** "(she/her)", "(Mrs)", "'s CV" behind a name. */
const PRONOUNS =
  /\s*[([](?:(?:mr|mrs|ms|miss|mx|dr)\.?[)\]]$|(?:she|he|they|ze|elle|il|iel)(?: ?[/,] ?\p{L}+)*[)\]]$)|['’]s(?: (?:cv|resume|résumé|curriculum vitae))?$/iu;

/** Takes what is behind the name off it, one credential after the other. */
export function splitCredentials(whole: Slice): NameDraft {
  const slice = cut(whole, 0, PRONOUNS.exec(whole.text)?.index);
  let to = slice.text.length;
  for (;;) {
    const rest = slice.text.slice(0, to).replace(/[\s,]+$/, '');
    const match = LAST_TOKEN.exec(rest);
    const token = match?.groups?.token ?? '';
    const isWritten = /\p{Lu}.*\p{Lu}|\./u.test(token) || rest[match?.index ?? 0] === ',';
    if (match === null || !isWritten) break;
    if (!CREDENTIALS.has(token.toLowerCase().replaceAll('.', ''))) break;
    to = match.index;
  }
  if (to === slice.text.length) return { name: slice };
  const name = strip(cut(slice, 0, to), /,/);
  const credentials = strip(cut(slice, to), /[,()]/);
  if (DOCTOR.test(credentials.text)) return { name, credentials, whole: slice };
  return { name: cut(name, ENGINEER.exec(name.text)?.[0].length ?? 0), credentials };
}

/** The name with the doctor's degree behind it, which stays with it. */
export const withDegree = (found: NameDraft): NameDraft =>
  found.whole === undefined ? found : { name: found.whole };

/** "Ph.D." behind the name is a part of how one is addressed, as "Dr." before it is. */
const DOCTOR = /^(?:ph\.? ?d\.?|dr\.?|csc\.?|dsc\.?|d\.?phil\.?)$/i;

/** "Ing. Ana Sample, MBA": without the degree behind it, the one before it goes too. */
const ENGINEER =
  /^(?:(?:ing|mgr|bc|mag|mudr|judr|rndr|phdr|paeddr|mvdr|dipl\.?-ing|lic|doc|arch|arq|eng|engr)\. ?)+(?=\p{Lu})/iu;

/** "Shri. Ramesh Sample", "Mrs Ana Sample": how the person is addressed is none of the name. A doctor's degree is. */
export const withoutHonorific = (slice: Slice): Slice =>
  cut(slice, HONORIFIC.exec(slice.text)?.[0].length ?? 0);

const HONORIFIC =
  /^(?:(?:mr|mrs|ms|miss|mx|shri|sri|smt|kum|kumari|m\/s|encik|puan|cik|tuan|mme|mlle|sra|srta|sr|herr|frau|pan|pani|sig|signora|dhr|mevr)\b\.?\s+)+(?=\p{Lu})/iu;

/** How much of the name the address before the @ holds: 0 to 1. */
function emailMatch(name: string, local: string): number {
  if (local === '') return 0;
  const words = wordsOf(name).filter((word) => word.length > 1);
  const hits = words.filter((word) => local.includes(word) || hasInitials(word, local)).length;
  return hits / Math.max(1, words.length);
}
