import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unescaped } from './xml-text.ts';

/** A Word file to be opened, and what is done with its tracked changes. */
interface OpenTask {
  bytes: Uint8Array;
  revisions?: 'accept' | 'reject';
}

export function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const TIMEOUT_MS = 20 * 60_000;

/** Each file opened in LibreOffice: the paragraphs that it holds then, in order, headers and boxes among them; null for one that does not open. */
export async function openAll(tasks: readonly OpenTask[]): Promise<(string[] | null)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-own-file-'));
  try {
    const rows = tasks.map(({ bytes, revisions = 'keep' }, index) => {
      const path = join(folder, `${index}.docx`);
      writeFileSync(path, bytes);
      return [revisions, path, join(folder, `${index}.fodt`)];
    });
    const list = join(folder, 'list.txt');
    writeFileSync(list, rows.map((row) => `${row.join('\t')}\n`).join(''));
    const profile = join(folder, 'profile');
    // The first start fills a new profile, its library of macros too.
    await office(profile, '--terminate_after_init');
    writeMacro(join(profile, 'user', 'basic'));
    await office(profile, `macro:///Standard.Module1.Run("${list}")`);
    return rows.map(([, , out = '']) =>
      existsSync(out) ? paragraphsOf(readFileSync(out, 'utf8')) : null,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function office(profile: string, act: string): Promise<void> {
  const args = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', act];
  await promisify(execFile)('soffice', args, { timeout: TIMEOUT_MS });
}

const MACRO = `Sub Run(list As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  Dim flat(0) As New com.sun.star.beans.PropertyValue
  flat(0).Name = "FilterName"
  flat(0).Value = "OpenDocument Text Flat XML"
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  n = FreeFile
  Open list For Input As #n
  While Not EOF(n)
    Line Input #n, row
    If Len(row) > 0 Then
      parts = Split(row, Chr(9))
      doc = StarDesktop.loadComponentFromURL(ConvertToURL(parts(1)), "_blank", 0, hidden())
      If Not IsNull(doc) Then
        frame = doc.CurrentController.Frame
        If parts(0) = "accept" Then dispatcher.executeDispatch(frame, ".uno:AcceptAllTrackedChanges", "", 0, Array())
        If parts(0) = "reject" Then dispatcher.executeDispatch(frame, ".uno:RejectAllTrackedChanges", "", 0, Array())
        doc.storeToURL(ConvertToURL(parts(2)), flat())
        doc.close(True)
      End If
    End If
  Wend
  Close #n
  StarDesktop.terminate()
End Sub`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The library of macros that a profile brings. */
function writeMacro(folder: string): void {
  const library = join(folder, 'Standard');
  mkdirSync(library, { recursive: true });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  writeFileSync(
    join(folder, 'script.xlc'),
    `${head}<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  );
  writeFileSync(
    join(library, 'script.xlb'),
    `${head}<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
  );
  writeFileSync(
    join(library, 'Module1.xba'),
    `${head}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escaped(MACRO)}</script:module>`,
  );
}

const TOKEN = /<(\/?)([\w:-]+)([^<>]*?)(\/?)>|[^<]+/g;
const GAPS: Readonly<Record<string, string>> = { 'text:tab': '\t', 'text:line-break': '\n' };

/** Texts of a flat OpenDocument file, one a paragraph; a box's own stand before the paragraph that holds it. */
function paragraphsOf(xml: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let skipped = 0;
  for (const [token, slash, name = '', attributes = '', selfClosed] of xml.matchAll(TOKEN)) {
    const isEnd = slash === '/';
    if (name === 'text:tracked-changes' && selfClosed !== '/') skipped += isEnd ? -1 : 1;
    if (skipped > 0) continue;
    if (/^text:[ph]$/.test(name)) {
      if (isEnd) found.push(open.pop() ?? '');
      else if (selfClosed === '/') found.push('');
      else open.push('');
      continue;
    }
    if (open.length === 0) continue;
    const spaces = name === 'text:s' ? Number(/text:c="(\d+)"/.exec(attributes)?.[1] ?? 1) : 0;
    const text = name === '' ? unescaped(token) : '';
    open[open.length - 1] += text + (GAPS[name] ?? '') + ' '.repeat(spaces);
  }
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
