import type { LeftOutText } from '@trueline/contracts';
import { assemble } from './assemble.ts';
import { withAttachment } from './attachment.ts';
import { droppedBetween } from './conservation.ts';
import { draftResume } from './draft.ts';
import { withEuropass } from './europass-attachment.ts';
import { readDocx } from './formats/docx/read-docx.ts';
import { isEuropass, readEuropass } from './formats/europass/read-europass.ts';
import { decodeText, findFileType } from './formats/file-type.ts';
import { readHtml } from './formats/html/read-html.ts';
import { readJsonResume } from './formats/json-resume.ts';
import { isLinkedInExport, readLinkedInExport } from './formats/linkedin/read-export.ts';
import { readOdt } from './formats/odt/read-odt.ts';
import { readPages } from './formats/pdf/open-pdf.ts';
import { pdfLines } from './formats/pdf/pdf-lines.ts';
import { readMarkdownLines } from './formats/plain/markdown-lines.ts';
import { readPlainText } from './formats/plain/plain-text.ts';
import { openZip, type Zip } from './formats/rich/zip.ts';
import { readRtf } from './formats/rtf/read-rtf.ts';
import { withDoubts } from './formats/scan/doubtful-words.ts';
import { recognizedSource, withRecognized } from './formats/scan/recognized.ts';
import type { RecognizedPage } from './formats/scan/recognized-page.ts';
import { isResume } from './is-resume.ts';
import { withoutColumnNames } from './layout/column-rows.ts';
import { withContactsOnTop } from './layout/contacts-at-end.ts';
import { withoutLetter } from './layout/covering-letter.ts';
import { withDetailsBelowTitles } from './layout/details-below-titles.ts';
import { withoutDocumentTitle } from './layout/document-title.ts';
import { withoutFieldLabels } from './layout/field-labels.ts';
import { withoutFormQuestions } from './layout/form-questions.ts';
import { withGutterHeadings } from './layout/gutter-headings.ts';
import { withHeadsOverItems } from './layout/items-above-heads.ts';
import { withLabelledLists } from './layout/labelled-lists.ts';
import { withoutLanguageGrids } from './layout/language-grid.ts';
import { withoutLeaders } from './layout/leaders.ts';
import { type Line, lineText } from './layout/line.ts';
import { asTyped, textAsTyped, withCapitals } from './layout/lower-case.ts';
import { withoutMailRows } from './layout/mail-rows.ts';
import { withMarkedHeadings } from './layout/marked-headings.ts';
import { withoutOrdinals } from './layout/ordinals.ts';
import { withoutOrnaments } from './layout/ornaments.ts';
import { withPairedLabels } from './layout/paired-labels.ts';
import { withPeriodsWhole } from './layout/parted-periods.ts';
import { withoutPrintRows } from './layout/print-rows.ts';
import { withoutProgramRows } from './layout/program-rows.ts';
import { withoutRailYears } from './layout/rail-years.ts';
import { withoutRatingMarks } from './layout/rating-marks.ts';
import { withRefereesApart } from './layout/referees-apart.ts';
import { withoutSelfAssessment } from './layout/self-assessment.ts';
import { withSignerOnTop } from './layout/signed-mail.ts';
import type { Source } from './layout/source.ts';
import { closeSpacedDates } from './layout/spaced-dates.ts';
import { withWholeHeadings } from './layout/spaced-headings.ts';
import { withWholeName } from './layout/spaced-name.ts';
import { withStackedLabels } from './layout/stacked-labels.ts';
import { withWholeTiles } from './layout/stat-tiles.ts';
import { withoutTemplateRows } from './layout/template-rows.ts';
import { textWarnings } from './layout/text-warnings.ts';
import { withTypedMarks } from './layout/typed-marks.ts';
import { withYearsInFigures } from './layout/worded-years.ts';
import { joinWrappedAddresses } from './layout/wrapped-addresses.ts';
import { joinWrappedDates } from './layout/wrapped-dates.ts';
import { DEFAULT_LIMITS, failed, ReadError, type ReadLimits, type ReadResult } from './outcome.ts';
import type { RoleRows } from './roles/line-role.ts';
import { rolesByRules } from './roles/rules-roles.ts';
import { betterReading } from './roles/second-reading.ts';
import { buildBlocks, type ReadText } from './sections/block.ts';
import { kindOfHeading } from './sections/heading-row.ts';
import { withLabelledColumns } from './sections/labelled-columns.ts';
import { withLabelledRecords } from './sections/labelled-records.ts';
import { withLabelledRows } from './sections/labelled-rows.ts';
import { withRunInHeadings } from './sections/run-in-headings.ts';
import { findSections, type Section } from './sections/section.ts';

export type { RecognizedPage, RecognizedWord } from './formats/scan/recognized-page.ts';
export type { ReadLimits, ReadResult } from './outcome.ts';

