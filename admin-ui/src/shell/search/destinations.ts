import { ArrowRightLeft, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '../../i18n/use-text';
import { NAVIGATION_ITEMS } from '../../navigation-items';

export interface Destination {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

export const DESTINATIONS: Destination[] = [
  ...NAVIGATION_ITEMS,
  { to: '/employee-dashboard', label: 'account.portal', icon: ArrowRightLeft },
];
