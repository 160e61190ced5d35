import { Banknote, CalendarDays, History, LayoutDashboard, type LucideIcon, Network, Settings2, Upload, UsersRound } from 'lucide-react';
import { officePath } from './paths';
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
  { to: officePath.dashboard, label: 'navigation.dashboard', icon: LayoutDashboard, area: /^\/$/ },
  { to: officePath.employees, label: 'navigation.employee', icon: UsersRound, area: /^\/((add-)?employee|salary\/view)\b/ },
  { to: officePath.imports, label: 'navigation.import', icon: Upload, area: /^\/import\b/, part: true },
  { to: officePath.departments, label: 'navigation.departments', icon: Network, area: /^\/(add-)?departments?\b/ },
  { to: officePath.leaves, label: 'navigation.leave', icon: CalendarDays, area: /^\/leaves\b/ },
  { to: officePath.addSalary, label: 'navigation.salary', icon: Banknote, area: /^\/salary\/add\b/ },
  { to: officePath.setting, label: 'navigation.setting', icon: Settings2, area: /^\/setting\b/ },
  { to: officePath.audit, label: 'navigation.audit', icon: History, area: /^\/audit\b/, apart: true },
];
