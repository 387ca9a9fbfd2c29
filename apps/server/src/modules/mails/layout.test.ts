import { describe, expect, it } from 'vitest';
import { composeMail } from './layout.ts';

const SENDER = {
  appUrl: 'https://cv.example',
  identity: ['Trueline', 'Winnipeg, Manitoba', 'Canada'],
};
const MAIL = {
  subject: 'Confirm <this>',
  preview: 'In short',
  paragraphs: [
    'A paragraph that is much longer than a line of text in a mail should ever be, so that it has to be wrapped.',
  ],
  button: { label: 'Confirm', url: 'https://cv.example/auth?verify=abc&x=1' },
  notes: ['A note.'],
};

describe('a composed mail', () => {
  it('says the same as text, in short lines, with its link whole', () => {
    const { text } = composeMail(MAIL, SENDER);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(76);
    expect(text).toContain('Confirm:\nhttps://cv.example/auth?verify=abc&x=1\n');
    expect(text).toContain('Winnipeg, Manitoba');
  });

  it('escapes what it says in HTML', () => {
    const { html } = composeMail({ ...MAIL, quote: '<script>1</script>\nnext' }, SENDER);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;1&#60;/script&#62;<br>next');
    expect(html).toContain('<h1 class="ink"');
    expect(html).toContain('Confirm &#60;this&#62;</h1>');
    expect(html).toContain('href="https://cv.example/auth?verify=abc&#38;x=1"');
  });

  it('loads nothing from anywhere, and knows a dark theme', () => {
    const { html } = composeMail(MAIL, SENDER);
    expect(html).not.toMatch(/<img|<link|@import|url\(|<script/);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('quality 19: a subject is one line', () => {
    const { subject } = composeMail({ ...MAIL, subject: 'Hello\r\nBcc: all@example.com' }, SENDER);
    expect(subject).toBe('Hello Bcc: all@example.com');
  });

  it('shows a way out where it has one', () => {
    const unsubscribeUrl = 'https://cv.example/api/newsletter/unsubscribe?token=x';
    const { text, html } = composeMail({ ...MAIL, unsubscribeUrl }, SENDER);
    expect(text).toContain(`Unsubscribe:\n${unsubscribeUrl}`);
    expect(html).toContain('>Unsubscribe</a>');
  });
});
