import {
  Banknote,
  CalendarClock,
  CalendarDays,
  HandCoins,
  History,
  LayoutDashboard,
  type LucideIcon,
  Network,
  Settings2,
  Upload,
  UsersRound,
  Workflow,
} from 'lucide-react';
import { officePath } from './paths';
import type { MessageKey } from './i18n/use-text';

export interface NavigationItem {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
  /** Matches the paths under /admin-dashboard for which the item is shown as current. */
  area: RegExp;
  /** The resource that its list shows. */
  list?: string;
  nested?: true;
  separated?: true;
}

export const NAVIGATION_ITEMS: NavigationItem[] = [
  { to: officePath.dashboard, label: 'navigation.dashboard', icon: LayoutDashboard, area: /^\/$/ },
  {
    to: officePath.employees,
    label: 'navigation.employee',
    icon: UsersRound,
    area: /^\/((add-)?employee|salary\/view)\b/,
    list: 'employees',
  },
  {
    to: officePath.imports,
    label: 'navigation.import',
    icon: Upload,
    area: /^\/import\b/,
    nested: true,
  },
  {
    to: officePath.plannedChanges,
    label: 'navigation.planned',
    icon: CalendarClock,
    area: /^\/planned-changes\b/,
    list: 'plannedChanges',
    nested: true,
  },
  {
    to: officePath.departments,
    label: 'navigation.departments',
    icon: Network,
    area: /^\/(add-)?departments?\b/,
    list: 'departments',
  },
  {
    to: officePath.organisation,
    label: 'departments.organisation',
    icon: Workflow,
    area: /^\/organisation\b/,
    nested: true,
  },
  {
    to: officePath.leaves,
    label: 'navigation.leave',
    icon: CalendarDays,
    area: /^\/((add-)?leave|working-time|add-work-pattern|holidays|year-end)/,
    list: 'leaves',
  },
  {
    to: officePath.addSalary,
    label: 'navigation.salary',
    icon: Banknote,
    area: /^\/salary\/add\b/,
  },
  {
    to: officePath.payroll,
    label: 'navigation.payroll',
    icon: HandCoins,
    area: /^\/payroll\b/,
    list: 'payRuns',
    nested: true,
  },
  { to: officePath.setting, label: 'navigation.setting', icon: Settings2, area: /^\/setting\b/ },
  {
    to: officePath.audit,
    label: 'navigation.audit',
    icon: History,
    area: /^\/audit\b/,
    list: 'audit',
    separated: true,
  },
];
