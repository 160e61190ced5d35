import { EMPLOYMENT_STATUSES } from '../../../../api/contract/employee/employment-status.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePolicies } from '../../api/use-policies';
import { useFilterChanges } from '../../lists/filter-changes';
import { type ListFilter, useDepartmentFilter } from '../../lists/list-filter';
import { ListTools } from '../../lists/list-tools';
import { SavedViews } from '../../lists/saved-views';
import { SelectField } from '../../ui/fields/select-field';
import classes from './balance-list.module.css';
import { OnDay } from './on-day';
import { NO_FIGURES, useListedBalances } from './use-listed-balances';
import { BalanceKinds } from './balance-kinds';

const LIST = ['leaveType'];
const FIGURES = Object.keys(NO_FIGURES);

export function BalanceTools() {
  const text = useText();
  return (
    <ListTools
      first={
        <>
          <div className={classes.type}>
            <TypeChoice />
          </div>
          <OnDay />
        </>
      }
      search={text('balances.list.search')}
      filters={useFilters()}
      elsewhere={FIGURES}
      kept={LIST}
      end={<SavedViews />}
    >
      <BalanceKinds />
    </ListTools>
  );
}

function TypeChoice() {
  const text = useText();
  const { change } = useFilterChanges();
  const { types, leaveType } = useListedBalances();
  const names = types
    .filter(({ archived, name }) => !archived || name === leaveType)
    .map(({ name }) => name);
  const choices = (names.includes(leaveType) ? names : [leaveType, ...names]).map((value) => ({
    value,
    label: leaveTypeName(text, value),
  }));
  // Amounts of another unit, days of another year and a policy of another type mean nothing for the next type.
  return (
    <SelectField
      hideLabel
      label={text('balances.list.type')}
      choices={choices}
      value={leaveType}
      onChange={({ target }) => change({ ...NO_FIGURES, policy: '', leaveType: target.value })}
    />
  );
}

function useFilters(): ListFilter[] {
  const text = useText();
  const { day } = useDates();
  const { leaveType, on } = useListedBalances();
  const { data = [] } = usePolicies();
  const policies = data.filter((policy) => policy.leaveType.name === leaveType);
  return [
    useDepartmentFilter(),
    {
      source: 'policy',
      label: text('balances.list.policy'),
      choices: policies.map(({ _id, name }) => ({ value: _id, label: name })),
    },
    {
      source: 'status',
      label: text('employees.columns.status'),
      choices: EMPLOYMENT_STATUSES.map((value) => ({
        value,
        label: text(`person.statuses.${value}`),
      })),
    },
    {
      source: 'on',
      label: text('balances.list.on'),
      words: on && text('balances.list.onDay', { date: day(on) }),
    },
  ];
}
