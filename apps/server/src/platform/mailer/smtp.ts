import { createTransport } from 'nodemailer';
import { type Mailer, MailFault, type OutgoingMail, toMessage } from './mailer.ts';

/** Of the name's lookup, the connection, the greeting, and each silence after that. */
const STEP_TIMEOUT_MS = 10_000;
/** Of everything together: a server that drips its answers ends here. */
const TOTAL_TIMEOUT_MS = 30_000;

/** Hands mails to the server at `url` (`smtp://` or `smtps://`), one connection each. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: STEP_TIMEOUT_MS,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
  });
  return {
    deliver: async (mail: OutgoingMail) => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new MailFault('too slow', false)), TOTAL_TIMEOUT_MS);
      try {
        await Promise.race([transport.sendMail(toMessage(mail, from)), late]);
      } catch (error) {
        throw toMailFault(error);
      } finally {
        clearTimeout(timer);
      }
      return undefined;
    },
  };
}

/** Codes alone: what the server says besides may quote the recipient. */
function toMailFault(error: unknown): MailFault {
  if (error instanceof MailFault) return error;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : 0;
  // Refused by sender, recipient or content. A refused sign-in is the operator's to mend: tried again.
  const permanent = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const name = typeof code === 'string' ? code : 'unknown';
  return new MailFault(status === 0 ? name : `${name} ${status}`, permanent);
}
