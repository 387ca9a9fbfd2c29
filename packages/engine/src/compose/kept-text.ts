import { isPrintedAsWritten, type KeptText, OWN_ORDER, type Resume } from '@trueline/contracts';
import titleRows from '../../data/phrases/document-titles.json' with { type: 'json' };
import headingRows from '../../data/phrases/resume-headings.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { listKeptLines } from '../document/kept-lines.ts';
import { isFormFurniture } from '../language/form-furniture.ts';
import { isPersonLabel } from '../language/person-labels.ts';
import { readTable } from '../language/table.ts';
import { findDateRange } from '../read/date-range.ts';
import { isEmptySentence, isNamedWish, sentencesOf } from '../rules/summary-sentences.ts';
import { isDatumAmong, isMonogram, isPageRow, repeatsContacts, withoutCells } from './head-rows.ts';
import { withoutPayAndLeaving } from './pay-and-leaving.ts';
import type { WithoutPersonalData } from './personal-data.ts';
import { isTableHead } from './table-heads.ts';

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const TITLES = new Set<string>(
  readTable<{ title: string; language: string }>(titleRows).map(({ title }) => fold(title)),
);

/** "ABOUT ME:" alone: what stood under it stands elsewhere. */
const HEADINGS = new Set<string>(
  readTable<{ heading: string }>(headingRows).map(({ heading }) => fold(heading)),
);

/** "Page 1", "2/3": what a printer adds. */
const PAGE = /^(?:page\s*)?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?$/i;

/** Whether a text is the name that stands at the top, a part of it, or its signature: "W.M.N.D. Perera". */
export function isOwnName(text: string, name: string): boolean {
  const own: string[] = name.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const words =
    text
      .toLowerCase()
      .replace(/^by\s+/, '')
      .match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const full = words.filter((word) => word.length > 1 && own.includes(word));
  // A middle initial that the name at the top lacks says nothing either.
  const isInitial = (word: string): boolean =>
    word.length === 1 && (full.length > 1 || own.some((other) => other.startsWith(word)));
  return (
    full.length > 0 &&
    words.every((word) => full.includes(word) || isInitial(word)) &&
    !/\d/.test(text)
  );
}

/** A word that only said what stood beside it, the name of the document, a page's number. */
export const isFurniture = (text: string): boolean =>
  isFormFurniture(text) ||
  PAGE.test(text.trim()) ||
  TITLES.has(fold(text)) ||
  text.split(/[/|,&:]/).every(isPersonLabel);

/** Whether a text stands at the top, among name and contacts, under no heading. */
const isBesideContacts = (piece: KeptText | undefined): boolean =>
  piece?.heading === undefined && (piece?.after === undefined || piece.after === 'basics');

const QUESTION_MAX = 60;
/** "How can you be reached?", "Good evening Ms. Sample,": a form asks it, a mail greets with it. */
const isFormQuestion = (text: string): boolean =>
  text.length <= QUESTION_MAX &&
  (/^[^.!?\d]+\?$/.test(text.trim()) ||
    (SALUTATION.test(text) && /^[^.!?\d]+[,!:]$/.test(text.replace(/\b(?:Mr|Mrs|Ms|Dr)\./, ''))));

/** "Surname / Van: JANTJES": a part of the name that stands at the top, behind a form's label. */
function isLabelledName(text: string, name: string): boolean {
  const [, label = '', value = ''] = /^([^:\t]{2,40})[:\t]\s*(.+)$/.exec(text.trim()) ?? [];
  if (!NAME_LABEL.test(label)) return false;
  const words = (of: string): string[] => of.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  // With every name of the top among them a few more are names too.
  const [own, told] = [words(name), words(value)];
  const isFuller =
    own.length > 1 &&
    own.every((word) => told.includes(word)) &&
    told.length <= own.length + MORE_NAMES_MAX &&
    !/\d/.test(value);
  return isOwnName(value, name) || isFuller;
}
const MORE_NAMES_MAX = 2;
const NAME_LABEL =
  /^(?:(?:full|first|last|family|given|middle|sur|fore|other)?[ -]?names?|surname|christian names?|(?:name of )?applicant)(?:\s*[/(].*)?$/i;

/** The name of a section, which says nothing where it stands alone. */
export const isLoneHeading = (text: string): boolean => HEADINGS.has(fold(text));

const SALUTATION = /^(?:dear|to whom|respected|hello|hi|good (?:morning|afternoon|evening))\b/i;

/** What stands around a signature: "Place: Kolkata", "Date:". */
const SIGNATURE = /^(?:place|date|signature|signed)\s*(?::\s*(?:\p{L}+|[\d./-]+)?\s*)?[.…_ -]*$/iu;

/** "As of November 20, 2026", at the top: when the document was written. */
const AS_OF_DAY =
  /^(?:as of|as at|date of (?:this )?(?:cv|resume|résumé)|last updated|updated)\b:?\s*/i;
function isWrittenOn(text: string): boolean {
  const rest = text.trim().replace(AS_OF_DAY, '');
  const day = findDateRange(rest);
  return (
    rest !== text.trim() &&
    day !== undefined &&
    rest.replace(/[\p{L}\d.,/ -]/gu, '') === '' &&
    rest.length <= DAY_CHARS_MAX
  );
}
const DAY_CHARS_MAX = 20;

/** What a form has before where or when a document was signed. */
const SIGNED_AT =
  /^(?:fait à|done (?:at|in)|place|date|luogo(?: e data)?|data|ort(?:, datum)?|datum|lieu|lugar(?: y fecha)?|fecha|local)\s*:?\s+/iu;
const BEFORE_DAY =
  /,?\s*(?:on|this|the|li|lì|il|le|den|am|el|em|op|dnia|date\s*:|data\s*:)?\s*(?<day>\d{1,2}º?(?: de)?)?\s*$/iu;
const TOWN =
  /^\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|la|del|di|da|do|am|sur|upon)){0,3}$/u;
