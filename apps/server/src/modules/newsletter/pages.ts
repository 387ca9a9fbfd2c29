import { createHash } from 'node:crypto';

/** The web app's light and dark tokens in sRGB; these pages stand without the web app. */
const STYLE = `:root{color-scheme:light dark;--paper:#f8f5ef;--ink:#171c23;--soft:#4f545d;--fill:#005d5d;--on:#f8fdfc}
@media (prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#f2efe9;--soft:#b9b5ad;--fill:#5cc7bd;--on:#011717}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/26px Figtree,system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:15vh 1.25rem 4rem}
.mark{font:600 1.25rem/1.75rem "Source Serif 4",Georgia,serif;border-bottom:2px solid var(--fill);padding-bottom:.125rem;text-decoration:none}
h1{font:600 2rem/2.5rem "Source Serif 4",Georgia,serif;margin:2.5rem 0 .75rem}
p{margin:0 0 1.5rem;color:var(--soft)}a{color:inherit}
button{border:0;border-radius:8px;background:var(--fill);color:var(--on);font:600 1rem/1.5rem Figtree,system-ui,sans-serif;padding:.75rem 1.25rem;cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** For these pages: nothing but their own style, and their one form. */
export const NEWSLETTER_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface PageText {
  title: string;
  text: string;
  /** Sent to the address that the page was opened at, with its token. */
  button?: string;
}

/** A page of fixed texts; nothing of the request is in it. */
function page({ title, text, button }: PageText): string {
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Trueline</title><style>${STYLE}</style></head><body><main><a class="mark" href="/">Trueline</a><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`;
}

export const NEWSLETTER_PAGES = {
  askToConfirm: page({
    title: 'Confirm your subscription',
    text: 'You get news of Trueline and advice on resumes. You can unsubscribe at any time.',
    button: 'Yes, subscribe me',
  }),
  confirmed: page({
    title: 'You are subscribed',
    text: 'Thank you. Each mail ends with a link that unsubscribes you at once.',
  }),
  askToUnsubscribe: page({
    title: 'Unsubscribe',
    text: 'You get no more newsletters at this address. Mails about your account are not concerned.',
    button: 'Unsubscribe me',
  }),
  unsubscribed: page({
    title: 'You are unsubscribed',
    text: 'You get no more newsletters at this address.',
  }),
  invalid: page({
    title: 'This link does not work any more',
    text: 'It was used already, or is too old. To subscribe, enter your address at the foot of any page.',
  }),
};
