import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** The page's own name; the home page has none. */
  title?: string;
  description: string;
  keywords?: string;
  /** Pages of the app stay out of search engines (specification, section 5). */
  index?: boolean;
}

const HOME_TITLE = 'Trueline: a resume that fits the job, every line still true';

export function pageMeta({ title, description, keywords, index = false }: PageMeta) {
  const name = title === undefined ? HOME_TITLE : `${title} · Trueline`;
  const tags: MetaDescriptor[] = [
    { title: name },
    { name: 'description', content: description },
    { name: 'robots', content: index ? 'index, follow' : 'noindex, nofollow' },
  ];
  if (keywords !== undefined) tags.push({ name: 'keywords', content: keywords });
  if (index) {
    tags.push(
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
    );
  }
  return tags;
}
