import { ReadError } from '../../outcome.ts';

/** One step of a rich-text file. `bytes` are in the file's code page. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | undefined }
  | { kind: 'bytes'; bytes: string };

const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/y;
const NEW_LINE = /[\r\n]/;
const SYMBOLS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\xa0',
  _: '-',
};
/** A resume has some tens of thousands. */
const MAX_TOKENS = 2_000_000;

/** Tokens of the file, whose characters are its bytes. `\bin` data is jumped over. */
export function* rtfTokens(file: string): Generator<RtfToken> {
  let count = 0;
  for (let at = 0; at < file.length; ) {
    if (++count > MAX_TOKENS) throw new ReadError('TOO_COMPLEX');
    if (NEW_LINE.test(file[at] ?? '')) {
      at++;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(file);
    if (match === null) {
      at++;
      continue;
    }
    at = TOKEN.lastIndex;
    const [, name, value, hex, symbol, brace, plain] = match;
    if (name === 'bin') at += Math.max(0, Number(value ?? 0));
    else if (name !== undefined)
      yield { kind: 'word', name, value: value === undefined ? undefined : Number(value) };
    else if (hex !== undefined)
      yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(hex, 16)) };
    else if (brace !== undefined) yield brace === '{' ? { kind: 'open' } : { kind: 'close' };
    else if (symbol === '*') yield { kind: 'word', name: '*', value: undefined };
    else if (symbol === '\n' || symbol === '\r')
      yield { kind: 'word', name: 'par', value: undefined };
    else yield { kind: 'bytes', bytes: plain ?? SYMBOLS[symbol ?? ''] ?? '' };
  }
}
