/** Everything that this site, or a service it may load, keeps in a browser. */
export const STORED_ITEMS = [
  {
    category: 'necessary',
    name: 'trueline_session',
    purpose: 'Cookie: keeps you signed in. Scripts cannot read it.',
    kept: 'Until you sign out, 14 days at most',
  },
  {
    category: 'necessary',
    name: 'trueline_signed_in',
    purpose: 'Cookie: tells the pages whether to ask who is signed in. It holds no secret.',
    kept: 'Until you sign out, 14 days at most',
  },
  {
    category: 'necessary',
    name: 'trueline_visitor',
    purpose: 'Cookie: protects forms from misuse before you sign in. Scripts cannot read it.',
    kept: 'Until you close the browser',
  },
  {
    category: 'necessary',
    name: 'trueline_admin',
    purpose:
      'Cookie: keeps an administrator of this site signed in; nobody else gets it. Scripts cannot read it.',
    kept: 'Until the sign-out, 14 days at most',
  },
  {
    category: 'necessary',
    name: 'csrfToken',
    purpose: 'Local storage: proves that a change comes from this site.',
    kept: 'Until you sign out, or delete it',
  },
  {
    category: 'necessary',
    name: 'ui-theme',
    purpose: 'Local storage: dark, light or as your system has it.',
    kept: 'Until you delete it',
  },
  {
    category: 'necessary',
    name: 'cookie-consent, cookie-consent-date',
    purpose: 'Local storage: your choice about cookies, and when you made it.',
    kept: 'Until you delete it',
  },
  {
    category: 'necessary',
    name: 'own-model-…',
    purpose: 'Local storage: that you turned on your browser’s own language model, if it has one.',
    kept: 'Until you turn it off, or delete it',
  },
  {
    category: 'necessary',
    name: 'resumeTransactionId',
    purpose:
      'Local storage: a name once kept for a payment under way; removed whenever a page loads.',
    kept: 'Not kept',
  },
  {
    category: 'necessary',
    name: 'preload-error-reload',
    purpose: 'Session storage: that a page was loaded again because a part of it was missing.',
    kept: 'Until you close the tab',
  },
  {
    category: 'analytics',
    name: '_ga, _ga_…, _gid',
    purpose: 'Cookies: tell visits of the same browser from others.',
    kept: '2 years',
  },
  {
    category: 'performance',
    name: '_clck, _clsk, clarity…',
    purpose: 'Cookies and storage: join the pages of one visit to one recording.',
    kept: '1 year',
  },
  {
    category: 'marketing',
    name: 'ph_…_posthog',
    purpose: 'Cookie and local storage: tell visits of the same browser from others.',
    kept: '2 years',
  },
] as const;
