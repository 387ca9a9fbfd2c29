import type { MailText } from '../mails/index.ts';

/** What somebody agrees to; kept with each consent. A changed text is a new wording. */
export const CONSENT_WORDING =
  'Send me the Trueline newsletter by e-mail: news of the product and advice on resumes. I can unsubscribe at any time.';

export function confirmNewsletterMail(url: string): MailText {
  return {
    subject: 'Confirm your newsletter subscription',
    preview: 'We send nothing before you do.',
    paragraphs: [
      'Somebody, probably you, asked for the Trueline newsletter at this address: news of the product and advice on resumes.',
      'Please confirm that you want it. You can unsubscribe at any time, with one click.',
    ],
    button: { label: 'Confirm my subscription', url },
    notes: ['If it was not you, you need not do anything: without the link we send nothing.'],
  };
}

export function subscribedMail(unsubscribeUrl: string): MailText {
  return {
    subject: 'You are subscribed to the Trueline newsletter',
    preview: 'News of the product and advice on resumes, and a way out in every mail.',
    paragraphs: [
      'Your subscription is confirmed. From now on you get news of Trueline and advice on resumes at this address.',
      'Each mail ends with a link that unsubscribes you at once.',
    ],
    unsubscribeUrl,
  };
}
