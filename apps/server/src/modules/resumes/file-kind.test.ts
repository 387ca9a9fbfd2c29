import { describe, expect, it } from 'vitest';
import { requireFileType } from './file-kind.ts';

const PDF = Buffer.from('%PDF-1.7 ...');
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
const TEXT = Buffer.from('Nora Testwell');
const UTF16 = Buffer.from([0xff, 0xfe, 0x4e, 0x00]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
const LOCKED_DOCX = Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]);
const RTF = Buffer.from('{\\rtf1 Nora}');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const AVIF = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'latin1');
const GIF = Buffer.from('GIF89a');
/** What ends every zip, with a comment of this length after it. */
const zipEnd = (commentBytes = 0) => {
  const end = Buffer.alloc(22 + commentBytes);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(commentBytes, 20);
  return end;
};

describe('the type of an upload', () => {
  it.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['CV.PDF', PDF, 'application/pdf'],
    ['cv', PDF, 'application/pdf'],
    ['cv.docx', ZIP, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.txt', UTF16, 'text/plain'],
    ['cv.md', TEXT, 'text/markdown'],
    ['cv.json', Buffer.from('{}'), 'application/json'],
    ['cv.xml', TEXT, 'application/xml'],
    ['cv.odt', ZIP, 'application/vnd.oasis.opendocument.text'],
    ['cv.rtf', RTF, 'application/rtf'],
    ['cv.pdf', Buffer.concat([Buffer.from('\n\n'), PDF]), 'application/pdf'],
    [
      'cv.pdf',
      Buffer.concat([PDF, Buffer.from('PK\x05\x06 in the middle'), PDF]),
      'application/pdf',
    ],
    ['cv.html', TEXT, 'text/html'],
    ['export.zip', ZIP, 'application/zip'],
    ['page.jpg', JPEG, 'image/jpeg'],
    ['PAGE.JPEG', JPEG, 'image/jpeg'],
    ['page.png', PNG, 'image/png'],
    ['page', PNG, 'image/png'],
    ['IMG_0042.HEIC', HEIC, 'image/heic'],
    ['page.heif', HEIC, 'image/heic'],
    ['page', HEIC, 'image/heic'],
  ])('%s is taken', (name, bytes, type) => {
    expect(requireFileType(name, bytes)).toBe(type);
  });

  it.each([
    ['cv.pdf', OLE],
    ['cv.pdf', ZIP],
    ['cv.docx', PDF],
    ['cv.txt', PDF],
    ['cv.json', ZIP],
    ['cv.doc', OLE],
    ['cv.exe', TEXT],
    ['cv', OLE],
    ['cv', ZIP],
    ['cv.odt', OLE],
    ['cv.rtf', ZIP],
    ['cv.rtf', TEXT],
    ['cv.docx', OLE],
    ['page.jpg', PNG],
    ['page.png', PDF],
    ['page.png', GIF],
    ['cv.pdf', JPEG],
    ['page.heic', JPEG],
    ['page.jpg', HEIC],
    ['page.heic', AVIF],
    ['page.jpg', Buffer.concat([JPEG, zipEnd()])],
  ])('%s with other content is refused', (name, bytes) => {
    expect(() => requireFileType(name, bytes)).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
    );
  });

  it('a Word file behind a password is taken, for the reader to say so', () => {
    expect(requireFileType('cv.docx', LOCKED_DOCX)).toContain('wordprocessingml');
  });

  it.each([
    ['a zip before the PDF', 'cv.pdf', Buffer.concat([ZIP, PDF])],
    ['a zip after the PDF', 'cv.pdf', Buffer.concat([PDF, ZIP, zipEnd()])],
    ['a zip whose comment ends as a PDF does', 'cv.pdf', Buffer.concat([PDF, ZIP, zipEnd(80)])],
    ['a picture before the PDF', 'cv.pdf', Buffer.concat([GIF, PDF])],
    ['a program before the PDF', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), PDF])],
    ['a page before the PDF', 'cv.pdf', Buffer.concat([Buffer.from('<script>1</script>'), PDF])],
    ['a PDF in a Word file', 'cv.docx', Buffer.concat([ZIP, PDF])],
    ['a picture called a text', 'cv.txt', GIF],
    ['a zip called a text by its end', 'cv.txt', Buffer.concat([TEXT, zipEnd()])],
  ])('quality 31: a file that is two at once is refused: %s', (_case, name, bytes) => {
    expect(() => requireFileType(name, bytes)).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
    );
  });

  it.each(['cv.doc', 'cv.docx'])('an old Word file is told how to be saved: %s', (name) => {
    expect(() => requireFileType(name, OLE)).toThrow(/save it as \.docx/);
  });

  it('a HEIC photo under another name is told what to do', () => {
    expect(() => requireFileType('page.jpg', HEIC)).toThrow(/end in \.heic, or save it as JPEG/);
  });

  it('an empty file is refused as such', () => {
    expect(() => requireFileType('cv.pdf', Buffer.alloc(0))).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });
});
