import { isEnglish } from './english-words.ts';

/** "an API", "an HR file", but "a user", "a European": by sound, as far as the spelling tells. */
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|s[ea]|ti|bi)|hour|honest|heir)/i;
const FALSE_VOWEL = /^(?:one|once|eu|ubi)/i;
const ACRONYM = /^[A-Z]{2,}s?$/;
const ACRONYM_VOWEL = /^[AEFHILMNORSX]/;
/** Short names that are read as words: "a NEBOSH certificate". */
const SAID_AS_WORD =
  /^(?:NEBOSH|LEED|MEWP|NATO|NASA|NIOSH|SIM|SAP|RADAR|LAN|LASER|ROM|RAM|FIFA|UNICEF|SCADA|IOSH|LOLER|RIDDOR)$/;

/** "a" or "an" before a phrase; letters of an acronym are said one by one. */
export function articleFor(phrase: string): 'a' | 'an' {
  // "un électricien": an accent changes no sound that counts here.
  const first = (phrase.split(/[\s-]/)[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '');
  if (/^(?:8|11|18)(?!\d)|^8\d/.test(first)) return 'an';
  if (
    SAID_AS_WORD.test(first) ||
    (first.length > 3 && ACRONYM.test(first) && isEnglish(first.toLowerCase()))
  )
    return /^[AEIOU](?!NI)/.test(first) ? 'an' : 'a';
  if (ACRONYM.test(first)) return ACRONYM_VOWEL.test(first) ? 'an' : 'a';
  return VOWEL_SOUND.test(first) && !FALSE_VOWEL.test(first) ? 'an' : 'a';
}
