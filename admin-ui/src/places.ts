import { Banknote, CalendarDays, History, LayoutDashboard, type LucideIcon, Network, Settings2, Upload, UsersRound } from 'lucide-react';
import { address } from './addresses';
import type { MessageKey } from './i18n/use-text';

export interface Place {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
  /** Every address under /admin-dashboard that begins so belongs to this place. */
  area: RegExp;
  /** Part of the place before it. */
  part?: true;
  /** After a hairline: looked at, not worked in. */
  apart?: true;
}

/** Where the back office can be entered: the links of the sidebar, which the search knows as well. */
export const PLACES: Place[] = [
  { to: address.dashboard, label: 'navigation.dashboard', icon: LayoutDashboard, area: /^\/$/ },
  { to: address.employees, label: 'navigation.employee', icon: UsersRound, area: /^\/((add-)?employee|salary\/view)\b/ },
  { to: address.imports, label: 'navigation.import', icon: Upload, area: /^\/import\b/, part: true },
  { to: address.departments, label: 'navigation.departments', icon: Network, area: /^\/(add-)?departments?\b/ },
  { to: address.leaves, label: 'navigation.leave', icon: CalendarDays, area: /^\/leaves\b/ },
  { to: address.addSalary, label: 'navigation.salary', icon: Banknote, area: /^\/salary\/add\b/ },
  { to: address.setting, label: 'navigation.setting', icon: Settings2, area: /^\/setting\b/ },
  { to: address.audit, label: 'navigation.audit', icon: History, area: /^\/audit\b/, apart: true },
];
