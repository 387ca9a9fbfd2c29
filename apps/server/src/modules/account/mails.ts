import type { MailText } from '../mails/index.ts';

export function oldAddressMail(url: string, newEmail: string): MailText {
  return {
    subject: 'Confirm the change of your e-mail address',
    preview: 'Your account is to move to another address.',
    paragraphs: [
      `You asked to change the e-mail address of your Trueline account to ${newEmail}.`,
      'The address changes once you have confirmed it here and in the mail to the new address. You need to be signed in for that.',
    ],
    button: { label: 'Confirm the change', url },
    notes: [
      'If it was not you, do not confirm, and change your password: whoever asked for it knows it.',
    ],
  };
}

export function newAddressMail(url: string, username: string): MailText {
  return {
    subject: 'Confirm your new e-mail address',
    preview: 'One of two confirmations; the other one went to the address of before.',
    paragraphs: [
      `The Trueline account ${username} is to use this e-mail address from now on.`,
      'The address changes once you have confirmed it here and in the mail to the address of before. You need to be signed in for that.',
    ],
    button: { label: 'Confirm this address', url },
    notes: ['If it was not you, you need not do anything: without the link nothing changes.'],
  };
}

/** To an address that has an account: another one can't have it. */
export function addressInUseMail(appUrl: string): MailText {
  return {
    subject: 'Your e-mail address stays with your account',
    preview: 'Another account asked to use it, which is not possible.',
    paragraphs: [
      'Another Trueline account asked to use this e-mail address. It belongs to your account, so nothing was changed.',
      'If both accounts are yours, sign in here and change or delete this one first.',
    ],
    button: { label: 'Sign in', url: `${appUrl}/auth` },
  };
}

export function accountDeletedMail(): MailText {
  return {
    subject: 'Your Trueline account is deleted',
    preview: 'With everything that was in it.',
    paragraphs: [
      'Your Trueline account is deleted, with your resumes, their files, every result and your profile. Nothing of it can be brought back.',
      'What you paid stays in our books, without your name, for as long as the law asks.',
    ],
    notes: ['This is the last mail about your account.'],
  };
}
