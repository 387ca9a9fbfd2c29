/** Brands of the file format whose pictures are coded in HEVC, as phones write them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** AVIF names the common brand too; it is not read. */
const OTHERS = ['avif', 'avis'];
const BRAND_BYTES = 4;
const HEAD_BYTES = 64;

/** Whether a file is a HEIC photo, by the brands that its first box lists. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(head.toString('latin1', at, at + BRAND_BYTES));
  return (
    brands.some((brand) => BRANDS.includes(brand)) &&
    !brands.some((brand) => OTHERS.includes(brand))
  );
}
