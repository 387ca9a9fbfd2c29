import {
  CLAIMS,
  OPERATOR,
  SERVICE_CURRENCY,
  SERVICE_NAMES,
  SERVICE_PRICE_DECIMAL,
} from '@trueline/contracts';
import { socialLinks } from './social-links.ts';

/** schema.org's words for this site; each is a page's to use. */

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
    offers: { '@type': 'Offer', price: SERVICE_PRICE_DECIMAL, priceCurrency: SERVICE_CURRENCY },
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
    itemListElement: Object.values(SERVICE_NAMES).map((name) => ({
      '@type': 'Offer',
      price: SERVICE_PRICE_DECIMAL,
      priceCurrency: SERVICE_CURRENCY,
      itemOffered: { '@type': 'Service', name },
    })),
  };
}
