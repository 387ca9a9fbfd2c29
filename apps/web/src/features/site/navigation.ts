/** The header's links, in the drawer of small screens too. */
export const MAIN_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/how-it-works', label: 'How it Works' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const;

/** Of the signed-in person's menu. */
export const ACCOUNT_LINKS = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/profile', label: 'Profile Settings' },
  { to: '/account-settings', label: 'Account Settings' },
] as const;

/** The footer's groups without the mail link. */
export const FOOTER_GROUPS = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/how-it-works', label: 'How It Works' },
      { to: '/upload', label: 'Get Started' },
    ],
  },
  {
    title: 'Platform',
    links: [
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/my-resumes', label: 'My Resumes' },
      { to: '/account-settings', label: 'Settings' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/contact', label: 'Contact Us' },
      { mail: true, label: 'Support Center' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/cookie-policy', label: 'Cookie Policy' },
      { to: '/subprocessors', label: 'Subprocessors' },
    ],
  },
] as const;
