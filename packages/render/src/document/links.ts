import { cleanText } from './clean-text.ts';
import type { Inline } from './types.ts';

const WEB_ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The address to follow for a web address as a person writes it, with `https://` where no scheme stands; undefined for anything else (`javascript:`, plain words). */
export function findWebHref(url: string): string | undefined {
  if (!WEB_ADDRESS.test(url)) return undefined;
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return URL.canParse(href) ? new URL(href).href : undefined;
}

/** A web address shown short (no scheme, no `www.`, no last slash) and followed in full; other text is shown as it is. */
export function webInline(url: string | undefined): Inline | undefined {
  const text = cleanText(url);
  if (text === '') return undefined;
  const href = findWebHref(text);
  if (href === undefined) return { text };
  return { text: text.replace(/^https?:\/\/(www\.)?/i, '').replace(/^([^?#]*)\/$/, '$1'), href };
}

export function emailInline(email: string | undefined): Inline | undefined {
  const text = cleanText(email);
  if (text === '') return undefined;
  return /^[^\s@<>"?&%]+@[^\s@<>"?&%]+$/.test(text) ? { text, href: `mailto:${text}` } : { text };
}

export function phoneInline(phone: string | undefined): Inline | undefined {
  const text = cleanText(phone);
  if (text === '') return undefined;
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? { text, href: `tel:${digits}` } : { text };
}
