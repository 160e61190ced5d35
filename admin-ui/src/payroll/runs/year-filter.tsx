import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { SelectField } from '../../ui/fields/select-field';
import classes from './run-list.module.css';

/** Runs are kept for as long as the company is; older years stand in the address. */
const YEARS = 10;

export function YearFilter() {
  const text = useText();
  const today = useToday();
  const [year, setYear] = useFilter('year');
  const latest = Number((today ?? '').slice(0, 4)) + 1;
  const years = today ? Array.from({ length: YEARS }, (_, index) => String(latest - index)) : [];
  const offered = year && !years.includes(year) ? [...years, year] : years;
  return (
    <div className={classes.year}>
      <SelectField
        hideLabel
        label={text('payroll.year')}
        placeholder={text('payroll.allYears')}
        choices={offered.map((value) => ({ value, label: value }))}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
    </div>
  );
}
