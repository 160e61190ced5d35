/** Twice what is printed of it, for sharp print. */
const SIZE = { width: 460, height: 138 };

const known = new WeakMap<Buffer, Promise<Buffer>>();

/** Logos are WebP, which PDF does not know. On white, since a transparent one would take pdfkit a hundred times as long. */
export function logoPng(logo: Buffer): Promise<Buffer> {
  let made = known.get(logo);
  if (!made) known.set(logo, (made = converted(logo)));
  return made;
}

async function converted(logo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(logo)
    .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
