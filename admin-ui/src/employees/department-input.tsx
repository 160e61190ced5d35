import { Link } from 'react-router';
import { address } from '../addresses';
import { SelectInput } from '../forms/select-input';
import { useText } from '../i18n/use-text';
import { useDepartments } from '../providers/use-departments';
import { RowAction } from '../ui/button';

/** `current` stands there before the others have come. */
export function DepartmentInput({ current }: { current?: { _id: string; dep_name: string } }) {
  const text = useText();
  const { data, error, refetch } = useDepartments();
  const known = data ?? [];
  const rows = current && !known.some(({ _id }) => _id === current._id) ? [current, ...known] : known;

  const none = data?.length === 0 && (
    <>
      {text('employees.noDepartment')} <Link to={address.addDepartment}>{text('employees.addDepartment')}</Link>
    </>
  );
  const failed = error && (
    <>
      {text('employees.departmentsFailed')} <RowAction onClick={() => void refetch()}>{text('app.tryAgain')}</RowAction>
    </>
  );
  return (
    <SelectInput source="department" label={text('employees.department')} choices={rows.map(({ _id, dep_name }) => ({ value: _id, label: dep_name }))} hint={failed || none || undefined} />
  );
}
