import { useState } from 'react';
import { Avatar } from '../ui/avatar';
import { usePhoto } from './use-photo';

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