const SIGNS =
  /^(?:in fede|firma|signature|signed|unterschrift|assinatura|podpis|handtekening)?[\s:.,_…-]*/iu;
const DAY_OF_MONTH = /^\d{1,2}(?!\d)|\s\d{1,2},? \d{4}$/;

/** "Taranto, 20 novembre 2026   Ornella Pizzigallo": where and when a document was signed and nothing else, by its label, by who signs, or below a consent. */
function isSigned({ text, heading }: KeptText, name: string): boolean {
  const given = text.replace(/\s+/g, ' ').trim();
  const row = given.replace(SIGNED_AT, '');
  const day = findDateRange(row);
  if (day === undefined || day.isRange) return false;
  const before = BEFORE_DAY.exec(row.slice(0, day.from));
  const isDay = before?.groups?.day ?? DAY_OF_MONTH.test(row.slice(day.from, day.to));
  const town = row.slice(0, before?.index ?? day.from);
  const behind = row.slice(day.to).replace(/^[\s,.;|–-]+/, '');
  const signed = behind.replace(SIGNS, '');
  const isOfForm = row !== given || behind !== '' || heading === '';
  if (!isDay || !isOfForm || !(town === '' || TOWN.test(town))) return false;
  return signed === '' || isOwnName(signed, name);
}

/** Whether a text stands below all that was read of the person. */
function closesDocument({ start }: KeptText, resume: Resume): boolean {
  const ends = Object.values(resume.meta?.trueline?.spans ?? {}).map(({ end }) => end);
  return start !== undefined && ends.every((end) => end <= start);
}

const NO_USE = 'An employer has no use for it and may not weigh it; most leave it out.';
/** Why what a form prints is left out. */
export const OF_FORM = 'A form printed it; it says nothing of you.';
const NOTHING = 'It says nothing that does not stand elsewhere.';

/** What a form has in front of a wish. */
const WISH_LABEL =
  /^(?:desired employment|preferred job|(?:career |job |professional )?(?:objective|goal)|position (?:sought|desired)|job applied for)\s*(?:[:\t–-]|\s{2,})\s*/i;

/** The sentences behind such a label that tell of the person: '' where none does. */
function withoutWish(text: string): string {
  const rest = text.replace(WISH_LABEL, '');
  if (rest === text) return text;
  return sentencesOf(rest)
    .filter((sentence) => !isEmptySentence(sentence) && !isNamedWish(sentence))
    .join(' ');
}

