import sharp from 'sharp';

export type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif';

interface Look {
  width?: number;
  height?: number;
  /** EXIF orientation; other metadata goes with it. */
  orientation?: number;
}

/** A real picture, its left half red and its right half blue. */
export async function picture(
  format: Format,
  { width = 60, height = 40, orientation }: Look = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const blue = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  const halves = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite(
    [{ input: blue, left: Math.floor(width / 2), top: 0 }],
  );
  const described = orientation
    ? halves
        .withMetadata({ orientation })
        .withExifMerge({ IFD0: { Copyright: 'Where I live', Artist: 'Somebody' } })
    : halves;
  return new Uint8Array(await described.toFormat(format).toBuffer());
}

export async function look(bytes: Uint8Array) {
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  return { format, width, height, metadata: [exif, icc, xmp, orientation].filter(Boolean).length };
}

/** The colour at a place given in hundredths of the sides: 'red', 'blue' or neither. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor((info.height * top) / 100) * info.width + Math.floor((info.width * left) / 100)) *
    info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'neither';
}
