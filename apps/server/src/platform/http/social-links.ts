import { SOCIAL_PLACEHOLDERS, type SocialLinks, type SocialService } from '@trueline/contracts';

/** A built page with the operator's addresses elsewhere: those that are set take their placeholders' places, the others go with what stands around them. */
export function fillSocialLinks(html: string, links: SocialLinks): string {
  const services = Object.keys(SOCIAL_PLACEHOLDERS) as SocialService[];
  const filled = services.reduce((page, service) => fill(page, service, links[service]), html);
  return filled.replace(/<ul data-social[^>]*><\/ul>/, '');
}

function fill(page: string, service: SocialService, address: string | null): string {
  const placeholder = SOCIAL_PLACEHOLDERS[service];
  if (address !== null) return page.replaceAll(placeholder, address);
  return (
    page
      .replace(new RegExp(`<li data-social="${service}">.*?</li>`, 's'), '')
      // Of a list in the page's structured data.
      .replaceAll(`"${placeholder}",`, '')
      .replace(new RegExp(`,?"${RegExp.escape(placeholder)}"(?=\\])`), '')
      .replaceAll(placeholder, '')
  );
}
