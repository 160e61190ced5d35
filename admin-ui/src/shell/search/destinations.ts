import { ArrowRightLeft, type LucideIcon, Plus } from 'lucide-react';
import { officePath } from '../../paths';
import type { MessageKey } from '../../i18n/use-text';
import { NAVIGATION_ITEMS } from '../../navigation-items';

export interface Destination {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

export const DESTINATIONS: Destination[] = [
  ...NAVIGATION_ITEMS,
  { to: officePath.addEmployee, label: 'search.addEmployee', icon: Plus },
  { to: officePath.addDepartment, label: 'search.addDepartment', icon: Plus },
  { to: '/employee-dashboard', label: 'account.portal', icon: ArrowRightLeft },
];
