import { LEAVE_STATUSES } from '../../../api/contract/leave-statuses.js';
import { LEAVE_TYPES } from '../../../api/contract/leave-types.js';
import { useText } from '../i18n/use-text';
import { DepartmentFilter } from '../lists/department-filter';
import { FilterDate } from '../lists/filter-date';
import { FilterSelect } from '../lists/filter-select';
import { ListFilters } from '../lists/list-filters';
import { ListTools } from '../lists/list-tools';
import { SavedViews } from '../lists/saved-views';
import { SearchBox } from '../lists/search-box';
import { usePhone } from '../ui/use-phone';
import { StatusFilter } from './status-filter';
import classes from './status-filter.module.css';

export function LeaveTools() {
  const text = useText();
  const phone = usePhone();
  const types = LEAVE_TYPES.map((value) => ({ value, label: text(`leave.types.${value}`) }));
  return (
    <ListTools>
      {phone ? (
        <>
          <SearchBox placeholder={text('leaves.search')} />
          <SavedViews />
        </>
      ) : (
        <div className={classes.first}>
          <SearchBox placeholder={text('leaves.search')} />
          <StatusFilter />
        </div>
      )}
      <ListFilters apart={['status']}>
        <FilterSelect source="leaveType" label={text('leaves.type')} choices={types} />
        <DepartmentFilter />
        <FilterSelect source="status" label={text('leaves.status')} choices={LEAVE_STATUSES.map((value) => ({ value, label: text(`leave.statuses.${value}`) }))} />
        <FilterDate source="from" label={text('leaves.from')} />
        <FilterDate source="to" label={text('leaves.to')} />
      </ListFilters>
      {phone ? <StatusFilter /> : <SavedViews />}
    </ListTools>
  );
}
