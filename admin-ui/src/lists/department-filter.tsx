import { useGetList } from 'react-admin';
import type { DepartmentRecord } from '../../../api/contract/records.js';
import { useText } from '../i18n/use-text';
import { FilterSelect } from './filter-select';

type Row = DepartmentRecord & { id: string };

export function DepartmentFilter() {
  const text = useText();
  const { data = [] } = useGetList<Row>('departments', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } });
  return <FilterSelect source="department" label={text('lists.department')} choices={data.map(({ id, dep_name }) => ({ value: id, label: dep_name }))} />;
}
