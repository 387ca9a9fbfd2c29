import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalPage } from './legal-page.tsx';
import { STORED_ITEMS } from './stored-items.ts';

function StoredTable({ caption, category }: { caption: string; category: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard where the page is narrow
    <section aria-label={caption} className="table-scroll" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What for</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {STORED_ITEMS.filter((item) => item.category === category).map(
            ({ name, purpose, kept }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{kept}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** `controls` change and delete what is stored in this browser. */
export function CookiePage({ controls }: { controls: ReactNode }) {
  return (
    <LegalPage
      title="Cookie Policy"
      policy="cookies"
      summary="A few things must be stored for the site to work. Everything else waits for your consent, and goes when you withdraw it."
    >
      <h2>What is stored without asking</h2>
      <p>
        The site cannot work without these. They name nobody to anybody else, and no third party
        sets or reads them. On encrypted connections the cookies’ names begin with{' '}
        <code>__Host-</code>. Beside them, our own server counts requests and their outcome; these
        basic analytics use no cookie.
      </p>
      <StoredTable caption="Essential & Basic Analytics" category="necessary" />
      <h2>What waits for your consent</h2>
      <p>
        This site need not use each of these services. Where it uses one, its script is loaded only
        after you have agreed to its category, and what it stores ends after two years at the
        latest. Without your consent nothing of it is kept.
      </p>
      <StoredTable caption="Enhanced Analytics: Google Analytics" category="analytics" />
      <StoredTable caption="Performance & UX: Microsoft Clarity" category="performance" />
      <StoredTable caption="Product Analytics: PostHog" category="marketing" />
      <p>
        None of them is sent what you type, upload or paste: inputs and texts are masked, addresses
        of pages are sent without what could identify a document, and e-mail addresses, phone
        numbers, passwords and the like are dropped before anything is sent.
      </p>
      <h2>Change your mind</h2>
      <p>
        Once you have chosen, <strong>Cookie Preferences</strong> at the foot of every page opens
        your choice again. Here you can delete it, together with everything the services have stored
        in this browser; they stop at once. What they hold on their own machines we delete on
        request: <Link to="/contact">write to us</Link>.
      </p>
      {controls}
    </LegalPage>
  );
}
