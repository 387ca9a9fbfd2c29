import type { IndexedPage } from '@trueline/contracts';
import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from './site-origin.ts';

/** One object of schema.org, made once the public address is known. */
type StructuredData = (origin: string) => Record<string, unknown>;

interface PageMeta {
  /** The page's own name; the home page has none. */
  title?: string;
  description: string;
  keywords?: string;
  /** Its one address, for pages that search engines may keep; all others stay out. */
  path?: IndexedPage;
  structuredData?: readonly StructuredData[];
}

const HOME_TITLE = 'Trueline: a resume that fits the job, every line still true';
const PICTURE_SIZE = { width: 1200, height: 630 };

export function pageMeta({ title, description, keywords, path, structuredData = [] }: PageMeta) {
  const name = title === undefined ? HOME_TITLE : `${title} · Trueline`;
  const tags: MetaDescriptor[] = [
    { title: name },
    { name: 'description', content: description },
    { name: 'robots', content: path === undefined ? 'noindex, nofollow' : 'index, follow' },
  ];
  if (keywords !== undefined) tags.push({ name: 'keywords', content: keywords });
  if (path === undefined) return tags;
  const origin = siteOrigin();
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...linkPreview({ name, description, path, origin }),
    ...structuredData.map((make) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...make(origin) },
    })),
  ];
}

interface Preview {
  name: string;
  description: string;
  path: IndexedPage;
  origin: string;
}

/** Open Graph, and Twitter's name for the large picture. */
function linkPreview({ name, description, path, origin }: Preview): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trueline' },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:url', content: origin + path },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/og/${path === '/' ? 'home' : path.slice(1)}.png` },
    { property: 'og:image:alt', content: name },
    { property: 'og:image:width', content: String(PICTURE_SIZE.width) },
    { property: 'og:image:height', content: String(PICTURE_SIZE.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
