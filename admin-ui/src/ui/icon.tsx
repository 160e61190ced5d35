import type { LucideIcon } from 'lucide-react';

interface Props {
  of: LucideIcon;
  size?: number;
  mirrored?: boolean;
}

export function Icon({ of: LucideComponent, size = 18, mirrored = false }: Props) {
  return (
    <LucideComponent
      size={size}
      strokeWidth={1.65}
      className={mirrored ? 'mirrored' : undefined}
      aria-hidden="true"
    />
  );
}
