import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { LEAVE_DECISIONS } from '../../../api/contract/leave-statuses.js';
import { useLeaveTypeChoices } from '../api/use-leave-types';
import { useText } from '../i18n/use-text';
import { DepartmentFilter, FilterDate, FilterSelect, ListFilters, useFilter } from '../lists/list-filters';
import { ListTools } from '../lists/list-page';
import { SavedViews } from '../lists/saved-views';
import { SearchBox } from '../lists/search-box';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { usePhone } from '../ui/layout/use-phone';
import { STATUS_GLYPHS } from './leave-status';
import classes from './status-filter.module.css';

const ALL = 'All';
const FILTER_STATUSES = ['Pending', ...LEAVE_DECISIONS] as const;

function StatusFilter() {
  const text = useText();
  const [status, setStatus] = useFilter('status');
  return (
    <ToggleButtonGroup
      exclusive
      className={classes.statuses}
      aria-label={text('leaves.status')}
      value={status || ALL}
      // MUI passes null when the selected button is pressed again; one stays selected.
      onChange={(_, chosen: string | null) => chosen && setStatus(chosen === ALL ? '' : chosen)}
    >
      <ToggleButton value={ALL}>{text('leaves.all')}</ToggleButton>
      {FILTER_STATUSES.map((value) => (
        <ToggleButton key={value} value={value}>
          <StatusGlyph of={STATUS_GLYPHS[value]} />
          {text(`leave.statuses.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function EmploymentFilter() {
  const text = useText();
  return <FilterSelect source="afterLastDay" label={text('leaves.employment')} choices={[{ value: 'true', label: text('leaves.afterLastDay') }]} />;
}

export function LeaveTools() {
  const text = useText();
  const phone = usePhone();
  const types = useLeaveTypeChoices(() => true);
  return (
    <ListTools>
      <SearchBox placeholder={text('leaves.search')} />
      {!phone && <StatusFilter />}
      <ListFilters exclude={['status']}>
        <FilterSelect source="leaveType" label={text('leaves.type')} choices={types} />
        <DepartmentFilter />
        <EmploymentFilter />
        <FilterDate source="from" label={text('leaves.from')} />
        <FilterDate source="to" label={text('leaves.to')} />
      </ListFilters>
      <SavedViews />
      {phone && <StatusFilter />}
    </ListTools>
  );
}
