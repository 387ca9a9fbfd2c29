import type { MailText } from '../mails/index.ts';

const NOT_ME =
  'If you did not ask for this, you need not do anything: without the link nothing happens.';

/** `2 hours`, `45 minutes`: how long a link works. */
function duration(seconds: number): string {
  const [count, unit] =
    seconds >= 7_200 ? [Math.floor(seconds / 3_600), 'hour'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function verifyEmailMail(url: string, ttlS: number): MailText {
  return {
    subject: 'Confirm your e-mail address',
    preview: 'One click, and your Trueline account is ready.',
    paragraphs: [
      'Thank you for creating an account at Trueline. Please confirm that this address is yours; then you can sign in.',
    ],
    button: { label: 'Confirm my address', url },
    notes: [`The link works once, for ${duration(ttlS)}. ${NOT_ME}`],
  };
}

/** In answer to a registration with an address that has an account. */
export function accountExistsMail(appUrl: string): MailText {
  return {
    subject: 'You already have a Trueline account',
    preview: 'Somebody tried to create another one with this address.',
    paragraphs: [
      'Somebody, probably you, tried to create a Trueline account with this e-mail address. There is one already, so no second one was made.',
      'You can sign in with your username or this address. If you do not remember your password, you can set a new one.',
    ],
    button: { label: 'Sign in', url: `${appUrl}/auth` },
    notes: [
      `To set a new password, go to ${appUrl}/account-recovery. If it was not you, you need not do anything: your account is untouched.`,
    ],
  };
}

export function resetPasswordMail(url: string, ttlS: number): MailText {
  return {
    subject: 'Set a new password',
    preview: 'The link to set a new password for your Trueline account.',
    paragraphs: [
      'You asked to set a new password for your Trueline account. After that, every device that is signed in now has to sign in again.',
    ],
    button: { label: 'Set a new password', url },
    notes: [`The link works once, for ${duration(ttlS)}. ${NOT_ME}`],
  };
}

export function passwordChangedMail(appUrl: string): MailText {
  return {
    subject: 'Your password was changed',
    preview: 'Every other device has to sign in again.',
    paragraphs: [
      'The password of your Trueline account was just changed. Every other device that was signed in has to sign in again.',
      'If it was you, there is nothing to do. If it was not, set a new password now.',
    ],
    button: { label: 'Set a new password', url: `${appUrl}/account-recovery` },
  };
}

/** Leads to the page that explains the trial, or to the dashboard where there is none. */
export function welcomeMail(
  appUrl: string,
  { username, proUntil }: { username: string; proUntil: Date | null },
): MailText {
  const start =
    'Upload your resume, paste a job ad, and you get a resume that fits the ad better, with every line still true: each change shows the words of yours that it comes from.';
  if (!proUntil) {
    return {
      subject: 'Welcome to Trueline',
      preview: 'Your account is ready.',
      paragraphs: [`Hello ${username}, your account is ready.`, start],
      button: { label: 'Upload a resume', url: `${appUrl}/upload` },
    };
  }
  const until = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: 'Welcome to Trueline: your PRO trial has begun',
    preview: `PRO is yours until ${until.format(proUntil)}. No credit card, and it ends by itself.`,
    paragraphs: [
      `Hello ${username}, your account is ready, and PRO is yours until ${until.format(proUntil)}. You gave no credit card, and nothing is charged when it ends.`,
      start,
    ],
    button: { label: 'See what your trial includes', url: `${appUrl}/trial-confirmation` },
  };
}

export function twoFactorChangedMail(appUrl: string, isOn: boolean): MailText {
  const state = isOn ? 'on' : 'off';
  return {
    subject: `Two-factor sign-in is ${state}`,
    preview: `It was just turned ${state} for your Trueline account.`,
    paragraphs: [
      `Two-factor sign-in was just turned ${state} for your Trueline account.`,
      'If it was you, there is nothing to do. If it was not, set a new password now and look through your account settings.',
    ],
    button: { label: 'Set a new password', url: `${appUrl}/account-recovery` },
  };
}

export function recoveryCodesRenewedMail(appUrl: string): MailText {
  return {
    subject: 'Your recovery codes are new',
    preview: 'New recovery codes were just made for your Trueline account.',
    paragraphs: [
      'New recovery codes were just made for your Trueline account. The older ones get nobody in any more.',
      'If it was you, there is nothing to do. If it was not, set a new password now and look through your account settings.',
    ],
    button: { label: 'Set a new password', url: `${appUrl}/account-recovery` },
  };
}
