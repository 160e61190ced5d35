import { useListContext } from 'react-admin';
import { JOB_PEOPLE_MAX } from '../../../../api/contract/job/job-changes.js';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import type { ListedEmployee } from '../employee';

/** All whom the search and the filters leave, as many as can be changed at once. */
export function SelectEverybody() {
  const text = useText();
  const api = useApi();
  const notifyError = useNotifyError();
  const { total = 0, selectedIds, onSelect, sort, filterValues } = useListContext<ListedEmployee>();
  const count = Math.min(total, JOB_PEOPLE_MAX);
  if (selectedIds.length >= count) return null;

  async function select() {
    try {
      const everybody = await api.getList<ListedEmployee>('employees', {
        filter: filterValues as object,
        sort,
        pagination: { page: 1, perPage: JOB_PEOPLE_MAX },
      });
      onSelect(everybody.data.map(({ id }) => id));
    } catch (failure) {
      notifyError(failure);
    }
  }

  return (
    <RowAction onClick={() => void select()}>
      {text(total > count ? 'employees.selection.first' : 'employees.selection.all', { count })}
    </RowAction>
  );
}
