import { useLeaveTypeChoices } from '../api/use-leave-types';
import { useText } from '../i18n/use-text';
import { useDepartmentFilter } from '../lists/list-filter';
import { ListFilters } from '../lists/list-filters';
import { ListTools } from '../lists/list-page';
import { SavedViews } from '../lists/saved-views';
import { SearchBox } from '../lists/search-box';
import { usePhone } from '../ui/layout/use-phone';
import { StatusFilter } from './status-filter';
import { useWaitingFilter } from './waiting-filter';

const STATUS = ['status'];

export function LeaveTools() {
  const text = useText();
  const phone = usePhone();
  const types = useLeaveTypeChoices(() => true);
  const department = useDepartmentFilter();
  const waiting = useWaitingFilter();
  const filters = [
    { source: 'leaveType', label: text('leaves.type'), choices: types },
    department,
    ...waiting,
    { source: 'from', label: text('leaves.from') },
    { source: 'to', label: text('leaves.to') },
    {
      source: 'afterLastDay',
      label: text('leaves.employment'),
      choices: [{ value: 'true', label: text('leaves.afterLastDay') }],
    },
  ];
  return (
    <ListTools>
      <SearchBox placeholder={text('leaves.search')} />
      {!phone && <StatusFilter />}
      <ListFilters of={filters} elsewhere={STATUS} />
      <SavedViews />
      {phone && <StatusFilter />}
    </ListTools>
  );
}
