import { Banknote, CalendarCheck, CalendarPlus, KeyRound, type LucideIcon, Network, UserPlus } from 'lucide-react';
import { filtered, officePath } from '../../paths';
import type { MessageKey } from '../../i18n/use-text';

export interface Command {
  to: string;
  label: MessageKey;
  /** Other words for it, separated by blanks. */
  words: MessageKey;
  icon: LucideIcon;
}

/** The commands that open a screen; `useCommands` adds those that act at once. */
export const COMMANDS: Command[] = [
  { to: filtered(officePath.leaves, { status: 'Pending' }), label: 'search.approveLeave', words: 'search.words.approveLeave', icon: CalendarCheck },
  { to: officePath.enterLeave(), label: 'leaves.enter', words: 'search.words.enterLeave', icon: CalendarPlus },
  { to: officePath.addEmployee, label: 'employees.add', words: 'search.words.addEmployee', icon: UserPlus },
  { to: officePath.addSalary, label: 'salaries.add', words: 'search.words.addSalary', icon: Banknote },
  { to: officePath.addDepartment, label: 'search.addDepartment', words: 'search.words.addDepartment', icon: Network },
  { to: officePath.setting, label: 'search.changePassword', words: 'search.words.changePassword', icon: KeyRound },
];
