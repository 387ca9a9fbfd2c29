import { CLAIMS, OPERATOR } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../shared/ui/mark.tsx';
import { ClaimLine } from './claim-line.tsx';
import { FOOTER_GROUPS } from './navigation.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeSelect } from './theme-controls.tsx';

const LINK =
  'inline-block rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2';

function FooterGroups() {
  return FOOTER_GROUPS.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className="font-sans text-sm font-semibold text-ink">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.label}>
            {'mail' in link ? (
              <a href={`mailto:${OPERATOR.email}`} className={LINK}>
                {link.label}
              </a>
            ) : (
              <Link to={link.to} className={LINK}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** At the foot of every page; `children` stand beside the theme. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="border-t border-line bg-sunken text-sm text-soft">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 pt-12 pb-8 lg:grid-cols-[1fr_2fr]">
        <div className="max-w-sm">
          <span className="text-ink">
            <Mark />
          </span>
          <p className="mt-4 font-serif text-base text-ink">Every line true.</p>
          {CLAIMS.taglines && <p className="mt-1">{CLAIMS.taglines.short}</p>}
          <p className="mt-4">{OPERATOR.location}</p>
          <a href={`mailto:${OPERATOR.email}`} className={`${LINK} wrap-anywhere`}>
            {OPERATOR.email}
          </a>
          <div className="mt-2 -ml-2.5">
            <SocialLinks />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-4">
          <FooterGroups />
          <div className="col-span-full max-w-md">
            <NewsletterForm />
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-5 py-5">
          <ClaimLine />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:ml-auto">
            {children}
            <ThemeSelect />
          </div>
        </div>
      </div>
    </footer>
  );
}
