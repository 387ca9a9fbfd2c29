import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip } from '../slice.ts';
import { withoutContacts } from './contacts.ts';
import { withoutLinks } from './links.ts';

const PIECES = /\s*[|•·●\t]\s*|\s+\/\/\s+|\s+[~*]\s+|\s{2,}|\s+[–—]\s+|\s+-\s+|\s+\/\s+/g;
/** What stands before a place. */
export const PLACE_LABEL =
  /^(?:location|contact me|(?:gps )?addr?|gps|residing at|lives?(?=:)|(?:home |mailing |postal |residential |permanent |current |physical |contact |present )?address|city|alamat|town|based in|lives? in|resid(?:ente|ing) (?:in|en|at|a)|wohnhaft (?:in)?|domiciliad[oa] en|domiciliat[oa] (?:in|a)|bostadsort|bopæl|bosted|kotikunta|residence|adresse|lieu|ville|wohnort|anschrift|direcci[oó]n|domicilio|residencia|woonplaats|adres|indirizzo|residenza|citt[aà]|endere[cç]o|morada|cidade|adres zamieszkania|miasto|ubicaci[oó]n|местоположение|адрес|город)(?!\p{L})\s*:?\s*/iu;

/** "62 yrs old, Exampleton", "36 y, Exampleton": the age before the place, and the place. */
export const AGED =
  /^((?:aged? )?[1-9]\d ?(?:y|y\.o\.?|yrs?|years?|j|jahre|ans|anni|a[nñ]os|anos|lat|let|jaar|år)\.?(?: old| alt)?,\s+)(\S.*)/iu;

/** How long what stands before a place is. */
export const leadOf = (text: string): number =>
  PLACE_LABEL.exec(text)?.[0].length ?? AGED.exec(text)?.[1]?.length ?? 0;

/** What stands between e-mail addresses, numbers, links and separators. */
export function piecesOf(block: Block): Slice[] {
  return splitSlice({ ...block, text: withoutLinks(withoutContacts(block.text)) }, PIECES);
}

/** As `piecesOf`, with the dashes and slashes that stand in addresses left alone. */
export function wholePieces(block: Block): Slice[] {
  const text = withoutLinks(withoutContacts(block.text));
  return splitSlice({ ...block, text }, /\s*[|•·●\t]+\s*|\s+~\s+|\s{3,}/g).map((piece) =>
    strip(cut(piece, leadOf(piece.text)), /[,|;]/),
  );
}

const MIN_DASHES = 3;

/** Whether marks part a row, however long it is: bars, dots and tabs, or spaced dashes as often as no sentence has them. */
export const isParted = (text: string): boolean =>
  /\s[|•·]\s|\t/.test(text) || (text.match(/\s[–—-]\s/g)?.length ?? 0) >= MIN_DASHES;

/** "Born 12.04.1990 / Exampleton": a day and the town of a birth, and nothing else. */
export const tellsBirth = (text: string): boolean => BORN.test(text);
const BORN =
  /^(?:\*|born|geb\p{L}*|n[ée]e?|nacid[oa]|nat[oa]|nascid[oa]|d\.?o\.?b|(?:date|place)[\p{L} /]* of birth|birth ?day|geburts\p{L}+)?[.:\s]*(?:(?:on|am|le|el|il|em)\s)?\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)?\d\d\s*(?:[/,|–-]|in|à|en|a|em)\s*\p{Lu}[\p{L} .'-]+$/iu;
