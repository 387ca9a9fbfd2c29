import { SOCIAL_PLACEHOLDERS, type SocialLinks, type SocialService } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { fillSocialLinks } from './social-links.ts';

const { x, linkedin, tiktok } = SOCIAL_PLACEHOLDERS;
const item = (service: SocialService, href: string) =>
  `<li data-social="${service}"><a href="${href}">\n${service}</a></li>`;
const PAGE = `<html data-x="${x}" data-linkedin="${linkedin}" data-tiktok="${tiktok}"><script>{"sameAs":["${x}","${linkedin}","${tiktok}"]}</script><ul data-social="" class="flex">${item('x', x)}${item('linkedin', linkedin)}${item('tiktok', tiktok)}</ul></html>`;
const NONE: SocialLinks = { x: null, linkedin: null, tiktok: null };

it('leaves no trace of a service that is not set', () => {
  expect(fillSocialLinks(PAGE, NONE)).toBe(
    '<html data-x="" data-linkedin="" data-tiktok=""><script>{"sameAs":[]}</script></html>',
  );
});

it.each<[SocialService, string]>([
  ['x', 'https://x.com/example'],
  ['linkedin', 'https://www.linkedin.com/company/example'],
  ['tiktok', 'https://www.tiktok.com/@example'],
])('names %s alone where it is the one set', (service, href) => {
  const page = fillSocialLinks(PAGE, { ...NONE, [service]: href });
  expect(page).toContain(`data-${service}="${href}"`);
  expect(page).toContain(`{"sameAs":["${href}"]}`);
  expect(page).toContain(`<ul data-social="" class="flex">${item(service, href)}</ul>`);
});

it('names all in one order', () => {
  const page = fillSocialLinks(PAGE, {
    x: 'https://a.example',
    linkedin: 'https://b.example',
    tiktok: 'https://c.example',
  });
  expect(page).toContain('["https://a.example","https://b.example","https://c.example"]');
  expect(page).not.toContain('.invalid');
});
