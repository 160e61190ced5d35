import { useEffect, useState } from 'react';
import { blobAt } from '../api/http-client';
import { onTokenDropped } from '../api/token';
import { Avatar } from '../ui/avatar';

const MAX_CACHED = 200;

/** Object URLs, because photos need the token and an <img> cannot send it. A new photo has a new path. */
const photoUrls = new Map<string, Promise<string>>();

function load(image: string): Promise<string> {
  const cached = photoUrls.get(image);
  if (cached) return cached;
  const loading = blobAt(image.replace(/^\/api/, ''), 'image/*').then((blob) =>
    URL.createObjectURL(blob),
  );
  photoUrls.set(image, loading);
  // A failure is not cached, so that the next screen tries again.
  loading.catch(() => photoUrls.delete(image));
  if (photoUrls.size > MAX_CACHED) evict(photoUrls.keys().next().value as string);
  return loading;
}

function evict(image: string): void {
  photoUrls.get(image)?.then(
    (url) => URL.revokeObjectURL(url),
    () => undefined,
  );
  photoUrls.delete(image);
}

onTokenDropped(() => [...photoUrls.keys()].forEach(evict));

function usePhotoUrl(image: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ image: string; url: string }>();
  useEffect(() => {
    let active = true;
    if (image)
      load(image).then(
        (url) => active && setShown({ image, url }),
        () => undefined,
      );
    return () => {
      active = false;
    };
  }, [image]);
  return shown?.image === image ? shown?.url : undefined;
}

interface Props {
  name: string;
  /** The path of the photo on the server. */
  image?: string | null;
  size?: 's' | 'm' | 'l' | 'xl';
  label?: string;
}

/** Shows the initials when there is no photo or it cannot be loaded. */
export function PersonPhoto({ image, ...avatar }: Props) {
  const photo = usePhotoUrl(image ?? undefined);
  const [broken, setBroken] = useState<string>();
  return (
    <Avatar
      {...avatar}
      photo={photo === broken ? undefined : photo}
      onError={() => setBroken(photo)}
    />
  );
}
