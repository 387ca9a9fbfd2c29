import { COMMON_WORDS } from './weak-password-words.ts';

/** Ways that fingers walk, forwards or backwards. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369',
  '159357',
  '!@#$%^&*()',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

const MIN_WALK = 3;
/** More signs than these around a word are somebody's own. */
const MAX_SIGNS_AROUND = 8;
const MAX_REPEATED_LENGTH = 4;

/** How digits and signs stand for letters. */
const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * One of those that are tried first: a common word or name with digits and signs around it
 * (`Summer2024!`, `P@ssw0rd1`), a walk over the keyboard, a repeated sign or group, a date.
 * Rules in place of a list, for lists of millions are made by them.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return isAroundCommonWord(text) || isOfWalks(text) || isRepetition(text) || isDate(text);
}

function isAroundCommonWord(text: string): boolean {
  const read = [...text].map((sign) => LETTER_OF[sign] ?? sign).join('');
  // The digits at the end are digits there, and letters further in: p4ssw0rd123.
  const [, head = '', tail = ''] = /^(.*?)([^a-z]*)$/s.exec(text) ?? [];
  const candidates = [text, read, read.slice(0, head.length)];
  return candidates.some((candidate) => {
    const core = candidate.replace(/^[^a-z]+|[^a-z]+$/g, '');
    const around = text.length - core.length;
    if (around > MAX_SIGNS_AROUND + (candidate === read ? tail.length : 0)) return false;
    return isCommonWord(core.replace(/[^a-z]/g, ''));
  });
}

function isCommonWord(core: string): boolean {
  if (COMMON_WORDS.has(core)) return true;
  const half = core.slice(0, core.length / 2);
  return half.length >= MIN_WALK && half + half === core && COMMON_WORDS.has(half);
}

/** Made of nothing but walks of three steps or more: qwerty123, abcd1234, 123qweasd. */
function isOfWalks(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const length = longestWalk(rest);
    if (length < MIN_WALK) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestWalk(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  for (let length = Math.min(text.length, 36); length > same; length -= 1) {
    const start = text.slice(0, length);
    if (WALKS.some((walk) => walk.includes(start))) return length;
  }
  return same;
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= MAX_REPEATED_LENGTH; length += 1) {
    const unit = text.slice(0, length);
    if (text.length > length && unit.repeat(text.length).startsWith(text)) return true;
  }
  return false;
}

/** Of this century or the last, in any order of its parts: 19840412, 12/04/1984. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-./ ]/g, '');
  if (!/^\d{8}$/.test(digits)) return false;
  const day = '(?:0[1-9]|[12]\\d|3[01])';
  const year = '(?:19|20)\\d\\d';
  return new RegExp(`^(?:${day}${day}${year}|${year}${day}${day})$`).test(digits);
}
