import { EMPLOYMENT_STATUSES } from '../../../api/contract/employment-status.js';
import { ROLES } from '../../../api/contract/roles.js';
import { useText } from '../i18n/use-text';
import { DepartmentFilter } from '../lists/department-filter';
import { FilterSelect } from '../lists/filter-select';
import { ListFilters } from '../lists/list-filters';

export function EmployeeFilters() {
  const text = useText();
  return (
    <ListFilters>
      <DepartmentFilter />
      <FilterSelect source="role" label={text('employees.role')} choices={ROLES.map((value) => ({ value, label: text(`person.roles.${value}`) }))} />
      <FilterSelect source="status" label={text('employees.status')} choices={EMPLOYMENT_STATUSES.map((value) => ({ value, label: text(`person.statuses.${value}`) }))} />
    </ListFilters>
  );
}
