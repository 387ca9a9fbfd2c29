import type { TakenMail } from '../testing/mail-server.ts';
import { type Act, faultIf, type Stage } from './act.ts';
import { END_MS } from './settings.ts';
import { waitUntil } from './wait-until.ts';
import { attempt, insist, type World } from './world.ts';

/** A visitor registers, who is welcomed, and writes to the operator. */
export const mailStage: Stage = async (world, _owner, mark): Promise<Act> => {
  const visitor = world.openBrowser();
  await insist(() => visitor.get('/api/auth/csrf-token'));
  const username = `visitor-${mark}`;
  const email = `${username}@example.com`;
  const subject = `Question ${mark}`;
  let isRegistered = false;
  let isSent = false;
  let isTried = false;
  return {
    perform: async () => {
      // A name that is taken is this visitor's, of a try whose answer was lost.
      const registered = isRegistered ? undefined : await attempt(visitor.register(username));
      isRegistered ||= registered?.status === 201 || registered?.status === 409;
      // It has no Idempotency-Key: sent again it would be a second message.
      if (isTried || !isRegistered) return;
      isTried = true;
      const message = { name: 'Vera Testwell', email, subject, message: 'A made-up question.' };
      isSent = (await attempt(visitor.post('/api/contact', message)))?.status === 202;
    },
    isAcknowledged: () => isTried,
    check: async () => [
      ...(await checkMail(world, `welcome to ${email}`, isRegistered, isWelcomeTo(email))),
      ...(await checkMail(world, subject, isSent, isAbout(subject))),
    ],
  };
};

const isWelcomeTo = (email: string) => (mail: TakenMail) =>
  mail.to.includes(email) && mail.subject.startsWith('Welcome');

const isAbout = (subject: string) => (mail: TakenMail) => mail.subject.endsWith(`: ${subject}`);

/** (e): one message for each key, none lost. What nobody acknowledged may not have been sent. */
async function checkMail(
  { mails }: World,
  name: string,
  isExpected: boolean,
  isIt: (mail: TakenMail) => boolean,
): Promise<string[]> {
  const found = () => mails.received.filter(isIt);
  if (isExpected) await waitUntil(found, ({ length }) => length > 0, END_MS);
  const ids = new Set(found().map(({ messageId }) => messageId));
  return [
    ...faultIf(ids.size > 1, `(e) ${name}: ${ids.size} different mails`),
    ...faultIf(isExpected && ids.size === 0, `(e) ${name}: lost`),
  ];
}
