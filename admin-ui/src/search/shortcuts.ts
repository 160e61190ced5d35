import { address } from '../addresses';
import type { MessageKey } from '../i18n/use-text';

export interface Shortcut {
  /** One key, or two one after the other. */
  keys: string[];
  label: MessageKey;
  /** A place, or what else it does. */
  does: { to: string } | 'list' | 'help';
}

export const SHORTCUTS: Shortcut[] = [
  { keys: ['g', 'd'], label: 'navigation.dashboard', does: { to: address.dashboard } },
  { keys: ['g', 'e'], label: 'navigation.employee', does: { to: address.employees } },
  { keys: ['g', 'p'], label: 'navigation.departments', does: { to: address.departments } },
  { keys: ['g', 'l'], label: 'navigation.leave', does: { to: address.leaves } },
  { keys: ['g', 's'], label: 'navigation.salary', does: { to: address.addSalary } },
  { keys: ['n', 'e'], label: 'search.addEmployee', does: { to: address.addEmployee } },
  { keys: ['/'], label: 'search.list', does: 'list' },
  { keys: ['?'], label: 'search.shortcuts', does: 'help' },
];

export const keysTo = (address: string): string[] | undefined =>
  SHORTCUTS.find(({ does }) => typeof does === 'object' && does.to === address)?.keys;
