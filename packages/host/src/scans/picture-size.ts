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
  if (PNG.every((byte, at) => bytes[at] === byte)) {
    if (bytes.length < 33) return undefined;
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return JPEG.every((byte, at) => bytes[at] === byte) ? jpegSize(view) : undefined;
}

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
