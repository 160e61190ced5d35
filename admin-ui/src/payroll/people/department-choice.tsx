import { useText } from '../../i18n/use-text';
import { useDepartmentFilter, useFilter } from '../../lists/list-filter';
import { SelectField } from '../../ui/fields/select-field';
import classes from './run-people.module.css';

export function DepartmentChoice() {
  const text = useText();
  const { choices = [] } = useDepartmentFilter();
  const [department, setDepartment] = useFilter('department');
  return (
    <div className={classes.department}>
      <SelectField
        hideLabel
        label={text('payRun.people.department')}
        placeholder={text('payRun.people.allDepartments')}
        choices={choices}
        value={department}
        onChange={({ target }) => setDepartment(target.value)}
      />
    </div>
  );
}
