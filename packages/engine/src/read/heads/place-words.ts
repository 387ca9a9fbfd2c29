import { isBareCity, isPlace, isRegion, isTownName } from '../fields/location.ts';

/** What is known of a text as a place. */
export function placeWords(text: string): string[] {
  const kinds: string[] = [];
  if (isPlace(text)) kinds.push('place');
  else if (isTownName(text)) kinds.push('town');
  else if (isBareCity(text)) kinds.push('mayBeTown');
  if (isRegion(text)) kinds.push('region');
  return kinds;
}
