import { OPERATOR } from '@trueline/contracts';

const { suppliers } = OPERATOR;
const OWN = 'Our own';

interface Subprocessor {
  service: string;
  company: string;
  purpose: string;
  data: string;
  when: string;
}

/** One entry for each outside service that a setting can switch on (.env.example), and the hosting. */
export const SUBPROCESSORS: readonly Subprocessor[] = [
  {
    service: 'Hosting',
    company: suppliers.hosting ?? `${OWN} machines, in ${OPERATOR.dataLocation}`,
    purpose: 'Runs the service and its database.',
    data: 'Everything that is stored, in its care but not for its use.',
    when: 'Always.',
  },
  {
    service: 'File storage',
    company: suppliers.storage ?? `${OWN} disks`,
    purpose: 'Keeps uploaded files and results.',
    data: 'Uploaded files and the documents made from them.',
    when: 'If files are kept in a storage service.',
  },
  {
    service: 'Mail delivery',
    company: suppliers.mail ?? `${OWN} mail server`,
    purpose: 'Delivers the mails of your account, and the newsletter if you subscribed.',
    data: 'Your e-mail address and the text of the mail. Resumes are never sent by mail.',
    when: 'Whenever a mail is sent to you.',
  },
  {
    service: 'Language model',
    company: suppliers.languageModel ?? 'None: the built-in engine works alone',
    purpose: 'Proposes rewordings, which the built-in check then accepts or refuses.',
    data: 'Lines of your resume and of the ad, without your name, address, phone number or e-mail.',
    when: 'If a language model is connected, while a resume is optimized.',
  },
  {
    service: 'Payments',
    company: 'Stripe, Inc., United States, and its affiliates',
    purpose: 'Takes card payments on its own page.',
    data: 'Your card and billing details, which we never see; from us the service, the amount and a reference.',
    when: 'If payments are switched on, when you pay.',
  },
  {
    service: 'Enhanced Analytics',
    company: 'Google LLC, United States (Google Analytics 4)',
    purpose: 'Counts visits and pages.',
    data: 'A random number for your browser, pages opened, kind of device, rough location.',
    when: 'If it is switched on, after you agree.',
  },
  {
    service: 'Performance & UX',
    company: 'Microsoft Corporation, United States (Clarity)',
    purpose: 'Records how pages are used, with all text and inputs masked.',
    data: 'Movements, clicks and the layout of pages; no words.',
    when: 'If it is switched on, after you agree.',
  },
  {
    service: 'Product Analytics',
    company: 'PostHog, Inc., United States or European Union',
    purpose: 'Shows which steps of the product are used.',
    data: 'A random number for your browser, pages opened, events such as a finished upload.',
    when: 'If it is switched on, after you agree.',
  },
];
