import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Source } from './source.ts';

const FILTERS = {
  pdf: 'pdf:writer_pdf_Export',
  docx: 'docx:MS Word 2007 XML',
  odt: 'odt:writer8',
  rtf: 'rtf:Rich Text Format',
} as const;

type Target = keyof typeof FILTERS;

/** A file opened in LibreOffice Writer and saved as another kind. Throws where LibreOffice is absent or fails. */
export function convertSource({ path }: Source, target: Target): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-soffice-'));
  try {
    const input = join(folder, `input${extname(path)}`);
    copyFileSync(path, input);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    const filter = path.endsWith('.html') ? ['--infilter=HTML (StarWriter)'] : [];
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${profile}`,
        '--headless',
        ...filter,
        '--convert-to',
        FILTERS[target],
        '--outdir',
        folder,
        input,
      ],
      { stdio: 'ignore' },
    );
    return readFileSync(join(folder, `input.${target}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As `convertSource`, for a document that is only in memory. */
export function convertBytes(bytes: Uint8Array, kind: string, target: Target): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-soffice-in-'));
  try {
    const path = join(folder, `made.${kind}`);
    writeFileSync(path, bytes);
    return convertSource({ id: 'made', path, text: '' }, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
