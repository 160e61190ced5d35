import { reencodedImage } from './reencoded-image.js';

const MAX_SIDE = 512;

export function squarePhoto(file: Buffer): Promise<Buffer> {
  return reencodedImage(file, (image, { width, height }) => {
    const side = Math.min(width, height, MAX_SIDE);
    return image.resize(side, side, { fit: 'cover' });
  });
}
