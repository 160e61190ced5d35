/** An ordinary progressive JPEG has about ten. */
const MOST_SCANS = 100;
const SCAN = Buffer.from('ffda', 'hex');

/** A few kilobytes hold thousands of scans, and each goes over all pixels. */
export function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(SCAN); at !== -1; at = jpeg.indexOf(SCAN, at + SCAN.length)) {
    scans += 1;
    if (scans > MOST_SCANS) return true;
  }
  return false;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;
/** The picture, its colours and which way is up. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);

/** The decoder unpacks compressed texts, gigabytes of them from 5 MB, although no text is kept. */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= png.length; ) {
    const end = at + CHUNK_FRAME_BYTES + png.readUInt32BE(at);
    if (KEPT.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
