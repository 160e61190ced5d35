import type { MessageKey } from '../i18n/use-text';

const LARGEST_BYTES = 5 * 1024 * 1024;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Why the server would not take a photo, as far as that can be seen before it is sent. */
export function imageRefusal({ type, size }: File): MessageKey | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'forms.imageType';
  return size > LARGEST_BYTES ? 'forms.imageSize' : undefined;
}
