import { type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';

interface LineProps {
  icon: LucideIcon;
  title: ReactNode;
  tone?: 'wait' | 'quiet';
  children?: ReactNode;
}

export function EffectLine({ icon, title, tone, children }: LineProps) {
  return (
    <li data-tone={tone}>
      <Icon of={tone === 'wait' ? TriangleAlert : icon} size={16} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </li>
  );
}
