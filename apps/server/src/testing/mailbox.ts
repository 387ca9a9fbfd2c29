import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WAIT_MS = 120_000;
const POLL_MS = 50;

/** A mail as a mail program shows it. */
export interface ReceivedMail {
  /** Lower-case names; a repeated header's values are joined by a line break. */
  headers: Record<string, string>;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The whole message as it was sent. */
  raw: string;
  /** The file's name in the outbox. */
  file: string;
}

/** The mails that the application has written to its outbox. */
export interface Mailbox {
  list: (to?: string) => ReceivedMail[];
  /** Waits for a mail to this address whose subject holds the words; the newest of them. */
  waitFor: (to: string, subject: string, count?: number) => Promise<ReceivedMail>;
  /** The token in the newest link of such a mail. */
  waitForToken: (to: string, subject: string, count?: number) => Promise<string>;
}

/** `hurry` is called when a mail is waited for: what would look for requests once a second looks now. */
export function openMailbox(dataDir: string, hurry: () => void = () => undefined): Mailbox {
  const folder = join(dataDir, 'outbox');
  const list = (to?: string) => {
    if (!existsSync(folder)) return [];
    const mails = globSync('*.eml', { cwd: folder })
      .sort()
      .map((file) => ({ ...parseMail(readFileSync(join(folder, file), 'latin1')), file }));
    return to === undefined ? mails : mails.filter((mail) => mail.to === to);
  };
  const waitFor: Mailbox['waitFor'] = async (to, subject, count = 1) => {
    const deadline = Date.now() + WAIT_MS;
    hurry();
    for (;;) {
      const found = list(to).filter((mail) => mail.subject.includes(subject));
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      if (Date.now() > deadline) {
        const seen = list().map((mail) => `${mail.to}: ${mail.subject}`);
        throw new Error(`no mail "${subject}" to ${to}; there are:\n${seen.join('\n')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  return {
    list,
    waitFor,
    waitForToken: async (to, subject, count) => tokenOf((await waitFor(to, subject, count)).text),
  };
}

/** Of a mailed link. */
function tokenOf(text: string): string {
  const token = /(?:[?&](?:verify|token|confirmEmail)=|\/reset-password\/)([\w-]{20,})/.exec(
    text,
  )?.[1];
  if (token === undefined) throw new Error(`no link with a token in:\n${text}`);
  return token;
}

/** As much of MIME as our own mails use. `raw` holds one byte in each character. */
export function parseMail(raw: string): Omit<ReceivedMail, 'file'> {
  const { headers, body } = splitEntity(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(splitEntity);
  const contentOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']) : '';
  };
  return {
    headers,
    to: headers.to ?? '',
    subject: decodeWords(headers.subject ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
    raw,
  };
}

function splitEntity(text: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = text.replace(/^\r\n/, '').split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value;
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? decodeQuoted(body) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(decodeQuoted(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}
