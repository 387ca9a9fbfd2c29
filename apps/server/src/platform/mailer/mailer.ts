import type { MailContent } from '../db/schema.ts';

/** A mail ready to go; the same one handed over again is the same message. */
export interface OutgoingMail {
  id: string;
  /** With its angle brackets; the same for every try. */
  messageId: string;
  to: string;
  date: Date;
  content: MailContent;
}

/** Where mails go: a mail server, or a folder. */
export interface Mailer {
  /** Resolves once the mail is taken over, to the name of its file where there is one. Throws MailFault. */
  deliver: (mail: OutgoingMail) => Promise<string | undefined>;
}

/** Why a mail was not taken. Says nothing of its recipient, so that it may be logged. */
export class MailFault extends Error {
  /** The server's word is final: this mail would be refused again. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(`mail not taken: ${reason}`);
    this.name = 'MailFault';
    this.permanent = permanent;
  }
}

/** What nodemailer is given. Addresses are objects: no name or address is ever parsed for more of them. */
export function toMessage({ messageId, to, date, content }: OutgoingMail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    messageId,
    date,
    subject: content.subject,
    text: content.text,
    html: content.html,
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    // RFC 3834: nobody's out-of-office answers are wanted.
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
