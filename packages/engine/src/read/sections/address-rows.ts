import { fold } from '../characters.ts';
import { isPlace, isPostalCode } from '../fields/location.ts';
import { titleScore } from '../fields/title-score.ts';
import type { Line } from '../layout/line.ts';
import { findHeadingKind } from './heading.ts';
import { opensWithPersonal } from './personal-words.ts';

/** A row of a form; without a label it may go on with the one above. */
interface FormRow {
  line: Line;
  label?: unknown;
}

const MAX_ADDRESS_ROWS = 3;
const MAX_ADDRESS_LENGTH = 50;

/** The rows without a label right below an address, where it goes on: "Lot 18 Sample Road" over "Lautoka". */
export function addressBelow<Row extends FormRow>(rows: readonly Row[], row: Row): Row[] {
  const below = rows.slice(rows.indexOf(row) + 1);
  const end = below.findIndex((one) => !isOfAddress(one));
  const further = upToTown(end < 0 ? below : below.slice(0, end), row);
  return further.length <= MAX_ADDRESS_ROWS ? further : [];
}

/** A form's row that asks for a part of an address. */
interface PlaceRow extends FormRow {
  label?: { text: string; role: string; value: { text: string }[] };
}

/** A part of an address, of which it may have several. */
const STREET_PART =
  /(?:line|street|strasse|straße|rue|calle|via|rua|ulica|straat|strada|utca|gat[ae]|gade|number)/;
const FORMER = /(?:previous|former|earlier|last|old)(?= )/;
const NOW = /(?:current|present|actuel|actual|aktuell|huidig)/;

/** The rows of one address, the one that holds now. Another's stands behind the row that names them, and an earlier one has a label that was there already. */
export function ownPlaces<Row extends PlaceRow>(rows: readonly Row[], places: Row[]): Row[] {
  const labelOf = (row: Row): string => fold(row.label?.text ?? '');
  const first = rows.findIndex((row) => places.includes(row));
  const between = rows.findIndex((row, index) => index > first && isOfOther(row, rows));
  const near = places.filter((row) => between < 0 || rows.indexOf(row) < between);
  const wholes = near.filter(
    (row) => row.label?.role === 'address' && !STREET_PART.test(labelOf(row)),
  );
  const own =
    wholes.find((row) => NOW.test(labelOf(row))) ??
    wholes.find((row) => !FORMER.test(labelOf(row))) ??
    wholes[0];
  const seen = new Set<string>();
  return near.filter((row) => {
    const isNew = !seen.has(labelOf(row));
    seen.add(labelOf(row));
    return wholes.includes(row) ? row === own : isNew;
  });
}

/** "Next of kin: Mary Sample", "Willing to work in": neither a part of the address nor how or since when the person can be reached. */
function isOfOther<Row extends PlaceRow>(row: Row, rows: readonly Row[]): boolean {
  if (row.label !== undefined) return false;
  const text = row.line.cells.map((cell) => cell.text).join(' ');
  const value = text.replace(/^[^:]*:\s*/, '');
  const isOwn =
    /@|\d{3}/.test(text) ||
    opensWithPersonal(fold(text)) ||
    rows.some((one) => one.label !== undefined && addressBelow(rows, one).includes(row));
  return !isOwn && !isPostalCode(value);
}

/** "00-001 Warszawa", "K1A 0B1 Ottawa" */
const CODE_AND_TOWN =
  /(?:^|, ?)(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2,5}[- ]\d{2,3}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}) \p{Lu}\p{L}/u;

const endsAddress = (text: string): boolean =>
  (isPlace(text) && !/\d/.test(text)) || isPostalCode(text) || CODE_AND_TOWN.test(text);

/** The rows up to the town: behind it stand only a code, a place or the town of a code alone. */
function upToTown<Row extends FormRow>(rows: readonly Row[], address: Row): Row[] {
  const textOf = ({ line }: Row): string => line.cells.at(-1)?.text.trim() ?? '';
  let above = textOf(address);
  let isEnded = CODE_AND_TOWN.test(above);
  const end = rows.findIndex((row) => {
    const text = textOf(row);
    if (isEnded && !isPostalCode(above) && !endsAddress(text)) return true;
    isEnded ||= endsAddress(text);
    above = text;
    return false;
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

function isOfAddress({ line, label }: FormRow): boolean {
  const [cell, ...more] = line.cells;
  const text = cell?.text ?? '';
  return (
    label === undefined &&
    more.length === 0 &&
    line.bulletX === undefined &&
    text.length <= MAX_ADDRESS_LENGTH &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[:@|]|\d{3}[ -]?\d{4}|[.!?]$|\p{Ll} \p{Ll}{4}/u.test(text) &&
    findHeadingKind(text) === undefined &&
    titleScore(text) < 1
  );
}
