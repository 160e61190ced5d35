import { addDays, addYears } from '../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { leaveYearName } from '../balances/ledger-texts';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ListTools } from '../lists/list-tools';
import { SelectField } from '../ui/fields/select-field';
import classes from './year-end.module.css';

interface Props {
  types: LeaveTypeRecord[];
  yearEnd: YearEndRecord;
  onType: (id: string) => void;
  onYear: (year: string) => void;
}

export function YearChoice({
  types,
  yearEnd: { leaveType, year: chosen, years },
  onType,
  onYear,
}: Props) {
  const text = useText();
  const { span } = useDates();
  return (
    <ListTools
      first={
        <div className={classes.choice}>
          <SelectField
            hideLabel
            label={text('yearEnd.type')}
            choices={types.map(({ _id, name }) => ({
              value: _id,
              label: leaveTypeName(text, name),
            }))}
            value={leaveType._id}
            onChange={({ target }) => onType(target.value)}
          />
          <SelectField
            hideLabel
            label={text('yearEnd.year')}
            choices={years.map(({ year, until, state }) => ({
              value: String(year),
              label: text(`yearEnd.yearStates.${state}`, {
                year: leaveYearName(until),
                span: span(addDays(addYears(until, -1), 1), until),
              }),
            }))}
            value={String(chosen)}
            onChange={({ target }) => onYear(target.value)}
          />
        </div>
      }
    />
  );
}
