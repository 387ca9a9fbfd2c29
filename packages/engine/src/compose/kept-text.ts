import { isPrintedAsWritten, type Resume } from '@trueline/contracts';
import titleRows from '../../data/phrases/document-titles.json' with { type: 'json' };
import labelRows from '../../data/phrases/person-labels.json' with { type: 'json' };
import headingRows from '../../data/phrases/resume-headings.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { listKeptLines } from '../document/kept-lines.ts';
import { readTable } from '../language/table.ts';
import type { WithoutPersonalData } from './personal-data.ts';
import { isEmptySentence, isNamedWish, sentencesOf } from './summary-sentences.ts';

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const LABELS = new Set<string>(
  readTable<{ label: string; language: string }>(labelRows).map(({ label }) => fold(label)),
);
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
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const isFull = (word: string): boolean => word.length > 1 && own.includes(word);
  const isInitial = (word: string): boolean =>
    word.length === 1 && own.some((other) => other.startsWith(word));
  return (
    words.some((word) => isFull(word)) &&
    words.every((word) => isFull(word) || isInitial(word)) &&
    !/\d/.test(text)
  );
}

/** A word that only said what stood beside it, the name of the document, a page's number. */
export const isFurniture = (text: string): boolean =>
  PAGE.test(text.trim()) ||
  TITLES.has(fold(text)) ||
  text.split(/[/|,&:]/).every((part) => LABELS.has(fold(part)));

/** "Surname / Van: JANTJES": a part of the name that stands at the top, behind a form's label. */
function isLabelledName(text: string, name: string): boolean {
  const [, label = '', value = ''] = /^([^:\t]{2,40})[:\t]\s*(.+)$/.exec(text.trim()) ?? [];
  return NAME_LABEL.test(label) && isOwnName(value, name);
}
const NAME_LABEL =
  /^(?:(?:full|first|last|family|given|middle|sur|fore|other)?[ -]?names?|surname|christian names?|(?:name of )?applicant)(?:\s*[/(].*)?$/i;

/** The name of a section, which says nothing where it stands alone. */
export const isLoneHeading = (text: string): boolean => HEADINGS.has(fold(text));

const SALUTATION = /^(?:dear|to whom|respected|hello|hi)\b/i;

/** What stands around a signature: "Place: Kolkata", "Date:". */
const SIGNATURE = /^(?:place|date|signature|signed)\s*(?::\s*(?:\p{L}+|[\d./-]+)?\s*)?[.…_ -]*$/iu;

const NO_USE = 'An employer has no use for it and may not weigh it; most leave it out.';
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
    const left = withoutData(text.trim());
    const piece = resume.meta?.trueline?.kept?.[Number(/\d+/.exec(path)?.[0])];
    if (piece !== undefined && isPrintedAsWritten(piece, resume)) return [];
    if (left === '') return [draft('personal-data', NO_USE)];
    if (letter.has(path)) return [draft('filler', 'It belongs to a letter, not to a resume.')];
    if (
      isFurniture(text) ||
      isLoneHeading(text) ||
      isSignature(text, at) ||
      isOwnName(text, name) ||
      isLabelledName(text, name)
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
