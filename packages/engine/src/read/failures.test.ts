import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('read, failures', () => {
  const code = async (bytes: Uint8Array | string, name = 'file'): Promise<string> => {
    const result = await read(typeof bytes === 'string' ? encode(bytes) : bytes, name);
    return result.ok ? 'ok' : result.failure.code;
  };

  it.each([
    ['no bytes', '', 'EMPTY'],
    ['white space', ' \n\t\n', 'EMPTY'],
    [
      'an essay',
      'The whale is a mammal. It lives in the sea and it eats krill all day long.',
      'NOT_A_RESUME',
    ],
    ['broken JSON', '{"basics": ', 'DAMAGED'],
    ['other JSON', '{"a": 1}', 'NOT_A_RESUME'],
    ['RTF without a resume', '{\\rtf1 hello}', 'NOT_A_RESUME'],
    ['a web page without a resume', '<!DOCTYPE html><p>x</p>', 'NOT_A_RESUME'],
    ['a torn PDF', '%PDF-1.7\n1 0 obj\n<<', 'DAMAGED'],
  ])('%s: %s', async (_, text, expected) => {
    expect(await code(text)).toBe(expected);
  });

  it('refuses what is too long or too deep to be a resume', async () => {
    expect(await code('a'.repeat(2_000_001))).toBe('TOO_COMPLEX');
    expect(await code(`EXPERIENCE\n${'ab '.repeat(10_001)}`)).toBe('TOO_COMPLEX');
    expect(await code('x\n'.repeat(10_001))).toBe('TOO_COMPLEX');
    expect(await code(`{"basics":${'['.repeat(9_000)}${']'.repeat(9_000)}}`)).toBe('TOO_COMPLEX');
  });

  it('knows pictures and locked Word files by their first bytes, whatever their name', async () => {
    expect(await code(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'resume.pdf')).toBe(
      'SCANNED',
    );
    for (const first of ['\0\0\0\x18ftypheic', 'RIFF\x10\0\0\0WEBPVP8 ', 'GIF89a']) {
      const result = await read(Uint8Array.from(encode(first)), 'page.jpg');
      expect(!result.ok && result.failure.message).toMatch(/JPEG or PNG/);
    }
    const locked = [0xd0, 0xcf, 0x11, 0xe0, ...encode([...'EncryptedPackage'].join('\0')), 0];
    expect(await code(Uint8Array.from(locked), 'resume.docx')).toBe('ENCRYPTED');
  });
});
