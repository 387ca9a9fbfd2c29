import { findSkills } from '../../taxonomy/skills.ts';
import type { Block } from '../sections/block.ts';
import { cut, strip } from '../slice.ts';
import { isLabelledHead } from './entries.ts';
import { isPlace, type LocationDraft, toLocation } from './location.ts';
import { type NameDraft, splitCredentials, withDegree, withoutHonorific } from './name.ts';

/** The name that a form says, without how the person is addressed. */
export function labelledName(blocks: readonly Block[]): NameDraft | undefined {
  const own = blocks.filter((block) => !isLabelledHead(block));
  const cell = own.flatMap(({ cells }) => cells).find(({ role }) => role === 'name');
  return cell && withDegree(splitCredentials(withoutHonorific(strip(cell, /[,;]/))));
}

/** The address that a form says. */
export function labelledPlace(blocks: readonly Block[]): LocationDraft | undefined {
  const cell = blocks.flatMap(({ cells }) => cells).find(({ role }) => role === 'address');
  return cell && toLocation(strip(cell, /[|,;]/));
}

/** "I'm 64 from Exampleton in the Sample Valley", "living in Exampleton": where a sentence at the top says that the person lives. */
const LIVES =
  /(?<!\p{L})(?:(?:i am|i'm|i’m|im|aged?)(?: \p{L}+)? ?\d{0,2}(?: years? old| yrs?(?: old)?)?,? from|this is \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3},? from|living in|(?:(?<=^|[^\p{L}\s]\s*|(?:^| )(?:who|he|she|and|now|currently|also) )lives|live) in|(?<=^|[,;.|•]\s*|\b(?:who|he|she|and|now|currently) )lives(?= (?!with|by|and|alone|for|my|his|her|near|at)\p{L})|resident (?:of|in)|residing in|based in|i come from)\s+(?:the )?(?<place>\p{L}[\p{L}'’-]+(?: (?!(?:ph|phone|tel|email|and|with|looking|i|my|mob|mobile|cell|call|since|where|a|an)(?!\p{L}))\p{L}[\p{L}'’-]*){0,4}(?:, (?!(?:ph|phone|tel|email|e-mail|mob|mobile|cell|call|whatsapp|aged?|and|with|looking|i|my)(?!\p{L}))\p{L}[\p{L}'’ -]{2,30})?)/iu;

export function toldPlace(blocks: readonly Block[]): LocationDraft | undefined {
  for (const block of blocks) {
    const match = LIVES.exec(block.text);
    const place = match?.groups?.place;
    if (match === null || place === undefined) continue;
    // "Lives up to targets": without "in" only a name is a place.
    const isBare = /\blives\s+(?:the )?$/iu.test(match[0].slice(0, -place.length));
    if (isBare && /^\p{Ll}/u.test(place) && /\p{Lu}/u.test(block.text)) continue;
    // "Lives in Figma": what one works with is no town.
    if (!isPlace(place) && findSkills(place).length > 0) continue;
    const from = match.index + match[0].length - place.length;
    return { address: strip(cut(block, from, from + place.length), /[,.;]/) };
  }
  return undefined;
}
