import { CLAIMS, OPERATOR, SERVICE_CURRENCY, SERVICE_PRICE_CENTS } from '@trueline/contracts';
import { SERVICES } from './services.ts';
import { socialLinks } from './social-links.ts';

/** schema.org's words for this site; each is a page's to use. */

const PRICE = (SERVICE_PRICE_CENTS / 100).toFixed(2);

export function organizationData(origin: string): Record<string, unknown> {
  const elsewhere = Object.values(socialLinks()).filter((href) => href !== '');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: OPERATOR.name,
    url: origin,
    logo: `${origin}/favicon.svg`,
    email: OPERATOR.email,
    address: OPERATOR.location,
    ...(CLAIMS.taglines && { slogan: CLAIMS.taglines.short }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

export function applicationData(origin: string): Record<string, unknown> {
  const { metadataRating: rating, taglines } = CLAIMS;
  return {
    '@type': 'WebApplication',
    name: 'Trueline',
    url: origin,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#organization` },
    offers: { '@type': 'Offer', price: PRICE, priceCurrency: SERVICE_CURRENCY },
    ...(taglines && { alternateName: taglines.long }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        ratingCount: rating.count,
      },
    }),
  };
}

/** The four paid services, at one price. */
export function servicesData(origin: string): Record<string, unknown> {
  return {
    '@type': 'OfferCatalog',
    name: 'Trueline services',
    url: `${origin}/pricing`,
    itemListElement: Object.values(SERVICES).map(({ name }) => ({
      '@type': 'Offer',
      price: PRICE,
      priceCurrency: SERVICE_CURRENCY,
      itemOffered: { '@type': 'Service', name },
    })),
  };
}
