import type { MailText } from '../mails/index.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To the operator; an answer to it goes to the person. */
export function contactMail({ name, email, subject, message }: ContactMessage): MailText {
  return {
    subject: `Contact form: ${subject}`,
    preview: `From ${name}`,
    heading: subject,
    paragraphs: [`${name} <${email}> wrote through the contact form:`],
    quote: message,
    notes: ['Answer this mail to answer them.'],
  };
}

export function contactReceiptMail(): MailText {
  return {
    subject: 'We have your message',
    preview: 'Thank you for writing to Trueline.',
    paragraphs: [
      'Thank you for writing to Trueline. Your message has arrived, and we will answer it by e-mail.',
    ],
    notes: [
      'If you did not write to us, somebody entered your address by mistake. You need not do anything.',
    ],
  };
}
