import { useText } from '../../i18n/use-text';
import { useDepartmentFilter, useFilter } from '../../lists/list-filter';
import { SelectField } from '../../ui/fields/select-field';

export function DepartmentChoice() {
  const text = useText();
  const { choices = [] } = useDepartmentFilter();
  const [department, setDepartment] = useFilter('department');
  return <SelectField hideLabel label={text('payRun.people.department')} placeholder={text('payRun.people.allDepartments')} choices={choices} value={department} onChange={({ target }) => setDepartment(target.value)} />;
}