/** Reads a resume: file bytes in, JSON Resume with the plain text that its spans index into out. The name is only a hint of the type. An unreadable file is a result, not a throw. `recognized` are pages of a PDF whose words were recognized in their pictures. */
export async function read(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadLimits = DEFAULT_LIMITS,
  recognized: readonly RecognizedPage[] = [],
): Promise<ReadResult> {
  try {
    const source = await openSource(bytes, fileName, limits, recognized);
    if (!('lines' in source)) return source;
    const { pictures = [] } = source;
    return { ...readSource(source), ...(pictures.length > 0 && { pictures }) };
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** The lines of a file; a result where its format says itself what is what. Throws where it can't be opened. */
async function openSource(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadLimits,
  recognized: readonly RecognizedPage[] = [],
): Promise<Source | ReadResult> {
  const type = findFileType(bytes, fileName);
  if (type === 'pdf') return await readPdf(bytes, limits, recognized);
  if (type === 'zip') return openDocument(openZip(bytes, limits.maxUnpackedBytes));
  if (bytes.length > MAX_TEXT_BYTES[type]) return failed('TOO_COMPLEX');
  if (type === 'rtf') return readRtf(Buffer.from(bytes).toString('latin1'));
  const text = decodeText(bytes);
  if (type === 'json') return readJsonResume(text);
  return type === 'europass' ? readFields(readEuropass(text)) : FROM_TEXT[type](text);
}

/** Reads words that were recognized in pictures of pages, as `read` does those of a file. What was not recognized with certainty is marked. */
export function readRecognized(pages: readonly RecognizedPage[]): ReadResult {
  return readSource(recognizedSource(pages));
}

/** Formats differ up to here and no further. */
const FROM_TEXT: Record<'html' | 'markdown' | 'text', (text: string) => Source> = {
  html: readHtml,
  markdown: (text) => ({ lines: readMarkdownLines(text), hidden: [] }),
  text: readPlainText,
};

async function readPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
  known: readonly RecognizedPage[],
): Promise<Source> {
  const { pages: written, attachment } = await readPages(bytes, limits);
  const { pages, recognized } = withRecognized(written, known);
  const pictures = pages.flatMap(({ number, isPicture }) => (isPicture ? [number] : []));
  return {
    ...pdfLines(pages),
    hidden: pages.flatMap((page) => page.hidden),
    ...(recognized.length > 0 && { recognized }),
    ...(pictures.length > 0 && { pictures }),
    ...(attachment !== undefined && { attachment }),
  };
}

function openDocument(zip: Zip): Source | ReadResult {
  if (zip.names.includes('word/document.xml')) return readDocx(zip);
  const mimeType = new TextDecoder().decode(zip.findFile('mimetype'));
  if (mimeType.startsWith('application/vnd.oasis.opendocument.text')) return readOdt(zip);
  if (isLinkedInExport(zip)) return readFields(readLinkedInExport(zip));
  throw new ReadError('NOT_A_RESUME', UNKNOWN_ZIP);
}

/** A form's fields, each known for what it is. */
function readFields({ resume, sections }: ReturnType<typeof readLinkedInExport>): ReadResult {
  return readJsonResume(JSON.stringify(resume), sections);
}

/** Far beyond any resume; patterns are tried on each line, so long ones cost more than their length. */
const MAX_LINES = 10_000;
const MAX_LINE_LENGTH = 20_000;
/** Pictures inside count for RTF, HTML and Europass. */
const MAX_TEXT_BYTES = {
  text: 2_000_000,
  markdown: 2_000_000,
  json: 2_000_000,
  europass: 5_000_000,
  html: 5_000_000,
  rtf: 10_000_000,
};
const UNKNOWN_ZIP =
  "This zip file is neither a document nor LinkedIn's data export. Upload the resume itself: PDF, Word (.docx), OpenDocument, RTF, text, Markdown, HTML or JSON Resume.";

/** A document typed without capitals is read with those that names have, and answered in its own letters. */
function readSource(source: Source): ReadResult {
  const lines = withCapitals(source.lines);
  if (lines === undefined) return readCased(source);
  const result = readCased({ ...source, lines });
  if (!result.ok) return result;
  const text = textAsTyped(result.text, lines, source.lines);
  return { ...result, text, resume: asTyped(result.resume, text) };
}

function readCased(source: Source): ReadResult {
  const { lines: all, hidden, attachment, leftOut = [], recognized, pictures } = source;
  if (all.length > MAX_LINES || all.some((line) => lineText(line).length > MAX_LINE_LENGTH)) {
    return failed('TOO_COMPLEX');
  }
  const { text, blocks, machineText, lines, dropped: cleared } = rowsOf(all);
  if (blocks.length === 0) return failed('EMPTY');
  const found = findSections(blocks);
  const byRules = { sections: found, draft: draftResume(found, text) };
  const { sections, draft } = betterReading(byRules, blocks, text);
  if (!isResume(sections, draft, text)) return failed('NOT_A_RESUME');
  const unlisted = hidden.filter((piece) => !leftOut.some((left) => left.text === piece));
  const dropped = [
    ...leftOut,
    ...cleared,
    ...[...new Set(unlisted)].map((piece): LeftOutText => ({ text: piece, reason: 'hidden' })),
    ...machineText.map((piece): LeftOutText => ({ text: opening(piece), reason: 'machine-text' })),
    ...droppedBetween(lines, `${text} ${machineText.join(' ')}`),
  ];
  const warnings = textWarnings(hidden, machineText, text, pictures);
  const assembled = assemble(draft, sections, blocks, text, warnings, dropped);
  const resume =
    recognized === undefined ? assembled : withDoubts(assembled, recognized, blocks, text);
  return {
    ok: true,
    text,
    resume:
      attachment !== undefined && isEuropass(attachment)
        ? withEuropass(resume, text, attachment)
        : withAttachment(resume, text, attachment),
  };
}

/** A document's sections before any value is read from them, for what is learned from many documents. */
export async function listSections(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ sections: Section[]; text: string }> {
  const source = await openSource(bytes, fileName, DEFAULT_LIMITS);
  if (!('lines' in source)) return { sections: [], text: '' };
  const { text, blocks } = rowsOf(withCapitals(source.lines) ?? source.lines);
  return { sections: findSections(blocks), text };
}

/** A document's rows with what the rules make of each, for what is learned from many documents. */
export async function listRoleRows(bytes: Uint8Array, fileName: string): Promise<RoleRows> {
  const source = await openSource(bytes, fileName, DEFAULT_LIMITS);
  if (!('lines' in source)) return { blocks: [], first: [] };
  const { text, blocks } = rowsOf(withCapitals(source.lines) ?? source.lines);
  const sections = findSections(blocks);
  return { blocks, first: rolesByRules(blocks, sections, draftResume(sections, text)) };
}

/** The rows of a document that says something of the person, and what was cleared away. */
function rowsOf(all: readonly Line[]): ReadText & { lines: Line[]; dropped: LeftOutText[] } {
  const template = withoutTemplateRows(withMarkedHeadings(withYearsInFigures(all)));
  const print = withoutPrintRows(template.lines);
  const program = withoutProgramRows(print.lines);
  const mail = withoutMailRows(program.lines);
  const stacked = withStackedLabels(mail.lines);
  const paired = withPairedLabels(stacked.lines);
  const asked = withoutFormQuestions(paired.lines);
  const assessed = withoutSelfAssessment(asked.lines);
  const grids = withoutLanguageGrids(assessed.lines);
  const unrated = withoutRatingMarks(grids.lines);
  const mailed = withSignerOnTop(unrated.lines);
  const signed = withContactsOnTop(mailed.lines);
  const letter = withoutLetter(signed.lines);
  const untitled = withoutDocumentTitle(withWholeHeadings(withWholeName(letter.lines)));
  const uncounted = withoutOrdinals(withRefereesApart(untitled.lines));
  const records = withLabelledRecords(withoutLeaders(uncounted.lines));
  const labelled = withLabelledRows(records.lines);
  const tables = withLabelledColumns(labelled.lines);
  const columns = withoutColumnNames(tables.lines);
  const rail = withoutRailYears(withPeriodsWhole(columns.lines));
  const lines = withHeadsOverItems(withDetailsBelowTitles(withTypedMarks(rail.lines)));
  const read = buildBlocks(
    joinWrappedAddresses(
      joinWrappedDates(
        closeSpacedDates(
          withoutFieldLabels(
            withLabelledLists(withGutterHeadings(withWholeTiles(withoutOrnaments(lines)))),
          ),
        ),
      ),
    ),
  );
  const steps = [
    ...[
      template,
      print,
      program,
      mail,
      stacked,
      paired,
      asked,
      assessed,
      grids,
      unrated,
      mailed,
      signed,
      letter,
      untitled,
      uncounted,
    ],
    ...[records, labelled, tables, columns, rail],
  ];
  return {
    ...read,
    blocks: withRunInHeadings(read.blocks, kindOfHeading),
    lines,
    dropped: steps.flatMap((step) => step.leftOut),
  };
}

const MAX_OPENING_WORDS = 6;

/** What is addressed to a machine is named by its first words alone, without addresses: none of it goes on into a document. */
function opening(piece: string): string {
  const words = piece
    .replace(/\S*(?:\/\/|@|\.\w+\/)\S*/g, '…')
    .trim()
    .split(/\s+/);
  const few = words.slice(0, MAX_OPENING_WORDS).join(' ');
  return words.length > MAX_OPENING_WORDS ? `${few} …` : few;
}
