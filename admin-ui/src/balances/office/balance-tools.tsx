import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { addDays } from '../../../../api/contract/calendar-date.js';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import { DepartmentFilter, FilterSelect, ListFilters } from '../../lists/list-filters';
import { ListTools } from '../../lists/list-page';
import { SavedViews } from '../../lists/saved-views';
import { SearchBox } from '../../lists/search-box';
import { DaysLegend } from '../../ui/days-bar/days-key';
import { Segments } from '../../ui/fields/segments';
import { SelectField } from '../../ui/fields/select-field';
import { SOON_DAYS } from '../balance-parts';
import classes from './balance-list.module.css';

export const DEFAULT_TYPE = 'Annual Leave';

/** Which people: negative or expiring exclude each other. */
const WHICH = ['all', 'negative', 'soon'] as const;
type Which = (typeof WHICH)[number];

export function BalanceTools() {
  const text = useText();
  return (
    <>
      <ListTools>
        <TypeChoice />
        <SearchBox placeholder={text('balances.list.search')} />
        <ListFilters exclude={['leaveType', 'below', 'expiresBefore']}>
          <DepartmentFilter />
          <StatusChoice />
        </ListFilters>
        <SavedViews />
      </ListTools>
      <div className={classes.tools}>
        <WhichPeople />
        <DaysLegend of={['taken', 'pending', 'available', 'expiring', 'owed']} />
      </div>
    </>
  );
}

function TypeChoice() {
  const text = useText();
  const api = useApi();
  const { filterValues } = useListContext();
  const { change } = useFilterChanges();
  const { data = [] } = useQuery({ queryKey: ['leaveTypes'], queryFn: () => api.leaveTypes() });
  const chosen = (filterValues as { leaveType?: string }).leaveType ?? DEFAULT_TYPE;
  const names = data.filter(({ archived, name }) => !archived || name === chosen).map(({ name }) => name);
  const choices = (names.includes(chosen) ? names : [chosen, ...names]).map((value) => ({ value, label: leaveTypeName(text, value) }));
  // Amounts of another unit and days of another year mean nothing for the next type.
  return <SelectField hideLabel label={text('balances.list.type')} choices={choices} value={chosen} onChange={({ target }) => change({ leaveType: target.value, below: '', expiresBefore: '' })} />;
}

function StatusChoice() {
  const text = useText();
  return <FilterSelect source="status" label={text('employees.columns.status')} choices={(['Active', 'Left'] as const).map((value) => ({ value, label: text(`person.statuses.${value}`) }))} />;
}

function WhichPeople() {
  const text = useText();
  const today = useToday();
  const { filterValues } = useListContext();
  const { change } = useFilterChanges();
  const { below, expiresBefore } = filterValues as { below?: string; expiresBefore?: string };
  const labels: Record<Which, string> = { all: text('balances.list.all'), negative: text('balances.list.negative'), soon: text('balances.list.soon') };

  function choose(which: Which) {
    change({ below: which === 'negative' ? '0' : '', expiresBefore: which === 'soon' && today ? addDays(today, SOON_DAYS) : '' });
  }

  return (
    <Segments
      label={text('balances.list.which')}
      options={WHICH.map((value) => ({ value, label: labels[value] }))}
      value={below === '0' ? 'negative' : expiresBefore ? 'soon' : 'all'}
      onChoose={choose}
    />
  );
}
