import type { LucideIcon } from 'lucide-react';

interface Props {
  of: LucideIcon;
  size?: number;
  /** Arrows and chevrons turn round where one reads from right to left. */
  mirrored?: boolean;
}

export function Icon({ of: Drawing, size = 18, mirrored = false }: Props) {
  return <Drawing size={size} strokeWidth={1.65} className={mirrored ? 'mirrored' : undefined} aria-hidden="true" />;
}
