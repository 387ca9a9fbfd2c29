import type { Resume } from '@trueline/contracts';
import { CITIES } from '../../taxonomy/cities.ts';
import type { Named } from './input.ts';

/** "Brandon" of "Brandon MB": the person's town, where the ad names it too. */
export function readTown({ basics }: Resume, jobDescription: string): Named | undefined {
  const { city, address } = basics?.location ?? {};
  const said = city ?? address ?? '';
  const path = city === undefined ? 'basics.location.address' : 'basics.location.city';
  return said
    .split(/[,;|/]/)
    .map((piece) => piece.replace(/\b(?:\p{Lu}{2,3}|[\p{L}\d]*\d[\p{L}\d]*)\b/gu, '').trim())
    .filter(
      (name) =>
        /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(name) &&
        (city !== undefined || CITIES.has(name.toLowerCase())) &&
        new RegExp(`(?<!\\p{L})${name}(?! (?:City )?Council)(?!\\p{L})`, 'u').test(jobDescription),
    )
    .map((text) => ({ text, source: { path, text: said } }))[0];
}
