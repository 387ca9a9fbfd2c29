/** What a picture's first bytes announce, before any pixel is unpacked. */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Markers of JPEG that begin a frame: all of C0 to CF but the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a PNG or JPEG; undefined for what is neither, or broken before it says. */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes)) {
    if (bytes.length < 33) return undefined;
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  const at = JPEG.every((byte, index) => bytes[index] === byte) ? frameOf(view) : undefined;
  if (at === undefined) return undefined;
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
}

/** Whether a PNG or JPEG that says its size has its end too: decoders draw what is there of one that was cut off, and the rest of the page would be lost without a word. */
export function hasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes)) return all.includes('IEND');
  // A picture of the picture may stand before the frame, with an end of its own.
  return all.lastIndexOf(JPEG_END) > (frameOf(view) ?? all.length);
}

const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, at) => bytes[at] === byte);
const JPEG_END = Buffer.of(0xff, 0xd9);

/** Where a JPEG's frame begins. */
function frameOf(view: DataView): number | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return at;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
