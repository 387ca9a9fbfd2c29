import { describe, expect, it } from 'vitest';
import { column, makePdf } from '../../fixtures/make-pdf.ts';
import { read } from '../../index.ts';

const PAGE = column(60, 60, [
  ['Ines Beispiel', 20],
  'Regina, SK | ines@example.com | 306-555-0188',
  '',
  ['EXPERIENCE', 12],
  'Warehouse Supervisor, Fixture Logistics, 2019 - Present',
  '',
  ['EDUCATION', 12],
  'Diploma in Logistics, Example Polytechnic, 2018',
]);

/** A good resume with `entries` in its catalog, and one object more. */
function pdfWith(entries: string, object = ''): Uint8Array {
  const plain = Buffer.from(makePdf([PAGE])).toString('latin1');
  const catalog = plain.replace('/Type /Catalog', `/Type /Catalog ${entries}`);
  return Buffer.from(catalog.replace('trailer', `99 0 obj\n${object}\nendobj\ntrailer`), 'latin1');
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\("x"\\)) >>';
const LAUNCH = '<< /S /Launch /F (cmd.exe) >>';

describe('a PDF that does something of its own', () => {
  it.each([
    ['a script that runs when it is opened', `/OpenAction ${SCRIPT}`, ''],
    ['a script under a name', '/Names << /JavaScript << /Names [(a) 99 0 R] >> >>', SCRIPT],
    ['a script for its end', '/AA << /WC 99 0 R >>', SCRIPT],
    ['a program to start', `/OpenAction ${LAUNCH}`, ''],
    ['a program to start, elsewhere in the file', '/OpenAction 99 0 R', LAUNCH],
    ['a form of another kind', '/AcroForm 99 0 R', '<< /Fields [] /XFA [(template) 98 0 R] >>'],
  ])('is refused, with what to do instead: %s', async (_name, entries, object) => {
    const result = await read(pdfWith(entries, object), 'resume.pdf');
    expect(result).toMatchObject({
      ok: false,
      failure: { code: 'TOO_COMPLEX', message: expect.stringMatching(/[Pp]rint/) },
    });
  });

  it.each([
    ['the page to begin with', '/OpenAction [3 0 R /Fit]', ''],
    ['a jump to a page', '/OpenAction 99 0 R', '<< /S /GoTo /D [5 0 R /Fit] >>'],
    ['fields to fill in', '/AcroForm 99 0 R', '<< /Fields [] >>'],
  ])('is read where it does nothing: %s', async (_name, entries, object) => {
    expect(await read(pdfWith(entries, object), 'resume.pdf')).toMatchObject({ ok: true });
  });
});
