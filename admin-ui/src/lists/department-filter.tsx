import { useText } from '../i18n/use-text';
import { useDepartments } from '../providers/use-departments';
import { FilterSelect } from './filter-select';

export function DepartmentFilter() {
  const text = useText();
  const { data = [] } = useDepartments();
  return <FilterSelect source="department" label={text('lists.department')} choices={data.map(({ id, dep_name }) => ({ value: id, label: dep_name }))} />;
}
