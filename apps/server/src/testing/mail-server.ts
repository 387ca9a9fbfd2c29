import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail } from './mailbox.ts';

/** A message as the server took it over. */
export interface TakenMail {
  to: string[];
  messageId: string;
  subject: string;
  raw: string;
}

interface Mood {
  /** Refuses every recipient with this status. */
  refuseWith: number | undefined;
  /** Takes connections and says nothing. */
  isSilent: boolean;
  /** Between the end of a message and the word that it is taken over. */
  pauseMs: number;
}

export interface MailServer {
  url: string;
  /** In the order they were taken over; a message taken twice stands here twice. */
  received: TakenMail[];
  mood: Mood;
  /** Recipients named so far, refused ones too. */
  attempts: number;
  /** Nobody answers at its address until `comeBack`. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

/** A mail server on this machine whose mood a test sets, and which keeps a ledger. */
export async function startMailServer(): Promise<MailServer> {
  let server = new SMTPServer(optionsOf(() => mailServer));
  const mailServer: MailServer = {
    url: '',
    received: [],
    mood: { refuseWith: undefined, isSilent: false, pauseMs: 0 },
    attempts: 0,
    goAway: () => close(server),
    comeBack: async () => {
      server = new SMTPServer(optionsOf(() => mailServer));
      await listen(server, Number(new URL(mailServer.url).port));
    },
    close: () => close(server),
  };
  mailServer.url = `smtp://127.0.0.1:${await listen(server, 0)}`;
  return mailServer;
}

function optionsOf(mailServer: () => MailServer): SMTPServerOptions {
  return {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections that a killed process leaves behind don't keep it from closing.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (!mailServer().mood.isSilent) done();
    },
    onRcptTo: (_address, _session, done) => {
      const server = mailServer();
      server.attempts += 1;
      const { refuseWith } = server.mood;
      if (refuseWith === undefined) return done();
      const refusal = new Error('refused <nora@example.com>');
      return done(Object.assign(refusal, { responseCode: refuseWith }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { received, mood } = mailServer();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(toTakenMail(to, Buffer.concat(chunks).toString('latin1')));
        await sleep(mood.pauseMs);
        done();
      });
    },
  };
}

function toTakenMail(to: string[], raw: string): TakenMail {
  const { headers, subject } = parseMail(raw);
  return { to, messageId: headers['message-id'] ?? '', subject, raw };
}

function listen(server: SMTPServer, port: number): Promise<number> {
  // A client that was killed in the middle of a sentence.
  server.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<number>();
  const listening = server.listen(port, '127.0.0.1', () => {
    const address = listening.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
  return promise;
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
