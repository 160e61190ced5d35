import type { Text } from '../i18n/use-text';
import type { Employee } from './employee';

/** Whatever the contract promises: whom or what a record has lost is said in words, and has an empty id. */
export function completed(employee: Employee, text: Text): Employee {
  const { name, userId, department, manager } = employee as Partial<Employee>;
  const known = name || userId?.name || text('person.unknown');
  return {
    ...employee,
    name: known,
    userId: userId ?? { _id: '', name: known, email: '', role: 'employee', profileImage: null },
    department: department ?? { _id: '', dep_name: text('app.notAvailable') },
    manager: manager ?? null,
  };
}
