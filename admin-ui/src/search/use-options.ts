import { Keyboard, type LucideIcon, Network } from 'lucide-react';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { usePendingLeave } from '../providers/use-pending-leave';
import { DESTINATIONS } from './destinations';
import { contains, folded } from './folded';
import { keysTo } from './shortcuts';
import { useMatches } from './use-matches';

export interface Option {
  key: string;
  label: string;
  /** Beside the label, paler. */
  detail?: string;
  /** Without one it is a person. */
  icon?: LucideIcon;
  photo?: string | null;
  keys?: string[];
  /** Without one it opens the list of shortcuts. */
  to?: string;
}

export interface OptionGroup {
  name: 'employees' | 'departments' | 'places';
  options: Option[];
}

/** All that fits what was typed; with nothing typed, the screens. */
export function useOptions(question: string) {
  const text = useText();
  const pending = usePendingLeave();
  const { employees, departments, ...state } = useMatches(question);

  const places: Option[] = DESTINATIONS.map(({ to, label, icon }) => ({
    key: to,
    to,
    label: text(label),
    detail: to === address.leaves && pending > 0 ? text('navigation.pending', { count: pending }) : undefined,
    icon,
    keys: keysTo(to),
  }));
  places.push({ key: 'shortcuts', label: text('search.shortcuts'), icon: Keyboard, keys: ['?'] });

  const found: OptionGroup[] = [
    {
      name: 'employees',
      options: employees.map(({ _id, name, employeeId, department, status, userId }) => ({
        key: _id,
        to: address.employee(_id),
        label: name,
        detail: [employeeId, department.dep_name, status === 'Left' && text('person.statuses.Left')].filter(Boolean).join(', '),
        photo: userId.profileImage,
      })),
    },
    {
      name: 'departments',
      options: departments.map(({ _id, dep_name, employees: count }) => ({
        key: _id,
        to: address.department(_id),
        label: dep_name,
        detail: text('search.people', { count }),
        icon: Network,
      })),
    },
  ];
  const screens: OptionGroup = { name: 'places', options: places.filter(({ label }) => contains(label, question)) };
  // Whoever types the beginning of a screen's name means it; it must not give way when people are found.
  const named = question !== '' && screens.options.some(({ label }) => folded(label).startsWith(folded(question)));
  const groups = named ? [screens, ...found] : [...found, screens];
  return { groups: groups.filter(({ options }) => options.length > 0), named, ...state };
}
