import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { FilterSelect } from '../lists/filter-select';
import { ListFilters } from '../lists/list-filters';
import { ListTools } from '../lists/list-tools';
import classes from './employee-history.module.css';
import { useHistoryPeople } from './use-history-people';

const SUBJECTS = ['employee', 'account', 'salary', 'leave'] as const;

export function EmployeeHistoryTools({ employeeId }: { employeeId: string }) {
  const text = useText();
  const people = useHistoryPeople();
  return (
    <div className={classes.tools}>
      <ListTools>
        <ListFilters>
          <FilterSelect source="subject" label={text('audit.history.changes')} choices={SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) }))} />
          <FilterSelect source="actor" label={text('audit.history.everybody')} choices={people} />
        </ListFilters>
        <span className={classes.export}>
          <ExportButton name={`history-${employeeId}`} />
        </span>
      </ListTools>
    </div>
  );
}
