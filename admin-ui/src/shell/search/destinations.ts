import { ArrowRightLeft, type LucideIcon, Plus } from 'lucide-react';
import { officePath } from '../../paths';
import type { MessageKey } from '../../i18n/use-text';
import { PLACES } from '../../places';

export interface Destination {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

/** Screens that can be named without naming a record. */
export const DESTINATIONS: Destination[] = [
  ...PLACES,
  { to: officePath.addEmployee, label: 'search.addEmployee', icon: Plus },
  { to: officePath.addDepartment, label: 'search.addDepartment', icon: Plus },
  { to: '/employee-dashboard', label: 'account.portal', icon: ArrowRightLeft },
];
