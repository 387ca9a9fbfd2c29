/** Least length that the server takes, and the one that it advises (ASVS 5.0, 6.2.1). */
const MIN_LENGTH = 8;
const ADVISED_LENGTH = 15;

/** Each step of these is no choice of the person's: fingers walk them. */
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export interface PasswordStrength {
  /** 0 is refused, 1 is short of what is advised in effect, 2 in length, 3 is strong. */
  level: 0 | 1 | 2 | 3;
  text: string;
}

const STRENGTHS: readonly PasswordStrength[] = [
  { level: 0, text: `Too short: use at least ${MIN_LENGTH} characters.` },
  { level: 1, text: 'Weak: too much of it can be guessed. Add a few words of your own.' },
  { level: 2, text: `Fine. ${ADVISED_LENGTH} characters or more are better.` },
  { level: 3, text: 'Strong.' },
];

function follows(before: string, sign: string): boolean {
  const step = Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
  if (step <= 1) return true;
  return KEYBOARD_ROWS.some((row) => row.includes(before + sign) || row.includes(sign + before));
}

/** How many signs were somebody's choice: a repeated or following sign adds none, nor does a group said again. */
function chosenSigns(text: string): number {
  const once = text.replace(/(.{2,}?)\1+/gsu, '$1');
  const signs = [...once];
  return signs.filter((sign, index) => index === 0 || !follows(signs[index - 1] ?? '', sign))
    .length;
}

/**
 * How well a password stands against guessing, by its length once what is easy to guess is left
 * out: the person's own names, repetitions, walks. The server has the last word.
 */
export function passwordStrength(
  password: string,
  ownNames: readonly string[] = [],
): PasswordStrength {
  const level = levelOf(password, ownNames);
  return STRENGTHS[level] as PasswordStrength;
}

function levelOf(password: string, ownNames: readonly string[]): PasswordStrength['level'] {
  // The server counts as JavaScript does.
  if (password.length < MIN_LENGTH) return 0;
  let rest = password.toLowerCase();
  for (const name of [...ownNames, 'trueline']) {
    if (name.length > 2) rest = rest.replaceAll(name.toLowerCase(), '');
  }
  const chosen = chosenSigns(rest);
  if (chosen < MIN_LENGTH - 2) return 1;
  return password.length < ADVISED_LENGTH || chosen < ADVISED_LENGTH - 5 ? 2 : 3;
}
