import { useEffect, useState } from 'react';
import { getBlob } from '../api/http-client';
import { onTokenDropped } from '../api/token';
import { Avatar } from '../ui/avatar';

const KEPT = 200;

/** Photos are read with the token, so no address of one works by itself. A new photo has a new officePath. */
const photos = new Map<string, Promise<string>>();

function load(image: string): Promise<string> {
  const known = photos.get(image);
  if (known) return known;
  const loading = getBlob(image.replace(/^\/api/, ''), 'image/*').then((blob) => URL.createObjectURL(blob));
  photos.set(image, loading);
  // Not kept, so that the next screen tries again.
  loading.catch(() => photos.delete(image));
  if (photos.size > KEPT) forget(photos.keys().next().value as string);
  return loading;
}

function forget(image: string): void {
  photos.get(image)?.then(
    (url) => URL.revokeObjectURL(url),
    () => undefined,
  );
  photos.delete(image);
}

onTokenDropped(() => [...photos.keys()].forEach(forget));

/** An address that an <img> can show, once it is there. */
function usePhoto(image: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ image: string; url: string }>();
  useEffect(() => {
    let wanted = true;
    if (image) load(image).then((url) => wanted && setShown({ image, url }), () => undefined);
    return () => {
      wanted = false;
    };
  }, [image]);
  return shown?.image === image ? shown?.url : undefined;
}

interface Props {
  name: string;
  /** The address of the photo, as the server names it. */
  image?: string | null;
  size?: 's' | 'm' | 'l' | 'xl';
  single?: boolean;
  label?: string;
}

/** The photo of a person; the default picture, their initials, without one and when it cannot be loaded. */
export function PersonPhoto({ image, ...avatar }: Props) {
  const photo = usePhoto(image ?? undefined);
  const [broken, setBroken] = useState<string>();
  return <Avatar {...avatar} photo={photo === broken ? undefined : photo} onError={() => setBroken(photo)} />;
}
