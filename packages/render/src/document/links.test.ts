import { describe, expect, it } from 'vitest';
import { emailInline, findWebHref, phoneInline, webInline } from './links.ts';

describe('links', () => {
  it.each([
    ['github.com/ada', 'https://github.com/ada'],
    ['http://ada.example', 'http://ada.example/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['file:///etc/hosts', undefined],
    ['on request', undefined],
  ])('follows %s to %s', (url, href) => {
    expect(findWebHref(url)).toBe(href);
  });

  it('shows addresses without scheme, www and last slash', () => {
    expect(webInline('https://www.ada.example/')?.text).toBe('ada.example');
    expect(webInline('https://ada.example/?q=1/')?.text).toBe('ada.example/?q=1/');
  });

  it('links only what is an e-mail address or a phone number', () => {
    expect(emailInline('a@b.example')?.href).toBe('mailto:a@b.example');
    expect(emailInline('a@b.example?bcc=c@d.example')).toEqual({
      text: 'a@b.example?bcc=c@d.example',
    });
    expect(phoneInline('(416) 555-0142')?.href).toBe('tel:4165550142');
    expect(phoneInline('ask me')).toEqual({ text: 'ask me' });
  });
});
