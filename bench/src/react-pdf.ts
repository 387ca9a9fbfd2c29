import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Resume } from '@trueline/contracts';
import { toResumeDocument } from '@trueline/render';

const PACKAGES = ['@react-pdf/renderer@4', 'react@19'];
const INSTALL_LIMIT_MS = 120_000;

/** The parts of both libraries that are used here; neither is a dependency of ours. */
type CreateElement = (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
interface ReactPdf {
  Document: unknown;
  Page: unknown;
  Text: unknown;
  View: unknown;
  Font: { register(font: object): void };
  renderToBuffer(element: unknown): Promise<Buffer>;
}

export interface ReactPdfRun {
  render(resume: Resume): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Fetches @react-pdf/renderer into a temporary folder; undefined where npm can't, as without a network. */
export async function fetchReactPdf(): Promise<ReactPdfRun | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'trueline-bench-'));
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)('npm', ['install', ...flags, ...PACKAGES], {
      timeout: INSTALL_LIMIT_MS,
    });
  } catch (error) {
    await remove();
    console.log(`@react-pdf/renderer could not be fetched: ${String(error).split('\n')[0]}`);
    return undefined;
  }
  const { resolve } = createRequire(join(folder, 'node_modules', 'from-here.cjs'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const pdf: ReactPdf = await load('@react-pdf/renderer');
  const react: { default: { createElement: CreateElement } } = await load('react');
  const { resolve: own } = createRequire(import.meta.url);
  for (const family of Object.values(FONTS)) pdf.Font.register({ family, src: own(family) });
  return {
    render: (resume) => pdf.renderToBuffer(pageOf(resume, pdf, react.default.createElement)),
    remove,
  };
}

const FAMILY = '@expo-google-fonts/source-serif-4';
const FONTS = {
  plain: `${FAMILY}/400Regular/SourceSerif4_400Regular.ttf`,
  strong: `${FAMILY}/600SemiBold/SourceSerif4_600SemiBold.ttf`,
};

/** The same texts in the same order at the same sizes, in the same fonts. */
function pageOf(resume: Resume, { Document, Page, Text, View }: ReactPdf, create: CreateElement) {
  const { name, label, contacts, sections } = toResumeDocument(resume);
  const text = (words: string | undefined, fontSize = 10, fontFamily = FONTS.plain) =>
    create(Text, { style: { fontSize, fontFamily } }, words ?? '');
  const parts = sections.flatMap((section) => [
    text(section.heading, 12.5, FONTS.strong),
    ...section.entries.map((entry) =>
      create(
        View,
        { style: { marginTop: 8 } },
        create(
          View,
          { style: { flexDirection: 'row', justifyContent: 'space-between' } },
          text(entry.title, 10, FONTS.strong),
          text(entry.dates, 9),
        ),
        text(entry.details.map((detail) => detail.text).join(' · ')),
        ...entry.lines.map((line) => text(line.text)),
        ...entry.bullets.map((bullet) => text(`• ${bullet}`)),
      ),
    ),
  ]);
  const head = [
    text(name, 25, FONTS.strong),
    text(label, 11),
    text(contacts.map((contact) => contact.text).join(' · '), 9),
  ];
  return create(
    Document,
    null,
    create(Page, { size: 'LETTER', style: { padding: 54 } }, ...head, ...parts),
  );
}