/** Texts that found no place: personal data, a mail's words before the resume, labels, page numbers, the name once more. */
export function proposeKept(
  resume: Resume,
  isFiller: (text: string) => boolean,
  withoutData: WithoutPersonalData,
): Draft[] {
  const kept = listKeptLines(resume);
  const name = resume.basics?.name ?? '';
  // What stands above the name, from a salutation on, was the letter around it.
  const above = kept.filter((_, at) => resume.meta?.trueline?.kept?.[at]?.after === undefined);
  const letterFrom = above.findIndex(({ text }) => SALUTATION.test(text));
  const letter = new Set(letterFrom < 0 ? [] : above.slice(letterFrom).map(({ path }) => path));
  const signedFrom = kept.findIndex(
    ({ text }) => /\b(?:true|correct)\b/i.test(text) && isFiller(text),
  );
  const isSignature = (text: string, at: number): boolean =>
    signedFrom >= 0 && at > signedFrom && SIGNATURE.test(text.trim());
  return kept.flatMap(({ path, text }, at): Draft[] => {
    const draft = (kind: Draft['kind'], reason: string): Draft => ({
      path,
      before: text,
      after: '',
      kind,
      reason,
      sources: [{ path, text }],
      verdict: 'proven',
    });
    const index = Number(/\d+/.exec(path)?.[0]);
    const piece = resume.meta?.trueline?.kept?.[index];
    if (piece !== undefined && isPrintedAsWritten(piece, resume)) return [];
    const above = resume.meta?.trueline?.kept?.[index - 1];
    const left = withoutPayAndLeaving(
      withoutData(piece === undefined ? text.trim() : withoutCells(piece, above, withoutData)),
    );
    const isAtTop = piece?.after === undefined || piece.after === 'basics';
    if (left === '' || (isAtTop && isDatumAmong(resume, index)))
      return [draft('personal-data', NO_USE)];
    if (letter.has(path)) return [draft('filler', 'It belongs to a letter, not to a resume.')];
    if (
      isFurniture(text) ||
      isTableHead(text) ||
      (isBesideContacts(piece) && isFormQuestion(text)) ||
      isLoneHeading(text) ||
      isSignature(text, at) ||
      (piece !== undefined && closesDocument(piece, resume) && isSigned(piece, name)) ||
      isOwnName(text, name) ||
      isLabelledName(text, name) ||
      isPageRow(text) ||
      (isAtTop && (isMonogram(text, name) || repeatsContacts(text, resume) || isWrittenOn(text)))
    )
      return [draft('filler', NOTHING)];
    if (isFiller(text.replace(/^\((.*)\)$/, '$1')))
      return [draft('filler', 'Every employer takes it for granted.')];
    const told = withoutWish(left);
    if (told === '') return [draft('filler', 'It says what you wish for, not what you have done.')];
    if (told !== left)
      return [
        {
          ...draft('filler', 'What you wish for goes; what you have done stays.'),
          path: `${path}.text`,
          after: told,
        },
      ];
    if (left === text.trim()) return [];
    return [{ ...draft('personal-data', NO_USE), path: `${path}.text`, after: left }];
  });
}

/** Whether the sentence of a row goes on in the next. */
const goesOnBelow = (text: string, next = ''): boolean =>
  !/[.!?)]$/.test(text.trim()) && /^\p{Ll}/u.test(next.trim());
/** Whether a row does not go on in the next. */
const endsRow = (text: string, next: string | undefined): boolean =>
  // "Reason for leaving" alone is the label of what stands below.
  text.trim().split(/\s+/).length >= ROW_WORDS_MIN &&
  (/[.!?]$/.test(text.trim()) || next === undefined || /^[^\p{Ll}]/u.test(next.trim()));
const ROW_WORDS_MIN = 5;

/** Rows that no value is, of sections that are printed as they were written: what a job paid, heads of tables and what says nothing are left out everywhere, personal data in a document in its own order. */
export function proposeOwnRows(
  resume: Resume,
  isFiller: (text: string) => boolean,
  withoutData: WithoutPersonalData,
): Draft[] {
  const { asWritten = [] } = resume.meta?.trueline ?? {};
  return asWritten.flatMap(({ section, lines }, at) =>
    lines.flatMap(({ text, kind, path: value, entry, dates }, row): Draft[] => {
      // The dates beside the head of a table are an entry's.
      const isOfForm = isFormFurniture(text) || (dates === undefined && isTableHead(text));
      // Under a heading of its own only what says nothing goes, and a whole row of it.
      const isIdle = isFiller(text) && endsRow(text, lines[row + 1]?.text);
      const isOpening = kind === 'heading' || kind === 'head';
      if (value !== undefined || (isOpening && entry !== undefined && !isOfForm)) return [];
      const path = `meta.trueline.asWritten[${at}].lines[${row}].text`;
      const isOwnOrder = section === OWN_ORDER;
      const own = isOwnOrder ? withoutData(text) : text;
      const left = goesOnBelow(text, lines[row + 1]?.text) ? own : withoutPayAndLeaving(own);
      const isNothing = isOfForm || isIdle || (isOwnOrder && isFiller(text));
      const after = isNothing ? '' : left;
      // Of what opens others all goes or nothing.
      if (after === text || (isOpening && (after !== '' || kind === 'heading') && !isOfForm))
        return [];
      return [
        {
          path,
          before: text,
          after,
          kind: isOfForm || left === text ? 'filler' : 'personal-data',
          reason: isOfForm
            ? OF_FORM
            : left === text
              ? 'Every employer takes it for granted.'
              : NO_USE,
          sources: [{ path, text }],
          verdict: 'proven',
        },
      ];
    }),
  );
}
