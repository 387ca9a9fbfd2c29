// Makes the reader's fixtures again from `fixtures/<maker>/`: the folder says who lays the file
// out. Needs LibreOffice (`soffice`) and `qpdf` on the machine; the tests need neither. The truth
// beside each file is written by hand. `node scripts/make-resume-fixtures/main.ts [part of an id]`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, type TestBrowser } from '../../e2e/browser.ts';
import { makeHidden, makeRefused } from './negatives.ts';
import { listCanvaDocuments } from './placed/documents-canva.ts';
import { listGoogleDocuments } from './placed/documents-google.ts';
import { listLinkedInDocuments } from './placed/documents-linkedin.ts';
import { listPagesDocuments } from './placed/documents-pages.ts';
import { writePlacedPdf } from './placed/write-pdf.ts';
import { printHtml } from './print-html.ts';
import { listSources, type Made } from './source.ts';
import { listLibraryDocuments } from './with-docx-library.ts';
import { convertBytes, convertSource } from './with-libreoffice.ts';
import { renderSource } from './with-render.ts';
import { typesetSource } from './with-typst.ts';
import { writeDocx } from './word-document.ts';
import { listWordDocuments } from './word-documents.ts';
import { listGooglePackages } from './word-documents-google.ts';
import { listPagesPackages } from './word-documents-pages.ts';
import { writePackage } from './word-package.ts';
import { zipExport } from './zip-export.ts';

const RESUMES = fileURLToPath(new URL('../../packages/engine/fixtures/resumes/', import.meta.url));
const wanted = process.argv[2] ?? '';
const isWanted = ({ id }: { id: string }): boolean => id.includes(wanted);

/** PDFs of the browser and of Typst. */
async function* makePages(browser: TestBrowser): AsyncGenerator<Made> {
  for (const source of listSources('chromium').filter(isWanted))
    yield { id: source.id, extension: 'pdf', bytes: await printHtml(browser, source) };
  for (const source of listSources('typst').filter(isWanted))
    yield { id: source.id, extension: 'pdf', bytes: typesetSource(source) };
}

/** Files as programs write them that do not run here: what is in them is known, and written the same way. */
function* makeImitations(): Generator<Made> {
  const pdfs = [
    ...listGoogleDocuments(),
    ...listPagesDocuments(),
    ...listCanvaDocuments(),
    ...listLinkedInDocuments(),
  ];
  for (const document of pdfs.filter(isWanted))
    yield { id: document.id, extension: 'pdf', bytes: writePlacedPdf(document) };
  for (const document of [...listGooglePackages(), ...listPagesPackages()].filter(isWanted))
    yield { id: document.id, extension: 'docx', bytes: writePackage(document) };
}

/** Files of word processors, whoever wrote them. */
async function* makeDocuments(): AsyncGenerator<Made> {
  for (const extension of ['pdf', 'docx', 'odt', 'rtf'] as const)
    for (const source of listSources(`libreoffice-${extension}`).filter(isWanted))
      yield { id: source.id, extension, bytes: convertSource(source, extension) };
  for (const document of listWordDocuments().filter(isWanted)) {
    const docx = writeDocx(document);
    yield document.printed
      ? { id: document.id, extension: 'pdf', bytes: convertBytes(docx, 'docx', 'pdf') }
      : { id: document.id, extension: 'docx', bytes: docx };
  }
  for (const { id, make } of listLibraryDocuments().filter(isWanted))
    yield { id, extension: 'docx', bytes: await make() };
}

/** Text in an old encoding, the product's own template, an export. */
async function* makeOthers(): AsyncGenerator<Made> {
  for (const source of listSources('windows-1252').filter(isWanted))
    yield { id: source.id, extension: 'txt', bytes: Buffer.from(source.text, 'latin1') };
  for (const extension of ['pdf', 'docx'] as const)
    for (const source of listSources(`render-${extension}`).filter(isWanted))
      yield { id: source.id, extension, bytes: await renderSource(source, extension) };
  for (const source of listSources('linkedin-export').filter(isWanted))
    yield { id: source.id, extension: 'zip', bytes: zipExport(source) };
}

async function save(made: AsyncIterable<Made> | Iterable<Made>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for await (const { id, extension, bytes } of made) {
    writeFileSync(join(folder, `${id}.${extension}`), bytes);
    console.log(`${id}.${extension}  ${(bytes.length / 1024).toFixed(0)} KB`);
  }
}

const browser = await launchBrowser();
try {
  await save(makePages(browser), RESUMES);
  await save(makeDocuments(), RESUMES);
  await save(makeImitations(), RESUMES);
  await save(makeOthers(), RESUMES);
  if (wanted === '') {
    await save(makeRefused(browser), join(RESUMES, 'refused'));
    await save(makeHidden(browser), join(RESUMES, 'hidden'));
  }
} finally {
  await browser.close();
}
