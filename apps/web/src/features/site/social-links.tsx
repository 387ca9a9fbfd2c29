import { OPERATOR } from '@trueline/contracts';
import { socialLinks } from '../../shared/social-links.ts';

/** The services' own signs, drawn to 24 by 24. */
const SIGNS = {
  x: {
    name: 'X',
    path: 'M4 3h4.6l4.2 5.7L17.8 3H20l-6.2 7.2L20.6 21H16l-4.7-6.4L5.7 21H3.5l6.8-7.9L4 3Zm2.9 1.7 10 14.6h1.2L8.1 4.7H6.9Z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.6v11H4V9Zm1.8-5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h3.4v1.5c.6-1 1.8-1.8 3.5-1.8 3.2 0 4.1 2 4.1 5V20h-3.6v-5.6c0-1.5-.3-2.7-1.9-2.7-1.5 0-1.9 1.1-1.9 2.6V20H10V9Z',
  },
  tiktok: {
    name: 'TikTok',
    path: 'M13 3h3.1c.2 2.1 1.5 3.6 3.9 3.8v3.1c-1.5 0-2.8-.4-3.9-1.2v6.2c0 3.6-2.5 6.1-5.9 6.1A5.6 5.6 0 0 1 4.5 15.4c0-3.4 2.9-6 6.5-5.5v3.2c-1.8-.4-3.2.7-3.2 2.3 0 1.4 1 2.4 2.5 2.4 1.7 0 2.7-1.1 2.7-3V3Z',
  },
} as const;

/** Links to the operator's pages elsewhere; those that the operator has not named are left out. */
export function SocialLinks() {
  const links = Object.entries(socialLinks()).filter(([, href]) => href !== '');
  if (links.length === 0) return null;
  return (
    <ul data-social="" className="flex gap-1">
      {links.map(([key, href]) => {
        const { name, path } = SIGNS[key as keyof typeof SIGNS];
        return (
          <li key={key} data-social={key}>
            <a
              href={href}
              rel="me noopener"
              className="grid size-10 place-items-center rounded-md hover:text-ink"
            >
              <span className="sr-only">
                {OPERATOR.name} on {name}
              </span>
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
                <path d={path} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
