import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { usePolicies } from '../../api/use-policies';
import { useFilterChanges } from '../../lists/filter-changes';
import { DepartmentFilter, FilterSelect, ListFilters } from '../../lists/list-filters';
import { ListTools } from '../../lists/list-page';
import { SavedViews } from '../../lists/saved-views';
import { SearchBox } from '../../lists/search-box';
import { DaysLegend } from '../../ui/days-bar/days-key';
import { SelectField } from '../../ui/fields/select-field';
import classes from './balance-list.module.css';
import { NO_FIGURES, useListedBalances } from './use-listed-balances';
import { WhichPeople } from './which-people';
import { useId, useState } from 'react';
import { useListSortContext } from 'react-admin';
import { type CalendarDate, EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import filterClasses from '../../lists/list-filters.module.css';

export function BalanceTools() {
  const text = useText();
  return (
    <ListTools>
      <div className={classes.type}>
        <TypeChoice />
      </div>
      <SearchBox placeholder={text('balances.list.search')} />
      <ListFilters exclude={['leaveType', 'status', ...Object.keys(NO_FIGURES)]}>
        <OnDay />
        <DepartmentFilter />
        <PolicyChoice />
        <StatusChoice />
      </ListFilters>
      <SavedViews />
    </ListTools>
  );
}

export function BalanceKey() {
  return (
    <div className={classes.tools}>
      <div className={classes.which}>
        <WhichPeople />
      </div>
      <DaysLegend of={['taken', 'pending', 'available', 'expiring', 'owed']} />
    </div>
  );
}

function TypeChoice() {
  const text = useText();
  const { change } = useFilterChanges();
  const { types, leaveType } = useListedBalances();
  const names = types.filter(({ archived, name }) => !archived || name === leaveType).map(({ name }) => name);
  const choices = (names.includes(leaveType) ? names : [leaveType, ...names]).map((value) => ({ value, label: leaveTypeName(text, value) }));
  // Amounts of another unit, days of another year and a policy of another type mean nothing for the next type.
  return <SelectField hideLabel label={text('balances.list.type')} choices={choices} value={leaveType} onChange={({ target }) => change({ ...NO_FIGURES, policy: '', leaveType: target.value })} />;
}

function PolicyChoice() {
  const text = useText();
  const { leaveType } = useListedBalances();
  const { data = [] } = usePolicies();
  const policies = data.filter((policy) => policy.leaveType.name === leaveType);
  return <FilterSelect source="policy" label={text('balances.list.policy')} choices={policies.map(({ _id, name }) => ({ value: _id, label: name }))} />;
}

function StatusChoice() {
  const text = useText();
  return <FilterSelect source="status" label={text('employees.columns.status')} choices={(['Active', 'Left'] as const).map((value) => ({ value, label: text(`person.statuses.${value}`) }))} />;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const ORDERS_OF_ANY_DAY = ['id', 'name', 'employeeId'];

/** Today, unless another day is chosen. */
function OnDay() {
  const { today, on } = useListedBalances();
  return today && on ? <DayField key={on} today={today} on={on} /> : null;
}

function DayField({ today, on }: { today: CalendarDate; on: CalendarDate }) {
  const text = useText();
  const id = useId();
  const { sort } = useListSortContext();
  const { change } = useFilterChanges();
  const [draft, setDraft] = useState<string>(on);

  function choose({ value, validity }: HTMLInputElement) {
    setDraft(value);
    if (value === '' || !validity.valid || value === on) return;
    change({ ...NO_FIGURES, on: value === today ? '' : value }, false, ORDERS_OF_ANY_DAY.includes(sort.field) ? undefined : BY_NAME);
  }

  return (
    <span className={filterClasses.pick} data-active={on !== today}>
      <label htmlFor={id}>
        <span>{text('balances.list.on')}</span>
      </label>
      <input id={id} type="date" min={EARLIEST_LEAVE} max={latestFutureDate(today)} value={draft} onChange={({ target }) => choose(target)} onBlur={() => setDraft(on)} />
    </span>
  );
}
