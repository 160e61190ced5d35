import type { MessageKey } from '../i18n/use-text';

const MAX_BYTES = 5 * 1024 * 1024;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

export function imageError({ type, size }: File): MessageKey | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'forms.imageType';
  return size > MAX_BYTES ? 'forms.imageSize' : undefined;
}
