import { describe, expect, it } from 'vitest';
import { formatBytes } from './byte-size.ts';
import { looksLikeEmail } from './email-shape.ts';
import { isAllowedFileType, nameFileType, RESUME_FILE_TYPES } from './file-type.ts';
import { countWords } from './word-count.ts';

describe('words of a text', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' two\twords\n', 2],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('sizes in bytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [10_485_760, '10 MB'],
    [1_234_567, '1.18 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%i reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('keeps as many places as asked for', () => {
    expect(formatBytes(1_234_567, 0)).toBe('1 MB');
  });
});

describe('the shape of an address', () => {
  it.each(['a@b.co', 'robin.sample+x@mail.example.com'])('%s has it', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });
  it.each(['', 'a', 'a@b', '@b.co', 'a b@c.de', 'a@b .de', 'a@@b.de'])('%j does not', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });
});

describe('the type of a file', () => {
  it.each([
    'resume.pdf',
    'My Resume.DOCX',
    'export.zip',
    'v1.2.txt',
    'resume',
    'photo.JPG',
    'IMG_0042.HEIC',
  ])('%s may be read', (name) => {
    expect(isAllowedFileType(name, RESUME_FILE_TYPES)).toBe(true);
  });
  it.each(['film.mp4', 'photo.webp', 'resume.pdf.exe', 'old.doc'])('%s may not', (name) => {
    expect(isAllowedFileType(name, RESUME_FILE_TYPES)).toBe(false);
  });
});

describe('names of media types', () => {
  it.each([
    ['application/pdf', 'PDF'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
    ['application/x-unheard-of', 'application/x-unheard-of'],
  ])('%s is %s', (type, name) => {
    expect(nameFileType(type)).toBe(name);
  });
});
