import { describe, expect, it } from 'vitest';
import { requireFileType } from './file-kind.ts';

const PDF = Buffer.from('%PDF-1.7 ...');
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
const TEXT = Buffer.from('Nora Testwell');
const UTF16 = Buffer.from([0xff, 0xfe, 0x4e, 0x00]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);

describe('the type of an upload', () => {
  it.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['CV.PDF', PDF, 'application/pdf'],
    ['cv', PDF, 'application/pdf'],
    ['cv.docx', ZIP, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.txt', UTF16, 'text/plain'],
    ['cv.md', TEXT, 'text/markdown'],
    ['cv.json', Buffer.from('{}'), 'application/json'],
    ['cv.odt', ZIP, 'application/vnd.oasis.opendocument.text'],
    ['cv.rtf', Buffer.from('{\\rtf1 Nora}'), 'application/rtf'],
    ['cv.html', TEXT, 'text/html'],
    ['export.zip', ZIP, 'application/zip'],
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
  ])('%s with other content is refused', (name, bytes) => {
    expect(() => requireFileType(name, bytes)).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
    );
  });

  it('a Word file behind a password is taken, for the reader to say so', () => {
    expect(requireFileType('cv.docx', OLE)).toContain('wordprocessingml');
  });

  it('an old Word file is told how to be saved', () => {
    expect(() => requireFileType('cv.doc', OLE)).toThrow(/save it as \.docx/);
  });

  it('an empty file is refused as such', () => {
    expect(() => requireFileType('cv.pdf', Buffer.alloc(0))).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });
});
